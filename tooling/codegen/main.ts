/**
 * Generates the row types from a freshly migrated database: `npm run codegen`.
 * With `--check` it writes nothing and exits 1 when the committed types are stale.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { startCluster } from '../../apps/server/src/db/cluster/start-cluster.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { introspect } from './introspect.ts';
import { renderDatabaseModule } from './render.ts';

const target = path.join(import.meta.dirname, '../../packages/contracts/src/database.ts');

async function generate(): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kawanusaha-codegen-'));
  const cluster = await startCluster({
    dataDir: path.join(dataDir, 'pg'),
    password: randomBytes(16).toString('hex'),
    throwaway: true,
  });
  const sql = postgres({
    path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
    user: cluster.owner,
    password: cluster.password,
    database: 'postgres',
    max: 1,
  });
  try {
    await migrate(sql);
    return renderDatabaseModule(await introspect(sql));
  } finally {
    await sql.end();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const generated = await generate();
const committed = await readFile(target, 'utf8').catch(() => '');
if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
  console.log(
    `${path.relative(process.cwd(), target)} ${generated === committed ? 'is unchanged' : 'written'}`,
  );
} else if (generated !== committed) {
  console.error('The row types in packages/contracts/src/database.ts are stale: run `npm run codegen`.');
  process.exitCode = 1;
}
