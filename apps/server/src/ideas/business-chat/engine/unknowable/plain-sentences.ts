import { readQuestion } from '../read-question.ts';

/** An abbreviation ends with one letter before the dot. */
const end = /(?<=[?!\n])\s*|(?<=\p{L}{2}\.)\s+/u;

/**
 * The sentences of a message in lower case, none of them empty.
 * @param text as it was written
 */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(end)
    .filter((sentence) => sentence.trim() !== '');

/**
 * The sentences of a message in Indonesian: slang and the words of regions written out, without marks, so that one rule reads all of them.
 * @param text as it was written
 */
export const plainSentences = (text: string): string[] =>
  sentencesOf(text).map((sentence) => readQuestion(sentence).normal);
