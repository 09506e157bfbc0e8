import { foldLetters } from './fold.ts';

/** A word of the text with its place in it; `folded` is what the following steps read. */
export type Word = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  /** The word that is doubled: 'anak' for 'anak-anak', 'anak2', 'anak anak'. */
  readonly doubled?: string;
};

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}@$]|[’'ʼ](?=\p{L}))*/gu;
const chatDoubling = /^([a-z]{2,})2(nya|an|ku|mu|kan|in)?$/;

const readDoubled = (folded: string): string | undefined => chatDoubling.exec(folded)?.[1];

/**
 * The words of a text. A hyphen ends a word, except between the halves of a doubling ('anak-anak', 'buah-buahan').
 * @param text the original text
 * @returns words with their positions in `text`
 */
export function tokenise(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const folded = foldLetters(match[0]).replaceAll("'", '');
    if (folded === '') continue;
    const start = match.index;
    const before = words.at(-1);
    const gap = before === undefined ? undefined : text.slice(before.end, start);
    if (before && before.doubled === undefined && isDoubling(before.folded, folded, gap)) {
      words[words.length - 1] = {
        text: text.slice(before.start, start + match[0].length),
        start: before.start,
        end: start + match[0].length,
        folded: `${before.folded}-${folded}`,
        doubled: before.folded,
      };
      continue;
    }
    const doubled = readDoubled(folded);
    words.push({
      text: match[0],
      start,
      end: start + match[0].length,
      folded: doubled === undefined ? folded : `${doubled}-${doubled}`,
      ...(doubled === undefined ? {} : { doubled }),
    });
  }
  return words;
}

function isDoubling(first: string, second: string, gap: string | undefined): boolean {
  if (first.length < 3 || /\d/.test(first)) return false;
  if (gap === '-' || gap === ' - ') return second.startsWith(first);
  return gap === ' ' && first === second;
}
