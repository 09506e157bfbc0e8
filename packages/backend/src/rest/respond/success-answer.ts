import type { RestRequest } from '../parse/request.ts';
import type { StatementRow } from '../sql/statement.ts';
import { applyResponseSettings } from './response-settings.ts';
import type { RestAnswer } from './rest-answer.ts';

export type SuccessParts = {
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
  if (request.profile !== null) headers['Content-Profile'] = request.profile;
  const hasType = parts.status !== 204 && parts.body !== null;
  if (hasType) headers['Content-Type'] = `${request.format.mediaType}; charset=utf-8`;
  const status = applyResponseSettings(parts.row, headers, parts.status);
  const isEmpty = status === 204 || status === 304;
  if (isEmpty && hasType) delete headers['Content-Type'];
  return { status, headers, body: isEmpty || request.method === 'HEAD' ? null : parts.body };
}
