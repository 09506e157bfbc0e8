import type { AtPath, Query } from '../parse/query-string.ts';
import type { RowRange } from '../parse/range.ts';
import type { SelectItem } from '../parse/select.ts';
import { RestError, UndefinedNameError } from '../rest-error.ts';
import { isToOne, qualifiedKey, type Relation } from '../schema-cache/schema-cache.ts';
import { planColumns } from './plan-columns.ts';
import { planCondition } from './plan-condition.ts';
import type { PlanContext } from './plan-context.ts';
import { planOrder } from './plan-order.ts';
import { calledAt, findEmbed, type PlannedNode } from './planned-node.ts';
import {
  isAggregatedNode,
  type Embed,
  type OutputColumn,
  type ReadNode,
  type RowSource,
} from './read-plan.ts';
import { resolveRelationship } from './resolve-relationship.ts';

type Options = {
  source: RowSource;
  range: RowRange;
  /** Writes return every row that they touched; reads stop at the server's limit. */
  isCapped: boolean;
};

/**
 * Plans a SELECT over a relation with everything embedded in it. Conditions on the root are planned too; a write moves
 * them to the rows that it changes. Errors: PGRST108, 118, 120, 200, 201, 42703, 42712.
 */
export function planRead(context: PlanContext, relation: Relation, query: Query, options: Options): ReadNode {
  let count = 0;
  const nextAlias = (): string => `e${count++}`;
  const given = { ...options, items: query.select, isSpread: false, depth: 0 };
  const root = planNode(context, relation, given, nextAlias);
  root.node.range = cap(options.range, options.isCapped ? context.limits.maxRows : null);
  forEachAt(root, query.limits, ({ node }, limit) => {
    if (node !== root.node) node.range = { ...node.range, limit: Math.max(limit, 0) };
  });
  forEachAt(root, query.offsets, ({ node }, offset) => {
    if (node !== root.node) node.range = { ...node.range, offset: Math.max(offset, 0) };
  });
  if (options.isCapped) capEmbeds(root, context.limits.maxRows);
  forEachAt(root, query.conditions, (at, condition) => at.node.conditions.push(planCondition(at, condition)));
  forEachAt(root, query.orders, (at, terms) =>
    at.node.order.push(...terms.map((term) => planOrder(at, term))),
  );
  return root.node;
}

type NodeInput = { items: SelectItem[]; source: RowSource; isSpread: boolean; depth: number };

function planNode(
  context: PlanContext,
  relation: Relation,
  { items, source, isSpread, depth }: NodeInput,
  nextAlias: () => string,
): PlannedNode {
  const node: ReadNode = {
    alias: nextAlias(),
    source,
    columns: [],
    conditions: [],
    order: [],
    range: { offset: 0, limit: null },
    embeds: [],
  };
  const children = new Map<Embed, PlannedNode>();
  const handedUp: OutputColumn[] = [];
  // A missing relationship is told before a missing column, as PostgREST leaves columns to PostgreSQL.
  for (const item of items) {
    if (item.kind !== 'relation') continue;
    const relationship = resolveRelationship(context, relation, item.name, item.hint);
    const target = context.cache.relations.get(qualifiedKey(relationship.target));
    if (target === undefined) throw new RestError('PGRST200');
    const table: RowSource = { kind: 'table', table: target };
    const { items: childItems, isSpread: childIsSpread } = item;
    const given = { items: childItems, source: table, isSpread: childIsSpread, depth: depth + 1 };
    const child = planNode(context, target, given, nextAlias);
    const embed: Embed = {
      node: child.node,
      relationship,
      isToOne: isToOne(relationship),
      isInner: item.isInner,
      isSpread: item.isSpread,
      aggregates: [],
      name: item.name,
      as: item.alias ?? item.name,
    };
    if (item.isSpread) handedUp.push(...takeAggregates(embed));
    node.embeds.push(embed);
    children.set(embed, child);
  }
  refuseSameNames(relation, node.embeds, depth + 1);
  const called = calledAt(relation.name, depth);
  node.columns.push(...planColumns(context, relation, items, { source, isSpread, called }), ...handedUp);
  return { node, relation, depth, children };
}

/** Two embeds of one name would be two equal keys, of which a client keeps one. Errors: 42712, as PostgREST's aliases meet it. */
function refuseSameNames(parent: Relation, embeds: readonly Embed[], depth: number): void {
  const names = new Set<string>();
  for (const { as } of embeds) {
    if (names.has(as)) {
      const called = calledAt(`${parent.name}_${as}`, depth);
      throw new UndefinedNameError('42712', `table name "${called}" specified more than once`);
    }
    names.add(as);
  }
}

/**
 * Of what is spread, the parent makes the groups: the spread gives the plain values, and the aggregates over them move up, also
 * those that it took over from its own spreads. Out: the counts, which need no value and become columns of the parent.
 * Errors: PGRST127 for spreads of many rows, which are lists already.
 */
function takeAggregates(embed: Embed): OutputColumn[] {
  const { node } = embed;
  if (!isAggregatedNode(node)) return [];
  if (!embed.isToOne) {
    throw new RestError('PGRST127', {
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    });
  }
  const counts = node.columns.filter(({ kind }) => kind === 'count');
  node.columns = node.columns.flatMap((column, index): OutputColumn[] => {
    if (column.kind === 'count') return [];
    if (column.kind === 'all' || column.aggregate === null) return [column];
    const from = `${node.alias}a${index}`;
    embed.aggregates.push({ from, aggregate: column.aggregate, as: column.as });
    return [{ ...column, as: from, aggregate: null }];
  });
  for (const inner of node.embeds) embed.aggregates.push(...inner.aggregates.splice(0));
  return counts;
}

function forEachAt<T>(
  root: PlannedNode,
  list: AtPath<T>[],
  apply: (at: PlannedNode, value: T) => void,
): void {
  for (const { path, value } of list) {
    const at = path.reduce<PlannedNode>((parent, name) => {
      const child = parent.children.get(findEmbed(parent, name));
      return child ?? parent;
    }, root);
    apply(at, value);
  }
}

function capEmbeds(parent: PlannedNode, maxRows: number): void {
  for (const [embed, child] of parent.children) {
    if (!embed.isToOne) child.node.range = cap(child.node.range, maxRows);
    capEmbeds(child, maxRows);
  }
}

/** The range with no more rows than the server gives at once. */
export const cap = (range: RowRange, limit: number | null): RowRange =>
  limit === null ? range : { ...range, limit: Math.min(range.limit ?? limit, limit) };
