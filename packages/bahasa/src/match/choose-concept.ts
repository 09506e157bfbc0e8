import type { Concept } from '../lexicon/concept.ts';
import { normalise } from '../text/normalise.ts';
import type { Unit } from './units.ts';

/**
 * The one meaning of words that several concepts have: the one whose `near` words are in the text, then the one that
 * `prefer`s the form, then the one that has the words most literally.
 * @param concepts the concepts with this form
 * @param words the units that stand for it
 * @param units the whole text
 * @returns `undefined` when there is no concept to choose from
 */
export function chooseConcept(
  concepts: readonly Concept[],
  words: readonly Unit[],
  units: readonly Unit[],
): Concept | undefined {
  const [only, ...others] = concepts;
  if (!only || others.length === 0) return only;
  const stems = new Set(units.map(({ stem }) => stem));
  const byContext = concepts.find(({ near }) => near?.some((word) => stems.has(normalise(word))));
  if (byContext) return byContext;
  const written = words.map(({ normal }) => normal).join(' ');
  const stemmed = words.map(({ stem }) => stem).join(' ');
  return (
    concepts.find(({ prefer }) => prefer?.some((form) => normalise(form) === written)) ??
    concepts.find(({ forms }) => forms.includes(stemmed)) ??
    only
  );
}
