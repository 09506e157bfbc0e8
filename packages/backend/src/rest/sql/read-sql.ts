import {
  type Aggregate,
  type Embed,
  isAggregatedNode,
  type OutputColumn,
  type ReadNode,
} from '../plan/read-plan.ts';
import type { RowRange } from '../parse/range.ts';
import { conditionSql, existsSql, nodeConditions, whereSql } from './condition-sql.ts';
import { embedSource, lateralAlias } from './embed-source.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import { orderSql } from './order-sql.ts';
import type { Parameters } from './parameters.ts';
import { representedSql, valueSql } from './value-sql.ts';

export const sourceCte = '"pgrst_source"';

/**
 * The SELECT of a node, with a lateral join for each embed that shows in the output.
 * @param endsAsJson whether its rows will be aggregated as JSON, which writes a row within a row as an object. An embedded row is then
 * handed on as it is: made JSON here, that would be done for each row that the limit leaves out after sorting as well.
 */
export function readSql(node: ReadNode, params: Parameters, endsAsJson = false): string {
  const from = node.source.kind === 'cte' ? sourceCte : quoteQualified(node.source.table);
  const way = { params, keepsRows: endsAsJson && !isAggregatedWithin(node) };
  return selectSql(node, `${from} AS "${node.alias}"`, [], way);
}

/** Rows cannot become the comparable JSON that groups need. */
const isAggregatedWithin = (node: ReadNode): boolean =>
  isAggregatedNode(node) || node.embeds.some((embed) => isAggregatedWithin(embed.node));

/** What is the same for all nodes of a tree. */
type Way = { readonly params: Parameters; readonly keepsRows: boolean };

/** Rows that a read would give without its limit; embeds matter only where they exclude parents. */
export function countSql(node: ReadNode, params: Parameters): string {
  const from = node.source.kind === 'cte' ? sourceCte : quoteQualified(node.source.table);
  return `SELECT FROM ${from} AS "${node.alias}"${whereSql(nodeConditions(node, params))}`;
}

function selectSql(node: ReadNode, from: string, ties: string[], way: Way): string {
  const { params, keepsRows } = way;
  const isGrouped = isAggregatedNode(node);
  const outputs = [
    ...node.columns.map((column) => columnOutput(node, column, params)),
    ...node.embeds.flatMap((embed) => embedOutputs(embed, { isGrouped, keepsRows })),
  ];
  const joins = node.embeds.map((embed) => joinSql(embed, node, way));
  const where = [
    ...ties,
    ...node.conditions.map((condition) => conditionSql(node, condition, params)),
    // A to-one partner is demanded by its join; of many, one is enough, and no need to build the others first.
    ...node.embeds.filter(isCheckedApart).map((embed) => existsSql(embed, node, params)),
  ];
  const order = orderSql(node, params);
  const texts = outputs.map(({ sql }) => sql).join(', ');
  const group = isGrouped ? groupSql(outputs) : '';
  return `SELECT ${texts} FROM ${from}${joins.join('')}${whereSql(where)}${group}${order}${rangeSql(node.range)}`;
}

const isCheckedApart = (embed: Embed): boolean => embed.isInner && !embed.isToOne;
/** A relation that shows nothing, nor anything within it, only filters. */
const hasOutput = ({ node }: Embed): boolean => node.columns.length > 0 || node.embeds.some(hasOutput);

/** One expression of a SELECT list; those that are no aggregates make the groups where there are any. */
type Output = { sql: string; isAggregate: boolean };

function columnOutput(node: ReadNode, column: OutputColumn, params: Parameters): Output {
  if (column.kind === 'all') return { sql: `"${node.alias}".*`, isAggregate: false };
  const as = ` AS ${quoteIdentifier(column.as)}`;
  if (column.kind === 'count')
    return { sql: `${castTo('count(*)', column.castSql)}${as}`, isAggregate: true };
  const { aggregate } = column;
  const plain = valueSql(node, column.value, params);
  const written = aggregate === null ? representedSql(column.value, 'toJson', plain) : plain;
  const value = castTo(written, column.castSql);
  if (aggregate === null) return { sql: `${value}${as}`, isAggregate: false };
  return { sql: `${aggregateSql(aggregate, value)}${as}`, isAggregate: true };
}

