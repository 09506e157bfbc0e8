import exampleRows from '#content/ideas/examples.json' with { type: 'json' };
import offerWordRows from '#content/ideas/offer-words.json' with { type: 'json' };
import offerRows from '#content/ideas/offers.json' with { type: 'json' };
import patternRows from '#content/ideas/patterns.json' with { type: 'json' };
import permitRows from '#content/ideas/permits.json' with { type: 'json' };
import * as z from 'zod';
import {
  exampleSchema,
  offerSchema,
  patternSchema,
  type Example,
  type Offer,
  type Pattern,
} from './content-schema.ts';

/** What can be sold, in the order of `content/ideas/offers.json`. */
export const offers: readonly Offer[] = z.array(offerSchema).parse(offerRows);
/** Brand and product of an offer for one concept that it covers, where its general words are too wide ('servis', for welding). */
export const offerWords: Readonly<
  Record<string, Readonly<Record<string, readonly [brand: string, product: string]>>>
> = z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()]))).parse(offerWordRows);
/** Ways of doing business, in the order of `content/ideas/patterns.json`. */
export const patterns: readonly Pattern[] = z.array(patternSchema).parse(patternRows);

/** Businesses that were worked out by hand. */
export const examples: readonly Example[] = z.array(exampleSchema).parse(exampleRows);
/** Permits by key; rules change, so every text says where to check. */
export const permits: Readonly<Record<string, string>> = z
  .record(z.string(), z.string().min(10))
  .parse(permitRows);

/** Whether the pattern is a way of selling this offer. */
export function suits(pattern: Pattern, offer: Offer): boolean {
  if (!pattern.groups.includes(offer.group) || pattern.withoutOffers.includes(offer.id)) return false;
  return pattern.onlyOffers.length === 0 || pattern.onlyOffers.includes(offer.id);
}

/** Whether the pattern makes sense of what the idea is about. */
export const isForSubject = ({ onlySubjects, withoutSubjects }: Pattern, id: string): boolean =>
  !withoutSubjects.includes(id) && (onlySubjects.length === 0 || onlySubjects.includes(id));
