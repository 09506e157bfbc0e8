// A thread of its own: expanding the lexicon takes most of a second, in which the process that asks for it would answer no request. It sends
// the rows in batches, so that receiving them takes short turns, and ends.
import { parentPort } from 'node:worker_threads';
import { searchLexicon } from '@kawanusaha/bahasa/search/search-lexicon';
import { type LexiconBatch, type LexiconTable, lexiconTables } from './lexicon-tables.ts';

type Row = Readonly<Record<string, string | number | boolean>>;

const batchSize = 5_000;

/** 'is_stop' to 'isStop'. */
const propertyOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function send(table: LexiconTable, rows: readonly Row[]): void {
  const properties = Object.keys(lexiconTables[table]).map(propertyOf);
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    const columns = properties.map((property) => batch.map((row) => String(row[property])));
    parentPort?.postMessage({ table, columns } satisfies LexiconBatch, []);
  }
}

const { words, forms, links, queryWords } = searchLexicon();
send('lexicon_words', words);
send('lexicon_forms', forms);
send('lexicon_links', links);
send('query_words', queryWords);
