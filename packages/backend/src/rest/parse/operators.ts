/** Operators that take one value, with their SQL. `any` and `all` are allowed where PostgREST allows them. */
export const compareOperators = {
  eq: { sql: '=', isQuantifiable: true },
  neq: { sql: '<>', isQuantifiable: false },
  gt: { sql: '>', isQuantifiable: true },
  gte: { sql: '>=', isQuantifiable: true },
  lt: { sql: '<', isQuantifiable: true },
  lte: { sql: '<=', isQuantifiable: true },
  like: { sql: 'LIKE', isQuantifiable: true },
  ilike: { sql: 'ILIKE', isQuantifiable: true },
  match: { sql: '~', isQuantifiable: true },
  imatch: { sql: '~*', isQuantifiable: true },
  isdistinct: { sql: 'IS DISTINCT FROM', isQuantifiable: false },
  cs: { sql: '@>', isQuantifiable: false },
  cd: { sql: '<@', isQuantifiable: false },
  ov: { sql: '&&', isQuantifiable: false },
  sl: { sql: '<<', isQuantifiable: false },
  sr: { sql: '>>', isQuantifiable: false },
  nxr: { sql: '&<', isQuantifiable: false },
  nxl: { sql: '&>', isQuantifiable: false },
  adj: { sql: '-|-', isQuantifiable: false },
} as const satisfies Record<string, { sql: string; isQuantifiable: boolean }>;

export type CompareOperator = keyof typeof compareOperators;

/** Full-text operators and the function that reads the search term. */
export const textSearchFunctions = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

export type TextSearchOperator = keyof typeof textSearchFunctions;

export const isValues = {
  null: 'IS NULL',
  not_null: 'IS NOT NULL',
  true: 'IS TRUE',
  false: 'IS FALSE',
  unknown: 'IS UNKNOWN',
} as const;

export type IsValue = keyof typeof isValues;

/** Whether a word is one of {@link compareOperators}; inherited names such as `constructor` are not. */
export const isCompareOperator = (name: string): name is CompareOperator =>
  Object.hasOwn(compareOperators, name);
/** Whether a word is one of {@link textSearchFunctions}. */
export const isTextSearchOperator = (name: string): name is TextSearchOperator =>
  Object.hasOwn(textSearchFunctions, name);
/** Whether a word may stand behind `is.` */
export const isIsValue = (name: string): name is IsValue => Object.hasOwn(isValues, name);

const leadingName = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./;

/** Tells a filter from a plain argument in the query string of a function call. */
export function startsWithOperator(value: string): boolean {
  const name = leadingName.exec(value)?.[1] ?? '';
  return name === 'in' || name === 'is' || isCompareOperator(name) || isTextSearchOperator(name);
}
