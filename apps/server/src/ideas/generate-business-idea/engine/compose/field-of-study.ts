import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { Offer } from './content-schema.ts';

const fields: ReadonlySet<string> = new Set(['major', 'smk']);

/**
 * Whether a concept teaches the skill that an offer takes; what is no field of study needs none.
 * @param id the concept that the idea is about
 */
export function teaches(id: string, offer: Offer): boolean {
  if (!hasConcept(id) || !fields.has(concept(id).kind)) return true;
  const { related } = concept(id);
  return offer.skill.some((skill) => related.includes(skill));
}
