/**
 * The search term of a concept.
 * @param id its identifier in the lexicon
 */
export const conceptTerm = (id: string): string => `c/${id}`;

/**
 * The search term of a place.
 * @param id its identifier
 */
export const placeTerm = (id: string): string => `p/${id}`;
