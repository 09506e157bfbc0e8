import type { Quantity } from './quantities.ts';
import { bundleWord } from './role-words.ts';
import { roleOf } from './roles.ts';
import { isPiece } from './words.ts';

/** What is sold together under one price, with how many of each thing are in it. */
export type Bundle = {
  /** Costs of one thing, with how many of it are in the bundle. */
  readonly lines: readonly { readonly sum: Quantity; readonly count: Quantity }[];
  /** How many there are of each thing in it. */
  readonly parts: readonly Quantity[];
};

const isBundleWord = new RegExp(`^${bundleWord.source}$`, 'u');
/** Says what is in one box: 'box isi 4 donat 2 brownies'. */
const boxOf = /\b(?:box|kotak|dus|kardus|mika|besek|keranjang|pouch) isi(?:nya)?\b/u;
/** Says of a number that so many are sold or ordered, or how often: it is of no thing in a bundle. */
const ofSale =
  /\b(?:laku|terjual|kejual|pesan\p{L}*|pesen\p{L}*|order\p{L}*|target|stok|se(?:hari|minggu|bulan)|kalau|kalo|klo)\b/u;
const joins = /\+|&|\b(?:sama|ama|dan|plus|dgn|dengan|tambah)\b/u;
const toldOfEach = /@\s*(?:rp\.?)?\s*$|\bmasing\b/u;
/** Says nothing of which thing it is. */
const noName =
  /^(?:isi\p{L}*|jual|dijual|modal\p{L}*|hpp\p{L}*|harga\p{L}*|biaya|bahan|bikin|buat|beli|per|tiap|satu|ada|yang|yg|nya|rp|ku|aku|saya|mau|itu|ini|untuk|totalnya|total)$/u;

const namesIn = (words: string): string[] =>
  words
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/nya$/u, ''))
    .filter((word) => word.length > 1 && !noName.test(word) && !isPiece(word) && !isBundleWord.test(word));

/** The names of a thing in a bundle: behind its number ('2 botol sambal'), or before it ('sambal 2 botol'). */
function namesOf({ before, after }: Quantity): string[] {
  const behind = namesIn(after.split(joins)[0] ?? '').slice(0, 2);
  return behind.length > 0 ? behind : namesIn(before.split(joins).at(-1) ?? '').slice(-2);
}

/** Words behind that of the bundle: what is done with it says nothing of its things. */
const inside = (words: string): string => words.split(bundleWord).at(-1) ?? '';

const isPart = (one: Quantity): boolean =>
  one.unit === 'jumlah' &&
  one.noun?.kind === 'unit' &&
  one.noun.size === 1 &&
  !isBundleWord.test(one.noun.word) &&
  !ofSale.test(inside(one.lead)) &&
  !/^(?:sold|people|stock|buyers)$/u.test(
    roleOf({ ...one, before: inside(one.before), lead: inside(one.lead) }).role ?? '',
  );

/** The numbers that are listed behind the word of a bundle, up to one that tells something else. */
function partsOf(quantities: readonly Quantity[]): Quantity[] {
  const start = quantities.findIndex(
    (one, at) =>
      isPart(one) &&
      (bundleWord.test(one.lead) ||
        boxOf.test(one.lead) ||
        (isBundleWord.test(quantities[at - 1]?.noun?.word ?? '') && quantities[at - 1]?.turn === one.turn)),
  );
  const parts: Quantity[] = [];
  if (start < 0) return parts;
  for (const one of quantities.slice(start)) {
    if (one.unit === 'jumlah' && !isPart(one)) break;
    if (isPart(one)) parts.push(one);
  }
  return parts;
}

/**
 * The things of a bundle with what one of each costs, by '@', by 'per' or by its name: 'bundling 2 sambal + 1 abon, sambal 11rb, abon 18rb'; null
 * where no bundle of several things is told. A number with no cost of one stays without a line.
 * @param quantities all figures
 */
export function bindBundle(quantities: readonly Quantity[]): Bundle | null {
  const parts = partsOf(quantities);
  const [first] = parts;
  // 'combo burger + 2 kentang': what has no number is in it once.
  const isJoined = first !== undefined && joins.test(inside(first.lead));
  if (first === undefined || (parts.length < 2 && !isJoined)) return null;
  const bound = new Set<Quantity>();
  const bind = (sum: Quantity, count: Quantity | undefined): { sum: Quantity; count: Quantity }[] => {
    if (count === undefined || bound.has(count)) return [];
    bound.add(count);
    return [{ sum, count }];
  };
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  const besideOf = (sum: Quantity): Quantity | undefined => {
    const last = quantities[quantities.indexOf(sum) - 1];
    return last !== undefined && parts.includes(last) && last.after === sum.before ? last : undefined;
  };
  const isOfEach = (sum: Quantity, count: Quantity): boolean =>
    count.value === 1 || toldOfEach.test(sum.before) || sum.per.some(({ kind }) => kind === 'unit');
  const beside = sums.flatMap((sum) => {
    const count = besideOf(sum);
    return count !== undefined && isOfEach(sum, count) ? bind(sum, count) : [];
  });
  const named = sums.flatMap((sum) => {
    const names = namesIn(sum.before);
    return besideOf(sum) === undefined
      ? bind(
          sum,
          parts.findLast((one) => namesOf(one).some((name) => names.includes(name))),
        )
      : [];
  });
  return { lines: [...beside, ...named], parts };
}
