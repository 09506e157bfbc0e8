import { RestError } from '../rest-error.ts';
import type { RestLimits } from '../limits.ts';
import { type Condition, parseFieldPath, parseFilter, parseLogicGroup } from './filter.ts';
import { startsWithOperator } from './operators.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import { everyColumn, parseSelect, type SelectItem } from './select.ts';
import { Cursor } from './cursor.ts';
import { parseName } from './field.ts';

/** A comma-separated list of column names, `columns="a","b"` or `on_conflict=a,b`. Errors: PGRST100. */
function parseNames(what: string, text: string): string[] {
  const cursor = new Cursor(what, text);
  const names: string[] = [];
  do {
    names.push(parseName(cursor));
  } while (cursor.accept(','));
  cursor.expectEnd();
  return [...new Set(names)];
}

/** Something said about the table asked for (empty path) or about one of its embedded relations. */
export type AtPath<T> = { path: string[]; value: T };

export type Query = {
  select: SelectItem[];
  conditions: AtPath<Condition>[];
  orders: AtPath<OrderTerm[]>[];
  limits: AtPath<number>[];
  offsets: AtPath<number>[];
  columns: string[] | null;
  onConflict: string[] | null;
  /** Arguments of a function that is called by GET. */
  args: [name: string, value: string][];
};

const reservedEnding = /^(?:(.+)\.)?(order|limit|offset)$/;
const logicEnding = /^(?:|(.+?)\.)(not\.)?(and|or)$/;

/**
 * Reads the query string of a table or function request.
 * In: the decoded pairs in the order given; `isCall` makes plain `name=value` pairs function arguments.
 * Errors: PGRST100 on grammar, PGRST128 beyond a limit.
 */
export function parseQuery(pairs: Iterable<[string, string]>, isCall: boolean, limits: RestLimits): Query {
  const query: Query = {
    select: [everyColumn],
    conditions: [],
    orders: [],
    limits: [],
    offsets: [],
    columns: null,
    onConflict: null,
    args: [],
  };
  for (const [key, value] of pairs) readPair(query, key, value, isCall, limits);
  if (countTerms(query) > limits.maxTerms) {
    throw new RestError('PGRST128', { message: 'The query has too many columns, filters or order terms' });
  }
  return query;
}

function readPair(query: Query, key: string, value: string, isCall: boolean, limits: RestLimits): void {
  // The gateway reads the key from here when a header cannot be set.
  if (key === 'apikey') return;
  if (key === 'select') {
    if (value !== '') query.select = parseSelect(value, limits.maxEmbedDepth);
  } else if (key === 'columns') query.columns = parseNames('columns parameter', value);
  else if (key === 'on_conflict') query.onConflict = parseNames('on_conflict parameter', value);
  else if (!readReserved(query, key, value) && !readLogic(query, key, value, limits)) {
    readFilterOrArgument(query, key, value, isCall);
  }
}

function readReserved(query: Query, key: string, value: string): boolean {
  const [, prefix, word] = reservedEnding.exec(key) ?? [];
  if (word === undefined) return false;
  const path = prefix === undefined ? [] : parseEmbedPath(prefix);
  if (word === 'order') query.orders.push({ path, value: parseOrder(value) });
  else if (/^-?\d{1,18}$/.test(value)) {
    (word === 'limit' ? query.limits : query.offsets).push({ path, value: Number(value) });
  } else {
    throw new RestError('PGRST100', {
      message: `"failed to parse ${word} parameter (${value})" (line 1, column 1)`,
      details: 'unexpected value expecting an integer',
    });
  }
  return true;
}

function readLogic(query: Query, key: string, value: string, limits: RestLimits): boolean {
  const [, prefix, not, joiner] = logicEnding.exec(key) ?? [];
  if (joiner === undefined) return false;
  const head = { joiner: joiner === 'or' ? 'or' : 'and', isNegated: not !== undefined } as const;
  const path = prefix === undefined ? [] : parseEmbedPath(prefix);
  query.conditions.push({ path, value: parseLogicGroup(head, value, limits.maxLogicDepth) });
  return true;
}

function readFilterOrArgument(query: Query, key: string, value: string, isCall: boolean): void {
  if (isCall && !startsWithOperator(value)) {
    query.args.push([key, value]);
    return;
  }
  const { path, field } = parseFieldPath(key);
  query.conditions.push({ path, value: parseFilter(field, value) });
}

function parseEmbedPath(prefix: string): string[] {
  const { path, field } = parseFieldPath(prefix);
  return [...path, field.name];
}

function countTerms(query: Query): number {
  const ofSelect = (items: SelectItem[]): number =>
    items.reduce((sum, item) => sum + 1 + (item.kind === 'relation' ? ofSelect(item.items) : 0), 0);
  const ofCondition = (condition: Condition): number =>
    condition.kind === 'group' ? condition.items.reduce((sum, item) => sum + ofCondition(item), 0) : 1;
  return (
    ofSelect(query.select) +
    query.conditions.reduce((sum, { value }) => sum + ofCondition(value), 0) +
    query.orders.reduce((sum, { value }) => sum + value.length, 0)
  );
}
