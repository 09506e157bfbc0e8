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

/**
 * The search term by which what is narrower than a concept is found.
 * @param id the concept
 */
export const narrowerTerm = (id: string): string => `n/${id}`;
