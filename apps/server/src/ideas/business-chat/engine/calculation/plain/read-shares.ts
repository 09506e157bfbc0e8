import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { type Figure, ofKind } from '../read/read-figures.ts';
import { roleOf } from '../read/read-money.ts';

/** A percentage of a sum that other calculations read with more figures. */
const otherShare =
  /\b(?:untung\p{L}*|margin\p{L}*|laba|modal\p{L}*|hpp|bunga|bagi\p{L}*|komisi|fee|admin|\p{L}{0,2}potong\p{L}*|diskon|dp|pph|kantin|investor|saham|marketplace|shopee|tokopedia|tiktok|gofood|grabfood|qris)\b/u;

/** What a sum was before a percentage came to it, which is no percentage of it. */
const holdsIt = /\b(?:termasuk|include\p{L}*|inc|sebelum\p{L}*|awal\p{L}*|semula|tadinya)\b/u;

/** One percentage of one sum: 'ppn 11% dari 1,5jt', 'naikin 10% dari 12.500'. */
export function readPercentOf(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [share] = ofKind(figures, 'percent');
  const [sum] = ofKind(figures, 'money');
  if (figures.length !== 2 || share === undefined || sum === undefined || otherShare.test(lower)) return null;
  if (holdsIt.test(lower)) return null;
  const isOf = share.start < sum.start && /^\s*(?:nya )?dari\b/u.test(share.after);
  const isAdded = /\b(?:ppn|\p{L}{0,2}naik\p{L}*|\p{L}{0,2}turun\p{L}*|zakat|pajak|service|sedekah)\b/u.test(
    lower,
  );
  return isOf || isAdded ? { price: sum.value, percent: share.value } : null;
}

/** How many hundredths one sum is of another: 'untung 2jt dari omzet 9jt berapa persen'. */
export function readShareOf(figures: readonly Figure[]): CalculationFigures | null {
  const [first, second] = figures;
  if (figures.length !== 2 || first?.kind !== 'money' || second?.kind !== 'money') return null;
  if (/\bdari\b[^,.]*$/u.test(second.before)) return { net: first.value, total: second.value };
  const [one, other] = [roleOf(first.before), roleOf(second.before)];
  if (one === 'turnover' && other === 'profit') return { net: second.value, total: first.value };
  return one === 'profit' && other === 'turnover' ? { net: first.value, total: second.value } : null;
}

const divides = /\b(?:di)?bagi(?:in)?(?: rata)?(?: (?:ke|buat|untuk|jadi))?\s*$/u;
const ofSplit = /\b(?:laba|untung\p{L}*|hasil|modal|saham|investor|persen)\b/u;

const span = /\b(?:se|per ?|tiap |setiap )(hari|minggu|bulan|bln|tahun|taun|thn)/gu;
/** A bill of one time whose part of another is asked: 'sewa 12 juta setahun dibagi 3 orang sebulan berapa'. */
const ofTwoTimes = (lower: string): boolean =>
  new Set([...lower.matchAll(span)].map(([, word]) => word)).size > 1;

/** A bill that several pay in equal parts: 'total belanja 480rb dibagi 4 orang'. */
export function readEqualParts(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [sum, count] = figures;
  if (figures.length !== 2 || sum?.kind !== 'money' || count?.kind !== 'count' || ofSplit.test(lower))
    return null;
  if (ofTwoTimes(lower)) return null;
  return divides.test(count.before) ? { price: sum.value, people: count.value } : null;
}
