import type { Sql, TransactionSql } from 'postgres';
import { readLexiconVersion } from './lexicon-version.ts';

/** The tables of the lexicon with their columns and types. */
const tables = {
  lexicon_words: {
    word: 'text',
    normal: 'text',
    stem: 'text',
    is_stop: 'boolean',
    longest: 'integer',
    is_target: 'boolean',
  },
  lexicon_forms: {
    form: 'text',
    term: 'text',
    weight: 'real',
    is_ambiguous: 'boolean',
    is_excluded: 'boolean',
  },
  lexicon_links: { term: 'text', other: 'text', weight: 'real', is_written: 'boolean' },
} as const;
const batchSize = 10_000;

type Row = Readonly<Record<string, string | number | boolean>>;

/**
 * Puts the lexicon of this checkout into the database unless it is there. Searches under way go on with the one before: the
 * new one appears at once, with its version, and rows are then derived anew (`deriveSearch`).
 * @returns whether it was loaded
 */
export async function loadLexicon(sql: Sql): Promise<boolean> {
  const version = await readLexiconVersion();
  const [loaded] = await sql<{ version: string }[]>`select private.lexicon_version() as version`;
  if (loaded?.version === version) return false;
  // Expanding it takes most of a second, and most starts do not need it.
  const { searchLexicon } = await import('@kawanusaha/bahasa/search/search-lexicon');
  const { words, forms, links } = searchLexicon();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('search-lexicon', 0))`;
    await tx`delete from private.lexicon_version`;
    await replaceRows(tx, 'lexicon_words', words);
    await replaceRows(tx, 'lexicon_forms', forms);
    await replaceRows(tx, 'lexicon_links', links);
    await tx`insert into private.lexicon_version (version) values (${version})`;
  });
  await sql`analyze private.lexicon_words, private.lexicon_forms, private.lexicon_links`;
  return true;
}

/** 'is_stop' to 'isStop'. */
const propertyOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

async function replaceRows(
  tx: TransactionSql,
  table: keyof typeof tables,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.entries(tables[table]);
  const names = columns.map(([name]) => name).join(', ');
  const values = columns.map(([, type], index) => `$${index + 1}::text[]::${type}[]`).join(', ');
  await tx.unsafe(`delete from private.${table}`);
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    await tx.unsafe(
      `insert into private.${table} (${names}) select * from unnest(${values})`,
      columns.map(([name]) => batch.map((row) => String(row[propertyOf(name)]))),
    );
  }
}
