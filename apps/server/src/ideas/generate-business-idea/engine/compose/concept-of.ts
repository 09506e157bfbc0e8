import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';

/** Label and kind of a concept; an id that the lexicon lacks is its own label. */
export const conceptOf = (id: string): { label: string; kind: string } =>
  hasConcept(id) ? concept(id) : { label: id.replaceAll('-', ' '), kind: '' };

/** What a concept is called in a text. */
export const labelOf = (id: string): string => conceptOf(id).label;
