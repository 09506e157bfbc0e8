import roles from '../../lexicon/query-words.json' with { type: 'json' };

/** A word of a query that is no part of what is wanted, by what it does there: `lexicon/query-words.json` has the roles. */
export type QueryWord = { readonly role: string; readonly word: string };

/** The words of queries by their roles, each once. */
export const queryWords = (): QueryWord[] =>
  Object.entries(roles).flatMap(([role, words]) => words.map((word) => ({ role, word })));
