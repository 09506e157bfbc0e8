import { questionWords, refusedTopics, type RefusedTopic } from './question-words.ts';

const lookAlikes = new Map(
  [...'аеорсухіјѕкмнтв013457@$'].map((letter, at) => [letter, 'aeopcyxijskmhtboieastas'[at] ?? letter]),
);

/**
 * The words of a text as the filter reads them: small letters without accents, look-alike letters and digits read as Latin ones, a
 * letter that is held down once, letters that are spelled out joined. The database reads them alike (`private.question_text`).
 * Out: the words with one blank around each.
 */
export function readWords(text: string): string {
  const folded = [...text.normalize('NFKD').toLowerCase()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
  return ` ${folded.replaceAll(/[^a-z]+/g, ' ').trim()} `
    .replaceAll(/([a-z])\1\1+/g, '$1')
    .replaceAll(/\b([a-z]) (?=[a-z] )/g, '$1');
}

const asWords = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'g');
const patternsOf = (topic: RefusedTopic | 'boleh'): RegExp[] =>
  questionWords
    .filter((row) => row.topic === topic)
    .map(({ pattern }) => pattern)
    .toSorted()
    .map(asWords);
const allowed = patternsOf('boleh');
const refused = refusedTopics.map((topic) => ({ topic, patterns: patternsOf(topic) }));

/** What a screening question asks about that no owner may ask, or null. */
export function findRefusedTopic(question: string): RefusedTopic | null {
  const text = allowed.reduce((words, pattern) => words.replaceAll(pattern, '_'), readWords(question));
  const found = refused.find(({ patterns }) => patterns.some((pattern) => text.search(pattern) >= 0));
  return found?.topic ?? null;
}
