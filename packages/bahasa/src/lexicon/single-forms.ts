import { tokenise } from '../text/tokenise.ts';
import { concepts } from './lexicon-files.ts';

/**
 * The folded word of a form of one word.
 * @param form a form of the lexicon
 * @returns `undefined` for a phrase
 */
export function singleForm(form: string): string | undefined {
  if (/^[a-z]+$/.test(form)) return form;
  if (/^[a-z]+( [a-z]+)+$/.test(form)) return undefined;
  const words = tokenise(form);
  return words.length === 1 ? words[0]?.folded : undefined;
}

/** Forms of one word, folded: slang and abbreviations that are forms themselves are not written out. */
export const singleForms: ReadonlySet<string> = new Set(
  concepts.flatMap(({ forms }) => forms.map(singleForm)).filter((word) => word !== undefined),
);

/** Every word of a form that is written in plain letters, also those of phrases. */
export const lexiconWords: ReadonlySet<string> = new Set(
  concepts.flatMap(({ forms }) =>
    forms.flatMap((form) => (/^[a-z]+(?: [a-z]+)*$/.test(form) ? form.split(' ') : [])),
  ),
);
