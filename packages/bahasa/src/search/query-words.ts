import roles from '../../lexicon/query-words.json' with { type: 'json' };

/**
 * Words of a query that are no part of what is wanted, by what they do there: `lexicon/query-words.json` has the roles. They are single
 * words, with one space between them.
 */
export type QueryWords = { readonly role: string; readonly words: string };

/** The words of queries, once for each role. */
export const queryWords = (): QueryWords[] =>
  Object.entries(roles).map(([role, words]) => ({ role, words: words.join(' ') }));
