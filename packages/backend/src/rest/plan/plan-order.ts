import type { OrderTerm } from '../parse/order.ts';
import { RestError } from '../rest-error.ts';
import { findEmbed, type PlannedNode } from './planned-node.ts';
import type { PlannedOrder } from './read-plan.ts';
import { resolveValue } from './resolve-value.ts';

/** Resolves one order term. Errors: 42703, PGRST108 for an unknown embed, PGRST118 when it is to-many. */
export function planOrder(at: PlannedNode, term: OrderTerm): PlannedOrder {
  const { isDescending, nulls } = term;
  if (term.relation === null) {
    return { embed: null, value: resolveValue(at.relation, term.field), isDescending, nulls };
  }
  const embed = findEmbed(at, term.relation);
  const child = at.children.get(embed);
  if (!embed.isToOne || child === undefined) {
    throw new RestError('PGRST118', {
      message: `A related order on '${term.relation}' is not possible`,
      details: `'${at.relation.name}' and '${term.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return { embed, value: resolveValue(child.relation, term.field), isDescending, nulls };
}
