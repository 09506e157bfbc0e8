import { tokenise } from '../text/tokenise.ts';
import { concepts } from './lexicon-files.ts';

const isWord = /^[a-z]+$/;
const isPlain = /^[a-z ]+$/;

/**
 * The folded word of a form of one word.
 * @param form a form of the lexicon
 * @returns `undefined` for a phrase
 */
export function singleForm(form: string): string | undefined {
  if (isPlain.test(form)) return form.includes(' ') ? undefined : form;
  const words = tokenise(form);
  return words.length === 1 ? words[0]?.folded : undefined;
}

const singles = new Set<string>();
const words = new Set<string>();
for (const { forms } of concepts)
  for (const form of forms) {
    const single = singleForm(form);
    if (single !== undefined) singles.add(single);
    for (const word of form.split(' ')) if (isWord.test(word)) words.add(word);
  }

/** Forms of one word, folded: slang and abbreviations that are forms themselves are not written out. */
export const singleForms: ReadonlySet<string> = singles;

/** Every word of a form that is written in plain letters, also those of phrases. */
export const lexiconWords: ReadonlySet<string> = words;
