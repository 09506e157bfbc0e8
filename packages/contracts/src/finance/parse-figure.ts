export type FigureRule = {
  min: number;
  max: number;
  /** Digits after the comma that are allowed; 0 by default. */
  decimals?: 0 | 1;
  /** Money is written with 'Rp' in what the person is told. */
  isMoney?: boolean;
};
export type ParsedFigure = { kind: 'figure'; value: number } | { kind: 'problem'; message: string };

/** What a person is shown as an example is one that the field would take: money, or days and percentages. */
const examples = [13_000, 10];
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/**
 * A figure as it is typed into a field ('13.000', 'Rp 13.000', '4,5'): the value, or in plain words what is wrong with it.
 * Nothing is cut off or made up: what cannot be read changes no plan.
 */
export function parseFigure(
  text: string,
  { min, max, decimals = 0, isMoney = false }: FigureRule,
): ParsedFigure {
  const write = (value: number) => `${isMoney ? 'Rp ' : ''}${number.format(value)}`;
  const example = number.format(examples.find((one) => one >= min && one <= max) ?? min);
  const problem = (message: string): ParsedFigure => ({ kind: 'problem', message });
  const clean = text.replaceAll(/^\s*rp\.?\s*/gi, '').replaceAll(/[\s%]/g, '');
  if (clean === '')
    return min <= 0 ? { kind: 'figure', value: 0 } : problem(`Isi dengan angka, minimal ${write(min)}`);
  if (/^[-−–]/.test(clean)) return problem(`Tidak boleh kurang dari ${write(min)}`);
  if (/[a-z]/i.test(clean)) return problem(`Tulis dengan angka saja, misalnya ${example}`);
  if (!/^\d{1,3}(\.\d{3})*(,\d+)?$|^\d+(,\d+)?$/.test(clean))
    return problem(`Angka ini tidak terbaca; tulis misalnya ${example}`);
  const [whole = '', fraction = ''] = clean.replaceAll('.', '').split(',');
  if (fraction.length > decimals)
    return problem(
      decimals === 0 ? 'Tulis angka bulat, tanpa koma' : 'Paling banyak satu angka di belakang koma',
    );
  const value = Number(`${whole}.${fraction === '' ? '0' : fraction}`);
  if (value > max) return problem(`Terlalu besar; paling banyak ${write(max)}`);
  if (value < min) return problem(`Terlalu kecil; minimal ${write(min)}`);
  return { kind: 'figure', value };
}
