import type { RestLimits } from '../limits.ts';
import { RestError } from '../rest-error.ts';
import { type Offer, parseAccept } from './media-type.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery, type Query } from './query-string.ts';
import { parseRange, type RowRange } from './range.ts';

export type RestMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';

/** The headers of a request, asked by their names in lower case. */
export type RestHeaders = { readonly get: (name: string) => string | null };

export type Target =
  | { kind: 'root' }
  | { kind: 'relation'; name: string }
  | { kind: 'function'; name: string };

/** A request as it was sent, before anything is known about the database. */
export type RestRequest = {
  method: RestMethod;
  target: Target;
  /** The schema named by a profile header; null means the first exposed one. */
  profile: string | null;
  query: Query;
  range: RowRange;
  preferences: Preferences;
  /** Media types that the client takes, by its liking. */
  accepts: Offer[];
};

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * First stage: turns the request line and headers into a typed value; asks nothing of the database.
 * In: the path below the prefix (`/projects`, `/rpc/sum`), the raw query string. Errors: PGRST1xx.
 */
export function parseRequest(
  given: { method: string; path: string; search: string; headers: RestHeaders },
  limits: RestLimits,
): RestRequest {
  const { headers } = given;
  if (given.search.length > limits.maxQueryCharacters) {
    throw new RestError('PGRST128', { message: 'The query string is too long', status: 414 });
  }
  const method = parseMethod(given.method);
  const target = parseTarget(given.path);
  if (target.kind === 'function' && ['PATCH', 'PUT', 'DELETE'].includes(method))
    throw new RestError('PGRST101', { message: `Cannot use the ${method} method on RPC` });
  if (target.kind === 'root' && !['GET', 'HEAD', 'OPTIONS'].includes(method)) throw new RestError('PGRST117');
  const isRead = method === 'GET' || method === 'HEAD';
  const params = new URLSearchParams(given.search);
  for (const [key, value] of params) refuseNullCharacter(key + value);
  const query = parseQuery(params, target.kind === 'function' && isRead, limits);
  const atRoot = (list: { path: string[]; value: number }[]): number | null =>
    list.findLast(({ path }) => path.length === 0)?.value ?? null;
  return {
    method,
    target,
    profile: headers.get(isRead || method === 'OPTIONS' ? 'accept-profile' : 'content-profile'),
    query,
    range: parseRange(
      method === 'GET' ? headers.get('range') : null,
      atRoot(query.limits),
      atRoot(query.offsets),
    ),
    preferences: parsePreferences(headers.get('prefer')),
    accepts: parseAccept(headers.get('accept')),
  };
}

function parseMethod(method: string): RestMethod {
  if (!methods.includes(method))
    throw new RestError('PGRST117', { message: `Unsupported HTTP method: ${method}` });
  return method as RestMethod;
}

function parseTarget(path: string): Target {
  const parts = path.split('/').slice(1).map(decode);
  const [first = '', second, ...rest] = parts;
  if (parts.some((part) => part.includes('\0')) || rest.length > 0) throw new RestError('PGRST125');
  if (first === '' && second === undefined) return { kind: 'root' };
  if (first === 'rpc' && second) return { kind: 'function', name: second };
  if (first !== '' && second === undefined) return { kind: 'relation', name: first };
  throw new RestError('PGRST125');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new RestError('PGRST125', { cause });
  }
}

/** PostgreSQL has no null character in text, and the wire protocol ends names with it. */
function refuseNullCharacter(text: string): void {
  if (text.includes('\0')) {
    throw new RestError('PGRST100', { message: 'The query string contains a null character' });
  }
}
