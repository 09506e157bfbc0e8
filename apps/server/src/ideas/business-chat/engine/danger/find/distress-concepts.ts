import type { Danger } from './found-danger.ts';

/** Concepts of the lexicon that say that a life is in danger. */
export const crisisConcepts = new Set(['bunuh-diri', 'melukai-diri']);
/** Also said of a business ('udah ga ada harapan usahanya, tutup aja?'). */
export const hopelessConcepts = new Set(['putus-asa']);
/** Concepts of being hurt by others. */
export const violenceConcepts = new Set(['kekerasan-di-rumah', 'kekerasan-seksual']);
/** Concepts of a person in distress whose life is in no danger. */
export const distressConcepts = new Set([
  'teror-utang',
  'kecanduan',
  'perundungan',
  'duka',
  'cemas-berat',
  'kelaparan',
]);

/**
 * What kind of help a concept of distress calls for.
 * @param id a concept of the lexicon's kind `distress`
 */
export function helpFor(id: string): Exclude<Danger, 'illegal'> {
  if (crisisConcepts.has(id) || hopelessConcepts.has(id)) return 'crisis';
  return violenceConcepts.has(id) ? 'violence' : 'distress';
}
