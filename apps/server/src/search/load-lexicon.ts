import type { Sql, TransactionSql } from 'postgres';
import { expandLexicon } from './expand-lexicon.ts';
import { type LexiconBatch, lexiconTables } from './lexicon-tables.ts';
import { readLexiconVersion } from './lexicon-version.ts';

const tables = Object.keys(lexiconTables);

/**
 * Puts the lexicon of this checkout into the database unless it is there. Searches under way go on with the one before: the
 * new one appears at once, with its version, and rows are then derived anew (`deriveSearch`).
 * @returns whether it was loaded
 */
export async function loadLexicon(sql: Sql): Promise<boolean> {
  const version = await readLexiconVersion();
  const [loaded] = await sql<{ version: string }[]>`select private.lexicon_version() as version`;
  if (loaded?.version === version) return false;
  const batches = await expandLexicon();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('search-lexicon', 0))`;
    await tx`delete from private.lexicon_version`;
    for (const table of tables) await tx.unsafe(`delete from private.${table}`);
    for (const batch of batches) await insertRows(tx, batch);
    await tx`insert into private.lexicon_version (version) values (${version})`;
  });
  await sql.unsafe(`analyze ${tables.map((table) => `private.${table}`).join(', ')}`);
  return true;
}

async function insertRows(tx: TransactionSql, { table, columns }: LexiconBatch): Promise<void> {
  const types = Object.entries(lexiconTables[table]);
  const names = types.map(([name]) => name).join(', ');
  const values = types.map(([, type], index) => `$${index + 1}::text[]::${type}[]`).join(', ');
  await tx.unsafe(`insert into private.${table} (${names}) select * from unnest(${values})`, [...columns]);
}
