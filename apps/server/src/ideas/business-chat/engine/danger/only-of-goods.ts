import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { Understanding } from '@kawanusaha/bahasa/understanding';

/** How goods turn out that went wrong. */
const faults: ReadonlySet<string> = new Set(
  (
    'keras alot liat bantat apek bau tengik melempem lempem kempes kempis lembek gosong luntur retak lengket kusam pahit hambar asin keasinan ' +
    'kemanisan kering layu encer kental basi asem asam berjamur jamuran bulukan pucat gompal bolong'
  ).split(' '),
);
/** Things that are worked on for others, which are no goods of the lexicon. */
const workedOn: ReadonlySet<string> = new Set(
  (
    'cuci cucian laundry laundryan setrikaan baju pakaian kemeja celana jaket seragam sepatu helm karpet kasur sprei seprei selimut bantal handuk ' +
    'gorden gordyn boneka adonan'
  ).split(' '),
);
/** Words that ask about it, or say nothing of a person's state. */
const fillers: ReadonlySet<string> = new Set(
  (
    'saya aku ku gue gw kami yang itu ini ya yah kak min kok kenapa mengapa gimana bagaimana apa cara solusi solusinya terus selalu masih tetap ' +
    'jadi banget sekali agak terlalu kurang cepat gampang mudah biar supaya agar tidak ga gak sesudah setelah habis pas kalau sudah dingin ' +
    'pelanggan pembeli customer orang'
  ).split(' '),
);

/**
 * Whether a message tells nothing but how goods turned out ('cilokku keras terus kenapa ya'): no need of a person can be read in it.
 * @param reading what the understanding package reads in it
 */
export function isOnlyOfGoods({ tokens, concepts }: Understanding): boolean {
  const goods = concepts.filter(({ id, via }) => via !== 'typo' && isGoods(concept(id).kind));
  const isOfGoods = ({ start, end }: { start: number; end: number }) =>
    goods.some((one) => start >= one.start && end <= one.end);
  const isThing = ({ normal, stem, ...place }: Understanding['tokens'][number]) =>
    isOfGoods(place) || workedOn.has(normal) || workedOn.has(stem);
  const hasFault = tokens.some(({ normal, stem }) => faults.has(normal) || faults.has(stem));
  return (
    hasFault &&
    tokens.some(isThing) &&
    tokens.every((token) =>
      [token.normal, token.stem].some((word) => faults.has(word) || fillers.has(word) || isThing(token)),
    )
  );
}
