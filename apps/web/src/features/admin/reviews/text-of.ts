/** The first of these columns that holds a text; empty without one. In: a row that was kept as JSON. */
export function textOf(row: unknown, keys: readonly string[]): string {
  if (typeof row !== 'object' || row === null) return '';
  for (const key of keys) {
    const value: unknown = (row as Record<string, unknown>)[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
