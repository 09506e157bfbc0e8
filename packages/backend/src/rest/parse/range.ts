import { RestError } from '../rest-error.ts';

/** Rows to answer with; `limit` null means as many as the server allows. */
export type RowRange = { offset: number; limit: number | null };

/**
 * Combines `limit`/`offset` with the `Range` header (GET only); both narrow.
 * Errors: PGRST103 for an upside-down range or a negative limit.
 */
export function parseRange(header: string | null, limit: number | null, offset: number | null): RowRange {
  if (limit !== null && limit < 0) {
    throw negativeLimit();
  }
  const asked: RowRange = { offset: Math.max(offset ?? 0, 0), limit };
  const [, from, to] = /^(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined) return asked;
  const first = Number(from);
  if (to !== undefined && Number(to) < first) {
    throw new RestError('PGRST103', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  return intersect(asked, { offset: first, limit: to === undefined ? null : Number(to) - first + 1 });
}

function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset);
  const ends = [a, b].flatMap((range) => (range.limit === null ? [] : [range.offset + range.limit]));
  const limit = ends.length === 0 ? null : Math.min(...ends) - offset;
  if (limit !== null && limit <= 0 && a.limit !== 0) throw negativeLimit();
  return { offset, limit: limit === null ? null : Math.max(limit, 0) };
}

const negativeLimit = (): RestError =>
  new RestError('PGRST103', { details: 'Limit should be greater than or equal to zero.' });
