/** The plans of a statement and of everything that runs inside it, as PostgreSQL reports them, and what is wrong with them. */
import postgres, { type Sql, type TransactionSql } from 'postgres';
import type { TestDatabase } from '../../../packages/backend/src/testing/database.ts';

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
};
export type NestedPlan = { readonly 'Query Text': string; readonly Plan: PlanNode };

/** What one request may read and sort of a big table (private.candidates_sql reads 20,000 at most). */
export type PlanBounds = {
  readonly bigTables: ReadonlySet<string>;
  readonly read: number;
  readonly sorted: number;
};

export type PlanReader = {
  readonly sql: Sql;
  /** Runs a statement as a user, as a visitor for null, in a transaction that is taken back. */
  readonly read: (userId: string | null, statement: string) => Promise<NestedPlan[]>;
  /** Runs what the server does by itself, as the owner of all, in a transaction that is taken back. */
  readonly readOfServer: (work: (transaction: TransactionSql) => Promise<unknown>) => Promise<NestedPlan[]>;
};

/** A superuser's connection on which every plan is reported back, those inside functions included. */
export async function openPlanReader({ socket }: Pick<TestDatabase, 'socket'>): Promise<PlanReader> {
  let plans: NestedPlan[] = [];
  const sql = postgres({
    path: `${socket.socketDir}/.s.PGSQL.${socket.port}`,
    user: socket.user,
    password: socket.password,
    database: socket.database,
    max: 1,
    onnotice: ({ message }) => {
      const json = /^duration: [^{]*plan:\n(\{.*\})$/s.exec(message ?? '')?.[1];
      if (json !== undefined) plans.push(JSON.parse(json) as NestedPlan);
    },
  });
  await sql`load 'auto_explain'`;
  const watch = async (work: (transaction: TransactionSql) => Promise<unknown>): Promise<NestedPlan[]> => {
    plans = [];
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(`
          set local auto_explain.log_min_duration = 0;
          set local auto_explain.log_analyze = on;
          set local auto_explain.log_timing = off;
          set local auto_explain.log_buffers = on;
          set local auto_explain.log_nested_statements = on;
          set local auto_explain.log_format = json;
          set local client_min_messages = log`);
        plans = [];
        await work(transaction);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return plans;
  };
  const read = (userId: string | null, statement: string): Promise<NestedPlan[]> =>
    watch(async (transaction) => {
      const claims = userId === null ? '' : JSON.stringify({ sub: userId, role: 'authenticated' });
      await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
      await transaction.unsafe(`set local role ${userId === null ? 'anon' : 'authenticated'}`);
      await transaction.unsafe(statement);
    });
  return { sql, read, readOfServer: watch };
}

class Undone extends Error {}

const rowsOf = (node: PlanNode): number => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1);

/** How many rows of big tables a plan has read, and how many blocks in all. */
export function measurePlan(
  plan: NestedPlan,
  bigTables: ReadonlySet<string>,
): { rows: number; blocks: number } {
  const rowsBelow = (node: PlanNode): number => {
    const isBig = bigTables.has(node['Relation Name'] ?? '');
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const own = isBig ? rowsOf(node) + removed * (node['Actual Loops'] ?? 1) : 0;
    return (node.Plans ?? []).reduce((sum, inner) => sum + rowsBelow(inner), own);
  };
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = plan.Plan;
  return { rows: rowsBelow(plan.Plan), blocks: hit + read };
}

/** Each fault of a plan in one line: a big table read in sequence, more rows read or sorted than a request may. */
export function findPlanFaults(plan: NestedPlan, bounds: PlanBounds): string[] {
  const faults: string[] = [];
  const visit = (node: PlanNode): void => {
    const table = node['Relation Name'];
    if (table !== undefined && bounds.bigTables.has(table)) {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      const read = rowsOf(node) + removed * (node['Actual Loops'] ?? 1);
      if (node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 1) > 0)
        faults.push(`reads ${table} in sequence`);
      if (read > bounds.read) faults.push(`reads ${read} rows of ${table}`);
    }
    if (node['Node Type'] === 'Sort') {
      const sorted = (node.Plans ?? []).reduce((sum, input) => sum + rowsOf(input), 0);
      if (sorted > bounds.sorted) faults.push(`sorts ${sorted} rows`);
    }
    for (const inner of node.Plans ?? []) visit(inner);
  };
  visit(plan.Plan);
  return faults.map(
    (fault) => `${fault}: ${plan['Query Text'].replaceAll(/\s+/g, ' ').trim().slice(0, 240)}`,
  );
}
