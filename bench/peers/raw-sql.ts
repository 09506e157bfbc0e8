import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

export type RawSql = { readonly port: number; readonly pid: number; readonly stop: () => Promise<void> };

/** A statement as a person would write it by hand; one whose parameters have `null` for a text gets a new one each time. */
export type RawStatement = { readonly text: string; readonly params: readonly (string | null)[] };

/** Where the database is and what is asked of it at each path, as the process that answers gets it. */
export type RawSqlTarget = {
  readonly socket: string;
  readonly database: string;
  readonly password: string;
  readonly statements: Readonly<Record<string, RawStatement>>;
};

/** Starts `raw-sql-process.ts` in a process of its own, so that what is counted is not the load generator. */
export async function startRawSql(target: RawSqlTarget): Promise<RawSql> {
  const child = fork(path.join(import.meta.dirname, 'raw-sql-process.ts'), {
    env: { PATH: process.env['PATH'], RAW_SQL_TARGET: JSON.stringify(target) },
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error('the process with raw SQL did not come up')));
  });
  return {
    port,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
