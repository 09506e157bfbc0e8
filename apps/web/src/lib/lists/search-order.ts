/** Order of the answers to a query: those that answer best first, or the newest. */
export type SearchOrder = 'cocok' | 'terbaru';

/** Whether answers stand by date: chosen so, or under the tab of the newest. */
export function isNewestFirst({ order, tab }: { order: SearchOrder; tab: string }): boolean {
  return order === 'terbaru' || tab === 'Terbaru';
}

/** More than this is not counted but estimated by the database. */
const countedUpTo = 1_000;

/** A number of rows for a sentence: exact up to 1,000, beyond it in two digits and said as an estimate. */
export function wordsForCount(total: number, format: (value: number) => string): string {
  if (total <= countedUpTo) return format(total);
  const unit = 10 ** (String(Math.round(total)).length - 2);
  return `Sekitar ${format(Math.round(total / unit) * unit)}`;
}
