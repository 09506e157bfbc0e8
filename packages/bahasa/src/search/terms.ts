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

/**
 * The search term of words that say the same as others.
 * @param form the first of them
 */
export const alikeTerm = (form: string): string => `a/${form.replaceAll(' ', '-')}`;

/**
 * Words as links know them, which are no term of a row.
 * @param form normal words
 */
export const wordsTerm = (form: string): string => `w/${form}`;

/**
 * The search term by which what a field brings forth is found.
 * @param id the field
 */
export const madeTerm = (id: string): string => `m/${id}`;
