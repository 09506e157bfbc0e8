import { Cursor } from './cursor.ts';
import { type Field, parseField, parseName } from './field.ts';

export type OrderTerm = {
  /** The embedded to-one relation whose column is meant: `owner(name).desc`. */
  relation: string | null;
  field: Field;
  isDescending: boolean | null;
  nulls: 'first' | 'last' | null;
};

const relationStart = /(?:[\p{L}\p{N}_ $-]+|"(?:[^"\\]|\\[^])*")(?=\()/uy;

/** `a.desc.nullslast,b->>c,owner(name).asc`. Errors: PGRST100. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor('order', text);
  const terms: OrderTerm[] = [];
  do {
    terms.push(parseTerm(cursor));
  } while (cursor.accept(','));
  const last = terms.at(-1);
  cursor.expectEndOfList(last?.isDescending === null || last?.nulls !== null ? '' : 'delimiter (.), ');
  return terms;
}

/** Refuses what stands behind a delimiter, at the first letter that begins none of the words that may stand there. */
function refuseWord(cursor: Cursor, hasDirection: boolean): never {
  if (hasDirection) {
    cursor.skipCommonStart(['nullsfirst', 'nullslast']);
    return cursor.fail('"nullsfirst" or "nullslast"');
  }
  cursor.skipCommonStart(['asc', 'desc', 'nullsfirst', 'nullslast']);
  return cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"');
}

function parseTerm(cursor: Cursor): OrderTerm {
  const start = cursor.match(relationStart);
  const relation = start === null ? null : parseName(new Cursor('order', start));
  if (relation !== null) cursor.expect('(');
  const field = parseField(cursor);
  if (relation !== null) cursor.expect(')');

  let isDescending: boolean | null = null;
  let nulls: 'first' | 'last' | null = null;
  if (cursor.accept('.desc')) isDescending = true;
  else if (cursor.accept('.asc')) isDescending = false;
  if (cursor.accept('.nullsfirst')) nulls = 'first';
  else if (cursor.accept('.nullslast')) nulls = 'last';
  else if (cursor.accept('.')) refuseWord(cursor, isDescending !== null);
  return { relation, field, isDescending, nulls };
}
