/** One page of a list, and the place after which the next one begins; null when this was the last. */
export type Page<Row, Place> = { rows: Row[]; next: Place | null };

/** The page of an answer. In: its rows, and how many were asked for. Out: them, and the last one as the place after which the next page begins. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row, Row> {
  return { rows, next: rows.length < limit ? null : (rows.at(-1) ?? null) };
}

/** The rows of all pages; one that arrives twice, as it moved between two pages, stands once. */
export function rowsOf<Row extends { id: string }>(pages: readonly Page<Row, unknown>[]): Row[] {
  const byId = new Map<string, Row>();
  for (const { rows } of pages) for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}
