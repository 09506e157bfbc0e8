import type {
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { turnoverCue } from './kinds/order-calculations.ts';
import { clauseAfter, clauseBefore, type Figure, ofKind, readFigures } from './read/read-figures.ts';
import { type Dimension, readMeasures } from './read/read-measures.ts';
import { shiftFigure } from './shift-figure.ts';
import { bufferCue, daysAfter, weeksAfter } from './kinds/stock-calculations.ts';

/** Asks for the same with another figure. */
const supposes =
  /^\s*(?:(?:nah|terus|trus|trs|lalu|oh|oke?|dan|tapi|tp|eh|gimana|gmn|piye|la|lah) )*(?:kalo|kalau|klo|klu|kl|misal\w*|semisal\w*|jika|bila|andai\w*|seandainya|umpama\w*|seumpama|nek|mun|lamun)\b/u;
/** So short that it can only be another figure: '25 ribu?'. */
const few = 4;
/** 'adminnya naik 2% jadi berapa' says more, as it tells what rises. */
const fewOfShift = 8;
const howMuch = /\b(?:berapa|brp|brapa|brpa|piro|pinten|sabaraha)\b/u;

type Change = {
  readonly input: CalculationInput;
  readonly kind: Figure['kind'];
  /** Words of the figure; without them the figure is of this input when no other is named. */
  readonly cue?: RegExp;
};

/** Which figures of a calculation that its own words name can be changed, and by which words. */
const changes: Readonly<Partial<Record<CalculationKind, readonly Change[]>>> = {
  tagihan: [
    { input: 'flat', kind: 'money', cue: /\b(?:ongkir|ongkos kirim|pengiriman)/u },
    { input: 'price', kind: 'money' },
    { input: 'percent', kind: 'percent' },
    { input: 'units', kind: 'count' },
  ],
  'target-jual': [
    { input: 'turnover', kind: 'money', cue: turnoverCue },
    { input: 'price', kind: 'money', cue: /\b(?:harga\w*|(?:ku|di|tak)?jual\w*|dijual|produk\w*)\b/u },
    { input: 'days', kind: 'count', cue: /\b(?:hari|hr)\b/u },
  ],
  'pesan-ulang': [
    { input: 'days', kind: 'count', cue: /\b(?:hari|hr|minggu|pekan)\b(?<!\bsehari)/u },
    { input: 'buffer', kind: 'count', cue: bufferCue },
    {
      input: 'sold',
      kind: 'count',
      cue: /\b(?:laku\w*|terjual|kejual|jual\w*|penjualan\w*|sehari|harian)\b/u,
    },
  ],
  'tahan-stok': [
    {
      input: 'sold',
      kind: 'count',
      cue: /\b(?:sehari|habis\w*|abis\w*|pak[ae]i?\w*|laku\w*|terjual|kejual|harian)\b/u,
    },
    { input: 'units', kind: 'count', cue: /\b(?:stok\w*|sisa\w*|punya|persediaan)\b/u },
  ],
  kali: [
    { input: 'hours', kind: 'count', cue: /\bjam\b/u },
    { input: 'days', kind: 'count', cue: /\b(?:hari|hr)\b/u },
    { input: 'weeks', kind: 'count', cue: /\b(?:minggu|mgg|pekan)\b/u },
    { input: 'people', kind: 'count', cue: /\b(?:orang|org|karyawan|pegawai|anggota)\b/u },
    { input: 'units', kind: 'count' },
    { input: 'months', kind: 'months' },
    { input: 'price', kind: 'money' },
  ],
  'target-laba': [
    { input: 'fixed', kind: 'money', cue: /\b(?:biaya tetap|sewa|gaji|upah|listrik)/u },
    { input: 'unitProfit', kind: 'money', cue: /\b(?:untung|laba|margin)\w* (?:per|tiap|se)/u },
    { input: 'profit', kind: 'money', cue: /\b(?:target|laba|untung)/u },
    { input: 'price', kind: 'money', cue: /\b(?:harga|jual)/u },
    { input: 'cost', kind: 'money', cue: /\b(?:modal|hpp)/u },
    { input: 'days', kind: 'count', cue: /\b(?:hari|hr)\b/u },
  ],
  persen: [
    { input: 'percent', kind: 'percent' },
    { input: 'price', kind: 'money' },
  ],
  listrik: [
    { input: 'hours', kind: 'count', cue: /\bjam\b/u },
    { input: 'days', kind: 'count', cue: /\b(?:hari|hr)\b/u },
    { input: 'watts', kind: 'count', cue: /\b(?:w|watt?)\b/u },
    { input: 'price', kind: 'money' },
  ],
  pelunasan: [
    { input: 'units', kind: 'count', cue: /(?:^|\d|\b)(?:x|kali)\b/u },
    { input: 'units', kind: 'months' },
    { input: 'net', kind: 'money', cue: /\b(?:dp|uang muka|panjar)/u },
  ],
  'untung-rugi': [
    { input: 'income', kind: 'money', cue: /\b(?:om[sz]et|pendapatan|pemasukan|penjualan)/u },
    { input: 'outgo', kind: 'money', cue: /\b(?:pengeluaran|biaya|belanja)/u },
  ],
  kas: [
    { input: 'opening', kind: 'money', cue: /\b(?:saldo|awal)\w*\b/u },
    { input: 'income', kind: 'money', cue: /\b(?:masuk\w*|pemasukan\w*|terima\w*)\b/u },
    { input: 'outgo', kind: 'money', cue: /\b(?:keluar\w*|pengeluaran\w*|belanja\w*)\b/u },
  ],
  'tarif-jam': [
    { input: 'units', kind: 'count', cue: /\bjam\b/u },
    { input: 'fixed', kind: 'money', cue: /\bbiaya\w*\b/u },
    { input: 'net', kind: 'money' },
  ],
  iklan: [
    { input: 'unitProfit', kind: 'money', cue: /\b(?:untung\w*|laba\w*|margin\w*)\b/u },
    { input: 'total', kind: 'money' },
    { input: 'units', kind: 'count' },
  ],
};

const clauseOf = ({ before, after }: Figure): string =>
  `${clauseBefore(before)} # ${clauseAfter(after).split(' ').slice(0, 4).join(' ')}`;

/** The one of several inputs whose value is nearest in size: after a turnover of 6 million and a price of 20 thousand '25 ribu' is a price. */
function nearest(
  inputs: readonly CalculationInput[],
  value: number,
  before: CalculationFigures,
): CalculationInput | undefined {
  const apart = (name: CalculationInput): number =>
    Math.abs(Math.log(Math.max(1, before[name] ?? 1) / value));
  return inputs.filter((name) => before[name] !== undefined).toSorted((a, b) => apart(a) - apart(b))[0];
}

/** What a message changes: the figures anew, nothing, or something of which it is not certain what it means. */
type Changed = CalculationFigures | 'unclear' | null;

function changeIngredient(lower: string, before: CalculationFigures, dimension?: Dimension): Changed {
  const figures = readFigures(lower);
  const measures = readMeasures(lower);
  const sums = ofKind(figures, 'money');
  if (figures.length + measures.length === 0 || sums.length > 1 || measures.length > 2) return null;
  // Of eggs that are bought by the piece a price per gram does not follow.
  if (measures.some((one) => one.dimension !== dimension)) return 'unclear';
  const changed: CalculationFigures = {};
  if (sums[0] !== undefined) changed.price = sums[0].value;
  for (const { value } of measures) {
    // Said beside a price it is what is bought; otherwise what is used of it.
    if (sums[0] !== undefined && measures.length === 1) changed.pack = value;
    else if (value === before.pack) continue;
    else changed.units = value;
  }
  const counts = ofKind(figures, 'count').filter(
    ({ start }) => !measures.some((one) => start >= one.start && start < one.end),
  );
  if (counts.length > 0) {
    const [count, ...more] = counts;
    if (more.length > 0 || count === undefined) return null;
    const isSame = dimension === 'pieces' || /^\W*$/u.test(count.after);
    if (!isSame) return 'unclear';
    changed[/\bisi(?:nya)?\b/u.test(count.before) ? 'pack' : 'units'] = count.value;
  }
  return Object.keys(changed).length === 0 ? null : { ...before, ...changed };
}

/**
 * The figures of the calculation of before with those that a message changes; null where it changes none or where one of its figures has no
 * place in it, 'unclear' where it is not certain which figure is meant or what it becomes. Calculations whose figures are read by their roles
 * anywhere are only shifted here.
 * @param lower the message in lower case
 * @param kind the calculation of before
 * @param before its figures
 * @param dimension what the amounts of ingredients are counted in
 */
export function changeFigures(
  lower: string,
  kind: CalculationKind,
  before: CalculationFigures,
  dimension?: Dimension,
): Changed {
  const words = lower.trim().split(/\s+/u).length;
  const isOther = supposes.test(lower) || words <= few;
  if (!isOther && !(words <= fewOfShift && howMuch.test(lower))) return null;
  const shifted = shiftFigure(lower, kind, before);
  if (shifted !== null || !isOther) return shifted;
  if (kind === 'bahan') return changeIngredient(lower, before, dimension);
  const known = changes[kind];
  const figures = readFigures(lower);
  if (known === undefined || figures.length === 0) return null;
  const inputs: CalculationFigures = { ...before };
  for (const figure of figures) {
    const fitting = known.filter((change) => change.kind === figure.kind);
    const said = clauseOf(figure);
    const byCue = fitting.find(({ cue }) => cue?.test(said) === true);
    const bare = fitting.find(({ cue }) => cue === undefined);
    const sole = fitting.length === 1 && figures.length === 1 ? fitting[0] : undefined;
    const name =
      byCue?.input ??
      bare?.input ??
      sole?.input ??
      (figure.kind === 'money'
        ? nearest(
            fitting.map(({ input }) => input),
            figure.value,
            before,
          )
        : undefined);
    if (name === undefined) return null;
    const isWeeks = name === 'days' && weeksAfter.test(figure.after) && !daysAfter.test(figure.after);
    inputs[name] = isWeeks ? figure.value * 7 : figure.value;
  }
  return inputs;
}
