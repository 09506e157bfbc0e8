/**
 * Generates the row types from a freshly migrated database, and holds that database against `supabase/schemas`:
 * `npm run codegen`. With `--check` it writes nothing. Exits 1 when schemas and migrations differ, naming each difference,
 * or, with `--check`, when the committed types are stale.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import postgres, { type Sql } from 'postgres';
import { startCluster } from '../../packages/backend/src/db/cluster/start-cluster.ts';
import { migrate } from '../../packages/backend/src/db/migrate.ts';
import { compareCatalogues } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { makeDeclared, readProduct } from '../schema/read-declared.ts';
import { findFileFaults } from '../schema/read-schemas.ts';
import { introspect } from './introspect.ts';
import { renderDatabaseModule } from './render.ts';

const target = path.join(import.meta.dirname, '../../packages/contracts/src/database.ts');

type Generated = {
  readonly types: string;
  /** What the schemas declare otherwise than the migrations make it, each as one line. */
  readonly differences: string[];
};

async function generate(): Promise<Generated> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kawanusaha-codegen-'));
  const cluster = await startCluster({
    dataDir: path.join(dataDir, 'pg'),
    password: randomBytes(16).toString('hex'),
    throwaway: true,
  });
  const open = (database: string): Sql =>
    postgres({
      path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
      user: cluster.owner,
      password: cluster.password,
      database,
      max: 1,
      onnotice: () => {},
    });
  const migrated = open('postgres');
  await migrated`create database declared`;
  const declared = open('declared');
  try {
    await migrate(migrated);
    await makeDeclared(declared);
    const differences = compareCatalogues(
      await declared.begin(readProduct),
      await migrated.begin(readProduct),
    );
    return { types: renderDatabaseModule(await introspect(migrated)), differences };
  } finally {
    await Promise.all([migrated.end(), declared.end()]);
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { types, differences } = await generate();
const faults = await findFileFaults();
for (const difference of differences) faults.push(`Schemas and migrations disagree: ${difference}.`);
const committed = await readFile(target, 'utf8').catch(() => '');
if (!process.argv.includes('--check')) {
  await writeFile(target, types);
  console.log(`${path.relative(process.cwd(), target)} ${types === committed ? 'is unchanged' : 'written'}`);
} else if (types !== committed) {
  faults.push('The row types in packages/contracts/src/database.ts are stale: run `npm run codegen`.');
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
