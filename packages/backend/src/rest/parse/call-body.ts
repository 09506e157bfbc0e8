import { RestError } from '../rest-error.ts';
import { jsonDepth } from './json-depth.ts';
import { parseJson } from './payload.ts';

/** Arguments as they came: pairs of the query string, or a body with its keys when it is a JSON object. */
export type CallInput =
  | { kind: 'query'; pairs: [name: string, value: string][] }
  | { kind: 'body'; text: string; contentType: string; keys: string[] | null };

/**
 * The body of a function call: a JSON object of arguments, or a whole value for a function with one unnamed parameter.
 * Errors: PGRST102, PGRST127 for raw bytes, PGRST128.
 */
export function parseCallBody(contentType: string | null, text: string, maxJsonDepth: number): CallInput {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (text.includes('\0')) throw new RestError('PGRST102');
  if (type === 'application/x-www-form-urlencoded') {
    const values = Object.fromEntries(new URLSearchParams(text));
    return { kind: 'body', text: JSON.stringify(values), contentType: type, keys: Object.keys(values) };
  }
  if (type === 'text/plain' || type === 'text/xml')
    return { kind: 'body', text, contentType: type, keys: null };
  if (type === 'application/octet-stream') {
    throw new RestError('PGRST127', { details: 'bodies of raw bytes are not supported' });
  }
  if (type !== 'application/json') {
    throw new RestError('PGRST102', { message: `Content-Type not acceptable: ${type}` });
  }
  if (jsonDepth(text) > maxJsonDepth)
    throw new RestError('PGRST128', { message: 'The body is nested too deeply' });
  // A call without arguments may come without a body.
  if (text.trim() === '') return { kind: 'body', text: '{}', contentType: type, keys: [] };
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { kind: 'body', text, contentType: type, keys: isObject ? Object.keys(value) : null };
}
