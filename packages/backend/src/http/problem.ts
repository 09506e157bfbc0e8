import { isPoolFault } from '#db/pool.ts';
import { PoolTimeoutError } from '#db/pool-timeout-error.ts';
import type { AppEnv } from '#http/app-env.ts';
import { completeResponse } from '#http/headers/set-headers.ts';
import type { Context } from 'hono';

/** Errors that arise before any protocol speaks: gateway, limits, unknown paths. One table: code → status → text. */
const problems = {
  no_api_key: {
    status: 401,
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  },
  invalid_api_key: {
    status: 401,
    message: 'Invalid API key',
    hint: 'Double check the API key of this server.',
  },
  https_required: { status: 403, message: 'This address is served by HTTPS only', hint: null },
  not_found: { status: 404, message: 'No such path', hint: null },
  body_too_large: { status: 413, message: 'The request body is larger than this path accepts', hint: null },
  timeout: {
    status: 504,
    message: 'Processing this request timed out, please retry after a moment.',
    hint: null,
  },
  overloaded: {
    status: 503,
    message: 'The server has too much to do, please retry after a moment.',
    hint: null,
  },
  draining: { status: 503, message: 'The server is shutting down', hint: null },
  database_unavailable: {
    status: 503,
    message: 'The database cannot be reached, please retry after a moment.',
    hint: null,
  },
  unexpected: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
    hint: null,
  },
} as const satisfies Record<string, { status: number; message: string; hint: string | null }>;

/** What a 503 says in `Retry-After`. */
export const retryAfterSeconds = '2';

export type ProblemCode = keyof typeof problems;

/** Renders one of the gateway's errors as JSON, with its code in `x-sb-error-code`. */
export function respondProblem(c: Context<AppEnv>, code: ProblemCode): Response {
  const { status, message, hint } = problems[code];
  return completeResponse(c, {
    status,
    headers: {
      'content-type': 'application/json',
      'x-sb-error-code': code,
      ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    },
    body: JSON.stringify({ code, message, ...(hint === null ? {} : { hint }) }),
  });
}

/** True for errors that mean the database cannot be reached now, so that the caller may retry. */
export function isDatabaseDown(error: unknown): boolean {
  if (isPoolFault(error)) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOENT',
      'EPIPE',
      'CONNECT_TIMEOUT',
      'CONNECTION_CLOSED',
      'CONNECTION_ENDED',
      'CONNECTION_DESTROYED',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
    ].includes(code) || /^(?:08|53(?!400)|57P)/.test(code)
  );
}

/** Something that the server itself needs did not answer, so nothing can be said about the request. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';

  /** @param cause for the log; never shown */
  constructor(cause: unknown) {
    super('something that the server needs does not answer', { cause });
  }
}

/** True when a request cannot be answered now, though it may be right: no database, no free connection, a lock held too long. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError || error instanceof PoolTimeoutError || isDatabaseDown(error))
    return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '55P03' || code === '57014';
}
