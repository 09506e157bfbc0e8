import type { SelectColumn, SelectItem } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import { findCastType, type PlanContext } from './plan-context.ts';
import type { OutputColumn, RowSource } from './read-plan.ts';
import { defaultOutputName, resolveValue } from './resolve-value.ts';

/** The columns of one level of `select`. Errors: 42703, 42704, PGRST123 for aggregates where they are not allowed. */
export function planColumns(
  context: PlanContext,
  relation: Relation,
  items: SelectItem[],
  options: { source: RowSource; isSpread: boolean; called: string },
): OutputColumn[] {
  const aggregates = items.some((item) => isAggregate(relation, item));
  if (aggregates && !context.allowsAggregates) throw new RestError('PGRST123');
  const castOf = (cast: string | null): string | null =>
    cast === null ? null : findCastType(context.cache, cast);
  return items.flatMap((item): OutputColumn[] => {
    if (item.kind === 'relation') return [];
    if (item.kind === 'count')
      return [{ kind: 'count', castSql: castOf(item.cast), as: item.alias ?? 'count' }];
    if (isCountByName(relation, item))
      return [{ kind: 'count', castSql: castOf(item.cast), as: item.alias ?? 'count' }];
    if (item.name === '*')
      return planStar(context, relation, { ...options, namesAll: aggregates || options.isSpread });
    const value = resolveValue(relation, item, options.called);
    const aggregate =
      item.aggregate === null ? null : { name: item.aggregate.name, castSql: castOf(item.aggregate.cast) };
    const as = item.alias ?? aggregate?.name ?? defaultOutputName(value);
    return [{ kind: 'value', value, castSql: castOf(item.cast), as, aggregate }];
  });
}

/** `count` without parentheses counts rows, too, unless a column is called so. */
const isCountByName = (relation: Relation, item: SelectColumn): boolean =>
  item.name === 'count' &&
  item.jsonPath.length === 0 &&
  item.aggregate === null &&
  !relation.columns.has('count') &&
  !relation.computedColumns.has('count');

const isAggregate = (relation: Relation, item: SelectItem): boolean =>
  item.kind === 'count' ||
  (item.kind === 'column' && (item.aggregate !== null || isCountByName(relation, item)));

/**
 * `*` becomes the columns that the role may read where the settings say so, so that a hidden column does not close the table to
 * `select=*`; else it stays all columns, which PostgreSQL refuses. A role that may read none gets that refusal anyway.
 * What a function returns is not subject to column privileges. A spread names its columns, as the parent lists them, and so
 * does what is grouped by them.
 */
function planStar(
  context: PlanContext,
  relation: Relation,
  { source, namesAll }: { source: RowSource; namesAll: boolean },
): OutputColumn[] {
  const granted = relation.privileges.get(context.role)?.selectable ?? [];
  const isFunctionResult = source.kind === 'cte' && source.rowType !== null;
  const all = [...relation.columns.keys()];
  const readable = !context.narrowsStar || isFunctionResult || granted.length === 0 ? all : granted;
  const isPlain = [...relation.columns.values()].every(({ representation }) => !representation?.toJson);
  if (readable.length === all.length && isPlain && !namesAll) return [{ kind: 'all' }];
  return readable.map((name) => ({
    kind: 'value',
    value: resolveValue(relation, { name, jsonPath: [] }),
    castSql: null,
    as: name,
    aggregate: null,
  }));
}
