import { RestError } from '../rest-error.ts';
import { Cursor } from './cursor.ts';
import { type JsonStep, parseJsonPath, parseName } from './field.ts';

export type SelectColumn = {
  kind: 'column';
  alias: string | null;
  /** `*` stands for every column that the role may read. */
  name: string;
  jsonPath: JsonStep[];
  cast: string | null;
  aggregate: SelectAggregate | null;
};

/** `count()` of rows has no column. */
export type SelectCount = { kind: 'count'; alias: string | null; cast: string | null };

export const aggregateNames = ['count', 'sum', 'avg', 'max', 'min'] as const;
export type AggregateName = (typeof aggregateNames)[number];
/** A function over the values of a column, and what its result is cast to. */
export type SelectAggregate = { name: AggregateName; cast: string | null };

export type SelectRelation = {
  kind: 'relation';
  alias: string | null;
  name: string;
  hint: string | null;
  isInner: boolean;
  isSpread: boolean;
  items: SelectItem[];
};

export type SelectItem = SelectColumn | SelectCount | SelectRelation;

const castType = /[\p{L}\p{N}_ ]+(?:\[\])?/uy;
const aggregateCall = /\.(?:count|sum|avg|max|min)\(\)/y;

/** What is selected when nothing is named. */
export const everyColumn: SelectColumn = {
  kind: 'column',
  alias: null,
  name: '*',
  jsonPath: [],
  cast: null,
  aggregate: null,
};

/**
 * `id,title:name,price::text,owner:users!fk!inner(name)`. Out: a tree of columns and embedded relations.
 * Errors: PGRST100 on grammar, PGRST128 beyond `maxDepth` levels of embedding.
 */
export function parseSelect(text: string, maxDepth: number): SelectItem[] {
  const cursor = new Cursor('select parameter', text);
  const items = cursor.isAtEnd ? [] : parseItems(cursor, maxDepth, itemStart);
  // As PostgREST: what follows the parenthesis of an embedded relation is not looked at, what follows a column is.
  if (items.at(-1)?.kind !== 'relation') cursor.expectEnd();
  return items;
}

const itemStart = '"...", field name (* or [a..z0..9_$]), "*" or "count()"';
const firstEmbeddedStart = '"...", field name (* or [a..z0..9_$]), "*", "count()" or ")"';

function parseItems(cursor: Cursor, depthLeft: number, firstStart: string): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    items.push(parseItem(cursor, depthLeft, items.length === 0 ? firstStart : itemStart));
  } while (cursor.accept(','));
  return items;
}

function parseItem(cursor: Cursor, depthLeft: number, start: string): SelectItem {
  if (cursor.accept('*')) return everyColumn;
  const isSpread = cursor.accept('...');
  let name = isSpread ? parseName(cursor) : parseName(cursor, start);
  let alias: string | null = null;
  if (!cursor.startsWith('::') && cursor.accept(':')) {
    alias = name;
    name = parseName(cursor);
  }
  if (!isSpread && name === 'count' && cursor.accept('()')) {
    return { kind: 'count', alias, cast: parseCast(cursor) };
  }
  if (isSpread || cursor.startsWith('!') || cursor.startsWith('(')) {
    return parseRelation(cursor, { alias, name, isSpread }, depthLeft);
  }
  const jsonPath = parseJsonPath(cursor);
  const cast = parseCast(cursor);
  return { kind: 'column', alias, name, jsonPath, cast, aggregate: parseAggregate(cursor) };
}

const parseCast = (cursor: Cursor): string | null =>
  cursor.accept('::') ? (cursor.match(castType)?.trim() ?? cursor.fail('cast type')) : null;

function parseAggregate(cursor: Cursor): SelectAggregate | null {
  const call = cursor.match(aggregateCall);
  if (call === null && cursor.accept('.')) cursor.fail('"sum", "avg", "count", "max" or "min"');
  const name = aggregateNames.find((candidate) => call === `.${candidate}()`);
  return name === undefined ? null : { name, cast: parseCast(cursor) };
}

function parseRelation(
  cursor: Cursor,
  head: { alias: string | null; name: string; isSpread: boolean },
  depthLeft: number,
): SelectRelation {
  if (depthLeft <= 0)
    throw new RestError('PGRST128', { message: 'Embedded resources are nested too deeply' });
  let hint: string | null = null;
  let isInner = false;
  while (cursor.accept('!')) {
    const word = parseName(cursor);
    if (word === 'inner') isInner = true;
    else if (word !== 'left') hint = word;
  }
  cursor.expect('(');
  const items = cursor.startsWith(')') ? [] : parseItems(cursor, depthLeft - 1, firstEmbeddedStart);
  cursor.expect(')');
  return { kind: 'relation', ...head, hint, isInner, items };
}
