import { singleForms } from '../lexicon/single-forms.ts';
import { commonRoots, slangWords, stopWords } from '../lexicon/word-lists.ts';
import type { LanguageCode } from '../understanding.ts';
import { dropRepeats, readDigitsAsLetters } from './fold.ts';
import { tokenise, type Word } from './tokenise.ts';

const hasDigit = /\d|[@$]/;
const isNumberWithUnit = /^\d+[a-z]{0,6}$/;
const clitic = /^(.{2,})(nya|ku|mu|lah|kah)$/;
const nothing: ReadonlySet<LanguageCode> = new Set();

/** The meaning of a slang word, also with '-nya' or '-ku'; regional words that are also Indonesian need their language. */
function meaningOf(word: string, spoken: ReadonlySet<LanguageCode>): string | undefined {
  const entry = slangWords.get(word);
  const doubled = /^([a-z]{2,})-\1$/.exec(word)?.[1];
  if (doubled !== undefined)
    return slangWords.get(doubled)?.isAmbiguous === false ? slangWords.get(doubled)?.normal : undefined;
  if (entry && (!entry.isAmbiguous || spoken.has(entry.language))) return entry.normal;
  const base = entry ? undefined : clitic.exec(word)?.[1];
  const bare =
    base === undefined || isKnown(word) || singleForms.has(base) ? undefined : slangWords.get(base);
  return bare && !bare.isAmbiguous ? bare.normal : undefined;
}

/** A word of a regional language that the text around it is in: 'iso' in Javanese is no standard. */
const isRegional = (word: string, spoken: ReadonlySet<LanguageCode>): boolean => {
  const entry = slangWords.get(word);
  return entry?.isAmbiguous === true && spoken.has(entry.language);
};

const isKnown = (word: string): boolean =>
  singleForms.has(word) || commonRoots.has(word) || stopWords.has(word);

/**
 * The normal form of one word: slang and abbreviations written out, repeated letters and digits for letters undone.
 * A word that is a form of the lexicon by itself stays as it is.
 * @param word a word as `tokenise` folds it
 * @param spoken regional languages of the text around it
 * @returns one word, or several with spaces where an abbreviation stands for several
 */
export function normaliseWord(word: string, spoken: ReadonlySet<LanguageCode> = nothing): string {
  if (singleForms.has(word) && !isRegional(word, spoken)) return word;
  const meaning = meaningOf(word, spoken);
  if (meaning !== undefined) return meaning;
  if (isKnown(word)) return word;
  const short = dropRepeats(word);
  const letters = hasDigit.test(short) && !isNumberWithUnit.test(short) ? readDigitsAsLetters(short) : short;
  for (const candidate of short === letters ? [short] : [short, letters]) {
    if (candidate === word) continue;
    const known = isKnown(candidate) ? candidate : meaningOf(candidate, spoken);
    if (known !== undefined) return known;
  }
  return short;
}

/**
 * The regional languages of a text, by words that belong to no other.
 * @param words its words
 */
export function spokenLanguages(words: readonly Word[]): ReadonlySet<LanguageCode> {
  const found = new Set<LanguageCode>();
  for (const { folded } of words) {
    const entry = slangWords.get(folded);
    if (entry && !entry.isAmbiguous) found.add(entry.language);
  }
  return found;
}

/**
 * A text in normal words, one space between them; regional words only where they are no Indonesian ones too.
 * @param text any text
 */
export function normalise(text: string): string {
  return tokenise(text)
    .map(({ folded }) => normaliseWord(folded))
    .join(' ');
}
