import type { Sql } from '#db/pool.ts';

export type DatabaseState = {
  readonly sizeBytes: number;
  readonly connections: readonly { readonly state: string; readonly count: number }[];
  readonly maxConnections: number;
  readonly lockWaits: number;
  readonly slowStatements: number;
  readonly longestTransactionSeconds: number;
  readonly deadlocks: number;
  readonly temporaryBytes: number;
  readonly commits: number;
  readonly rollbacks: number;
  readonly cacheHitRatio: number;
  /** The tables with the most dead rows. */
  readonly deadRows: readonly { readonly table: string; readonly dead: number }[];
  readonly replicas: readonly {
    readonly name: string;
    readonly lagBytes: number;
    readonly lagSeconds: number;
  }[];
  readonly slots: readonly { readonly name: string; readonly keptBytes: number }[];
};

const slowAfterSeconds = 1;
const maxRows = 20;

/** Reads how the database does, from its own statistics: no row of a person is touched. Errors: those of the database. */
export async function readDatabaseState(sql: Sql): Promise<DatabaseState> {
  const [row] = await sql<{ state: DatabaseState }[]>`
    with activity as (
      select coalesce(state, 'other') as state, wait_event_type, xact_start, query_start
      from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    ),
    dead as (
      select schemaname || '.' || relname as table, n_dead_tup as dead from pg_stat_user_tables
      order by n_dead_tup desc, 1 limit ${maxRows}
    ),
    replicas as (
      select coalesce(nullif(application_name, ''), 'unnamed') as name,
        coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0)::float8 as "lagBytes",
        coalesce(max(extract(epoch from replay_lag)), 0)::float8 as "lagSeconds"
      from pg_stat_replication group by 1 order by 1 limit ${maxRows}
    ),
    slots as (
      select slot_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as "keptBytes"
      from pg_replication_slots where restart_lsn is not null order by 1 limit ${maxRows}
    )
    select jsonb_build_object(
      'sizeBytes', pg_database_size(current_database()),
      'connections', (select coalesce(jsonb_agg(jsonb_build_object('state', a.state, 'count', a.count)), '[]')
        from (select state, count(*) from activity group by state) as a),
      'maxConnections', current_setting('max_connections')::integer,
      'lockWaits', (select count(*) from activity where wait_event_type = 'Lock'),
      'slowStatements', (select count(*) from activity
        where state = 'active' and query_start < clock_timestamp() - make_interval(secs => ${slowAfterSeconds})),
      'longestTransactionSeconds', (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0) from activity),
      'deadlocks', d.deadlocks, 'temporaryBytes', d.temp_bytes, 'commits', d.xact_commit, 'rollbacks', d.xact_rollback,
      'cacheHitRatio', coalesce(d.blks_hit::float8 / nullif(d.blks_hit + d.blks_read, 0), 1),
      'deadRows', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from dead as t),
      'replicas', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from replicas as r),
      'slots', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from slots as s)
    ) as state
    from pg_stat_database as d where d.datname = current_database()`;
  if (row === undefined) throw new Error('the database knows no statistics of itself');
  return row.state;
}
