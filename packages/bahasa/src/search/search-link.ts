/**
 * A term that another one brings along. `isWritten`: the row that says the term is also found by the other one; otherwise the query
 * for the term also asks for the other one.
 */
export type SearchLink = {
  readonly term: string;
  readonly other: string;
  readonly weight: number;
  readonly isWritten: boolean;
};
