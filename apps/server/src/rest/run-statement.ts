import type { Database } from '#db/pool.ts';
import { queryTextInScope, type Scope, unknownType, withScope } from '#db/scope.ts';
import type { ShapeRegistry } from './shape-registry.ts';
import { bodyColumn, readStatementRow, type Statement, type StatementRow } from './sql/statement.ts';

export type RunOptions = {
  /** Reads and writes of tables are planned once for all values; what a function does inside is not. */
  plansOnce: boolean;
  isReadOnly: boolean;
  rollsBack: boolean;
  timezone: string | null;
  /** May refuse the result by throwing; what the statement did is then undone. */
  verify: ((row: StatementRow) => void) | null;
  /** A read whose rows the planner shall estimate. */
  explain: Statement | null;
};

export type RunResult = { row: StatementRow; planned: number | null };

/**
 * The only place where a request touches the database: one round trip, or two when the result decides whether it stays.
 * Errors: those of PostgreSQL and of `verify`.
 */
export async function runStatement(
  database: Database,
  shapes: ShapeRegistry,
  scope: Scope,
  statement: Statement,
  options: RunOptions,
): Promise<RunResult> {
  const bound = (given: Statement): { text: string; params: unknown[] } => ({
    text: given.text,
    params: given.params.map((value) =>
      value === null ? null : database.requests.typed(value, unknownType),
    ),
  });
  const { isReadOnly, rollsBack, verify, explain, timezone } = options;
  if (verify === null && explain === null && timezone === null && !rollsBack) {
    const prepare = shapes.isFrequent(statement.text);
    const [values] = await queryTextInScope(
      database,
      scope,
      { ...statement, bytesAt: bodyColumn },
      {
        readOnly: isReadOnly,
        prepare,
        generic: options.plansOnce && prepare,
      },
    );
    return { row: readStatementRow(values ?? []), planned: null };
  }
  return withScope(
    database,
    scope,
    async (connection) => {
      if (timezone !== null) {
        await connection.unsafe(`select set_config('timezone', $1, true)`, [timezone]);
      }
      const main = bound(statement);
      const [row] = await connection.unsafe<StatementRow[]>(main.text, main.params as never[]);
      if (row === undefined) throw new Error('A statement of the data API gave no row');
      verify?.(row);
      if (explain === null) return { row, planned: null };
      const estimate = bound(explain);
      const [plan] = await connection.unsafe(estimate.text, estimate.params as never[]);
      return { row, planned: plannedRows(plan) };
    },
    { readOnly: isReadOnly, rollback: rollsBack },
  );
}

function plannedRows(row: Record<string, unknown> | undefined): number {
  const plan = row?.['QUERY PLAN'];
  const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as {
    Plan?: { 'Plan Rows'?: number };
  }[];
  return parsed[0]?.Plan?.['Plan Rows'] ?? 0;
}
