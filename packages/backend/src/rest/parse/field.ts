import type { Cursor } from './cursor.ts';

export type JsonStep = { asText: boolean; key: string; isIndex: boolean };
/** A column with an optional JSON path: `address->home->>city`. */
export type Field = { name: string; jsonPath: JsonStep[] };

const plainName = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const quotedName = /"(?:[^"\\]|\\[^])*"/uy;
const jsonIndex = /[+-]?\d+(?=->|::|[.,)]|$)/y;
const jsonKey = /(?:[^(\-:.,>)]|-(?!>))+/y;

/** Removes the quotes and the backslashes of a `"quoted \" value"`. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\([^])/g, '$1');
}

/** A name, plain or quoted. Refuses the request where none stands, saying what else might have stood there. */
export function parseName(cursor: Cursor, expecting = 'field name (* or [a..z0..9_$])'): string {
  const quoted = cursor.match(quotedName);
  if (quoted !== null) return unquote(quoted);
  const name = cursor.match(plainName)?.trim();
  return name ? name : cursor.fail(expecting);
}

/** The steps `->key`, `->>0` … behind a name; none is fine. */
export function parseJsonPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const asText = cursor.accept('->>');
    if (!asText && !cursor.accept('->')) return steps;
    const quoted = cursor.match(quotedName);
    if (quoted !== null) {
      steps.push({ asText, key: unquote(quoted), isIndex: false });
      continue;
    }
    const index = cursor.match(jsonIndex);
    // A minus begins a place counted from the end, and nothing else.
    if (index === null && cursor.accept('-')) cursor.fail('digit');
    const key =
      index ??
      cursor.match(jsonKey) ??
      cursor.fail('"-", digit or any non reserved character different from: .,>()');
    steps.push({ asText, key, isIndex: index !== null });
  }
}

/** A field as it stands in filters and in order. */
export function parseField(cursor: Cursor, expecting?: string): Field {
  return { name: parseName(cursor, expecting), jsonPath: parseJsonPath(cursor) };
}
