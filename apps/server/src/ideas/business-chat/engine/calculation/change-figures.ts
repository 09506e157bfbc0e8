import type {
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { turnoverCue } from './order-calculations.ts';
import { type Figure, ofKind, readFigures } from './read-figures.ts';
import { mainInput, roleOf } from './read-inputs.ts';
import { readMeasures } from './read-measures.ts';
import { bufferCue, daysAfter, weeksAfter } from './stock-calculations.ts';

/** Asks for the same with another figure. */
const supposes =
  /^\s*(?:(?:nah|terus|trus|trs|lalu|oh|oke?|dan|tapi|tp|eh|gimana|gmn|piye|la|lah) )*(?:kalo|kalau|klo|klu|kl|misal\w*|semisal\w*|jika|bila|andai\w*|seandainya|umpama\w*|seumpama|nek|mun|lamun)\b/u;
/** So short that it can only be another figure: '25 ribu?'. */
const few = 4;

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
  `${before.split(/[.,;?!]/u).at(-1) ?? ''} # ${(after.split(/[.;?!]/u)[0] ?? '').split(' ').slice(0, 4).join(' ')}`;

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

function changeIngredient(lower: string, before: CalculationFigures): CalculationFigures | null {
  const figures = readFigures(lower);
  const measures = readMeasures(lower);
  const sums = ofKind(figures, 'money');
  if (figures.length + measures.length === 0 || sums.length > 1 || measures.length > 2) return null;
  const changed: CalculationFigures = {};
  if (sums[0] !== undefined) changed.price = sums[0].value;
  for (const { value } of measures) {
    // Said beside a price it is what is bought; otherwise what is used of it.
    if (sums[0] !== undefined && measures.length === 1) changed.pack = value;
    else if (value === before.pack) continue;
    else changed.units = value;
  }
  const counts = ofKind(figures, 'count').filter(
    ({ value }) => !measures.some((one) => one.value % value === 0),
  );
  if (counts.length > 0) {
    const [count, ...more] = counts;
    if (more.length > 0 || count === undefined || !/\bisi(?:nya)?\b/u.test(count.before)) return null;
    changed.pack = count.value;
  }
  return changed;
}

/** What a figure that rises or falls by something becomes: 'modalnya naik 10%', 'harganya turun 2rb'. */
const shifts =
  /\b(?:\p{L}{0,3}naik\p{L}*|\p{L}{0,3}nambah\p{L}*|\p{L}{0,3}turun\p{L}*|\p{L}{0,3}kurang\p{L}*)(?:\s+(?:lagi|sebesar|cuma|sekitar))*\s*(?:rp\.?)?\s*$/u;
const falls = /turun|kurang/u;
/** A figure that was said of all is meant where that of one is not known. */
const instead: Readonly<Partial<Record<CalculationInput, readonly CalculationInput[]>>> = {
  cost: ['total', 'capital'],
  total: ['cost'],
  profit: ['unitProfit'],
  net: ['price'],
};

/**
 * The figures of before where one of them rises or falls by a percentage, or by a sum that it cannot have become.
 * @param lower the message in lower case
 * @param kind the calculation of before
 * @param before its figures
 */
function shiftFigure(
  lower: string,
  kind: CalculationKind,
  before: CalculationFigures,
): CalculationFigures | null {
  const [figure, ...more] = readFigures(lower);
  if (figure === undefined || more.length > 0 || !shifts.test(figure.before)) return null;
  if (figure.kind !== 'percent' && figure.kind !== 'money') return null;
  if (/\b(?:diskon|potongan|admin|fee|bunga|komisi|dp|margin)\w*\b/u.test(figure.before)) return null;
  const named = roleOf(figure.before) ?? mainInput[kind];
  const name = [named, ...(instead[named] ?? [])].find((one) => before[one] !== undefined);
  const was = name === undefined ? undefined : before[name];
  if (name === undefined || was === undefined) return null;
  const sign = falls.test(figure.before) ? -1 : 1;
  const isBy = figure.kind === 'percent' || figure.value < was / 2;
  if (!isBy) return null;
  const by = figure.kind === 'percent' ? (was * figure.value) / 100 : figure.value;
  return { ...before, [name]: Math.round(was + sign * by) };
}

/**
 * The figures of the calculation of before with those that a message changes; null where it changes none or where one of its figures has no
 * place in it. Calculations whose figures are read by their roles anywhere are only shifted here.
 * @param lower the message in lower case
 * @param kind the calculation of before
 * @param before its figures
 */
export function changeFigures(
  lower: string,
  kind: CalculationKind,
  before: CalculationFigures,
): CalculationFigures | null {
  if (!supposes.test(lower) && lower.trim().split(/\s+/u).length > few) return null;
  const shifted = shiftFigure(lower, kind, before);
  if (shifted !== null) return shifted;
  if (kind === 'bahan') {
    const changed = changeIngredient(lower, before);
    return changed === null || Object.keys(changed).length === 0 ? null : { ...before, ...changed };
  }
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
