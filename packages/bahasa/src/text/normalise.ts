import { singleForms } from '../lexicon/single-forms.ts';
import { slangWords } from '../lexicon/word-lists.ts';
import { dropRepeats, readDigitsAsLetters } from './fold.ts';
import { tokenise } from './tokenise.ts';

const hasDigit = /\d|[@$]/;
const isNumberWithUnit = /^\d+[a-z]{0,6}$/;

/**
 * The normal form of one word: slang and abbreviations written out, repeated letters and digits for letters undone.
 * A word that is a form of the lexicon by itself stays as it is.
 * @param word a word as `tokenise` folds it
 * @returns one word, or several with spaces where an abbreviation stands for several
 */
export function normaliseWord(word: string): string {
  if (singleForms.has(word)) return word;
  const meaning = slangWords.get(word);
  if (meaning) return meaning.normal;
  const short = dropRepeats(word);
  const letters = hasDigit.test(short) && !isNumberWithUnit.test(short) ? readDigitsAsLetters(short) : short;
  for (const candidate of [short, letters]) {
    if (singleForms.has(candidate)) return candidate;
    const known = slangWords.get(candidate);
    if (known) return known.normal;
  }
  return short;
}

/**
 * A text in normal words, one space between them.
 * @param text any text
 */
export function normalise(text: string): string {
  return tokenise(text)
    .map(({ folded }) => normaliseWord(folded))
    .join(' ');
}
