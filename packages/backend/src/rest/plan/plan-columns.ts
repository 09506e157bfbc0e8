import type { SelectItem } from '../parse/select.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import { findCastType, type PlanContext } from './plan-context.ts';
import type { OutputColumn, RowSource } from './read-plan.ts';
import { defaultOutputName, resolveValue } from './resolve-value.ts';

/** The columns of one level of `select`. Errors: 42703, 42704. */
export function planColumns(
  context: PlanContext,
  relation: Relation,
  items: SelectItem[],
  options: { source: RowSource; isSpread: boolean },
): OutputColumn[] {
  return items.flatMap((item): OutputColumn[] => {
    if (item.kind === 'relation') return [];
    if (item.name === '*') return planStar(context, relation, options);
    const value = resolveValue(relation, item);
    const castSql = item.cast === null ? null : findCastType(context.cache, item.cast);
    return [{ kind: 'value', value, castSql, as: item.alias ?? defaultOutputName(value) }];
  });
}

/**
 * `*` becomes the columns that the role may read, so that a hidden column does not close the table to `select=*`
 * (PostgREST passes the star on and PostgreSQL refuses). A role that may read none gets PostgreSQL's own refusal.
 * What a function returns is not subject to column privileges. A spread names its columns, as the parent lists them.
 */
function planStar(
  context: PlanContext,
  relation: Relation,
  { source, isSpread }: { source: RowSource; isSpread: boolean },
): OutputColumn[] {
  const granted = relation.privileges.get(context.role)?.selectable ?? [];
  const isFunctionResult = source.kind === 'cte' && source.rowType !== null;
  const all = [...relation.columns.keys()];
  const readable = isFunctionResult || granted.length === 0 ? all : granted;
  if (readable.length === all.length && !isSpread) return [{ kind: 'all' }];
  return readable.map((name) => ({
    kind: 'value',
    value: resolveValue(relation, { name, jsonPath: [] }),
    castSql: null,
    as: name,
  }));
}
