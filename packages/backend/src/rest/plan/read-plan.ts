import type { JsonStep } from '../parse/field.ts';
import type { AggregateName } from '../parse/select.ts';
import type { Operation } from '../parse/operation.ts';
import type { RowRange } from '../parse/range.ts';
import type { QualifiedName, Relationship, Representation } from '../schema-cache/schema-cache.ts';

/** A value of a row: a column or a function of the row, with a JSON path into it. All names are those of the cache. */
export type RowValue = {
  kind: 'column' | 'computed';
  name: string;
  /** Set for computed values: the function that takes the row. */
  function: QualifiedName | null;
  /** As PostgreSQL formats it, but `tsvector` for domains over it; null where only the name matters. */
  type: string | null;
  representation: Representation | null;
  jsonPath: JsonStep[];
};

export type OutputColumn =
  | { kind: 'all' }
  | { kind: 'value'; value: RowValue; castSql: string | null; as: string; aggregate: Aggregate | null }
  | { kind: 'count'; castSql: string | null; as: string };

/** A function over the values of a group of rows. */
export type Aggregate = { name: AggregateName; castSql: string | null };

/** A value of a spread row that its parent aggregates: the column that holds it, and what becomes of it. */
export type SpreadAggregate = { from: string; aggregate: Aggregate; as: string };

export type PlannedCondition =
  | { kind: 'filter'; value: RowValue; operation: Operation }
  | { kind: 'group'; joiner: 'and' | 'or'; isNegated: boolean; items: PlannedCondition[] }
  /** `relation=is.null`: no embedded row matches; negated, at least one does. */
  | { kind: 'embed-null'; embed: Embed; isNegated: boolean };

export type PlannedOrder = {
  /** Set when the term orders by a column of an embedded to-one relation. */
  embed: Embed | null;
  /** Set where that column is an output of a spread, under this name; groups can be ordered by nothing else of it. */
  output: string | null;
  value: RowValue;
  isDescending: boolean | null;
  nulls: 'first' | 'last' | null;
};

/**
 * Where the rows of a node come from: a table, or the CTE of a write or a function call.
 * `rowType` is set for calls: the row that the function returns, when it is one of a known table. A write's CTE holds
 * only the columns that the answer needs, so it has none.
 */
export type RowSource =
  | { kind: 'table'; table: QualifiedName }
  | { kind: 'cte'; rowType: QualifiedName | null };

/** One SELECT: the table asked for, or one embedded relation. */
export type ReadNode = {
  /** Short alias, unique in the request: e0, e1 … */
  alias: string;
  source: RowSource;
  columns: OutputColumn[];
  conditions: PlannedCondition[];
  order: PlannedOrder[];
  range: RowRange;
  embeds: Embed[];
};

export type Embed = {
  node: ReadNode;
  relationship: Relationship;
  isToOne: boolean;
  isInner: boolean;
  isSpread: boolean;
  /** Values that a spread hands to its parent to aggregate; they are no output by themselves. */
  aggregates: SpreadAggregate[];
  /** As written in select: a table, a foreign key column or a constraint. */
  name: string;
  /** Key in the parent's JSON. */
  as: string;
};

/** Whether the node gives groups and not rows. */
export const isAggregatedNode = (node: ReadNode): boolean =>
  node.columns.some(
    (column) => column.kind === 'count' || (column.kind === 'value' && column.aggregate !== null),
  ) || node.embeds.some((embed) => embed.aggregates.length > 0);
