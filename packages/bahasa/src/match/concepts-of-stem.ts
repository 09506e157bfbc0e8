import type { Concept } from '../lexicon/concept.ts';
import { conceptsOfStems, formIndex } from '../lexicon/form-index.ts';
import { stopWords } from '../lexicon/word-lists.ts';

/** Kinds that say something about the person: one word of another shape ('rumah' for 'rumahan') is no evidence. */
const personal: ReadonlySet<Concept['kind']> = new Set(['limit', 'distress', 'illegal', 'goal']);

/** The bare root is not every word derived from it ('rumah' is not 'perumahan'), but it is its verb ('bicara', 'berbicara'). */
const hasVerbOf = ({ forms }: Concept, root: string): boolean =>
  forms.some((form) => /^(be|me|ng|ny)[a-z]+$/.test(form) && form.endsWith(root.slice(1)));

/**
 * The concepts that one word means by its stem.
 * @param normal the word in normal form
 * @param stem its stem
 * @returns `undefined` when there is none
 */
export function conceptsOfStem(normal: string, stem: string): readonly Concept[] | undefined {
  const concepts = stopWords.has(normal) ? undefined : conceptsOfStems(stem);
  if (!concepts) return undefined;
  const literal = formIndex.forms.get(stem);
  const found = concepts.filter(
    (concept) =>
      !personal.has(concept.kind) && (literal?.includes(concept) === true || hasVerbOf(concept, stem)),
  );
  return found.length > 0 ? found : undefined;
}
