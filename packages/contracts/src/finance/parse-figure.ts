import { digitWords } from './number-words.ts';
import { factorsOfWords, readWrittenNumber } from './written-number.ts';

export type FigureRule = {
  min: number;
  max: number;
  /** Digits after the comma that are allowed; 0 by default. */
  decimals?: 0 | 1 | 2 | 3;
  /** Money is written with 'Rp' in what the person is told. */
  isMoney?: boolean;
};
export type ParsedFigure = { kind: 'figure'; value: number } | { kind: 'problem'; message: string };

/** What a person is shown as an example is one that the field would take: money, or days and percentages. */
const examples = [13_000, 10];
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 });

const tooFine = (decimals: 0 | 1 | 2 | 3): string =>
  decimals === 0
    ? 'Tulis angka bulat, tanpa koma'
    : `Paling banyak ${digitWords[decimals]} angka di belakang koma`;

/** '15rb', '1,5jt', '1.500 ribu': what stands before the word may have a comma. */
const withFactor = new RegExp(
  `^([1-9]\\d{0,2}(?:\\.\\d{3})+|\\d+(?:[.,]\\d{1,6})?)(${Object.keys(factorsOfWords).join('|')})$`,
);
/** Whole figures as one writes prices: '15.000', '15,000', '15.000,00', '15.000,-'. */
const whole = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:,00|[.,][-–])?$/;
const decimal = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
/** Two digits at most: three after a point are thousands, unless a 0 stands before it. */
const decimalWithPoint = /^(?:\d+\.\d{1,2}|0+\.\d+)$/;

/** Whether a word multiplies here: any does in money; an amount of 5 'm' is metres, and a percentage has no thousands. */
const multiplies = (word: string, factor: number, { max, isMoney = false }: FigureRule): boolean =>
  isMoney || (word !== 'm' && factor <= max);

/** The number that stands there, however fine; null where none can be read. */
function readFigure(text: string, rule: FigureRule): number | null {
  const { decimals = 0 } = rule;
  const [, figure, word] = withFactor.exec(text) ?? [];
  if (figure !== undefined && word !== undefined) {
    const factor = factorsOfWords[word] ?? 1;
    if (!multiplies(word, factor, rule)) return null;
    // Six digits behind a million: what is beyond them is no more than the error of the multiplication.
    return Number((readWrittenNumber(figure, true) * factor).toFixed(3));
  }
  const wholeFigure = decimals === 0 ? whole.exec(text)?.[1] : undefined;
  if (wholeFigure !== undefined) return readWrittenNumber(wholeFigure, false);
  if (decimalWithPoint.test(text)) {
    // '1.00' is on the way to '1.000': where only whole figures stand it is not one.
    const value = Number(text);
    return decimals > 0 || !Number.isInteger(value) ? value : null;
  }
  return decimal.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null;
}

/**
 * A figure as it is typed into a field ('13.000', 'Rp 13.000', '13rb', '1,5jt', '4,5'): the value, or in plain words what is
 * wrong with it. Nothing is cut off or made up: what cannot be read changes no plan.
 */
export function parseFigure(text: string, rule: FigureRule): ParsedFigure {
  const { min, max, decimals = 0, isMoney = false } = rule;
  const write = (value: number) => `${isMoney ? 'Rp ' : ''}${number.format(value)}`;
  const example = number.format(examples.find((one) => one >= min && one <= max) ?? min);
  const problem = (message: string): ParsedFigure => ({ kind: 'problem', message });
  const written = text
    .toLowerCase()
    .replace(/^\s*rp\.?\s*/, '')
    .replaceAll(/[\s%]/g, '');
  const clean = isMoney ? written.replace(/(\d.*)rupiah$/, '$1') : written;
  if (clean === '')
    return min <= 0 ? { kind: 'figure', value: 0 } : problem(`Isi dengan angka, minimal ${write(min)}`);
  if (/^[-−–]/.test(clean)) return problem(`Tidak boleh kurang dari ${write(min)}`);
  const value = readFigure(clean, rule);
  if (value === null)
    return problem(
      /[a-z]/.test(clean)
        ? `Tulis dengan angka saja, misalnya ${example}`
        : `Angka ini tidak terbaca; tulis misalnya ${example}`,
    );
  if (value !== Number(value.toFixed(decimals))) return problem(tooFine(decimals));
  if (value > max) return problem(`Terlalu besar; paling banyak ${write(max)}`);
  if (value < min) return problem(`Terlalu kecil; minimal ${write(min)}`);
  return { kind: 'figure', value };
}
