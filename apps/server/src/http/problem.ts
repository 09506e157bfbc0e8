import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
  not_found: { status: 404, message: 'No such path', hint: null },
  body_too_large: { status: 413, message: 'The request body is larger than this path accepts', hint: null },
  timeout: {
    status: 504,
    message: 'Processing this request timed out, please retry after a moment.',
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
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string; hint: string | null }>;

export type ProblemCode = keyof typeof problems;

/** Renders one of the gateway's errors as JSON, with its code in `x-sb-error-code`. */
export function respondProblem(c: Context, code: ProblemCode): Response {
  const { status, message, hint } = problems[code];
  c.header('x-sb-error-code', code);
  return c.json({ code, message, ...(hint === null ? {} : { hint }) }, status);
}

/** True for errors that mean the database cannot be reached now, so that the caller may retry. */
export function isDatabaseDown(error: unknown): boolean {
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
    ].includes(code) ||
    code.startsWith('08') ||
    code.startsWith('57P')
  );
}
