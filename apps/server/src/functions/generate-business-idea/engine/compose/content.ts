import offerRows from '#content/ideas/offers.json' with { type: 'json' };
import patternRows from '#content/ideas/patterns.json' with { type: 'json' };
import * as z from 'zod';
import { offerSchema, patternSchema, type Offer, type Pattern } from './content-schema.ts';

/** What can be sold, in the order of `content/ideas/offers.json`. */
export const offers: readonly Offer[] = z.array(offerSchema).parse(offerRows);
/** Ways of doing business, in the order of `content/ideas/patterns.json`. */
export const patterns: readonly Pattern[] = z.array(patternSchema).parse(patternRows);

/** Whether the pattern is a way of selling this offer. */
export function suits(pattern: Pattern, offer: Offer): boolean {
  if (!pattern.groups.includes(offer.group) || pattern.withoutOffers.includes(offer.id)) return false;
  return pattern.onlyOffers.length === 0 || pattern.onlyOffers.includes(offer.id);
}
