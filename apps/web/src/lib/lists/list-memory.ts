import type { KnownList } from './keyset-list.ts';

/** What a list needs to stand again as it was left: its rows, and the measured heights of its blocks. */
export type ListSnapshot<Row> = {
  list: KnownList<Row>;
  heights: Map<number, number>;
  window: { first: number; last: number; before: number; after: number };
};

const remembered = new Map<string, ListSnapshot<unknown>>();
const limit = 6;
/** Rows of all remembered lists together; the newest list stays, however long it is. */
const rowLimit = 30_000;

/**
 * Remembers a list under the history entry that showed it, so that going back finds the same place.
 * Only the last few are kept, and only so many rows; the newest replaces the oldest.
 */
export function rememberList<Row>(entry: string, snapshot: ListSnapshot<Row>): void {
  remembered.delete(entry);
  remembered.set(entry, snapshot);
  let rows = 0;
  for (const { list } of remembered.values()) rows += countRows(list);
  for (const [oldest, { list }] of remembered) {
    if (oldest === entry || (remembered.size <= limit && rows <= rowLimit)) break;
    remembered.delete(oldest);
    rows -= countRows(list);
  }
}

/** How many rows a list holds. */
export const countRows = ({ pages }: KnownList<unknown>): number =>
  pages.reduce((sum, { rows }) => sum + rows.length, 0);

/** The list that a history entry showed, or null. The caller knows the row type, since an entry belongs to one screen. */
export function recallList<Row>(entry: string): ListSnapshot<Row> | null {
  return (remembered.get(entry) as ListSnapshot<Row> | undefined) ?? null;
}
