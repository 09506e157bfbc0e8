import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { type Figure, ofKind, readFigures } from '../read/read-figures.ts';
import { purchasesOf, readLines } from '../plain/read-purchases.ts';
import { addUnitCosts, ofOne } from './add-unit-costs.ts';
import { marketplace, takeShare } from './take-share.ts';
import { resultOf } from './result-of.ts';

/** What follows from a calculation by a further figure, or that its place in it is not certain; null where it does not go on. */
export type GoesOn = Calculation | 'unclear' | null;

const deposit = /\b(?:dp(?:nya)?|uang muka(?:nya)?|panjar(?:nya)?)\b/u;
const reduction = /\b\p{L}{0,3}(?:diskon|korting)\p{L}*\b/u;
const shared = /\b(?:di)?bagi(?:in)?\b|\bpatungan\b/u;
const furtherThings =
  /^\s*(?:(?:terus|trus|trs|terus sama|eh)\s+)?(?:sama|ama|plus|tambah\p{L}*|dan|\+|nambah)\b/u;
const onlyPeriod =
  /^\s*(?:(?:kalau|kalo|klo|terus|trus)\s+)?(?:per ?|se)?(?:bulan|tahun|taun|bln|thn)(?:nya|an)?\s*(?:jadi\p{L}*\s*)?(?:berapa|brp)?\s*\?*\s*$/u;
/** Asks once more for what is left, with nothing else: 'sisa untungnya berapa'. */
const asksEarned =
  /^\s*(?:(?:jadi|terus|trus|berarti|sisa|sisanya)\s+)*(?:untung|laba|bersih)\p{L}*\s*(?:jadi|sisa|tinggal)?\s*(?:berapa|brp|brapa)\s*\?*\s*$/u;
const earned = /\b(?:untung|laba|margin|bersih)\p{L}*/u;

function goOnWithResult(lower: string, figures: readonly Figure[], earlier: Calculation): GoesOn {
  const lines = furtherThings.test(lower) ? readLines(figures) : null;
  const { price, units, price2, units2, price3, percent, flat } = earlier.inputs;
  if (lines !== null && price !== undefined && units !== undefined) {
    if (price3 !== undefined || percent !== undefined || flat !== undefined || earlier.kind === 'kali')
      return 'unclear';
    const second = price2 === undefined || units2 === undefined ? [] : [{ price: price2, units: units2 }];
    const all = [{ price, units }, ...second, ...lines];
    return all.length > 3 ? 'unclear' : { kind: 'belanja', inputs: purchasesOf(all) };
  }
  const result = resultOf(earlier);
  const [figure, ...more] = figures;
  if (result === null || figure === undefined || more.length > 0) return null;
  if (figure.kind === 'percent' && deposit.test(lower))
    return { kind: 'uang-muka', inputs: { price: result, percent: figure.value } };
  if (figure.kind === 'percent' && reduction.test(lower) && earlier.kind !== 'tagihan')
    return { kind: 'diskon', inputs: { price: result, percent: figure.value } };
  if (figure.kind === 'money' && deposit.test(lower))
    return { kind: 'pelunasan', inputs: { price: result, net: figure.value } };
  if (figure.kind === 'count' && shared.test(lower))
    return { kind: 'bagi-rata', inputs: { price: result, people: figure.value } };
  return null;
}

/**
 * What follows from the calculation before by what a message adds: a second discount, a share that a marketplace takes, costs of one, further
 * things, a deposit of the result.
 * @param lower the message in lower case
 * @param earlier the calculation of before, which has a result
 */
export function goOn(lower: string, earlier: Calculation): GoesOn {
  const figures = readFigures(lower);
  const { kind, inputs } = earlier;
  if (figures.length === 0) {
    const isSame =
      (kind === 'susut' && onlyPeriod.test(lower)) ||
      (kind === 'potongan' && inputs.cost !== undefined && asksEarned.test(lower));
    return isSame ? earlier : null;
  }
  const [share, ...shares] = ofKind(figures, 'percent');
  const isShareAlone = share !== undefined && shares.length === 0 && figures.length === 1;
  if (kind === 'diskon' && isShareAlone && /\blagi\b/u.test(lower) && reduction.test(lower))
    return inputs.percent2 === undefined ? { kind, inputs: { ...inputs, percent2: share.value } } : 'unclear';
  if ((kind === 'laba' || kind === 'hpp') && isShareAlone && marketplace.test(lower)) {
    const isOfOne = kind === 'laba' && inputs.sold === undefined && inputs.fixed === undefined;
    if (!isOfOne || /\bjual\p{L}* (?:jadi )?(?:berapa|brp)\b/u.test(lower)) return 'unclear';
    return takeShare(lower, { ...inputs, percent: share.value }) ?? 'unclear';
  }
  if (kind === 'komisi' && figures.length === 1 && figures[0]?.kind === 'count')
    return { kind, inputs: { ...inputs, sold: figures[0].value } };
  if (
    kind === 'iklan' &&
    figures.length === 1 &&
    figures[0]?.kind === 'money' &&
    earned.test(figures[0].before)
  )
    return { kind, inputs: { ...inputs, unitProfit: figures[0].value } };
  const { price = 0, units = 0, pack = 0 } = inputs;
  // What a material costs is part of the cost of one.
  if (
    kind === 'bahan' &&
    pack > 0 &&
    figures.every(({ kind: unit, after }) => unit === 'money' && ofOne.test(after))
  )
    return {
      kind: 'hpp',
      inputs: {
        total: Math.round((price * units) / pack),
        units: 1,
        extra: figures.reduce((sum, { value }) => sum + value, 0),
      },
    };
  if (kind === 'laba') return addUnitCosts(lower, figures, earlier);
  return goOnWithResult(lower, figures, earlier);
}
