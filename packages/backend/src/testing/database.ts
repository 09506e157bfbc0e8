import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
// Brings the type of inject('cluster') along, also for tests outside this workspace.
import type {} from './global-setup.ts';
import { openDatabase, type ConnectionTarget, type Database } from '#db/pool.ts';

export type TestDatabase = Database & {
  readonly name: string;
  readonly target: ConnectionTarget;
  /** Closes the pools and drops the database. */
  readonly drop: () => Promise<void>;
};

/** Clones the migrated template into a database of its own; call `drop()` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { socketDir, port, owner, password, template } = inject('cluster');
  const admin = postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    user: owner,
    password,
    database: 'postgres',
    max: 1,
    onnotice: () => {},
  });
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
  const target: ConnectionTarget = { socketDir, port, database: name, user: owner, password };
  const database = openDatabase({ owner: target, requests: target });
  return {
    ...database,
    name,
    target,
    drop: async () => {
      await database.close();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
