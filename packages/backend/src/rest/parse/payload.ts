import { RestError } from '../rest-error.ts';
import { parseCsv } from './csv.ts';
import { jsonDepth } from './json-depth.ts';

/** A request body as JSON text that goes to PostgreSQL as it was sent, with what the plan must know about it. */
export type Payload = {
  /** Always an array of objects. */
  json: string;
  /** Number of objects; 1 for a single one. */
  count: number;
  /** Keys of the objects; they all have the same unless `columns` chooses among them. */
  keys: string[];
  /** The first object, for the checks of PUT. */
  first: Record<string, unknown>;
};

/**
 * Reads the body of an insert, update or upsert.
 * In: content type, text, and whether `columns` was given (then keys may differ between rows).
 * Errors: PGRST102 for anything but an object or an array of objects; PGRST128 when nested too deeply.
 */
export function parsePayload(
  contentType: string | null,
  text: string,
  options: { hasColumns: boolean; maxJsonDepth: number },
): Payload {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (type === 'text/csv') return describe(JSON.stringify(parseCsv(text)), options.hasColumns);
  if (type === 'application/x-www-form-urlencoded') {
    return describe(JSON.stringify(Object.fromEntries(new URLSearchParams(text))), options.hasColumns);
  }
  if (type !== 'application/json') {
    throw new RestError('PGRST102', { message: `Content-Type not acceptable: ${type}` });
  }
  if (jsonDepth(text) > options.maxJsonDepth) {
    throw new RestError('PGRST128', { message: 'The body is nested too deeply' });
  }
  return describe(text, options.hasColumns);
}

/** Parses JSON. Errors: PGRST102. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RestError('PGRST102', { cause });
  }
}

function describe(json: string, hasColumns: boolean): Payload {
  const value = parseJson(json);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  const [first = {}] = rows;
  if (!isObject(first)) throw new RestError('PGRST102');
  const keys = Object.keys(first);
  if (!rows.every((row) => isObject(row) && (hasColumns || hasExactly(row, keys)))) {
    throw new RestError('PGRST102', { message: 'All object keys must match' });
  }
  return { json: Array.isArray(value) ? json : `[${json}]`, count: rows.length, keys, first };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasExactly = (row: Record<string, unknown>, keys: string[]): boolean =>
  Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
