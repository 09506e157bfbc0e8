import { Gauge, type Registry } from 'prom-client';
import type { Sql } from '#db/pool.ts';
import { type DatabaseState, readDatabaseState } from './database-state.ts';
import { readAtMostEvery } from './read-at-most-every.ts';

const readEveryMs = 5_000;

type Figure = readonly [name: string, help: string, of: (state: DatabaseState) => number];
const figures: readonly Figure[] = [
  ['database_size_bytes', 'Size of the database.', (s) => s.sizeBytes],
  ['database_connections_max', 'Connections that the server allows.', (s) => s.maxConnections],
  ['database_lock_waits', 'Statements that wait for a lock.', (s) => s.lockWaits],
  ['database_slow_statements', 'Statements that have run for more than a second.', (s) => s.slowStatements],
  [
    'database_longest_transaction_seconds',
    'Age of the oldest transaction.',
    (s) => s.longestTransactionSeconds,
  ],
  ['database_deadlocks', 'Deadlocks since the statistics began.', (s) => s.deadlocks],
  ['database_temporary_bytes', 'Bytes written to temporary files since then.', (s) => s.temporaryBytes],
  ['database_commits', 'Transactions committed since then.', (s) => s.commits],
  ['database_rollbacks', 'Transactions rolled back since then.', (s) => s.rollbacks],
  ['database_cache_hit_ratio', 'Share of blocks found in memory since then.', (s) => s.cacheHitRatio],
];

type Lines = readonly (readonly [label: string, value: number])[];
type Family = readonly [name: string, help: string, label: string, of: (state: DatabaseState) => Lines];
const families: readonly Family[] = [
  [
    'database_connections',
    'Connections of clients, by state.',
    'state',
    (s) => s.connections.map(({ state, count }) => [state, count]),
  ],
  [
    'database_dead_rows',
    'Dead rows of the tables that have most.',
    'table',
    (s) => s.deadRows.map(({ table, dead }) => [table, dead]),
  ],
  [
    'database_replica_lag_bytes',
    'Log that a replica or an archive has not taken.',
    'replica',
    (s) => s.replicas.map(({ name, lagBytes }) => [name, lagBytes]),
  ],
  [
    'database_replica_lag_seconds',
    'How far a replica is behind.',
    'replica',
    (s) => s.replicas.map(({ name, lagSeconds }) => [name, lagSeconds]),
  ],
  [
    'database_slot_kept_bytes',
    'Log that is kept for a replication slot.',
    'slot',
    (s) => s.slots.map(({ name, keptBytes }) => [name, keptBytes]),
  ],
];

/** Adds how the database does; belongs to one process of a server. Read at most every 5 s, by a connection of `sql`. */
export function watchDatabase(registry: Registry, sql: Sql): void {
  const read = readAtMostEvery(readEveryMs, () => readDatabaseState(sql));
  registry.registerMetric(
    new Gauge({
      name: 'database_up',
      help: '1 when the database answers.',
      registers: [],
      async collect() {
        this.set((await read()) === null ? 0 : 1);
      },
    }),
  );
  for (const [name, help, of] of figures) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const state = await read();
          if (state === null) this.remove();
          else this.set(of(state));
        },
      }),
    );
  }
  for (const [name, help, label, of] of families) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          const state = await read();
          this.reset();
          for (const [value, number] of state === null ? [] : of(state)) this.set({ [label]: value }, number);
        },
      }),
    );
  }
}
