import { foldLetters, readDigitsAsLetters } from '@kawanusaha/bahasa/text/fold';
import { understand } from '@kawanusaha/bahasa/understand';

/** A part of a text that is judged as one: what stands there in several spellings, and which amounts. */
export type ReadLine = {
  /** The words in each spelling that a list may name: as folded, as letters for digits, in normal form, as stems. */
  readonly spellings: readonly string[];
  readonly hasMoney: boolean;
  readonly hasPercent: boolean;
  /** The meanings of the lexicon in it, whatever words name them. */
  readonly concepts: readonly string[];
};

const longestText = 6000;
/** What is said in one sentence is often paid for in the next. */
const sentencesTogether = 2;

/** 'j.u.d.i', 'j u d i': single letters with the same sign between them are one word. */
const joinLetters = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[.\-_* ]\p{L}){2,}(?![\p{L}\p{N}])/gu, (word) =>
    word.replaceAll(/[.\-_* ]/g, ''),
  );

/** '50k', '2jt' and '19.30' are amounts, not words in disguise. */
const isAmount = (word: string): boolean => /^\d[\d.,:]*(?:k|rb|ribu|jt|juta|m|x|th|gb|%|an)?$/.test(word);
/** The signs around a word ('250rb,' or '(2jt)') say nothing of what it is. */
const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
const undisguise = (word: string): string =>
  /\d/.test(word) && /[a-z]/.test(word) && !isAmount(bare(word)) ? readDigitsAsLetters(word) : word;

const words = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}%]+/gu, ' ').trim()} `;

function readSentence(sentence: string): ReadLine {
  const folded = joinLetters(foldLetters(sentence));
  const plain = folded.split(/\s+/).map(undisguise).join(' ');
  const { tokens, amounts, concepts } = understand(plain);
  return {
    spellings: [
      words(folded),
      words(plain),
      words(tokens.map(({ normal }) => normal).join(' ')),
      words(tokens.map(({ stem }) => stem).join(' ')),
    ],
    hasMoney: amounts.some(({ kind, max }) => kind === 'money' && (max === null || max > 0)),
    hasPercent: amounts.some(({ kind }) => kind === 'percent'),
    concepts: concepts.map(({ id }) => id),
  };
}

const join = (a: ReadLine, b: ReadLine): ReadLine => ({
  spellings: a.spellings.map((spelling, index) => `${spelling}${b.spellings[index] ?? ''}`),
  hasMoney: a.hasMoney || b.hasMoney,
  hasPercent: a.hasPercent || b.hasPercent,
  concepts: [...a.concepts, ...b.concepts],
});

/**
 * Reads a text for judging: neighbouring sentences together, disguises undone.
 * @param text any text; only the first 6,000 characters are read
 */
export function readLines(text: string): ReadLine[] {
  const sentences = text
    .slice(0, longestText)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '')
    .map(readSentence);
  if (sentences.length < sentencesTogether) return sentences;
  return sentences.slice(1).map((sentence, index) => join(sentences[index] ?? sentence, sentence));
}
