import type { Embed, PlannedOrder, ReadNode } from '../plan/read-plan.ts';
import { nodeConditions, whereSql } from './condition-sql.ts';
import { embedSource, lateralAlias } from './embed-source.ts';
import type { Parameters } from './parameters.ts';
import { columnSql, valueSql } from './value-sql.ts';

/** ` ORDER BY …`, or nothing. */
export function orderSql(node: ReadNode, params: Parameters): string {
  if (node.order.length === 0) return '';
  return ` ORDER BY ${node.order.map((term) => termSql(node, term, params)).join(', ')}`;
}

function termSql(node: ReadNode, term: PlannedOrder, params: Parameters): string {
  const value =
    term.embed === null ? valueSql(node, term.value, params) : relatedSql(node, term, term.embed, params);
  const direction = term.isDescending === null ? '' : term.isDescending ? ' DESC' : ' ASC';
  return `${value}${direction}${term.nulls === null ? '' : ` NULLS ${term.nulls.toUpperCase()}`}`;
}

/** The partner's column, read beside the join, so that it need not be part of the output. */
function relatedSql(node: ReadNode, term: PlannedOrder, embed: Embed, params: Parameters): string {
  if (term.output !== null) return columnSql(lateralAlias(embed), term.output);
  const value = valueSql(embed.node, term.value, params);
  const { from, on } = embedSource(embed, node);
  return `(SELECT ${value} FROM ${from}${whereSql([...on, ...nodeConditions(embed.node, params)])} LIMIT 1)`;
}
