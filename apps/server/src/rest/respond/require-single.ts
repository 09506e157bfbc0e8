import { RestError } from '../rest-error.ts';

/** `.single()`: exactly one row. Errors: PGRST116. */
export function requireSingle(rows: number): void {
  if (rows === 1) return;
  throw new RestError('PGRST116', { details: `The result contains ${rows} rows` });
}

/** `max-affected`: at most so many rows. Errors: PGRST124. */
export function requireAtMost(rows: number, maximum: number): void {
  if (rows <= maximum) return;
  throw new RestError('PGRST124', { details: `The query affects ${rows} rows` });
}
