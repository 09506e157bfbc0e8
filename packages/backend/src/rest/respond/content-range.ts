import { RestError } from '../rest-error.ts';

/** `0-24/573`, with `*` for what is not known or not there. */
export function contentRange(offset: number, shown: number, total: number | null): string {
  const rows = shown === 0 ? '*' : `${offset}-${offset + shown - 1}`;
  return `${rows}/${total ?? '*'}`;
}

/**
 * 206 when rows were counted and not all are shown.
 * Errors: PGRST103 when the offset lies beyond the counted rows, with the headers that the answer would have had.
 */
export function rangeStatus(
  offset: number,
  shown: number,
  total: number | null,
  headers: Readonly<Record<string, string | null>>,
): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw new RestError('PGRST103', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { ...withoutNulls(headers), 'Content-Range': `*/${total}` },
    });
  }
  return shown < total ? 206 : 200;
}

function withoutNulls(headers: Readonly<Record<string, string | null>>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}
