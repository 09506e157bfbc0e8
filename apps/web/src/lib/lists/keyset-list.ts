/** Where the next page starts: after this row. `score` is how well it answers, in a list in that order. */
export type Cursor = { createdAt: string; id: string; score?: number };

/** One page of a list, and the cursor of the next one; null when this was the last. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

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
  if (loaded < 24) return 24 - firstPageSize;
  if (loaded < 48) return 24;
  return loaded < 96 ? 48 : 96;
}

/** A list that grows by pages. `key` names the filters that its rows answer to. */
export type KeysetList<Row> = {
  key: string;
  rows: Row[];
  next: Cursor | null;
  /** How many rows match in all; null while unknown. */
  total: number | null;
  /** `loading`: the first page of `key` is under way, and `rows` still answers to earlier filters. */
  status: 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
};

export type KeysetAction<Row> =
  | { type: 'reset'; key: string }
  | { type: 'first'; key: string; page: Page<Row> }
  | { type: 'failed'; key: string }
  | { type: 'total'; key: string; total: number }
  | { type: 'more'; key: string }
  | { type: 'page'; key: string; page: Page<Row> }
  | { type: 'moreFailed'; key: string }
  | { type: 'restore'; kept: KeysetList<Row> }
  | { type: 'remove'; id: string };

/** A list before its first page. */
export function emptyKeysetList<Row>(key: string): KeysetList<Row> {
  return { key, rows: [], next: null, total: null, status: 'loading', more: 'idle' };
}

/**
 * Next state of a list. An answer for filters that are no longer current is dropped, so that fast typing never shows
 * the result of an earlier letter; a row that arrives twice (it moved between two pages) is kept once.
 */
export function reduceKeysetList<Row extends { id: string }>(
  list: KeysetList<Row>,
  action: KeysetAction<Row>,
): KeysetList<Row> {
  if (action.type === 'reset') {
    return { ...list, key: action.key, total: null, next: null, status: 'loading', more: 'idle' };
  }
  if (action.type === 'remove') {
    const rows = list.rows.filter((row) => row.id !== action.id);
    const total = list.total === null ? null : list.total - (list.rows.length - rows.length);
    return { ...list, rows, total };
  }
  if (action.type === 'restore') return restored(list, action.kept);
  if (action.key !== list.key) return list;
  switch (action.type) {
    case 'first':
      return { ...list, rows: action.page.rows, next: action.page.next, status: 'ready', more: 'idle' };
    case 'failed':
      return { ...list, status: 'failed' };
    case 'total':
      return { ...list, total: action.total };
    case 'more':
      return { ...list, more: 'loading' };
    case 'moreFailed':
      return { ...list, more: 'failed' };
    case 'page': {
      const known = new Set(list.rows.map((row) => row.id));
      const fresh = action.page.rows.filter((row) => !known.has(row.id));
      return { ...list, rows: [...list.rows, ...fresh], next: action.page.next, more: 'idle' };
    }
  }
}

/** What a reload brought anew, continued by what was there before it; without a common row the list has become another. */
function restored<Row extends { id: string }>(list: KeysetList<Row>, kept: KeysetList<Row>): KeysetList<Row> {
  const known = new Set(list.rows.map(({ id }) => id));
  const older = kept.rows.filter(({ id }) => !known.has(id));
  if (kept.key !== list.key || list.status !== 'ready' || older.length === kept.rows.length) return list;
  return { ...list, rows: [...list.rows, ...older], next: kept.next };
}

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
