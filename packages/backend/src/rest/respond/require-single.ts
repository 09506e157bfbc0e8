import { RestError } from '../rest-error.ts';

/** `.single()`: exactly one row of a read; writes are checked where they are made (`sql/check-sql.ts`). Errors: PGRST116. */
export function requireSingle(rows: number): void {
  if (rows === 1) return;
  throw new RestError('PGRST116', { details: `The result contains ${rows} rows` });
}
