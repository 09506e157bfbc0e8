import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startCluster } from '#db/cluster/start-cluster.ts';
import { migrate } from '#db/migrate.ts';

export type TestCluster = {
  readonly socketDir: string;
  readonly port: number;
  readonly owner: string;
  readonly password: string;
  readonly template: string;
};

declare module 'vitest' {
  // Vitest merges into this interface; a type alias cannot be merged.
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Starts one throw-away cluster for the run and migrates a template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-test-'));
  const cluster = await startCluster({
    dataDir: path.join(dataDir, 'pg'),
    password: randomBytes(16).toString('hex'),
    throwaway: true,
  });
  const base = {
    path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
    user: cluster.owner,
    password: cluster.password,
  };
  const admin = postgres({ ...base, database: 'postgres', max: 1, onnotice: () => {} });
  const template = 'kawanusaha_template';
  await admin.unsafe(`create database ${template}`);
  const sql = postgres({ ...base, database: template, max: 1, onnotice: () => {} });
  await migrate(sql);
  await sql.end();
  await admin.end();
  const { socketDir, port, owner, password } = cluster;
  project.provide('cluster', { socketDir, port, owner, password, template });
  return async () => {
    await cluster.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
