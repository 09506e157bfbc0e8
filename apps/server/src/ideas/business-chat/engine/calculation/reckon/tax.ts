import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readings, settle } from './find-readings.ts';
import type { Quantity } from './told/quantities.ts';
import type { Target } from './read-target.ts';

/** A turnover that is told of no time and is as much as this is that of a year. */
const ofYear = 100_000_000;

/** The tax of a year on the turnover that was told; null where it is not told for a year, or in parts. */
export function wrapTax(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  const text = turns.join('. ');
  // The rate is that of the law; another one is another tax.
  const rates = quantities.filter(({ unit }) => unit === 'persen');
  if (rates.some(({ value }) => value !== 0.5)) return null;
  const rest = quantities.filter((one) => one.unit !== 'persen');
  if (/\b(?:sampe|sampai|s\.?d|hingga|desember|des) |\b(?:gaji|honor|klien|ppn|pph ?(?:21|23))\b/u.test(text))
    return null;
  const target: Target = { name: 'turnover', facts: [{ fact: 'revenue@tahun', doubt: 0 }] };
  const [sole, ...more] = rest;
  const isBadan =
    !/\bbukan (?:cv|pt|badan)/u.test(text) &&
    /\b(?:cv|pt|badan)\b/u.test(text) &&
    !/\bpt perorangan\b/u.test(text);
  const wrap = (turnover: number): Calculation => ({
    kind: 'pajak',
    inputs: { turnover, ...(isBadan ? { badan: 1 } : {}) },
  });
  const year = /\b(?:se|per ?|tiap |1 |satu |setaun|thn|tahun|taun)(?:tahun|taun|thn)?\b/u;
  if (sole !== undefined && more.length === 0 && sole.unit === 'rupiah') {
    const { per, value } = sole;
    if (per.some(({ kind }) => kind === 'bulan')) return wrap(value * 12);
    if (per.every(({ kind }) => kind === 'tahun'))
      return per.length > 0 || year.test(text) || value >= ofYear ? wrap(value) : null;
  }
  const reading = settle(readings(rest, target, turns.length - 1, turns));
  return reading === null ? null : wrap(reading.term.value);
}
