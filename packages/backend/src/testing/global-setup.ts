import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { engineFunctionSchemas, giveFunctionsAway } from '#db/cluster/function-owner.ts';
import { migrate } from '#db/migrate.ts';
import { readPlatformMigrations } from '#db/migration-files.ts';
import { startTlsCluster } from './tls-cluster.ts';

export type TestCluster = {
  readonly socketDir: string;
  readonly port: number;
  readonly owner: string;
  readonly password: string;
  readonly template: string;
  /** Of the server's name `localhost`, where it listens with TLS on the same port. */
  readonly certificate: string;
};

declare module 'vitest' {
  // Vitest merges into this interface; a type alias cannot be merged.
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** A database as the engine makes it, with a small application in it, for each test file of the engine. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startTestCluster(project, async (sql) => {
    await migrate(sql, await readPlatformMigrations());
    await giveFunctionsAway(sql, engineFunctionSchemas);
    await sql.unsafe(fs.readFileSync(path.join(import.meta.dirname, 'application.sql'), 'utf8')).simple();
  });
}

/**
 * Starts one throw-away cluster for the run with a template that each test file clones.
 * @param fill brings the template to the schema that the tests need
 * @returns stops the cluster
 */
export async function startTestCluster(
  project: TestProject,
  fill: (sql: postgres.Sql) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const cluster = await startTlsCluster();
  const base = {
    path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
    user: cluster.owner,
    password: cluster.password,
  };
  const admin = postgres({ ...base, database: 'postgres', max: 1, onnotice: () => {} });
  const template = 'kawanusaha_template';
  await admin.unsafe(`create database ${template}`);
  const sql = postgres({ ...base, database: template, max: 1, onnotice: () => {} });
  await fill(sql);
  await sql.end();
  await admin.end();
  const { socketDir, port, owner, password, certificate } = cluster;
  project.provide('cluster', { socketDir, port, owner, password, template, certificate });
  return cluster.stop;
}
