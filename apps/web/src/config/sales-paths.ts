/** The public page of a business. */
export const salesPagePath = (slug: string): string => `/usaha/${encodeURIComponent(slug)}`;
