import { type RestErrorCode, restErrorCodes } from './error-codes.ts';
import type { Relation } from './schema-cache/schema-cache.ts';

type RestErrorDetails = {
  message?: string;
  details?: unknown;
  hint?: string | null;
  /** Overrides the status of the catalogue: limits on length answer 413 and 414. */
  status?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A refusal by the engine itself, as opposed to one by PostgreSQL; `respond/` renders it. */
export class RestError extends Error {
  readonly code: RestErrorCode | (string & {});
  readonly status: number;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RestErrorCode, given: RestErrorDetails = {}) {
    super(given.message ?? restErrorCodes[code].message, { cause: given.cause });
    this.name = 'RestError';
    this.code = code;
    this.status = given.status ?? restErrorCodes[code].status;
    this.details = given.details ?? null;
    this.hint = given.hint ?? null;
    this.headers = given.headers ?? {};
  }
}

/** A column that was not found, and what its relation is called in the refusal. */
export type LookedFor = { relation: Relation; called: string; name: string };

/** What PostgreSQL would answer if asked; refused before a connection is taken. `sqlState` becomes the code of the body. */
export class UndefinedNameError extends Error {
  readonly sqlState: '42703' | '42704' | '42712' | '42P10';
  /** Where the column was looked for, so that another one of the table can be suggested. */
  readonly lookedFor: LookedFor | null;

  constructor(
    sqlState: '42703' | '42704' | '42712' | '42P10',
    message: string,
    lookedFor: LookedFor | null = null,
  ) {
    super(message);
    this.lookedFor = lookedFor;
    this.name = 'UndefinedNameError';
    this.sqlState = sqlState;
  }
}
