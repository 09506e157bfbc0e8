import { normalise } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import { compiled } from './compiled-lexicon.ts';
import type { Concept } from './concept.ts';
import { formIndex } from './form-index.ts';

type Forms = ReadonlyMap<string, readonly Concept[]>;

/** Every normal form with its concepts, in the order of the lexicon. */
export function allForms(): Forms {
  const found = new Map<string, readonly Concept[]>();
  for (const { forms } of compiled.concepts)
    for (const form of forms) {
      const normal = normalise(form);
      found.set(normal, formIndex.forms.get(normal) ?? []);
    }
  return found;
}

/**
 * The stems of every form whose stems differ from it, with the concepts, in the order of the lexicon.
 * @param forms normal forms
 */
export function allStems(forms: Forms): Forms {
  const found = new Map<string, readonly Concept[]>();
  for (const form of forms.keys()) {
    const stems = stem(form);
    if (stems !== form) found.set(stems, formIndex.stems.get(stems) ?? []);
  }
  return found;
}

/**
 * Every normal word of the forms.
 * @param forms normal forms
 */
export function wordsOfForms(forms: Forms): ReadonlySet<string> {
  return new Set([...forms.keys()].flatMap((form) => form.split(' ')));
}
