import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { clauseAfter, clauseBefore, type Figure, ofKind } from '../read/read-figures.ts';
import { type Dimension, type Measure, readMeasures } from '../read/read-measures.ts';

/** One piece is asked for: 'sebiji jatuhnya berapa'. */
const ofOnePiece =
  /(?:\b(?:per\s?|se|tiap |satu )|\/ ?)(?:biji|bijinya|butir|butirnya|pcs|pc|lembar|lembarnya|buah|buahnya|batang|potong|kuntum|bungkus|sachet|tusuk)\b|\b(?:satuan|satunya|bijian)(?:nya)?\b/u;
/** A price is of one of it: '38rb per kilo', '38rb/kg', '38rb sekilo'. */
const priceOfOne = /^(?:an)?\s*(?:\/ ?|per ?|se)(?:kg|kilo\p{L}*|gram|gr|ons|liter|ltr|ml|kodi|lusin)$/u;
/** How many pieces are in what was bought: 'sekilo isi 16 butir'. */
const holds = /\bisi(?:nya)?\s*$/u;
/** What a price is of stands right behind it or right before it. */
const nearPrice = 14;
const betweenBefore =
  /^[\s,]*(?:(?!(?:pakai|pake|butuh|perlu|isi|takaran|resep\p{L}*|tiap|per|segelas|seporsi)\b)\p{L}+[\s,]+){0,3}(?:rp\W*)?$/u;
const betweenAfter = /^(?:an|nya)?[\s,]*(?:buat|untuk|utk|dapat|dapet|isi|isinya|an|per|ukuran)?\s*$/u;

/** What the amounts of ingredients that are read in a text are counted in. */
export const dimensionOf = (lower: string, { pack }: CalculationFigures): Dimension =>
  readMeasures(lower).find(({ value }) => value === pack)?.dimension ?? 'pieces';

/** What the part that is used of a purchase costs: 'kopi 180rb sekilo, tiap cangkir 15 gram'. */
export function readIngredient(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [sum, ...sums] = ofKind(figures, 'money');
  if (sum === undefined || sums.length > 0 || ofKind(figures, 'percent').length > 0) return null;
  const { start, end } = sum;
  const held = ofKind(figures, 'count').find(({ before }) => holds.test(before));
  const all = readMeasures(lower).filter(
    (one) => held === undefined || held.start < one.start || held.start >= one.end,
  );
  // '2,5 kg ayam 38rb per kilo': what stands before is how much, unless the price of one is asked.
  const ofOne = all.find(
    (one) => one.start >= end && priceOfOne.test(lower.slice(end, one.end)) && one.end - end <= nearPrice,
  );
  if (ofOne !== undefined && all.some((one) => one.end <= start)) {
    if (/^(?:nya)?\s*(?:jadi |jatuhnya |itu )?(?:berapa|brp|brapa|piro)\b/u.test(lower.slice(ofOne.end)))
      return null;
  }
  const bought =
    ofOne ??
    all.find(
      (one) =>
        (one.start >= end &&
          one.start - end <= nearPrice &&
          betweenAfter.test(lower.slice(end, one.start))) ||
        (one.end <= start && betweenBefore.test(lower.slice(one.end, start))),
    );
  const used = all.filter((one) => one !== bought);
  const inMeasures = (figure: Figure): boolean =>
    all.some((one) => figure.start >= one.start && figure.start < one.end);
  // Any other number is of something that has no place in it; one cup of it has.
  const counts = ofKind(figures, 'count').filter(
    (figure) => figure !== held && !inMeasures(figure) && figure.value !== 1,
  );
  if (counts.length > 0) return null;
  if (held !== undefined) {
    if (used.length > 1 || !ofOnePiece.test(lower)) return null;
    const [of] = used;
    if (of === undefined) return { price: sum.value, pack: held.value, units: 1 };
    // 'telur 2 kg 56rb, 1 kg isi 16 butir': as many as are in what was bought.
    const isOfThat =
      of.end <= held.start && /^\s*(?:itu |nya )?isi(?:nya)?\s*$/u.test(lower.slice(of.end, held.start));
    if (!isOfThat || bought?.dimension !== of.dimension) return null;
    return { price: sum.value, pack: (held.value * bought.value) / of.value, units: 1 };
  }
  if (bought === undefined || used.length > 1) return null;
  // '2 kodi 400rb per kodi, per biji': however many were bought.
  if (bought === ofOne && bought.dimension === 'pieces' && ofOnePiece.test(lower))
    return { price: sum.value, pack: bought.value, units: 1 };
  const [part] = used;
  if (part === undefined)
    return bought.dimension === 'pieces' && ofOnePiece.test(lower)
      ? { price: sum.value, pack: bought.value, units: 1 }
      : null;
  if (part.dimension !== bought.dimension || part.value === bought.value) return null;
  return { price: sum.value, pack: bought.value, units: part.value };
}

