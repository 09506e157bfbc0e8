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
  cursor.expectEndOfList();
  return terms;
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
  return { relation, field, isDescending, nulls };
}
