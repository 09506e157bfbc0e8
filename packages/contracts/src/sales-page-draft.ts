import * as z from 'zod/mini';
import { salesPageLimits } from './sales-page-limits.ts';

const { slug, name, offer, price } = salesPageLimits;

/** A page that is being written: each field may be unfinished. */
export const salesPageDraftSchema = z.object({
  slug: z.string().check(z.maxLength(slug.max)),
  name: z.string().check(z.maxLength(name.max)),
  offer: z.string().check(z.maxLength(offer.max)),
  city: z.string().check(z.maxLength(salesPageLimits.city)),
  how: z.string().check(z.maxLength(salesPageLimits.how)),
  items: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(salesPageLimits.itemName)),
        price: z.int().check(z.minimum(0), z.maximum(price.max)),
        unit: z.string().check(z.maxLength(salesPageLimits.unit)),
      }),
    )
    .check(z.maxLength(salesPageLimits.items)),
});

export type SalesPageDraft = z.infer<typeof salesPageDraftSchema>;
