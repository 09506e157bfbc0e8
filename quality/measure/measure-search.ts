import type { Member } from '../engines/make-member.ts';
import { replaceListings, searchListings } from '../engines/search-listings.ts';
import type { Product } from '../engines/start-product.ts';
import { parts, readListings, readSet, type SearchItem, type SearchSet } from '../read-sets.ts';
import { ndcgAt, recallAt } from '../scoring/ranking.ts';
import { mean, share } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

type Judged = {
  readonly item: SearchItem;
  readonly shown: readonly string[];
  readonly ndcg: number | null;
  readonly recall: number | null;
};

const places = 10;
/** A query below this is listed as a failure. */
const goodNdcg = 0.85;

const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

function summarize(judged: readonly Judged[]): Figures {
  const answerable = judged.filter(({ ndcg }) => ndcg !== null);
  const empty = judged.filter(({ ndcg }) => ndcg === null);
  return {
    queries: judged.length,
    'NDCG@10': mean(present(answerable.map(({ ndcg }) => ndcg))),
    'recall@10': mean(present(answerable.map(({ recall }) => recall))),
    'nothing found though there is something': share(answerable, ({ shown }) => shown.length === 0),
    'something shown though there is nothing': share(empty, ({ shown }) => shown.length > 0),
  };
}

/** Searches every query of a set as a visitor and judges the order. Throws when the product does not answer. */
export async function measureSearch(product: Product, owner: Member, set: SearchSet): Promise<Measured> {
  const listings = readListings(set);
  const names = new Map(listings.map(({ id, project_name: name }) => [id, name]));
  const inDatabase = await replaceListings(product, owner, listings);
  const judged = { open: [] as Judged[], sealed: [] as Judged[] };
  for (const part of parts) {
    for (const item of readSet(set, part)) {
      const shown = await searchListings(product, inDatabase, item.query);
      const ndcg = ndcgAt(places, shown, item.relevance);
      judged[part].push({ item, shown, ndcg, recall: recallAt(places, shown, item.relevance) });
    }
  }
  const failures = judged.open.filter(({ ndcg }) => ndcg !== null && ndcg < goodNdcg);
  return {
    figures: { open: summarize(judged.open), sealed: summarize(judged.sealed) },
    failures: failures.map(({ item, shown, ndcg }) => {
      const found = shown.map((id) => `${names.get(id) ?? id} (${item.relevance[id] ?? 0})`);
      return `${item.id} "${item.query}" ${(ndcg ?? 0).toFixed(2)}: ${found.join(', ')}`;
    }),
  };
}
