/** A cell that a spreadsheet would run as a formula starts with one of these (OWASP ASVS 1.2.10). */
const dangerous = /^[=+\-@\t\r\n\0|%]/;

/** One cell: numbers as they are, text quoted, and text that looks like a formula behind an apostrophe. */
export function renderCell(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = (value instanceof Date ? value.toISOString() : value).replaceAll('\0', '');
  return `"${(dangerous.test(text.trimStart()) || dangerous.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function renderCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number | boolean | Date | null>[],
): string {
  const lines = rows.map((row) => columns.map((column) => renderCell(row[column] ?? null)).join(','));
  return `\uFEFF${[columns.map(renderCell).join(','), ...lines].join('\r\n')}\r\n`;
}
