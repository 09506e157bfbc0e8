import { randomUUID } from 'node:crypto';
import process from 'node:process';
import tls from 'node:tls';
import postgres from 'postgres';
import { inject } from 'vitest';
// Brings the type of inject('cluster') along, also for tests outside this workspace.
import type {} from './global-setup.ts';
import type { ConnectionTarget } from '#db/connection-target.ts';
import { openDatabase, type Database } from '#db/pool.ts';

export type TestDatabase = Database & {
  readonly name: string;
  readonly target: ConnectionTarget;
  /** The same over the unix socket. */
  readonly socket: Extract<ConnectionTarget, { socketDir: string }>;
  /** Closes the pools and drops the database. */
  readonly drop: () => Promise<void>;
};

/** The address of a database of the test cluster over TCP with TLS, certificate and name verified. */
export function tlsTarget(name: string): { readonly url: string } {
  const { port, owner, password, certificate } = inject('cluster');
  // Both drivers take the certificates that the process trusts.
  if (!tls.getCACertificates('default').includes(certificate)) {
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate]);
  }
  return { url: `postgresql://${owner}:${password}@localhost:${port}/${name}?sslmode=verify-full` };
}

/** Clones the migrated template into a database of its own, over TLS with TEST_DATABASE=tls; call `drop()` in `afterAll`. */
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
  const socket = { socketDir, port, database: name, user: owner, password };
  const target: ConnectionTarget = process.env['TEST_DATABASE'] === 'tls' ? tlsTarget(name) : socket;
  const database = openDatabase({ owner: target, requests: target, listen: target });
  return {
    ...database,
    name,
    target,
    socket,
    drop: async () => {
      await database.close();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
