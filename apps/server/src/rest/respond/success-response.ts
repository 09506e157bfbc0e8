import type { RestRequest } from '../parse/request.ts';
import type { StatementRow } from '../sql/statement.ts';
import { applyResponseSettings } from './response-settings.ts';

export type SuccessParts = {
  status: number;
  row: StatementRow;
  contentRange: string | null;
  preferenceApplied: string | null;
  /** Set where the method gives back a representation; `HEAD` drops it later. */
  body: string | null;
  headers?: Record<string, string>;
};

/** Last stage of every request that PostgreSQL answered. */
export function successResponse(request: RestRequest, parts: SuccessParts): Response {
  const headers = new Headers(parts.headers);
  if (parts.contentRange !== null) headers.set('Content-Range', parts.contentRange);
  if (parts.preferenceApplied !== null) headers.set('Preference-Applied', parts.preferenceApplied);
  if (request.profile !== null) headers.set('Content-Profile', request.profile);
  const status = applyResponseSettings(parts.row, headers, parts.status);
  const isEmpty = status === 204 || status === 304;
  if (!isEmpty && parts.body !== null && !headers.has('Content-Type')) {
    headers.set('Content-Type', `${request.format.mediaType}; charset=utf-8`);
  }
  return new Response(isEmpty || request.method === 'HEAD' ? null : parts.body, { status, headers });
}
