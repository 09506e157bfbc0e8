import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import { understand } from '@kawanusaha/bahasa/understand';

/** A thing or place that a text names; one of a group may stand in the place of another of it. */
export type NamedThing = {
  readonly id: string;
  readonly group: string;
  readonly start: number;
  readonly end: number;
};

/** What a person sells, makes or runs: 'angkringan' and 'warung kopi' are of several kinds of the lexicon, and one for the question. */
const trades: ReadonlySet<string> = new Set(['activity', 'customer', 'service']);
/** Said of any trade, so it names none. */
const anyTrade: ReadonlySet<string> = new Set(['berjualan', 'mahasiswa', 'kampus']);

const groupOf = (kind: string): string => (isGoods(kind) || trades.has(kind) ? 'trade' : kind);

/**
 * The things and places that a text names, in its order.
 * @param text as it was written
 */
export function namedThings(text: string): NamedThing[] {
  const { concepts, places } = understand(text);
  const things = concepts
    .filter(({ id, via }) => via !== 'typo' && !anyTrade.has(id))
    .map(({ id, start, end }) => ({ id, group: groupOf(concept(id).kind), start, end }));
  const named = places
    .filter(({ via }) => via === 'form' || via === 'nickname')
    .map(({ id, start, end }) => ({ id, group: 'place', start, end }));
  return [...things, ...named].toSorted((a, b) => a.start - b.start);
}
