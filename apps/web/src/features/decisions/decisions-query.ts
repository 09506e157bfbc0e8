/** What the query keys of decisions begin with. */
export const decisionsKey = ['decisions'] as const;
