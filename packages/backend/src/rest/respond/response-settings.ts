import { RestError } from '../rest-error.ts';
import type { StatementRow } from '../sql/statement.ts';

/**
 * Lets SQL shape the answer: functions and triggers may set `response.status` and `response.headers`.
 * Errors: PGRST111 and PGRST112 when they set something that is no header list or no status.
 */
export function applyResponseSettings(
  row: StatementRow,
  headers: Record<string, string>,
  cookies: string[],
  status: number,
): number {
  for (const [name, value] of parseHeaders(row.headers)) {
    if (name.toLowerCase() === 'set-cookie') cookies.push(value);
    else setHeader(headers, name, value);
  }
  if (row.status === null) return status;
  const chosen = Number(row.status);
  if (!Number.isInteger(chosen) || chosen < 200 || chosen > 599) throw new RestError('PGRST112');
  return chosen;
}

/** Header names have no case. */
function setHeader(headers: Record<string, string>, name: string, value: string): void {
  const known = Object.keys(headers).find((given) => given.toLowerCase() === name.toLowerCase());
  headers[known ?? name] = value;
}

function parseHeaders(text: string | null): [string, string][] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new RestError('PGRST111');
    return list.map(readHeader);
  } catch (cause) {
    throw cause instanceof RestError ? cause : new RestError('PGRST111', { cause });
  }
}

function readHeader(item: unknown): [string, string] {
  const [entry, ...others] = typeof item === 'object' && item !== null ? Object.entries(item) : [];
  const isUsable =
    entry !== undefined && others.length === 0 && typeof entry[1] === 'string' && /^[\w-]+$/.test(entry[0]);
  // No more than what HTTP can send: Latin-1 without control characters.
  if (!isUsable || /[^\t\x20-\x7e\x80-\xff]/.test(String(entry[1]))) throw new RestError('PGRST111');
  return [entry[0], String(entry[1])];
}
