import type { Payload } from '../parse/payload.ts';
import type { Query } from '../parse/query-string.ts';
import type { RestRequest } from '../parse/request.ts';
import { RestError, UndefinedNameError } from '../rest-error.ts';
import type { Column, Relation } from '../schema-cache/schema-cache.ts';
import type { PlanContext } from './plan-context.ts';
import { planRead } from './plan-read.ts';
import { checkPut } from './check-put.ts';
import { planReturning } from './plan-returning.ts';
import type { ReadNode } from './read-plan.ts';
import type { InsertPlan, Returning, WritePlan } from './write-plan.ts';

/**
 * Plans POST, PATCH, PUT and DELETE on a table or view.
 * In: for an insert, the values of its only object where they are bound one by one (`bind-values.ts`).
 * Errors: PGRST105, 114, 115 (PUT), PGRST204 for an unknown column, and those of `planRead`.
 */
export function planWrite(
  context: PlanContext,
  relation: Relation,
  request: RestRequest,
  payload: Payload | null,
  values: readonly (string | null)[] | null = null,
): WritePlan {
  if (request.method === 'PUT' && payload !== null) checkPut(relation, request, payload);
  // Conditions are planned even where nothing comes back: they choose the rows to change.
  const isRepresented = request.preferences.return === 'representation';
  const read = planRead(context, relation, isRepresented ? request.query : withoutOutput(request.query), {
    source: { kind: 'cte', rowType: null },
    range: request.range,
    isCapped: false,
  });
  const { conditions } = read;
  const returning = planAnswer(relation, request, { ...read, conditions: [] });
  if (request.method === 'DELETE') return { kind: 'delete', table: relation, conditions, returning };
  if (payload === null) throw new RestError('PGRST102');
  // A PUT says the whole row.
  const chosen = request.method === 'PUT' ? null : request.query.columns;
  const columns = payloadColumns(relation, chosen ?? payload.keys);
  const fillsDefaults = request.preferences.missing === 'default' || request.method === 'PUT';
  if (request.method === 'PATCH')
    return { kind: 'update', table: relation, columns, payload, fillsDefaults, conditions, returning };
  return {
    kind: 'insert',
    table: relation,
    columns,
    payload,
    values,
    takesFirst: request.method === 'PUT',
    fillsDefaults,
    conflict: planConflict(relation, request),
    returning,
  };
}

/** The query of a write that gives nothing back: only its conditions and the embeds that they name. */
function withoutOutput(query: Query): Query {
  const select = query.select
    .filter((item) => item.kind === 'relation')
    .map((item) => ({ ...item, items: [] }));
  return {
    ...query,
    select,
    orders: [],
    conditions: query.conditions.filter(({ path }) => path.length === 0),
  };
}

function planAnswer(relation: Relation, request: RestRequest, read: ReadNode): Returning {
  if (request.preferences.return === 'representation') return planReturning(read, relation);
  if (
    request.preferences.return === 'headers-only' &&
    request.method === 'POST' &&
    relation.primaryKey.length > 0
  ) {
    return { kind: 'key', columns: relation.primaryKey };
  }
  return { kind: 'nothing' };
}

function payloadColumns(relation: Relation, names: readonly string[]): Column[] {
  return names.map((name) => {
    const column = relation.columns.get(name);
    if (column !== undefined) return column;
    throw new RestError('PGRST204', {
      message: `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    });
  });
}

function planConflict(relation: Relation, request: RestRequest): InsertPlan['conflict'] {
  if (request.method === 'PUT') return { columns: relation.primaryKey, action: 'merge' };
  const { resolution } = request.preferences;
  const columns = request.query.onConflict ?? relation.primaryKey;
  if (resolution === null || columns.length === 0) return null;
  for (const name of columns) {
    if (!relation.columns.has(name)) throw new UndefinedNameError('42703', `column "${name}" does not exist`);
  }
  return { columns, action: resolution === 'merge-duplicates' ? 'merge' : 'ignore' };
}
