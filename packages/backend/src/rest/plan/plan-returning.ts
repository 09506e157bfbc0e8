import type { Relation, Relationship } from '../schema-cache/schema-cache.ts';
import type { OutputColumn, PlannedOrder, ReadNode, RowValue } from './read-plan.ts';
import type { Returning } from './write-plan.ts';

/**
 * What a write must return so that the answer can be read from it, and the read over that. A column that the answer does
 * not name is not returned, since the role may write a column that it may not read; only a function of the row needs all.
 */
export function planReturning(read: ReadNode, relation: Relation): Returning {
  const outputs = read.columns.flatMap((column) => (column.kind === 'value' ? [column.value] : []));
  const orderValues = read.order.flatMap((term) => (term.embed === null ? [term.value] : []));
  const needsRow =
    read.columns.some((column) => column.kind === 'all') ||
    read.embeds.some(({ relationship }) => relationship.kind === 'computed');
  if (needsRow)
    return { kind: 'rows', needed: 'all', read: { ...read, source: { kind: 'cte', rowType: relation } } };

  const needed = [
    ...outputs,
    ...orderValues,
    ...read.embeds.flatMap(({ relationship }) => tieColumns(relationship)),
  ];
  const distinct = [...new Map(needed.map((value) => [value.name, { ...value, jsonPath: [] }])).values()];
  return {
    kind: 'rows',
    needed: distinct,
    read: { ...read, columns: read.columns.map(asReturned), order: read.order.map(orderAsReturned) },
  };
}

function tieColumns(relationship: Relationship): RowValue[] {
  if (relationship.kind === 'computed') return [];
  const pairs = relationship.kind === 'many-to-many' ? relationship.sourceColumns : relationship.columns;
  return pairs.map(({ source }) => ({
    kind: 'column',
    name: source,
    function: null,
    type: null,
    representation: null,
    jsonPath: [],
  }));
}

/** A computed value was computed while returning; the read finds it under its name. */
const valueAsReturned = (value: RowValue): RowValue => ({ ...value, kind: 'column', function: null });

const asReturned = (column: OutputColumn): OutputColumn =>
  column.kind !== 'value' ? column : { ...column, value: valueAsReturned(column.value) };

const orderAsReturned = (term: PlannedOrder): PlannedOrder =>
  term.embed === null ? { ...term, value: valueAsReturned(term.value) } : term;
