import { queryTextInScope, type Scope, type TextOptions } from '#db/scope.ts';
import { RestError } from '../rest-error.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import type { RestEngine } from '../engine.ts';
import { readRefusal } from '../sql/check-sql.ts';
import { bodyColumn, readStatementRow, type Statement, type StatementRow } from '../sql/statement.ts';

export type RunOptions = {
  /** Reads and writes of tables are planned once for all values; what a function does inside is not. */
  plansOnce: boolean;
  isReadOnly: boolean;
  rollsBack: boolean;
  timezone: string | null;
  /** Where functions and triggers look for names that have no schema. */
  searchPath: string;
  /** A read whose rows the planner shall estimate. */
  explain: Statement | null;
};

export type RunResult = { row: StatementRow; planned: number | null };

/**
 * The only place where a request touches the database, in one round trip; again where another transaction made it fail.
 * Errors: those of PostgreSQL, and RestError when the statement holds a check (`sql/check-sql.ts`) that refuses its result.
 */
export async function runStatement(
  engine: Pick<RestEngine, 'database' | 'shapes' | 'plans' | 'clock' | 'onSend'>,
  scope: Scope,
  statement: Statement,
  { plansOnce, isReadOnly, rollsBack, timezone, searchPath, explain }: RunOptions,
): Promise<RunResult> {
  const { database, shapes, plans, clock, onSend } = engine;
  clock?.enter('transaction');
  const prepare = shapes.isFrequent(statement.text);
  const statements = [
    { ...statement, bytesAt: bodyColumn, prepare },
    ...(explain === null ? [] : [{ ...explain, prepare: false }]),
  ];
  const isForAll = plans.isForAll(statement.text);
  const isChosen = plansOnce && prepare;
  let sentAt: number | null = null;
  const options: TextOptions = {
    readOnly: isReadOnly,
    plan: isChosen ? (isForAll ? 'for-all' : 'own') : undefined,
    timezone,
    rollback: rollsBack,
    onSend: () => {
      if (isChosen) sentAt = performance.now();
      onSend?.();
    },
  };
  const [rows, estimate] = await retryConflicts(() =>
    queryTextInScope(database, { ...scope, searchPath }, statements, options),
  )
    .catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    })
    .finally(() => {
      if (sentAt !== null) plans.took(statement.text, isForAll, performance.now() - sentAt);
    });
  clock?.enter('response');
  const [values] = rows ?? [];
  if (values === undefined) throw new Error('A statement of the data API gave no row');
  return {
    row: readStatementRow(values),
    planned: explain === null ? null : plannedRows(estimate?.[0]?.[0]),
  };
}

function refusalOf(error: unknown): RestError | null {
  const refusal = readRefusal(error);
  return refusal === null ? null : new RestError(refusal.code, { details: refusal.details });
}

/** EXPLAIN gives JSON, which the library reads by itself. */
function plannedRows(plan: unknown): number {
  const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as {
    Plan?: { 'Plan Rows'?: number };
  }[];
  return parsed[0]?.Plan?.['Plan Rows'] ?? 0;
}
