import { conceptsOfStem } from '../match/concepts-of-stem.ts';
import { inflect } from '../text/inflect.ts';
import { knownStem } from '../text/stem.ts';
import { allForms, allStems } from './all-forms.ts';
import { formIndex, weightOf } from './form-index.ts';
import { commonRoots, irregularStems } from './word-lists.ts';

/** A form as a table of the database keeps it, in normal words. */
export type LexiconForm = { readonly form: string; readonly conceptId: string; readonly weight: number };

/**
 * Every form by which a concept is found without guessing, so that a reader without a stemmer finds what `understand`
 * finds: the forms themselves (weight 1), phrases by their stems and inflections of Indonesian roots (0.9), phrases of two
 * or three words written as one (0.8).
 * @returns each form once for each concept, with its strongest evidence
 */
export function lexiconForms(): LexiconForm[] {
  const found = new Map<string, LexiconForm>();
  const add = (form: string, conceptId: string, weight: number): void => {
    const key = `${conceptId} ${form}`;
    // 'Berbunga' is said of a loan, not of flowers.
    if (formIndex.notForms.get(form)?.some(({ id }) => id === conceptId)) return;
    if (!found.has(key)) found.set(key, { form, conceptId, weight });
  };
  const forms = allForms();
  for (const [form, concepts] of forms) for (const { id } of concepts) add(form, id, weightOf.form);
  const roots = new Set<string>();
  for (const [form, concepts] of allStems(forms))
    if (form.includes(' ')) for (const { id } of concepts) add(form, id, weightOf.stem);
    else roots.add(form);
  for (const form of forms.keys()) if (!form.includes(' ')) roots.add(knownStem(form) ?? form);
  for (const root of roots)
    for (const word of commonRoots.has(root) ? [...inflect(root), `pe${root}`] : [root, `${root}nya`]) {
      if (forms.has(word) || (word !== root && knownStem(word) !== root)) continue;
      for (const { id } of conceptsOfStem(word, root) ?? []) add(word, id, weightOf.stem);
    }
  for (const [word, root] of irregularStems)
    if (!forms.has(word)) for (const { id } of conceptsOfStem(word, root) ?? []) add(word, id, weightOf.stem);
  for (const [form, concepts] of forms) {
    const joined = form.replaceAll(' ', '');
    const parts = form.split(' ').length;
    if (parts < 2 || parts > 3 || joined.length < 8 || forms.has(joined)) continue;
    for (const { id } of concepts) add(joined, id, weightOf.expansion);
  }
  return [...found.values()];
}
