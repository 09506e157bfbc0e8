import { zodResolver } from '@hookform/resolvers/zod';
import {
  listingMatchingSchema,
  type ListingMatchingValues,
} from '@kawanusaha/contracts/matching/matching-forms';

/** Judges what a listing says for matching. */
export const listingResolver = zodResolver(listingMatchingSchema);

/** What is stored of a form that was judged before. @throws when it does not fit the rules */
export const readListingValues = (values: ListingMatchingValues) => listingMatchingSchema.parse(values);
