import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import conceptOffers from '#content/ideas/concept-offers.json' with { type: 'json' };
import { offers } from './content.ts';
import type { Offer } from './content-schema.ts';

export type OfferMatch = {
  offer: Offer;
  /** Links between the concept and what the offer covers; 0 is the concept itself. */
  distance: number;
};

const byId = new Map(offers.map((offer) => [offer.id, offer]));
const covering = new Map<string, Offer[]>();
for (const offer of offers)
  for (const id of offer.covers) covering.set(id, [...(covering.get(id) ?? []), offer]);
for (const [id, ids] of Object.entries(conceptOffers))
  covering.set(
    id,
    ids.flatMap((offerId) => byId.get(offerId) ?? []),
  );
const remembered = new Map<string, readonly OfferMatch[]>();

/** 'Oleh-oleh' says how a thing is sold; what it is stands in its other wider meanings, where it has any. */
const waysOfSelling = new Set(['oleh-oleh']);

function covered(layer: readonly string[]): Offer[] {
  const found = (ids: readonly string[]) => ids.flatMap((one) => covering.get(one) ?? []);
  const things = found(layer.filter((one) => !waysOfSelling.has(one)));
  return things.length > 0 ? things : found(layer);
}

function find(id: string): OfferMatch[] {
  let layer = [id];
  const seen = new Set(layer);
  for (let distance = 0; layer.length > 0; distance++) {
    const found = covered(layer);
    // A list that is empty on purpose says that nothing is sold with this.
    if (found.length === 0 && layer.some((one) => covering.has(one))) return [];
    if (found.length > 0) return [...new Set(found)].map((offer) => ({ offer, distance }));
    layer = layer.flatMap((one) => [...concept(one).broader]).filter((one) => !seen.has(one));
    for (const one of layer) seen.add(one);
  }
  const { kind } = concept(id);
  return offers.filter(({ kinds }) => kinds.includes(kind)).map((offer) => ({ offer, distance: 1 }));
}

/**
 * What can be sold with a concept: the offers that cover it, else those that cover the nearest wider concepts, else those
 * of its kind. Empty where a concept is only a subject ('kucing' has an offer, 'sejarah' none).
 */
export function offersOf(id: string): readonly OfferMatch[] {
  if (!hasConcept(id)) return [];
  const known = remembered.get(id) ?? find(id);
  remembered.set(id, known);
  return known;
}
