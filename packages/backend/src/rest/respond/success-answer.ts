import type { ResponseFormat } from '../parse/media-type.ts';
import type { RestRequest } from '../parse/request.ts';
import type { StatementRow } from '../sql/statement.ts';
import { applyResponseSettings } from './response-settings.ts';
import type { RestAnswer } from './rest-answer.ts';

export type SuccessParts = {
  format: ResponseFormat;
  status: number;
  row: StatementRow;
  contentRange: string | null;
  preferenceApplied: string | null;
  /** Set where the method gives back a representation; `HEAD` drops it later. */
  body: StatementRow['body'];
  headers?: Record<string, string>;
};

/** Last stage of every request that PostgreSQL answered. */
export function successAnswer(request: RestRequest, parts: SuccessParts): RestAnswer {
  const headers: Record<string, string> = { ...parts.headers };
  if (parts.contentRange !== null) headers['Content-Range'] = parts.contentRange;
  if (parts.preferenceApplied !== null) headers['Preference-Applied'] = parts.preferenceApplied;
  // A read by HEAD says what GET would give; a write that gives nothing back has no type.
  const hasType = parts.status !== 204 && (parts.body !== null || request.method === 'HEAD');
  if (hasType) headers['Content-Type'] = parts.format.contentType;
  if (hasType && request.profile !== null) headers['Content-Profile'] = request.profile;
  const cookies: string[] = [];
  const status = applyResponseSettings(parts.row, headers, cookies, parts.status);
  const isEmpty = status === 204 || status === 304;
  if (isEmpty && hasType) delete headers['Content-Type'];
  if (isEmpty || request.method === 'HEAD') return { status, headers, cookies, body: null };
  // Without it an empty answer would be sent in chunks, of which there are none.
  if (parts.body === null) headers['Content-Length'] = '0';
  return { status, headers, cookies, body: parts.format.isBytes ? bytesOf(parts.body) : parts.body };
}

/** PostgreSQL writes bytes as `\\x` and hexadecimal digits. */
function bytesOf(body: SuccessParts['body']): SuccessParts['body'] {
  if (body === null) return null;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}
