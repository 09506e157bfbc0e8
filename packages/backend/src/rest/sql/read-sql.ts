import type { Embed, OutputColumn, ReadNode } from '../plan/read-plan.ts';
import { conditionSql, existsSql, nodeConditions, whereSql } from './condition-sql.ts';
import { embedSource } from './embed-source.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import { orderSql } from './order-sql.ts';
import type { Parameters } from './parameters.ts';
import { valueSql } from './value-sql.ts';

export const sourceCte = '"pgrst_source"';

/** The SELECT of a node, with a lateral join for each embed that shows in the output. */
export function readSql(node: ReadNode, params: Parameters): string {
  const from = node.source.kind === 'cte' ? sourceCte : quoteQualified(node.source.table);
  return selectSql(node, `${from} AS "${node.alias}"`, [], params);
}

/** Rows that a read would give without its limit; embeds matter only where they exclude parents. */
export function countSql(node: ReadNode, params: Parameters): string {
  const from = node.source.kind === 'cte' ? sourceCte : quoteQualified(node.source.table);
  return `SELECT FROM ${from} AS "${node.alias}"${whereSql(nodeConditions(node, params))}`;
}

function selectSql(node: ReadNode, from: string, ties: string[], params: Parameters): string {
  const outputs = [
    ...node.columns.map((column) => columnOutput(node, column, params)),
    ...node.embeds.flatMap(embedOutputs),
  ];
  const joins = node.embeds.map((embed) => joinSql(embed, node, params));
  const where = [
    ...ties,
    ...node.conditions.map((condition) => conditionSql(node, condition, params)),
    // A to-one partner is demanded by its join; of many, one is enough, and no need to build the others first.
    ...node.embeds.filter(isCheckedApart).map((embed) => existsSql(embed, node, params)),
  ];
  const order = orderSql(node, params);
  return `SELECT ${outputs.join(', ')} FROM ${from}${joins.join('')}${whereSql(where)}${order}${rangeSql(node)}`;
}

const isCheckedApart = (embed: Embed): boolean => embed.isInner && !embed.isToOne;
const hasOutput = (embed: Embed): boolean => embed.node.columns.length + embed.node.embeds.length > 0;

function columnOutput(node: ReadNode, column: OutputColumn, params: Parameters): string {
  if (column.kind === 'all') return `"${node.alias}".*`;
  const value = valueSql(node, column.value, params);
  return `${column.castSql === null ? value : `CAST(${value} AS ${column.castSql})`} AS ${quoteIdentifier(column.as)}`;
}

/** Names of the lateral join and of the JSON in it. */
const lateral = (embed: Embed): string => `${embed.node.alias}l`;

function joinSql(embed: Embed, parent: ReadNode, params: Parameters): string {
  const { node } = embed;
  const alias = lateral(embed);
  const { from, on } = embedSource(embed, parent);
  if (embed.isToOne) {
    return ` ${embed.isInner ? 'INNER' : 'LEFT'} JOIN LATERAL (${selectSql(node, from, on, params)}) AS "${alias}" ON TRUE`;
  }
  if (!hasOutput(embed)) return '';
  const rows = selectSql(node, from, on, params);
  const lists = embed.isSpread
    ? outputNames(node).map(
        (name) => `json_agg("${alias}r".${quoteIdentifier(name)}) AS ${quoteIdentifier(name)}`,
      )
    : [`json_agg("${alias}r") AS "rows"`];
  return ` LEFT JOIN LATERAL (SELECT ${lists.join(', ')} FROM (${rows}) AS "${alias}r") AS "${alias}" ON TRUE`;
}

function embedOutputs(embed: Embed): string[] {
  if (!hasOutput(embed)) return [];
  const alias = lateral(embed);
  const as = quoteIdentifier(embed.as);
  if (!embed.isSpread) {
    return [
      embed.isToOne ? `row_to_json("${alias}".*) AS ${as}` : `COALESCE("${alias}"."rows", '[]') AS ${as}`,
    ];
  }
  return outputNames(embed.node).map((name) => {
    const column = `"${alias}".${quoteIdentifier(name)}`;
    return `${embed.isToOne ? column : `COALESCE(${column}, '[]')`} AS ${quoteIdentifier(name)}`;
  });
}

/** The keys that a spread relation puts into its parent. Its plan never holds a bare star. */
function outputNames(node: ReadNode): string[] {
  return [
    ...node.columns.flatMap((column) => (column.kind === 'value' ? [column.as] : [])),
    ...node.embeds
      .filter(hasOutput)
      .flatMap((embed) => (embed.isSpread ? outputNames(embed.node) : [embed.as])),
  ];
}

/** The limit belongs to the shape of a statement; an offset would make the planner guess if it were a parameter. */
function rangeSql({ range }: ReadNode): string {
  const limit = range.limit === null ? '' : ` LIMIT ${Math.trunc(range.limit)}`;
  return range.offset > 0 ? `${limit} OFFSET ${Math.trunc(range.offset)}` : limit;
}
