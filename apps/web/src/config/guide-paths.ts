/** The guides to the twelve steps. */
export const guidesPath = '/panduan';

/** The guide to one step. */
export const guidePath = (slug: string): string => `${guidesPath}/${encodeURIComponent(slug)}`;
