import type { Page } from './pages.ts';

/** Where the next page starts: after this row. `score` is how well it answers, in a list in that order. */
export type Cursor = { createdAt: string; id: string; score?: number };

/** Rows in the first page: few, because a phone shows two, and each more makes the first paint later. */
export const firstPageSize = 4;
/** Rows in a page that is read without script: it came by a link, and nothing follows by itself. */
export const linkedPageSize = 24;

/** As many rows come by themselves while one scrolls, in two steps; what follows is asked for by a press, so that the footer can be reached. */
export const rowsByThemselves = 48;

/**
 * How many rows to ask for next. In: how many are there. Out: more and more, up to what the database gives at once, so that a long
 * list ends after some two hundred requests and a reader who scrolls fast waits seldom.
 */
export function nextPageSize(loaded: number): number {
  if (loaded === 0) return firstPageSize;
  if (loaded < 24) return 24 - firstPageSize;
  if (loaded < 48) return 24;
  return loaded < 96 ? 48 : 96;
}

/** A list that grows by pages, as a screen shows it. */
export type KeysetList<Row, Place = Cursor> = {
  rows: Row[];
  next: Place | null;
  /** `loading`: the first page is under way, and `rows` still answers to earlier filters. */
  status: 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
};

/** A directory's list. `total`: how many rows match in all; null while unknown. */
export type CountedList<Row> = KeysetList<Row> & { total: number | null };

/** What is known of a directory before the browser asks, from the server's rendering or as it was left. `key` names its filters. */
export type KnownList<Row> = { key: string; pages: Page<Row, Cursor>[]; total: number | null };

/** A cursor as an address carries it: `<time>_<id>`, in a list by relevance `<time>_<id>_<score>`. */
export function formatCursor({ createdAt, id, score }: Cursor): string {
  return score === undefined ? `${createdAt}_${id}` : `${createdAt}_${id}_${score}`;
}

/** Reads a cursor from an address; null when there is none or it is damaged. */
export function parseCursor(text: string | null): Cursor | null {
  const [createdAt, id, score] = (text ?? '').split('_');
  if (!createdAt || !id || Number.isNaN(Date.parse(createdAt)) || !/^[0-9a-f-]{36}$/i.test(id)) return null;
  if (score === undefined) return { createdAt, id };
  return /^\d{1,3}(\.\d{1,9})?$/.test(score) ? { createdAt, id, score: Number(score) } : null;
}

/**
 * The cursor after a page of a search.
 * In: its rows, how many were asked for, and whether they stand by relevance. Out: null when this was the last page.
 */
export function nextCursor(
  rows: readonly { created_at: string; id: string; score?: number | null }[],
  limit: number,
  isByRelevance: boolean,
): Cursor | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < limit) return null;
  const cursor = { createdAt: last.created_at, id: last.id };
  return isByRelevance && typeof last.score === 'number' ? { ...cursor, score: last.score } : cursor;
}
