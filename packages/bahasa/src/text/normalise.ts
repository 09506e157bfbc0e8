import { slangWords, vocabulary, type Vocabulary } from '../lexicon/word-lists.ts';
import type { LanguageCode } from '../understanding.ts';
import { dropRepeats, readDigitsAsLetters } from './fold.ts';
import { tokenise, type Word } from './tokenise.ts';

const hasDigit = /\d|[@$]/;
const isNumberWithUnit = /^\d+[a-z]{0,6}$/;
const clitic = /^(.{2,})(nya|ku|mu|lah|kah)$/;
const nothing: ReadonlySet<LanguageCode> = new Set();

/** Languages that the text around a word is in, and the words that are known. */
type Surroundings = { readonly spoken: ReadonlySet<LanguageCode>; readonly known: Vocabulary };

/** The meaning of a slang word, also with '-nya' or '-ku'; regional words that are also Indonesian need their language. */
function meaningOf(word: string, around: Surroundings): string | undefined {
  const { slangWords, singleForms } = around.known;
  const entry = slangWords.get(word);
  const doubled = /^([a-z]{2,})-\1$/.exec(word)?.[1];
  if (doubled !== undefined)
    return slangWords.get(doubled)?.isAmbiguous === false ? slangWords.get(doubled)?.normal : undefined;
  if (entry && (!entry.isAmbiguous || around.spoken.has(entry.language))) return entry.normal;
  const base = entry ? undefined : clitic.exec(word)?.[1];
  const bare =
    base === undefined || isKnown(word, around.known) || singleForms.has(base)
      ? undefined
      : slangWords.get(base);
  return bare && !bare.isAmbiguous ? bare.normal : undefined;
}

/** A word of a regional language that the text around it is in: 'iso' in Javanese is no standard. */
const isRegional = (word: string, { spoken, known }: Surroundings): boolean => {
  const entry = known.slangWords.get(word);
  return entry?.isAmbiguous === true && spoken.has(entry.language);
};

const isKnown = (word: string, { singleForms, commonRoots, stopWords }: Vocabulary): boolean =>
  singleForms.has(word) || commonRoots.has(word) || stopWords.has(word);

/**
 * The normal form of one word: slang and abbreviations written out, repeated letters and digits for letters undone.
 * A word that is a form of the lexicon by itself stays as it is.
 * @param word a word as `tokenise` folds it
 * @param spoken regional languages of the text around it
 * @param known the words that are known
 * @returns one word, or several with spaces where an abbreviation stands for several
 */
export function normaliseWord(
  word: string,
  spoken: ReadonlySet<LanguageCode> = nothing,
  known: Vocabulary = vocabulary,
): string {
  const around = { spoken, known };
  if (known.singleForms.has(word) && !isRegional(word, around)) return word;
  const meaning = meaningOf(word, around);
  if (meaning !== undefined) return meaning;
  if (isKnown(word, known)) return word;
  const short = dropRepeats(word);
  const letters = hasDigit.test(short) && !isNumberWithUnit.test(short) ? readDigitsAsLetters(short) : short;
  for (const candidate of short === letters ? [short] : [short, letters]) {
    if (candidate === word) continue;
    const found = isKnown(candidate, known) ? candidate : meaningOf(candidate, around);
    if (found !== undefined) return found;
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
 * @param known the words that are known
 */
export function normalise(text: string, known: Vocabulary = vocabulary): string {
  return tokenise(text)
    .map(({ folded }) => normaliseWord(folded, nothing, known))
    .join(' ');
}