const castTo = (value: string, castSql: string | null): string =>
  castSql === null ? value : `CAST(${value} AS ${castSql})`;

const aggregateSql = ({ name, castSql }: Aggregate, value: string): string =>
  castTo(`${name}(${value})`, castSql);

/** By the place in the list, so that an expression with parameters need not be written twice. */
function groupSql(outputs: readonly Output[]): string {
  const places = outputs.flatMap(({ isAggregate }, index) => (isAggregate ? [] : [index + 1]));
  return places.length === 0 ? '' : ` GROUP BY ${places.join(', ')}`;
}

function joinSql(embed: Embed, parent: ReadNode, way: Way): string {
  const { node } = embed;
  const alias = lateralAlias(embed);
  const { from, on } = embedSource(embed, parent);
  if (embed.isToOne) {
    return ` ${embed.isInner ? 'INNER' : 'LEFT'} JOIN LATERAL (${selectSql(node, from, on, way)}) AS "${alias}" ON TRUE`;
  }
  if (!hasOutput(embed)) return '';
  const rows = selectSql(node, from, on, way);
  const lists = embed.isSpread
    ? outputNames(node).map(
        (name) => `json_agg("${alias}r".${quoteIdentifier(name)}) AS ${quoteIdentifier(name)}`,
      )
    : [`json_agg("${alias}r") AS "rows"`];
  return ` LEFT JOIN LATERAL (SELECT ${lists.join(', ')} FROM (${rows}) AS "${alias}r") AS "${alias}" ON TRUE`;
}

function embedOutputs(
  embed: Embed,
  { isGrouped, keepsRows }: { isGrouped: boolean; keepsRows: boolean },
): Output[] {
  if (!hasOutput(embed)) return [];
  const alias = lateralAlias(embed);
  const as = quoteIdentifier(embed.as);
  if (!embed.isSpread) {
    // A bare name could be that of a column, and `.*` alone would be all columns.
    const row = keepsRows ? `COALESCE("${alias}".*)` : `row_to_json("${alias}".*)`;
    const value = embed.isToOne ? row : `COALESCE("${alias}"."rows", '[]')`;
    // Plain JSON cannot be compared, and so not be grouped by.
    return [{ sql: `${value}${isGrouped ? '::jsonb' : ''} AS ${as}`, isAggregate: false }];
  }
  const handedUp = new Set(embed.aggregates.map(({ from }) => from));
  const objects = new Set(isGrouped ? objectNames(embed.node) : []);
  const plain = outputNames(embed.node).filter((name) => !handedUp.has(name));
  return [
    ...plain.map((name) => {
      const column = `"${alias}".${quoteIdentifier(name)}`;
      const plainValue = objects.has(name) ? `${column}::jsonb` : column;
      const value = embed.isToOne ? plainValue : `COALESCE(${column}, '[]')`;
      return { sql: `${value} AS ${quoteIdentifier(name)}`, isAggregate: false };
    }),
    ...embed.aggregates.map(({ from, aggregate, as: name }) => ({
      sql: `${aggregateSql(aggregate, `"${alias}".${quoteIdentifier(from)}`)} AS ${quoteIdentifier(name)}`,
      isAggregate: true,
    })),
  ];
}

/** The keys that a spread relation puts into its parent. Its plan never holds a bare star. */
function outputNames(node: ReadNode): string[] {
  return [
    ...node.columns.flatMap((column) => (column.kind === 'all' ? [] : [column.as])),
    ...node.embeds
      .filter(hasOutput)
      .flatMap((embed) => (embed.isSpread ? outputNames(embed.node) : [embed.as])),
  ];
}

/** Those of them that are JSON because they are embedded themselves. */
function objectNames(node: ReadNode): string[] {
  return node.embeds
    .filter(hasOutput)
    .flatMap((embed) => (embed.isSpread ? objectNames(embed.node) : [embed.as]));
}

/** The limit belongs to the shape of a statement; an offset would make the planner guess if it were a parameter. */
/** LIMIT and OFFSET of a page. */
export function rangeSql(range: RowRange): string {
  const limit = range.limit === null ? '' : ` LIMIT ${Math.trunc(range.limit)}`;
  return range.offset > 0 ? `${limit} OFFSET ${Math.trunc(range.offset)}` : limit;
}
