import { RestError } from '../rest-error.ts';
import { Cursor } from './cursor.ts';
import { type Field, parseField } from './field.ts';
import { type Operation, parseOperation } from './operation.ts';

export type Filter = { kind: 'filter'; field: Field; operation: Operation };
export type LogicGroup = { kind: 'group'; joiner: 'and' | 'or'; isNegated: boolean; items: Condition[] };
export type Condition = Filter | LogicGroup;

/** The key of a filter, `embed.sub.column->>path`: the embeds to walk through and the field at the end. */
export function parseFieldPath(key: string): { path: string[]; field: Field } {
  const cursor = new Cursor('tree path', key);
  const path: string[] = [];
  for (;;) {
    const field = parseField(cursor);
    if (cursor.isAtEnd) return { path, field };
    if (field.jsonPath.length > 0) cursor.expectEnd();
    cursor.expect('.');
    path.push(field.name);
  }
}

/** `column=not.eq.value` at the top of the query string. */
export function parseFilter(field: Field, text: string): Filter {
  const cursor = new Cursor('filter', text);
  const operation = parseOperation(cursor, false);
  cursor.expectEnd();
  return { kind: 'filter', field, operation };
}

const groupStart = /(?:not\.)?(?:and|or)(?= *\()/y;

/**
 * `or=(a.eq.1,not.and(b.gt.2,c.is.null))`. In: the joiner and negation of the key, and the value with its parentheses.
 * Errors: PGRST100; PGRST128 beyond `maxDepth` nested groups.
 */
export function parseLogicGroup(
  head: { joiner: 'and' | 'or'; isNegated: boolean },
  text: string,
  maxDepth: number,
): LogicGroup {
  // PostgREST counts columns from the key on, and shows the value alone.
  const before = (head.isNegated ? 'not.' : '').length + head.joiner.length;
  const cursor = new Cursor('logic tree', text, before);
  // What follows the last parenthesis is not looked at, by PostgREST neither.
  return { kind: 'group', ...head, items: parseItems(cursor, maxDepth) };
}

function parseItems(cursor: Cursor, depthLeft: number): Condition[] {
  if (depthLeft <= 0) throw new RestError('PGRST128', { message: 'and/or groups are nested too deeply' });
  cursor.match(spaces);
  cursor.expect('(');
  const items: Condition[] = [];
  do {
    items.push(parseItem(cursor, depthLeft));
    cursor.match(spaces);
  } while (cursor.accept(','));
  if (!cursor.accept(')')) cursor.fail('"," or ")"');
  return items;
}

const spaces = / */y;
const logicStart = 'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)';

function parseItem(cursor: Cursor, depthLeft: number): Condition {
  cursor.match(spaces);
  const start = cursor.match(groupStart);
  if (start !== null) {
    const items = parseItems(cursor, depthLeft - 1);
    return {
      kind: 'group',
      joiner: start.endsWith('or') ? 'or' : 'and',
      isNegated: start.startsWith('not.'),
      items,
    };
  }
  const field = parseField(cursor, logicStart);
  if (!cursor.accept('.')) cursor.fail('letter, digit, "-", "->>", "->" or delimiter (.)');
  return { kind: 'filter', field, operation: parseOperation(cursor, true) };
}
