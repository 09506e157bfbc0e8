import { formIndex, weightOf } from './form-index.ts';

/** A form as a table of the database keeps it: a text in normal words, or the stems of one. */
export type LexiconForm = { readonly form: string; readonly conceptId: string; readonly weight: number };

/**
 * Every form by which `understand` finds a concept without guessing, once for each concept, strongest evidence kept.
 * @returns forms in normal words (weight 1) and by their stems (weight 0.9)
 */
export function lexiconForms(): LexiconForm[] {
  const found = new Map<string, LexiconForm>();
  const layers = [
    [formIndex.forms, weightOf.form],
    [formIndex.stems, weightOf.stem],
  ] as const;
  for (const [index, weight] of layers)
    for (const [form, concepts] of index)
      for (const { id } of concepts) {
        const key = `${id} ${form}`;
        if (!found.has(key)) found.set(key, { form, conceptId: id, weight });
      }
  return [...found.values()];
}
