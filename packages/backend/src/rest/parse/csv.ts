import { RestError } from '../rest-error.ts';

/**
 * Reads CSV with a header line into objects of strings; an unquoted `NULL` is null.
 * Errors: PGRST102 when a line has another number of cells than the header, or a quote stays open.
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = splitLines(text);
  if (header === undefined) throw new RestError('PGRST102');
  return lines.map((cells) => {
    if (cells.length !== header.length) {
      throw new RestError('PGRST102', { message: 'All lines must have same number of fields' });
    }
    return Object.fromEntries(
      cells.map((cell, index) => [header[index] ?? '', cell === 'NULL' ? null : cell]),
    );
  });
}

const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function splitLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex < text.length) {
    const found = cellPattern.exec(text);
    if (found === null) throw new RestError('PGRST102', { message: 'Invalid CSV' });
    const [, quoted, plain = '', end] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',' && cellPattern.lastIndex < text.length) continue;
    if (end === ',') line.push('');
    lines.push(line);
    line = [];
  }
  return lines;
}
