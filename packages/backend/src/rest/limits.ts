/**
 * Ceilings of one request; beyond one of them it is refused before it takes a connection. The time of a
 * statement is limited by `db/scope.ts`.
 */
export type RestLimits = {
  /** Rows of the top level in one answer, and of each embedded list; more are left out silently, as PostgREST's max-rows does. */
  maxRows: number;
  maxBodyBytes: number;
  /** Enough for `in()` with 300 UUIDs, written with escapes. */
  maxQueryCharacters: number;
  /** Levels of embedding below the table asked for. */
  maxEmbedDepth: number;
  /** Nested and()/or() groups. */
  maxLogicDepth: number;
  /** Selected items, filters and order terms together. */
  maxTerms: number;
  maxJsonDepth: number;
};

export const defaultRestLimits: RestLimits = {
  maxRows: 1000,
  maxBodyBytes: 1024 * 1024,
  maxQueryCharacters: 24 * 1024,
  maxEmbedDepth: 4,
  maxLogicDepth: 10,
  maxTerms: 200,
  maxJsonDepth: 100,
};
