import type { Cursor } from './keyset-list.ts';
import { countRows, type ListSnapshot } from './list-memory.ts';
import { rowsOf, type Page } from './pages.ts';

const key = 'kawanusaha_list';
/** More would take the browser longer to store and to read than to load again. */
const mostRows = 1_000;

type Kept = {
  entry: string;
  /** How far the page was scrolled. */
  top: number;
  list: unknown;
  heights: [number, number][];
  window: ListSnapshot<unknown>['window'];
};

/** Keeps a list and the place in it for a reload, in this tab only. In: the history entry, the list, and how far the page is scrolled. */
export function keepForReload<Row>(
  entry: string,
  { list, heights, window }: ListSnapshot<Row>,
  top: number,
): void {
  try {
    if (countRows(list) > mostRows) sessionStorage.removeItem(key);
    else {
      const kept: Kept = { entry, top, list, heights: [...heights], window };
      sessionStorage.setItem(key, JSON.stringify(kept));
    }
  } catch {
    // Where the browser refuses storage, a reload begins at the top.
  }
}

/**
 * What was kept for a history entry, once; null when the document was not reloaded or come back to, or when nothing fits.
 * The caller knows the row type, since an entry belongs to one screen.
 */
export function takeAfterReload<Row>(entry: string): (ListSnapshot<Row> & { top: number }) | null {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (text === null || visit === undefined || visit.type === 'navigate') return null;
    const kept = JSON.parse(text) as Kept;
    if (kept.entry !== entry) return null;
    return {
      top: kept.top,
      list: kept.list as ListSnapshot<Row>['list'],
      heights: new Map(kept.heights),
      window: kept.window,
    };
  } catch {
    return null;
  }
}

/**
 * What a reload brought anew, continued by what was there before it; without a common row the list has become another.
 * In: the pages that are there, and those that were.
 */
export function continuePages<Row extends { id: string }>(
  fresh: readonly Page<Row, Cursor>[],
  kept: readonly Page<Row, Cursor>[],
): Page<Row, Cursor>[] {
  const known = new Set(rowsOf(fresh).map(({ id }) => id));
  const before = rowsOf(kept);
  const rows = before.filter(({ id }) => !known.has(id));
  return rows.length === before.length ? [...fresh] : [...fresh, { rows, next: kept.at(-1)?.next ?? null }];
}
