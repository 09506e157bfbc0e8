import type { Field } from '../parse/field.ts';
import type { OrderTerm } from '../parse/order.ts';
import { RestError } from '../rest-error.ts';
import { calledAt, findEmbed, type PlannedNode } from './planned-node.ts';
import { type Embed, isAggregatedNode, type PlannedOrder, type RowValue } from './read-plan.ts';
import { resolveValue } from './resolve-value.ts';

/** Resolves one order term. Errors: 42703, PGRST108 for an unknown embed, PGRST118 when it is to-many. */
export function planOrder(at: PlannedNode, term: OrderTerm): PlannedOrder {
  const { isDescending, nulls } = term;
  if (term.relation === null) {
    const value = resolveValue(at.relation, term.field, calledAt(at.relation.name, at.depth));
    return { embed: null, output: null, value, isDescending, nulls };
  }
  const embed = findEmbed(at, term.relation);
  const child = at.children.get(embed);
  if (!embed.isToOne || child === undefined) {
    throw new RestError('PGRST118', {
      message: `A related order on '${term.relation}' is not possible`,
      details: `'${at.relation.name}' and '${term.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const given = embed.isSpread && isAggregatedNode(at.node) ? spreadOutput(embed, term.field) : null;
  if (given !== null) return { embed, output: given.as, value: given.value, isDescending, nulls };
  const called = calledAt(`${at.relation.name}_${embed.as}`, child.depth);
  const value = resolveValue(child.relation, term.field, called);
  return { embed, output: null, value, isDescending, nulls };
}

/** The plain output of a spread that a field names, by its alias or by the column behind it. */
function spreadOutput({ node }: Embed, { name, jsonPath }: Field): { as: string; value: RowValue } | null {
  if (jsonPath.length > 0) return null;
  const plain = node.columns.flatMap((column) =>
    column.kind === 'value' && column.aggregate === null && column.castSql === null ? [column] : [],
  );
  const isColumn = ({ value }: { value: RowValue }): boolean =>
    value.name === name && value.jsonPath.length === 0;
  return plain.find(({ as }) => as === name) ?? plain.find(isColumn) ?? null;
}
