import { RestError } from '../rest-error.ts';
import { parseCsv } from './csv.ts';
import { jsonDepth } from './json-depth.ts';
import { parseJson } from './payload.ts';

/** Arguments as they came: pairs of the query string or of a form, or a body with its keys when it is JSON with names. */
export type CallInput =
  | { kind: 'query'; pairs: [name: string, value: string][] }
  | {
      kind: 'body';
      text: string;
      contentType: string;
      keys: string[] | null;
      /** Of a list of objects the first holds the arguments. */
      isList: boolean;
    };

/** The media type that a body was sent as, without parameters. */
export const bodyType = (contentType: string | null): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';

/** A body of raw bytes, for a function with one unnamed parameter of bytes. */
export function parseCallBytes(bytes: Uint8Array): CallInput {
  const text = `\\x${Buffer.from(bytes).toString('hex')}`;
  return { kind: 'body', text, contentType: 'application/octet-stream', keys: null, isList: false };
}

/**
 * The body of a function call: JSON with the arguments by name, a form, CSV, or a whole value for a function with one
 * unnamed parameter. `columns` chooses among the names. Errors: PGRST102, PGRST128.
 */
export function parseCallBody(
  contentType: string | null,
  text: string,
  { columns, maxJsonDepth }: { columns: readonly string[] | null; maxJsonDepth: number },
): CallInput {
  const type = bodyType(contentType);
  if (text.includes('\0')) throw new RestError('PGRST102');
  const chosen = (keys: string[]): string[] => (columns === null ? keys : [...columns]);
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'query', pairs: [...new URLSearchParams(text)] };
  }
  if (type === 'text/plain' || type === 'text/xml')
    return { kind: 'body', text, contentType: type, keys: null, isList: false };
  if (type === 'text/csv') {
    const rows = parseCsv(text);
    const keys = chosen(Object.keys(rows[0] ?? {}));
    return { kind: 'body', text: JSON.stringify(rows), contentType: type, keys, isList: true };
  }
  if (type !== 'application/json') {
    throw new RestError('PGRST102', { message: `Content-Type not acceptable: ${type}` });
  }
  if (jsonDepth(text) > maxJsonDepth)
    throw new RestError('PGRST128', { message: 'The body is nested too deeply' });
  // A call without arguments may come without a body.
  if (text.trim() === '') return { kind: 'body', text: '{}', contentType: type, keys: [], isList: false };
  const value = parseJson(text);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const isObject = typeof first === 'object' && first !== null && !Array.isArray(first);
  const keys = isObject ? chosen(Object.keys(first)) : null;
  return { kind: 'body', text, contentType: type, keys, isList: Array.isArray(value) };
}
