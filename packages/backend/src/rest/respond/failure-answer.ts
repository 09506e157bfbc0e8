import type { Logger } from 'pino';
import { PoolTimeoutError } from '#db/pool-timeout-error.ts';
import { isDatabaseDown } from '#http/problem.ts';
import { restErrorCodes } from '../error-codes.ts';
import { RestError, UndefinedNameError } from '../rest-error.ts';
import type { SchemaCache } from '../schema-cache/schema-cache.ts';
import { columnHint } from './column-hint.ts';
import { errorAnswer } from './error-answer.ts';
import type { RestAnswer } from './rest-answer.ts';
import { describeFailure, isPostgresFailure } from './postgres-error.ts';

type FailureContext = {
  cache: SchemaCache | null;
  role: string;
  url: URL;
  log: Logger;
};

/** Words any failure. An unexpected one is logged and answered without a word about it. */
export function failureAnswer(given: unknown, { cache, role, url, log }: FailureContext): RestAnswer {
  const error = asUnavailable(given);
  if (error instanceof RestError) {
    const { status, code, message, details, hint, headers } = error;
    if (status >= 500) log.error({ err: error }, 'data API');
    return errorAnswer(status, { code, message, details, hint }, headers);
  }
  if (error instanceof UndefinedNameError) {
    const hint = error.lookedFor === null ? null : columnHint(error.lookedFor, role);
    return errorAnswer(400, { code: error.sqlState, message: error.message, details: null, hint });
  }
  if (isPostgresFailure(error)) {
    const { status, body, headers } = describeFailure(error, { cache, role, named: namesIn(url) });
    if (status >= 500) log.error({ err: error }, 'data API');
    return errorAnswer(status, body, headers);
  }
  log.error({ err: error }, 'data API');
  const { status, message } = restErrorCodes.PGRSTX00;
  return errorAnswer(status, { code: 'PGRSTX00', message, details: null, hint: null });
}

/** No connection, or none free in time, is said in the protocol's own codes, which clients retry. */
function asUnavailable(error: unknown): unknown {
  if (error instanceof PoolTimeoutError) return new RestError('PGRST003', { cause: error });
  return isDatabaseDown(error) ? new RestError('PGRST000', { cause: error }) : error;
}

/** Every word of the address: a name that the caller wrote is no secret to them. */
function namesIn(url: URL): ReadonlySet<string> {
  const text = `${decodeURI(url.pathname)} ${new URLSearchParams(url.search).toString().replaceAll(/%[0-9A-F]{2}/g, ' ')}`;
  return new Set(text.match(/[\p{L}\p{N}_$-]+/gu) ?? []);
}
