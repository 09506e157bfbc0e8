import type { Aspect } from '../knowledge/entry-schema.ts';
import { knowledgeEntries } from '../knowledge/knowledge-base.ts';
import { readQuestion } from './read-question.ts';

/** What the understanding package reads in an entry, as `build/read-entries.json` keeps it. */
export type ReadEntry = {
  readonly id: string;
  /** The question and the ways of asking, in their order. */
  readonly asks: readonly {
    readonly text: string;
    readonly normal: string;
    readonly features: readonly string[];
    readonly products: readonly string[];
    readonly aspects: readonly Aspect[];
  }[];
  readonly keys: readonly string[];
  readonly answer: readonly string[];
};

/** Reads every entry anew; `write-read-entries.ts` writes it down. */
export function readEntries(): ReadEntry[] {
  return knowledgeEntries.map((entry) => ({
    id: entry.id,
    asks: [entry.question, ...entry.asks].map((text) => {
      const { normal, features, products, aspects } = readQuestion(text);
      return { text, normal, features: [...features], products: [...products], aspects: [...aspects] };
    }),
    keys: [...readQuestion(entry.concepts.join(' ').replaceAll('-', ' ')).features],
    answer: [...readQuestion(entry.answer).features],
  }));
}
