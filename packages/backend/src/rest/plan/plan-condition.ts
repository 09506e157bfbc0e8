import type { Condition } from '../parse/filter.ts';
import { RestError } from '../rest-error.ts';
import { calledAt, embedNamed, type PlannedNode } from './planned-node.ts';
import type { PlannedCondition } from './read-plan.ts';
import { resolveValue } from './resolve-value.ts';

/**
 * Resolves the names in a condition. A name that is no column but an embed asks whether the embed is empty.
 * Errors: 42703 for an unknown column, PGRST120 for another filter than `is.null` on an embed.
 */
export function planCondition(at: PlannedNode, condition: Condition): PlannedCondition {
  if (condition.kind === 'group') {
    return { ...condition, items: condition.items.map((item) => planCondition(at, item)) };
  }
  const { field, operation } = condition;
  const isColumn = at.relation.columns.has(field.name) || at.relation.computedColumns.has(field.name);
  const embed = isColumn ? undefined : embedNamed(at, field.name);
  if (embed === undefined) {
    const value = resolveValue(at.relation, field, calledAt(at.relation.name, at.depth));
    return { kind: 'filter', value, operation };
  }
  if (operation.kind === 'is' && operation.value === 'null') {
    return { kind: 'embed-null', embed, isNegated: operation.isNegated };
  }
  if (operation.kind === 'is' && operation.value === 'not_null') {
    return { kind: 'embed-null', embed, isNegated: !operation.isNegated };
  }
  throw new RestError('PGRST120');
}
