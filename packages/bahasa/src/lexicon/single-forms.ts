import { tokenise } from '../text/tokenise.ts';
import { concepts } from './lexicon-files.ts';

/** Forms of one word, folded: slang and abbreviations that are forms themselves are not written out. */
export const singleForms: ReadonlySet<string> = new Set(
  concepts.flatMap(({ forms }) => forms.flatMap((form) => onlyWord(form))),
);

function onlyWord(form: string): string[] {
  const words = tokenise(form);
  const [word] = words;
  return word && words.length === 1 ? [word.folded] : [];
}