export const daysAfter = /^\s*(?:hari|hr)\b/u;
export const weeksAfter = /^\s*(?:minggu|pekan|mgg)\b/u;
export const bufferCue = /\b(?:stok aman|pengaman|cadangan|jaga\S*|safety|buffer|darurat)\b/u;
const daily = /(?:\b(?:se|per ?|tiap |setiap )|\/ ?)(?:hari|hr)(?:nya)?\b|\bharian\b|\brata\b/u;
/** Other averages than the usual one need other figures. */
const highest = /\b(?:tertinggi|terlama|paling (?:tinggi|lama|rame|ramai)|puncak|maksimal)\b/u;
const isOfWeek = /\b(?:se|per ?|tiap )(?:minggu|pekan|bulan)\b/u;

/** How much is left when it is time to order again: what is sold a day, how long a delivery takes, what is kept for safety. */
export function readReorder(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (highest.test(lower) || figures.some(({ kind }) => kind !== 'count')) return null;
  const inputs: CalculationFigures = {};
  for (const { value, before, after } of figures) {
    const near = clauseBefore(before);
    const told = `${near} ${clauseAfter(after)}`;
    const isDays = daysAfter.test(after);
    const name =
      isDays || weeksAfter.test(after)
        ? 'days'
        : bufferCue.test(near) || bufferCue.test(clauseAfter(after))
          ? 'buffer'
          : daily.test(told) && !isOfWeek.test(told)
            ? 'sold'
            : null;
    if (name === null || inputs[name] !== undefined) return null;
    inputs[name] = name === 'days' && !isDays ? value * 7 : value;
  }
  if (
    inputs.days === undefined &&
    /\b(?:kirim\w*|lead ?time|dat[ae]ng\w*|nunggu\w*|butuh) (?:\w+ )?seminggu\b/u.test(lower)
  )
    inputs.days = 7;
  return inputs.sold === undefined || inputs.days === undefined ? null : inputs;
}

const usedDaily = /\b(?:habis|abis|pakai|pake|kepake|terpakai|laku|terjual|kejual|keluar|butuh)\b/u;

/** For how many days a stock is enough at what is used a day. */
export function readLasting(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (figures.length !== 2 || figures.some(({ kind }) => kind !== 'count')) return null;
  const used = figures.filter(({ before, after }) =>
    daily.test(`${clauseBefore(before)} ${clauseAfter(after)}`),
  );
  const [one] = used;
  const stock = figures.find((figure) => figure !== one);
  if (one === undefined || used.length > 1 || stock === undefined) return null;
  if (!usedDaily.test(`${clauseBefore(one.before)} ${clauseAfter(one.after)}`)) return null;
  const measured = readMeasures(lower).filter(({ dimension }) => dimension !== 'pieces');
  if (measured.length === 0) return { units: stock.value, sold: one.value };
  const [first, second] = measured;
  if (measured.length !== 2 || first === undefined || second?.dimension !== first.dimension) return null;
  const nameOf = ({ start, end }: Measure): string => lower.slice(start, end).replaceAll(/[\d.,\s]/gu, '');
  if (nameOf(first) === nameOf(second)) return { units: stock.value, sold: one.value };
  const isFirstStock = figures.indexOf(stock) === 0;
  return { units: (isFirstStock ? first : second).value, sold: (isFirstStock ? second : first).value };
}
