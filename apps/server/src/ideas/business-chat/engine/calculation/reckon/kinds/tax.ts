import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import { readings, settle } from '../find-readings.ts';
import type { Target } from '../asked/target.ts';
import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';
import { writeFormula } from '../write-formula.ts';

/** A turnover that is told of no time and is as much as this is that of a year. */
const ofYear = 100_000_000;
const saysYear = /\b(?:se|per ?|tiap |1 |satu |setaun|thn|tahun|taun)(?:tahun|taun|thn)?\b/u;
const monthNames =
  'jan|feb|mar|apr|mei|jun|jul|agu|agt|sep|okt|nov|des|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember';
/** Parts of a year are told one after the other: 'jan sampai nov 560jt, des 40jt'. */
const inParts = new RegExp(`\\b(?:${monthNames})\\b|\\b(?:sampe|sampai|hingga) `, 'u');
/** The tax of the last part alone is asked: 'oktober aja', 'pph buat oktober'. */
const ofPart = new RegExp(
  `\\b(?:${monthNames}) (?:aja|saja|doang)\\b|\\b(?:pph|pajak)\\p{L}*(?: \\p{L}+){0,5} (?:${monthNames})\\b`,
  'u',
);
/** Whose the business is: of a firm, also of one person, no turnover is free. */
const owner =
  /\b(?:(bukan |belum )?(?:cv|pt|badan(?! pribadi)|firma|koperasi)|perorangan|pribadi|orang pribadi|nama sendiri)\b(?: perorangan)?/gu;
/** Another tax, or income that is no turnover of a business. */
const ofOther = /\b(?:gaji|honor|klien|ppn|pph ?(?:21|23))\b/u;

const told = (value: number, label: string, ids: number): Term => ({
  value,
  unit: 'rupiah',
  label,
  ids,
  doubt: 0,
  operation: null,
  of: [],
});

/** The free turnover has been passed. */
const isPast =
  /\b(?:lewat\p{L}*|ngelewat\p{L}*|melewati|melebihi|lebih|nembus|tembus|habis)(?: (?:dari|batas))?\s*(?:rp\.?)?\s*$/u;

/** The tax of the last part of a year on what of it lies above the turnover that is free. */
function taxOfPart(parts: readonly Quantity[]): Calculation | null {
  const before = parts.slice(0, -1).reduce((sum, { value }) => sum + value, 0);
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return null;
  const earlier = told(before, 'Omzet sebelumnya', 1);
  const free = told(taxFreeTurnover, 'Omzet bebas pajak', 2);
  const own = told(last.value, 'Omzet bulan itu', 4);
  const sum = combine('Omzet sampai bulan itu', 'rupiah', 'sum', [earlier, own]);
  const taxed =
    before >= taxFreeTurnover
      ? own
      : sum === null
        ? null
        : combine('Kena pajak', 'rupiah', 'minus', [sum, free]);
  if (taxed === null || taxed.value <= 0) return null;
  const rate: Term = { ...told(finalTaxPercent, 'Tarif', 8), unit: 'persen' };
  const term = combine('PPh final bulan itu', 'rupiah', 'part', [taxed, rate]);
  return term === null ? null : writeFormula([term]);
}

/**
 * The final income tax of a year on the turnover that was told, of the year, of a shorter time, or in parts; null where it is another tax.
 * @param quantities all figures
 * @param turns all messages
 */
export function wrapTax(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  const text = turns.join('. ');
  // The rate and the free turnover are those of the law; another rate is another tax.
  const rates = quantities.filter(({ unit }) => unit === 'persen');
  if (rates.some(({ value }) => value !== finalTaxPercent) || ofOther.test(text)) return null;
  const rest = quantities.filter(
    (one) =>
      one.unit !== 'persen' &&
      one.value !== finalTaxPercent &&
      !(one.value === taxFreeTurnover && /\b(?:bebas|pertama)\b/u.test(one.clause)),
  );
  // What is said last holds: 'kalau sudah jadi PT'.
  const said = [...text.matchAll(owner)].at(-1);
  const isFirm = said !== undefined && said[1] === undefined && /cv|pt|badan|firma|koperasi/u.test(said[0]);
  const wrap = (turnover: number): Calculation => ({
    kind: 'pajak',
    inputs: { turnover, ...(isFirm ? { badan: 1 } : {}) },
  });
  const [past, now, ...later] = rest;
  // 'omzet sudah lewat 500 juta, bulan ini 20jt': of what comes after the free turnover all is taxed.
  if (
    past?.value === taxFreeTurnover &&
    now !== undefined &&
    later.length === 0 &&
    isPast.test(past.before)
  ) {
    const rate: Term = { ...told(finalTaxPercent, 'Tarif', 2), unit: 'persen' };
    const term = combine('PPh final', 'rupiah', 'part', [told(now.value, 'Omzet sesudahnya', 1), rate]);
    return term === null ? null : writeFormula([term]);
  }
  const [sole, ...more] = rest;
  if (sole !== undefined && more.length === 0 && sole.unit === 'rupiah') {
    const { per, value } = sole;
    if (per.some(({ kind }) => kind === 'bulan')) return wrap(value * 12);
    if (per.every(({ kind }) => kind === 'tahun'))
      return per.length > 0 || saysYear.test(text) || value >= ofYear ? wrap(value) : null;
  }
  const isTurnover = (one: Quantity): boolean =>
    one.unit === 'rupiah' &&
    one.per.length === 0 &&
    /^(?:turnover|item|clear|saved|)$/u.test(roleOf(one).role ?? '');
  if (inParts.test(text)) {
    if (!rest.every(isTurnover) || rest.length === 0) return null;
    const year = rest.reduce((sum, { value }) => sum + value, 0);
    if (!ofPart.test(turns.at(-1) ?? '')) return wrap(year);
    // Of what stays free nothing is due, for the part as for the whole.
    return taxOfPart(rest) ?? (rest.length > 1 && year <= taxFreeTurnover && !isFirm ? wrap(year) : null);
  }
  const target: Target = { name: 'turnover', facts: [{ fact: 'revenue@tahun', doubt: 0 }] };
  const reading = settle(readings(rest, target, turns.length - 1, turns));
  return reading === null ? null : wrap(reading.term.value);
}
