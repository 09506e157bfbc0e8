import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { ofKind, readFigures } from '../calculation/read/read-figures.ts';
import { reckon } from '../calculation/reckon/reckon.ts';
import { readMeasures } from '../calculation/read/read-measures.ts';
import { findStaple, findWage } from './find-local-figure.ts';

type Reckoned = { readonly content: string; readonly calculation: Calculation; readonly source: ChatSource };

/** The words for the wage of a place, in whose stead its sum is put. */
const wageWords =
  /\b(?:gaji(?:nya)?|upah(?:nya)?|bayar)?\s*(?:sesuai |setara |pakai |pake |ikut )?(?:um[rpk]|upah minimum)\b/u;
const perUnit: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  kg: ['weight', 1_000],
  liter: ['volume', 1_000],
  butir: ['pieces', 1],
};
/** Another result than what so much of a material costs. */
const otherResult = /\b(?:jual\p{L}*|laku|untung\p{L}*|laba|margin|porsi|jadi)\b/u;

function reckonWage(text: string, lower: string): Reckoned | null {
  const figures = readFigures(lower);
  if (figures.length === 0 || ofKind(figures, 'money').length + ofKind(figures, 'percent').length > 0)
    return null;
  const wage = findWage(text, lower);
  if (wage === null) return null;
  // The sum is told of each person and of a month, so that what is counted of them can be reckoned.
  const written = lower.replace(wageWords, ` gaji masing-masing rp ${wage.rupiah} sebulan `);
  const calculation = written === lower ? null : reckon([written]);
  const result = calculation === null ? null : explainCalculation(calculation);
  return calculation === null || result === null
    ? null
    : { content: `${result}\n${wage.content}`, calculation, source: wage.source };
}

function reckonStaple(lower: string): Reckoned | null {
  if (otherResult.test(lower)) return null;
  const staple = findStaple(lower);
  const figures = readFigures(lower);
  const [measure, ...measures] = readMeasures(lower).filter(({ start, end }) =>
    figures.some((figure) => figure.start >= start && figure.start < end),
  );
  if (staple === null || figures.length !== 1 || measure === undefined || measures.length > 0) return null;
  const [dimension, size] = perUnit[staple.unit] ?? [];
  if (dimension !== measure.dimension || size === undefined) return null;
  const calculation: Calculation = {
    kind: 'bahan',
    inputs: { price: staple.rupiah, pack: size, units: measure.value },
  };
  const result = explainCalculation(calculation);
  return result === null
    ? null
    : { content: `${result}\n${staple.content}`, calculation, source: staple.source };
}

/**
 * What follows from a wage or a price that is not told but kept with date and source, by the desk or the product: so many workers at the
 * minimum wage of a place, so much of a material. Null where no amount is told or where the figure is not known.
 * @param text as it was written
 */
export function reckonLocalFigure(text: string): Reckoned | null {
  const lower = text.toLowerCase();
  return reckonWage(text, lower) ?? reckonStaple(lower);
}
