/** The database finds in a text the concepts and places that the lexicon's own reader finds. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLexicon } from '../../apps/server/src/search/load-lexicon.ts';
import { understand } from '../../packages/bahasa/src/understand.ts';
import places from '../../packages/bahasa/lexicon/places.json' with { type: 'json' };
import { allConcepts } from '../../packages/bahasa/src/lexicon/concepts.ts';
import { normalise } from '../../packages/bahasa/src/text/normalise.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadLexicon(database.owner);
});
afterAll(() => database.close());

const sets = path.resolve(import.meta.dirname, '../../quality/sets');
const read = async <Row>(name: string): Promise<Row[]> =>
  JSON.parse(await readFile(path.join(sets, `${name}.json`), 'utf8')) as Row[];

/** What people write: listings, queries, and a form of each concept, alone and among other words. */
async function readTexts(): Promise<string[]> {
  const listings = await read<{ project_name: string; project_description: string; city: string }>(
    'listings',
  );
  const queries = await read<{ query: string }>('search');
  return [
    ...listings.flatMap((listing) => [listing.project_name, listing.project_description, listing.city]),
    ...queries.map(({ query }) => query),
    ...allConcepts.flatMap(({ forms }) => forms.slice(0, 1)),
    ...allConcepts.flatMap(({ forms }) =>
      forms[1] === undefined ? [] : [`Kami mencari ${forms[1]} untuk toko`],
    ),
  ].slice(0, 1_600);
}

/** Names that are also everyday words: the reader takes them for places by their capital letter, which a search box seldom has. */
const everyday = new Set(places.ambiguous);

const sortTerms = (terms: readonly string[]): string => [...new Set(terms)].toSorted().join(' ');

/** What the lexicon's own reader finds; null for a text with slips, which only a query is corrected for. */
function meant(text: string): string | null {
  const { concepts, places: found, tokens } = understand(text);
  if (tokens.some(({ corrected }) => corrected !== undefined)) return null;
  const named = found.filter(({ start, end }) => !everyday.has(normalise(text.slice(start, end))));
  return sortTerms([...concepts.map(({ id }) => `c/${id}`), ...named.map(({ id }) => `p/${id}`)]);
}

test('of more than 1,000 texts, the database reads the same in them', async () => {
  const texts = (await readTexts()).filter((text) => meant(text) !== null);
  expect(texts.length).toBeGreaterThan(1_000);
  const rows = await database.owner<{ terms: string[] }[]>`
    select array(
      select r.term from private.read_terms(array[t.text]) as r
      where r.term is not null and not (r.term like 'p/%' and r.word = any (${places.ambiguous}::text[]))
    ) as terms
    from unnest(${texts}::text[]) with ordinality as t (text, at) order by t.at`;
  const different = texts.flatMap((text, at) => {
    const expected = meant(text);
    const found = sortTerms(rows[at]?.terms ?? []);
    return found === expected ? [] : [`${text}: ${found} instead of ${expected}`];
  });
  expect(different).toEqual([]);
});
