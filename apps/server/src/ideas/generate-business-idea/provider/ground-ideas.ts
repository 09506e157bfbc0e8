import type { IdeaRequest, Reading } from '@kawanusaha/contracts/idea';
import { findEntries, toSought } from '#ideas/business-chat/engine/retrieval/find-entries.ts';
import { loadEngine } from '#ideas/business-chat/engine/load-engine.ts';
import { readQuestion } from '#ideas/business-chat/engine/read-question.ts';
import { describeRegion, type RegionFacts } from '../engine/compose/local/describe-region.ts';

/** What ideas of a provider must not go against. */
export type IdeaLimits = {
  /** Rupiah; null while unknown. */
  readonly budget: number | null;
  /** Concepts that the person does not want or cannot do. */
  readonly unwanted: readonly string[];
  /** Keys of ideas that the person has seen. */
  readonly seen: readonly string[];
};

export type Grounding = {
  readonly understood: readonly { readonly kata: string; readonly bidang: string; readonly tidak: boolean }[];
  readonly region: RegionFacts | null;
  readonly knowledge: readonly { readonly tanya: string; readonly jawab: string; readonly sumber: string }[];
  readonly limits: IdeaLimits;
};

const mostEntries = 3;

/** What our own engine knows of the person, the place and the subject, for a provider's prompt and for judging what it writes. */
export async function groundIdeas(request: IdeaRequest, reading: Reading | null): Promise<Grounding> {
  const understood = reading?.understood ?? [];
  // Reads its entries in short turns, where they are not there yet.
  await loadEngine();
  const subjects = understood.filter(({ negated }) => !negated).map(({ label }) => label);
  const question = `izin dan modal usaha ${subjects.slice(0, 2).join(' ')}`;
  const entries = findEntries(toSought(readQuestion(question)), mostEntries).map(({ entry }) => entry);
  return {
    understood: understood.map(({ label, field, negated }) => ({
      kata: label,
      bidang: field,
      tidak: negated,
    })),
    region: describeRegion(reading?.place ?? request.city ?? null),
    knowledge: entries.map((entry) => ({
      tanya: entry.question,
      jawab: entry.answer,
      sumber: entry.source.name,
    })),
    limits: {
      budget: reading?.budget ?? null,
      unwanted: understood.filter(({ negated }) => negated).map(({ id }) => id),
      seen: request.exclude ?? [],
    },
  };
}
