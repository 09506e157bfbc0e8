import type {
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { type Figure, readFigures } from './read/read-figures.ts';
import { usualRate } from '../local/desk-rates.ts';
import { roleOf } from './read/read-money.ts';

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
/** Words of figures that are percentages, or fixed fees beside one. */
const shares: readonly (readonly [RegExp, readonly CalculationInput[]])[] = [
  [/\bbunga\w*\b/u, ['rate', 'flatRate']],
  [/\bmargin\w*\b/u, ['target']],
  [/\b(?:diskon|potongan|admin|fee|komisi|dp|panjar|uang muka)\w*\b/u, ['percent', 'flat']],
];
const carriage = /\b(?:ongkir|ongkos kirim|pengiriman)\w*\b/u;
const percentages: ReadonlySet<CalculationInput> = new Set([
  'rate',
  'flatRate',
  'target',
  'percent',
  'percent2',
  'reserve',
]);
/** What is no figure that could rise. */
const marks: ReadonlySet<string> = new Set(['badan', 'daily']);

/** Which figure the words before a shift name; without words the only one that there is. */
function findShifted(
  { before: words, kind: unit }: Figure,
  before: CalculationFigures,
): CalculationInput | null {
  const isKnown = (name: CalculationInput): boolean => before[name] !== undefined;
  const share = shares.find(([pattern]) => pattern.test(words));
  if (share !== undefined) {
    // Which of two discounts rises is not said.
    if (before.percent2 !== undefined) return null;
    return share[1].find((name) => isKnown(name) && (unit === 'percent' || !percentages.has(name))) ?? null;
  }
  if (carriage.test(words) && isKnown('flat')) return 'flat';
  const named = roleOf(words);
  if (named !== null) return [named, ...(instead[named] ?? [])].find(isKnown) ?? null;
  const [only, ...more] = Object.keys(before).filter((name) => !marks.has(name));
  return only === undefined || more.length > 0 ? null : (only as CalculationInput);
}

/**
 * The figures of before where one of them rises or falls by a percentage, or by a sum that it cannot have become; a percentage rises by
 * points. Null where none does, 'unclear' where it is not certain which, or where nothing of it would be left.
 * @param lower the message in lower case
 * @param kind the calculation of before
 * @param figures its figures
 */
export function shiftFigure(
  lower: string,
  kind: CalculationKind,
  figures: CalculationFigures,
): CalculationFigures | 'unclear' | null {
  const before =
    kind === 'cicilan' && figures.flatRate === undefined ? { rate: usualRate(), ...figures } : figures;
  const all = readFigures(lower);
  const [figure, ...more] = all.filter(
    (one) => (one.kind === 'percent' || one.kind === 'money') && shifts.test(one.before),
  );
  if (figure === undefined) return null;
  const name = findShifted(figure, before);
  const was = name === null ? undefined : before[name];
  if (name === null || was === undefined) return 'unclear';
  // 'naik 17rb' of 15rb is what it becomes.
  if (figure.kind === 'money' && figure.value >= was / 2) return null;
  if (more.length > 0 || all.length > 1) return 'unclear';
  const isOfSum = figure.kind === 'percent' && !percentages.has(name);
  const by = isOfSum ? (was * figure.value) / 100 : figure.value;
  const shifted = falls.test(figure.before) ? was - by : was + by;
  if (shifted <= 0) return 'unclear';
  return { ...before, [name]: percentages.has(name) ? shifted : Math.round(shifted) };
}
