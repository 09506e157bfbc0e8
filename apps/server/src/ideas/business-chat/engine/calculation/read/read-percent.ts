import type { CalculationInput, CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import type { Figure } from './read-figures.ts';

const ofMonth = /^\s*(?:(?:per|tiap|\/)\s*|[sp][ae]r?\s?-?)(?:bulan|bln)/u;
/** What a percentage stands for. `kind` is the calculation that the words name, or the one before. */
export function readPercent({ before, after }: Figure, kind: CalculationKind | null): CalculationInput {
  if (/\bflat\b/u.test(`${before} ${after.slice(0, 20)}`) && kind === 'cicilan') return 'flatRate';
  if (/\bbunga\w* flat\s*$/u.test(before)) return 'flatRate';
  if (/\b(bunga\w*)\b/u.test(before)) return 'rate';
  if (
    /\b(simpan|disimpen|disimpan|nyimpen|kas|sisih\w*|disisih\w*|ditabung|ditahan|nahan|tahan)\b/u.test(
      `${before} ${after}`,
    )
  )
    return 'reserve';
  if (/\b(?:untung|margin|laba|profit|keuntungan)\w*/u.test(before) && kind !== 'diskon') return 'target';
  if (kind === 'cicilan') return 'rate';
  if (kind === 'bagi-hasil') return 'reserve';
  return kind === 'hpp' ? 'target' : 'percent';
}

/** A rate of a year for what is paid effectively, of a month for what is flat. */
export function readRate(name: CalculationInput, value: number, after: string): number {
  const isOfMonth = ofMonth.test(after);
  if (name === 'rate') return isOfMonth ? value * 12 : value;
  return isOfMonth || !/^\s*(?:(?:per|\/)\s*|se|sa|p)\s?-?(?:tahun|taun|thn|th)\b/u.test(after)
    ? value
    : value / 12;
}
