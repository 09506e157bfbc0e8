import { randomUUID } from 'node:crypto';
import type { Parameters } from './parameters.ts';

/** What must hold of a result, else all that the statement did is undone. */
export type ResultCheck = {
  /** `.single()`: exactly one row in the answer, and exactly one written, whether or not it is given back. */
  isSingle: boolean;
  /** `max-affected`: at most so many rows written, or given by a function. */
  atMost: number | null;
};

/** No client can write an error that looks like a refusal. */
const mark = randomUUID();
const refusal = new RegExp(`"${mark} (most|single) (\\d+)"`);

/**
 * The number of rows in the answer as text; where a check fails, an error that holds the number, so that PostgreSQL itself
 * undoes what the statement did and no second round trip has to decide. No function of PostgreSQL raises an error of one's
 * own, but reading a text as a number does.
 * @param shown the number of rows in the answer, `affected` that of the rows written
 */
export function checkedCount(
  { isSingle, atMost }: ResultCheck,
  { shown, affected }: { shown: string; affected: string },
  params: Parameters,
): string {
  const fail = (kind: 'most' | 'single', count: string): string =>
    `concat(${params.bind(`${mark} ${kind} `)}::text, ${count})::int::text`;
  const limit =
    atMost === null ? '' : ` WHEN ${affected} > ${Math.trunc(atMost)} THEN ${fail('most', affected)}`;
  const isOne = (count: string): string => ` WHEN ${count} <> 1 THEN ${fail('single', count)}`;
  // An inner join in the answer may show one row of many that were written.
  const single = isSingle ? [...new Set([shown, affected])].map(isOne).join('') : '';
  return limit + single === '' ? `${shown}::text` : `CASE${limit}${single} ELSE ${shown}::text END`;
}

/** The refusal that an error of PostgreSQL holds, worded as PostgREST does; null for any other error. */
export function readRefusal(error: unknown): { code: 'PGRST116' | 'PGRST124'; details: string } | null {
  const found = error instanceof Error ? refusal.exec(error.message) : null;
  if (found === null) return null;
  const [, kind, rows] = found;
  return kind === 'single'
    ? { code: 'PGRST116', details: `The result contains ${rows} rows` }
    : { code: 'PGRST124', details: `The query affects ${rows} rows` };
}
