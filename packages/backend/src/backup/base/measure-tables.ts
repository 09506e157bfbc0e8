import { setTimeout as sleep } from 'node:timers/promises';
import type { TableSum } from '#backup/manifest.ts';
import type { Sql } from '#db/pool.ts';

const tries = 3_000;
const pauseMs = 10;

/** Everything that a restore gives back: no catalogue, and no table that PostgreSQL empties after a crash. */
const listTables = (sql: Sql): Promise<{ name: string }[]> => sql<{ name: string }[]>`
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p'
    and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1`;

/** Counts the rows of each table and sums a hash of each; one statement a table, all of what `sql` sees. */
export async function sumTables(sql: Sql): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name } of await listTables(sql)) {
    const [row] = await sql.unsafe<{ rows: string; checksum: string }[]>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended(table_row::text, 0)), 0)::text as checksum from ${name} as table_row`,
    );
    if (row !== undefined) sums.push({ name, rows: row.rows, checksum: row.checksum });
  }
  return sums;
}

/**
 * Measures all tables at one moment and gives the moment a name in the log. No writer is locked out: it waits for an instant in which
 * no writing transaction is under way (some of hundreds of writes a second leave one soon), so that what a snapshot sees and what
 * the log holds up to the name are the same.
 * @param sql a pool of two connections without a limit for statements
 * @param prefix of the name
 * @returns the sums, the name, and the place in the log after it
 * Errors: no such instant within half a minute.
 */
export async function measureAtRestorePoint(
  sql: Sql,
  prefix: string,
): Promise<{ tables: TableSum[]; lsn: string; restorePoint: string }> {
  const readSnapshot = async (from: Sql): Promise<string> => {
    const [row] = await from<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
    return row?.snapshot ?? '';
  };
  for (let tried = 0; tried < tries; tried += 1) {
    const measured = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const snapshot = await readSnapshot(tx as unknown as Sql);
      const [oldest, next, underWay] = snapshot.split(':');
      if (underWay !== '' || oldest !== next) return null;
      const restorePoint = `${prefix}_${tried}`;
      // On the other connection, which sees what has happened since.
      const [made] = await sql<{ lsn: string }[]>`
        select pg_create_restore_point(${restorePoint})::text as lsn`;
      // A snapshot does not name transactions that are younger than every finished one. One that committed before the name is, by
      // now, either still under way, which its back end says, or finished, and then a new snapshot differs: asked in this order.
      const writing = await sql`select 1 from pg_stat_activity where backend_xid is not null`;
      if (made === undefined || writing.length > 0 || (await readSnapshot(sql)) !== snapshot) return null;
      return { tables: await sumTables(tx as unknown as Sql), lsn: made.lsn, restorePoint };
    });
    if (measured !== null) return measured;
    await sleep(pauseMs);
  }
  throw new Error('no moment without a transaction under way was found');
}
