import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { entryIndex } from '../retrieval/entry-index.ts';
import { type ReadQuestion, readQuestion } from '../read-question.ts';

/** Up to this many characters two sentences stay four lines of a phone's screen. */
const mostCharacters = 180;
/** A first sentence below this says little alone ('Boleh.'). */
const fewCharacters = 50;

const listMark = /^(?:-|\d+\.)\s+/u;

/** The sentences of an answer; a line of a list is one, without its mark. */
const sentencesOf = (answer: string): string[] =>
  answer
    .split(/\n+/u)
    .flatMap((line) =>
      listMark.test(line) ? [line.replace(listMark, '')] : line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"'(])/u),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** How much of what is asked a sentence speaks of, beyond what was told before it. */
function weighSentence(sentence: string, question: ReadQuestion, told: ReadonlySet<string>): number {
  const { rarity } = entryIndex();
  const { features } = readQuestion(sentence);
  return [...question.features]
    .filter((feature) => features.has(feature) && !told.has(feature))
    .reduce((sum, feature) => sum + rarity(feature), 0);
}

/**
 * An answer in one or two of its sentences: the first, and the one that speaks most of what is asked; left out sentences between them are
 * marked.
 * @param entry the entry, or the detail of one, whose own sentences are told
 * @param question as read
 */
export function briefAnswer(entry: KnowledgeEntry, question: ReadQuestion): string {
  const [first = '', ...rest] = sentencesOf(entry.detail?.told ?? entry.answer);
  const told = readQuestion(`${entry.question} ${first}`).features;
  const fitting = rest
    .map((sentence, at) => ({ sentence, at, weight: weighSentence(sentence, question, told) }))
    .filter(({ sentence }) => first.length + sentence.length < mostCharacters);
  const [best] = fitting.toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const needsMore = first.length < fewCharacters || first.endsWith(':');
  if (best === undefined || (best.weight === 0 && !needsMore)) return first;
  return best.at === 0 || best.weight === 0 ? `${first} ${best.sentence}` : `${first} … ${best.sentence}`;
}
