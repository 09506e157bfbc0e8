import type { JsonRecord } from './matches-filter.ts';

/** What one statement changed in one table, as the trigger told it. */
export type ChangeNotice = {
  readonly relation: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly committedAt: string;
  /** New and old version of each row. */
  readonly rows: readonly (readonly [JsonRecord | null, JsonRecord | null])[];
};

/** Reads a notice of `realtime.record_changes`; null when it is none. */
export function readNotice(message: string): ChangeNotice | null {
  const match = /^(\d+) (INSERT|UPDATE|DELETE) (\S+) (.*)$/s.exec(message);
  if (match === null) return null;
  const [, relation = '', operation, committedAt = '', body = '[]'] = match;
  return {
    relation,
    operation: operation as ChangeNotice['operation'],
    committedAt,
    rows: parseExactly(body) as ChangeNotice['rows'],
  };
}

type ReviverContext = { readonly source?: string };
type ExactJson = {
  parse: (
    text: string,
    reviver: (key: string, value: unknown, context: ReviverContext) => unknown,
  ) => unknown;
  rawJSON: (text: string) => unknown;
};

/** JSON.parse that keeps integers beyond 2^53 as they are written, so that they leave as they came. */
function parseExactly(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const exact = JSON as unknown as ExactJson;
  return exact.parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    source !== undefined
      ? exact.rawJSON(source)
      : value,
  );
}
