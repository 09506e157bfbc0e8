/**
 * Generates the row types from a freshly migrated database, what a hosted project needs to run the functions, and the lexicon in the
 * form in which it is loaded; holds that database against `supabase/schemas` and the rules of its catalogue: `npm run codegen`. With `--check` it writes nothing. Exits 1 when schemas and
 * migrations differ, naming each difference, or, with `--check`, when something committed is stale.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import postgres, { type Sql } from 'postgres';
import { startCluster } from '../../packages/backend/src/db/cluster/start-cluster.ts';
import { migrateProduct } from '../../apps/server/src/startup/migrate-product.ts';
import { compareCatalogues } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { catalogueRules } from '../schema/catalogue-rules.ts';
import { makeDeclared, readDatabase } from '../schema/read-declared.ts';
import { findFileFaults } from '../schema/read-schemas.ts';
import { root } from '../source-files.ts';
import { findStaleFunctions, renderHostedFunctions } from './hosted-functions.ts';
import { introspect } from './introspect.ts';
import { renderDatabaseModule } from './render.ts';
import { compiledLexicon, renderLexicon } from './render-lexicon.ts';

const target = 'packages/contracts/src/database.ts';

type Generated = {
  readonly types: string;
  /** What the schemas declare otherwise than the migrations make it, each as one line. */
  readonly differences: string[];
  /** What in the migrated database breaks a rule of its catalogue, each as one line. */
  readonly violations: string[];
};

async function findViolations(sql: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, { violations }] of Object.entries(catalogueRules)) {
    const names = await sql.unsafe<{ name: string }[]>(violations);
    if (names.length > 0) found.push(`${rule}: not so for ${names.map(({ name }) => name).join(', ')}`);
  }
  return found;
}

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
    await migrateProduct(migrated);
    await makeDeclared(declared);
    const differences = compareCatalogues(
      await declared.begin(readDatabase),
      await migrated.begin(readDatabase),
    );
    return {
      types: renderDatabaseModule(await introspect(migrated)),
      differences,
      violations: await findViolations(migrated),
    };
  } finally {
    await Promise.all([migrated.end(), declared.end()]);
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const files = renderHostedFunctions();
const { types, differences, violations } = await generate();
files.set(target, types);
files.set(compiledLexicon, renderLexicon());
const faults = await findFileFaults();
for (const difference of differences) faults.push(`Schemas and migrations disagree: ${difference}.`);
for (const violation of violations) faults.push(`${violation}.`);
const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const [file, text] of files) {
  const place = path.join(root, file);
  if ((await readFile(place, 'utf8').catch(() => '')) === text) continue;
  stale.push(file);
  if (isCheck) continue;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}
for (const gone of findStaleFunctions()) {
  stale.push(gone);
  if (!isCheck) await rm(path.join(root, gone), { recursive: true });
}
if (isCheck) for (const file of stale) faults.push(`${file} is stale: run \`npm run codegen\`.`);
else console.log(stale.length === 0 ? 'What is generated is up to date.' : `Written: ${stale.join(', ')}.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
