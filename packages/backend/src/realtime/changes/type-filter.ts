import type { Database } from '#db/pool.ts';
import { queryInScope } from '#db/scope.ts';
import { Refusal } from '../refusal.ts';
import { scopeOf, type Subscriber } from '../subscriber.ts';
import type { PublishedColumn, PublishedTable } from './catalogue.ts';
import type { FilterCondition } from './filter.ts';
import type { TypedCondition } from './matches-filter.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Gives the values of a filter the form that PostgreSQL writes them in, so that they can be compared with rows.
 * @throws Refusal `InvalidFilter` for a column that the subscriber cannot read and for a value that its type does not take
 */
export async function typeFilter(
  database: Database,
  subscriber: Subscriber,
  table: PublishedTable,
  conditions: readonly FilterCondition[],
): Promise<TypedCondition[]> {
  const typed: TypedCondition[] = [];
  for (const condition of conditions) {
    const column = table.columns.find(({ name }) => name === condition.column);
    if (column === undefined || !column.readers.includes(subscriber.role)) {
      throw new Refusal('InvalidFilter', `invalid column for filter ${condition.column}`);
    }
    const isTyped = !['is', 'like', 'ilike', 'match', 'imatch'].includes(condition.operator);
    typed.push(
      isTyped
        ? { ...condition, values: await typeValues(database, subscriber, column, condition) }
        : condition,
    );
  }
  return typed;
}

async function typeValues(
  database: Database,
  subscriber: Subscriber,
  column: PublishedColumn,
  { values, operator }: FilterCondition,
): Promise<unknown[]> {
  const isPlain =
    column.type === 'text' || (column.type === 'uuid' && values.every((value) => uuid.test(value)));
  if (isPlain && operator !== 'isdistinct') return [...values];
  const wanted = values.map((value) => (operator === 'isdistinct' && value === 'null' ? null : value));
  try {
    // The type's name comes from the catalogue of the database, never from the client.
    const text = `select to_json(value::${column.cast}) as typed from unnest($1::text[]) with ordinality as v (value, place) order by place`;
    const rows = await queryInScope(
      database,
      scopeOf(subscriber),
      { text, params: [wanted] },
      { readOnly: true },
    );
    return rows.map(({ typed }) => typed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('InvalidFilter', `${column.name}: ${reason}`);
  }
}
