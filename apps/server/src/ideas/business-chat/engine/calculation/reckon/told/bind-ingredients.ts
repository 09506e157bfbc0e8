import type { Quantity } from './quantities.ts';
import type { Noun } from './words.ts';

/** What is used of something that was bought: its sum, how much was bought for it, and how much of that is used. */
export type Ingredient = {
  readonly sum: Quantity;
  readonly bought: Quantity | Noun;
  readonly used: Quantity;
};

const measured = /^(?:gram|ml|cm)$/u;
/** Pieces of what is bought in a pack: 'satu tray telur 30 butir 54rb, pakai 4 butir'. */
const piece = /^(?:butir|lembar|lbr|batang|siung|sachet|ruas|buah|bh)$/u;
const isUse =
  /\b(?:pakai|pake|kepake|terpakai|butuh|perlu|takaran|dipakai|dipake|habis|abis|cup|gelas|resep|adonan|porsi|buat)\b/u;
/** So much came out of all that was bought. */
const isYield = /(?<!\p{L})(?:panen|hasil)\p{L}*/u;
const sameMeasure = (one: Noun | null, other: Noun | null): boolean =>
  one !== null &&
  other !== null &&
  one.kind === other.kind &&
  (measured.test(one.kind) || (piece.test(one.word) && one.word === other.word));

/** Purchases of which a told part is used. */
export function bindIngredients(quantities: readonly Quantity[]): Ingredient[] {
  const found: Ingredient[] = [];
  for (const [at, sum] of quantities.entries()) {
    if (sum.unit !== 'rupiah') continue;
    const near = [quantities[at - 1], quantities[at + 1]].filter(
      (one) => one?.unit === 'jumlah' && one.turn === sum.turn,
    );
    const [pack] = near.filter(
      (one) =>
        one !== undefined &&
        (measured.test(one.noun?.kind ?? '') || piece.test(one.noun?.word ?? '')) &&
        !isUse.test(one.before) &&
        !isYield.test(one.before),
    );
    const perOne = sum.per.find(({ kind }) => measured.test(kind));
    const bought = perOne ?? pack;
    if (bought === undefined) continue;
    const noun = 'noun' in bought ? bought.noun : bought;
    const rest = quantities.slice(at + 1);
    const until = rest.findIndex((one) => one.unit === 'rupiah' && one.turn === sum.turn);
    const own = until < 0 ? rest : rest.slice(0, until);
    const used = own.find((one) => one !== bought && one.unit === 'jumlah' && sameMeasure(noun, one.noun));
    if (used !== undefined && (isUse.test(used.before) || isUse.test(used.after) || used.turn > sum.turn))
      found.push({ sum, bought, used });
  }
  return found;
}
