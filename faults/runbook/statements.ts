import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../e2e/support/database.ts';
import type { Walked } from './commands.ts';
import { assert, type Shell } from './shell.ts';

const psql = `cd <DATA_DIR> && PGPASSWORD=$(node -p 'require("./secrets.json").databasePassword') psql -h "$(sed -n 5p postgres/postmaster.pid)" -p "$(sed -n 4p postgres/postmaster.pid)" -U postgres kawanusaha`;

/**
 * Asks the embedded database with psql what the alerts ask, while one session waits for the lock of another, and ends that one.
 * @returns what is not installed here
 */
export async function walkStatements(shell: Shell, dataDir: string): Promise<readonly string[]> {
  if (spawnSync('psql', ['--version']).status !== 0) return ['psql is not installed'];
  const ask = (statement: Walked, fits: RegExp, pid?: number): Promise<string> => {
    const text = pid === undefined ? statement : statement.replace('<pid>', String(pid));
    shell.done.add(statement);
    return shell.run(psql, fits, { '<DATA_DIR>': dataDir }, { rest: ` -Atc "${text}"` });
  };
  await ask(
    "select payload from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'",
    /user_deleted/,
  );
  await ask('select auth.find_audit_break()', /^$/);
  const [holder, waiting] = [openDatabase(dataDir), openDatabase(dataDir)];
  try {
    const [{ pid } = { pid: 0 }] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await holder.unsafe('begin');
    await holder.unsafe('lock table public.project_listings in access exclusive mode');
    const waited = waiting`select count(*) from public.project_listings`.execute();
    const blocked =
      "select pid, pg_blocking_pids(pid), application_name from pg_stat_activity where wait_event_type = 'Lock'";
    for (let tries = 0; !(await ask(blocked, /^/)).includes(`{${pid}}`); tries += 1) {
      assert(tries < 50, 'the waiting session is not named with its blocker');
      await sleep(100);
    }
    await ask(
      'select pid, state, wait_event_type, query_start, application_name from pg_stat_activity order by query_start',
      new RegExp(String.raw`^${pid}\|idle in transaction\|`, 'm'),
    );
    await ask('select pg_terminate_backend(<pid>)', /^t$/, pid);
    assert((await waited).length === 1, 'the waiting session does not go on');
  } finally {
    await Promise.allSettled([holder.end({ timeout: 1 }), waiting.end()]);
  }
  return [];
}
