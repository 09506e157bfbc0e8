import { coins, digits, wholeNumbers } from './amount-words.ts';

const largest = 100;

/** Words for one digit, also those of regions: 'lima', 'lapan', 'telu'. */
export const digitWords: ReadonlyMap<string, number> = digits;

/** Single words for two to a hundred of something: 'dua', 'telu', 'sebelas'; no names of coins. */
export const severalWords: ReadonlyMap<string, number> = new Map(
  [...digits, ...wholeNumbers].filter(([word, value]) => value >= 2 && value <= largest && !coins.has(word)),
);

/** One of `severalWords`, as a pattern without groups, the longest first. */
export const anySeveral = [...severalWords.keys()].toSorted((a, b) => b.length - a.length).join('|');
