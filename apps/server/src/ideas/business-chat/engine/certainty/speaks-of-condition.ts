import { understand } from '@kawanusaha/bahasa/understand';
import conditions from '#content/chat/conditions.json' with { type: 'json' };
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';

const anyOf = (words: readonly string[]): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:nya)?(?![\\p{L}\\p{N}])`, 'iu');

/** Conditions of body or mind, by the concepts or words that name them and the words by which an answer speaks of them. */
const known = conditions.map(({ concepts, said, told }) => ({
  concepts: new Set<string>(concepts),
  said: anyOf(said),
  told: anyOf(told),
}));

/** Whose condition it is: what is said of goods ('kain buta warna') is none of a person. */
const ofPerson =
  /(?<![\p{L}\p{N}])(?:aku|saya|sy|gue|gw|gua|sa|ak|beta|abdi|ane|kami|kita|kula|penyandang|(?:adik|adek|kakak|anak|ibu|bapak|suami|istri|teman|temen|karyawan|pegawai|sepupu)\p{L}*)(?![\p{L}\p{N}])/iu;

/**
 * Whether answers speak of the condition that a person tells of themselves or of those near: to a deaf person 'answer the viewers by their
 * names' is no answer. True where none is told.
 * @param text the question as it was written
 * @param entries that would be given
 */
export function speaksOfCondition(text: string, entries: readonly KnowledgeEntry[]): boolean {
  if (!ofPerson.test(text)) return true;
  const mentioned = new Set(
    understand(text.slice(0, 1_000))
      .concepts.filter(({ negated, via }) => !negated && via !== 'typo')
      .map(({ id }) => id),
  );
  return known.every(({ concepts, said, told }) => {
    const isTold = said?.test(text) === true || [...concepts].some((id) => mentioned.has(id));
    return !isTold || entries.some(({ question, answer }) => told?.test(`${question} ${answer}`) === true);
  });
}
