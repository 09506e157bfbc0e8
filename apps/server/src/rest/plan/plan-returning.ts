import { RestError } from '../rest-error.ts';
import type { OutputColumn, PlannedOrder, ReadNode, RowValue } from './read-plan.ts';
import type { Returning } from './write-plan.ts';

/**
 * What a write must return so that the answer can be read from it, and the read over that. A column that the answer does
 * not name is not returned, since the role may write a column that it may not read.
 * Errors: PGRST127 for a computed relationship, which needs the whole row.
 */
export function planReturning(read: ReadNode): Returning {
  const orderValues = read.order.flatMap((term) => (term.embed === null ? [term.value] : []));
  const outputs = read.columns.flatMap((column) => (column.kind === 'value' ? [column.value] : []));
  const needed = [...outputs, ...orderValues, ...read.embeds.flatMap(tieColumns)];
  const returnsAll = read.columns.some((column) => column.kind === 'all');
  const computed = needed.filter((value) => value.kind === 'computed');
  if (returnsAll && computed.length === 0) return { kind: 'rows', needed: 'all', read };
  if (returnsAll) throw new RestError('PGRST127', { details: 'Name the columns beside a computed one' });
  const distinct = [...new Map(needed.map((value) => [value.name, { ...value, jsonPath: [] }])).values()];
  return {
    kind: 'rows',
    needed: distinct,
    read: { ...read, columns: read.columns.map(asReturned), order: read.order.map(orderAsReturned) },
  };

  function tieColumns({ relationship }: ReadNode['embeds'][number]): RowValue[] {
    if (relationship.kind === 'computed') {
      throw new RestError('PGRST127', {
        details: 'A computed relationship cannot be embedded in the answer to a write',
      });
    }
    const pairs = relationship.kind === 'many-to-many' ? relationship.sourceColumns : relationship.columns;
    return pairs.map(({ source }) => ({
      kind: 'column',
      name: source,
      function: null,
      type: null,
      jsonPath: [],
    }));
  }
}

/** A computed value was computed while returning; the read finds it under its name. */
const valueAsReturned = (value: RowValue): RowValue => ({ ...value, kind: 'column', function: null });

const asReturned = (column: OutputColumn): OutputColumn =>
  column.kind === 'all' ? column : { ...column, value: valueAsReturned(column.value) };

const orderAsReturned = (term: PlannedOrder): PlannedOrder =>
  term.embed === null ? { ...term, value: valueAsReturned(term.value) } : term;
