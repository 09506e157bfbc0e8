import { statusForSqlState } from '../error-codes.ts';
import type { ErrorBody } from './error-answer.ts';
import { isNameKnown, mayReadRow, type Observer, readableKey } from './observer.ts';

/** The fields of an error of PostgreSQL that matter here, as the driver names them. */
export type PostgresFailure = {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
  routine?: string;
  schema_name?: string;
  table_name?: string;
};

/** Whether PostgreSQL refused, whichever of the two clients asked; a lost connection is none. */
export function isPostgresFailure(error: unknown): error is PostgresFailure {
  return error instanceof Error && error.name === 'PostgresError' && 'code' in error;
}

/**
 * Turns an error of PostgreSQL into status and body, without data of other columns or rows and without names that the
 * caller may not see. What a function raised on purpose is left as its author wrote it.
 */
export function describeFailure(
  failure: PostgresFailure,
  observer: Observer,
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const { code, message, detail = null, hint = null } = failure;
  const isRaised = failure.routine === 'exec_stmt_raise';
  if (isRaised && code === 'PGRST') return describeRaised(message, detail);
  const status = statusForSqlState(code, message, observer.role !== 'anon');
  if (isRaised) return { status, body: { code, message, details: detail, hint }, headers: {} };
  const isInternal = code.startsWith('XX') || code.startsWith('58') || code.startsWith('F0');
  const body = {
    code,
    message: isInternal ? 'Internal error of the database' : scrubMessage(failure, observer),
    details: detail === null || isInternal ? null : scrubDetail(failure, detail, observer),
    hint: hint === null || isInternal || hint.includes('Perhaps you meant') ? null : hint,
  };
  return { status, body, headers: {} };
}

const namesInMessage =
  /for (?:table|view|materialized view|foreign table|schema|function|sequence|relation|type) ([^"\s]+)$|"([^"]+)"/g;

/** Cuts a message behind its first words when it names something that the caller cannot know. */
function scrubMessage({ code, message }: PostgresFailure, observer: Observer): string {
  if (!/^(?:42501|23503|42P01|42703|42883|42809|55)/.test(code)) return message;
  const names = [...message.matchAll(namesInMessage)].map(([, bare, quoted]) => bare ?? quoted ?? '');
  if (names.every((name) => isNameKnown(observer, name))) return message;
  if (code === '42501')
    return message.includes('row-level security')
      ? 'new row violates row-level security policy'
      : 'permission denied';
  if (code === '23503') return 'The change violates a foreign key constraint';
  return 'The request reached an object that is not available';
}

const keyDetail = /^Key \((.+?)\)=\(/s;

function scrubDetail(
  { code, schema_name, table_name }: PostgresFailure,
  detail: string,
  observer: Observer,
): string | null {
  const table = { schema: schema_name ?? '', name: table_name ?? '' };
  if (code !== '23505' && code !== '23503') {
    const holdsRow = code.startsWith('23') || code === '44000';
    return holdsRow && !mayReadRow(observer, table) ? null : detail;
  }
  const columns = keyDetail.exec(detail)?.[1]?.split(', ') ?? [];
  const other = /in table "([^"]+)"\.$|from table "([^"]+)"\.$/.exec(detail);
  const otherName = other?.[1] ?? other?.[2];
  if (otherName !== undefined && !isNameKnown(observer, otherName)) return null;
  const isOwn = code === '23505' || other?.[1] !== undefined;
  if (isOwn && !readableKey(observer, table, columns)) return null;
  return detail;
}

type RaisedMessage = { code?: unknown; message?: unknown; details?: unknown; hint?: unknown };
type RaisedDetail = { status?: unknown; headers?: unknown };

/** `RAISE sqlstate 'PGRST'`: the message is the body and the detail holds status and headers, both as JSON. */
function describeRaised(message: string, detail: string | null): ReturnType<typeof describeFailure> {
  const body = readObject(message) as RaisedMessage | null;
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') {
    return unreadable(`Invalid JSON value for MESSAGE: '${message}'`, messageForm);
  }
  if (detail === null) return unreadable('DETAIL is missing in the RAISE statement', detailForm);
  const answer = readObject(detail) as RaisedDetail | null;
  const { status, headers } = answer ?? {};
  if (typeof status !== 'number' || typeof headers !== 'object' || headers === null) {
    return unreadable(`Invalid JSON value for DETAIL: '${detail}'`, detailForm);
  }
  return {
    status: status >= 200 && status < 600 ? status : 500,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: {
      code: body.code,
      message: body.message,
      details: body.details ?? null,
      hint: typeof body.hint === 'string' ? body.hint : null,
    },
  };
}

const messageForm =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.";
const detailForm =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function unreadable(details: string, hint: string): ReturnType<typeof describeFailure> {
  const message = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
  return { status: 500, headers: {}, body: { code: 'PGRST121', message, details, hint } };
}
