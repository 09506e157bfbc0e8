import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { ofKind, type Figure } from '../read/read-figures.ts';
import { roleOf } from '../read/read-money.ts';

/** A price of one piece, not of the whole order. */
export const eachBefore =
  /(?:@|\b(?:satuan\w*|masing\S*|per\s?(?:pcs|potong|buah|orang|porsi|kotak)|(?:ber)?harga(?:nya)?))\s*(?:@\s*)?(?:rp\.?)?\s*$/u;
export const eachAfter =
  /^\s*(?:an)?\s*(?:\/ ?|per\s?|se)(?:pcs|pc|potong|buah|biji|porsi|kotak|box|orang|org|unit|lembar|satuan|bungkus|botol|gelas|cup|pack|pak|toples|tangkai|ekor|loyang)/u;
export const wholeBefore = /\b(?:total\w*|semua\w*|tagihan\w*|nilai\w*|seharga)\b[^,.]*$/u;
const delivery = /\b(?:ongkir|ongkos kirim|biaya kirim|pengiriman)\w*\s*(?:rp\.?)?\s*$/u;
const ofDelivery = /\b(?:ongkir|ongkos kirim|biaya kirim|pengiriman)\w*\s*$/u;
/** An amount off a price that is said in money has no place in it; how often one buys neither. */
const otherCount =
  /^\s*(?:hari|hr|jam|minggu|bulan|ml|liter|ltr|gr?|gram|kg|kilo|cm|meter|m|orang pertama)\b/u;

/** Pieces that are counted by the dozen, where the price is of one. */
const dozens: readonly (readonly [RegExp, number])[] = [
  [/^\s*lusin\b/u, 12],
  [/^\s*kodi\b/u, 20],
];
/** What is paid for a time is paid more than once. */
const ofTime = /(?:\b(?:per|se|tiap|setiap) ?|\/ ?)(?:jam|hari|hr|minggu|bulan|bln|tahun)\b/u;

const fromOn = /\b(?:di ?atas|lebih dari)\s*$/u;

/** What an order comes to: a price of one, how many, a percentage off, the delivery. */
export function readBill(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (ofTime.test(lower)) return null;
  const sums = ofKind(figures, 'money');
  const carried = sums.filter(({ before }) => delivery.test(before));
  const [sum, ...more] = sums.filter((one) => !carried.includes(one));
  const [share, ...shares] = ofKind(figures, 'percent');
  const [count, ...counts] = ofKind(figures, 'count').filter(({ before }) => !fromOn.test(before));
  const bounds = ofKind(figures, 'count').filter(({ before }) => fromOn.test(before));
  // A discount from so many on holds for more.
  if (bounds.some(({ value }) => share === undefined || value >= (count?.value ?? 0))) return null;
  if (sum === undefined || count === undefined || more.length + shares.length + counts.length > 0)
    return null;
  // A percentage off the delivery is none off the goods.
  if (share !== undefined && ofDelivery.test(share.before)) return null;
  if (carried.length > 1 || figures.some(({ kind }) => kind === 'months')) return null;
  if (otherCount.test(count.after) || wholeBefore.test(sum.before)) return null;
  if (!eachBefore.test(sum.before) && !eachAfter.test(sum.after)) return null;
  const size = dozens.find(([pattern]) => pattern.test(count.after))?.[1] ?? 1;
  return {
    price: sum.value,
    units: count.value * size,
    ...(share === undefined ? {} : { percent: share.value }),
    ...(carried[0] === undefined ? {} : { flat: carried[0].value }),
  };
}

export const turnoverCue = /\b(?:om[sz]et\w*|target\w*|penjualan\w*|pemasukan\w*|pendapatan\w*)\b/u;
const ofOneDay = /(?:\b(?:se|per ?|tiap )|\/ ?)(?:hari|hr)\b/u;
const daysAfter = /^\s*(?:hari|hr)\b/u;
const daysOfMonth = 30;

/** How many have to be sold for a wished turnover at a price. */
export function readTarget(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [first, second, ...more] = ofKind(figures, 'money');
  if (first === undefined || second === undefined || more.length > 0) return null;
  const days = figures.filter(({ kind, after }) => kind === 'count' && daysAfter.test(after));
  const others = figures.length - 2 - days.length;
  if (others > 0 || days.length > 1) return null;
  const wished = [first, second].filter(({ before }) => turnoverCue.test(before));
  const [target] = wished;
  // 'target omzet 5 juta, harga 25rb': the words before the second sum begin behind the first.
  if (target === undefined || wished.length > 1) return null;
  const price = target === first ? second : first;
  if (price.value >= target.value) return null;
  const isOfDay = ofOneDay.test(target.after) || ofOneDay.test(target.before);
  const asksDay = ofOneDay.test(lower) && !isOfDay;
  const count = days[0]?.value ?? (asksDay ? daysOfMonth : undefined);
  return {
    turnover: target.value,
    price: price.value,
    ...(count === undefined || isOfDay ? {} : { days: count }),
  };
}

const profitBefore = /\b(?:laba\w*|\p{L}{0,3}untung\w*|profit|cuan|(?:hasil |pendapatan )?bersih)\b[^,.]*$/u;

const ofOneUnit =
  /\b(?:laba\w*|\p{L}{0,3}untung\w*|margin\w*)\b[^,.]*(?:\/ ?|\bper ?|\btiap |\bse)(?!bulan|hari|minggu|tahun)\p{L}{3,}\s*(?:rp\.?)?\s*$/u;

/** How many have to be sold for a wished profit, at a price and a cost of one, after what is paid whatever is sold. */
export function readProfitTarget(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const inputs: CalculationFigures = {};
  let isProfitOfDay = false;
  for (const { kind, value, before, after } of figures) {
    const role = roleOf(before);
    const name =
      kind === 'count' && daysAfter.test(after)
        ? 'days'
        : kind !== 'money'
          ? null
          : profitBefore.test(before) && role !== 'price' && role !== 'cost'
            ? ofOneUnit.test(before)
              ? 'unitProfit'
              : 'profit'
            : role === 'price' || role === 'cost' || role === 'fixed'
              ? role
              : null;
    if (name === null || (inputs[name] !== undefined && name !== 'fixed')) return null;
    // What is paid or earned for another time than a month belongs to another calculation.
    if (name === 'profit') isProfitOfDay = ofOneDay.test(after);
    if (name === 'fixed' && /^\s*(?:per ?|se|\/ ?)(?:hari|minggu|tahun|taun)/u.test(after)) return null;
    inputs[name] = name === 'fixed' ? (inputs.fixed ?? 0) + value : value;
  }
  if (inputs.profit === undefined) return null;
  const isWhole = inputs.price !== undefined && inputs.cost !== undefined;
  const isShort = inputs.price === undefined && inputs.cost === undefined && inputs.unitProfit !== undefined;
  if (isWhole ? inputs.unitProfit !== undefined : !isShort) return null;
  if (isProfitOfDay) return inputs.fixed === undefined && inputs.days === undefined ? inputs : null;
  return inputs.days === undefined && ofOneDay.test(lower) ? { ...inputs, days: daysOfMonth } : inputs;
}
