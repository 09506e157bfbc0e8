import type { Assumptions } from './assumptions.ts';
import { computeBudget } from './budget.ts';
import { scenarioDefinitions } from './conditions.ts';
import { formatRupiah } from '../format-rupiah.ts';

export type CapitalCheck = {
  available: number;
  /** As planned, and when things go as in 'Hati-hati'. */
  needed: number;
  carefulNeeded: number;
  /** Month of the lowest point as planned; 0 is before the first sale. */
  month: number;
  verdict: 'enough' | 'tight' | 'short';
  /** 5 to 95. */
  score: number;
  sentence: string;
};

/** What a student can bridge from pocket money: a gap this small closes no door. */
const pocketMoney = 100_000;
const clamp = (score: number) => Math.min(95, Math.max(5, Math.round(score)));
const when = (month: number) => (month === 0 ? 'sebelum penjualan pertama' : `di bulan ke-${month}`);

/**
 * The capital against the lowest point of the cash: it is enough when that point stays above zero, tight when it would not
 * do so in the careful scenario. Where the person has other money than the plan uses, the sentence says whose it is, since
 * the plan's own lowest point stands on the same page.
 * @param available what the person has, in Rupiah
 */
export function checkCapital(assumptions: Assumptions, available: number): CapitalCheck {
  const careful = scenarioDefinitions.find(({ key }) => key === 'careful');
  const { total: needed, lowest } = computeBudget(assumptions);
  const carefulNeeded = Math.max(needed, computeBudget(assumptions, careful?.conditions).total);
  const left = available - needed;
  const isOwn = available !== assumptions.capital;
  const has = `modal ${formatRupiah(available)}`;
  const source = isOwn
    ? `dari modal Anda ${formatRupiah(available)} (rencana ini memakai ${formatRupiah(assumptions.capital)}), `
    : '';
  const enough = isOwn ? '; itu cukup' : `, jadi ${has} cukup`;
  if (left < 0) {
    return {
      available,
      needed,
      carefulNeeded,
      month: lowest.month,
      verdict: 'short',
      score: clamp((50 * (available + pocketMoney)) / (needed + pocketMoney)),
      sentence: `kas turun sampai ${formatRupiah(left)} ${when(lowest.month)}; ${has} kurang ${formatRupiah(-left)}`,
    };
  }
  const spare = available === 0 ? 1 : left / available;
  if (available < carefulNeeded) {
    return {
      available,
      needed,
      carefulNeeded,
      month: lowest.month,
      verdict: 'tight',
      score: 60,
      sentence: `${source}kas paling rendah ${formatRupiah(left)} ${when(lowest.month)}${enough}; bila penjualan seret seperti skenario hati-hati, perlu ${formatRupiah(carefulNeeded)}`,
    };
  }
  return {
    available,
    needed,
    carefulNeeded,
    month: lowest.month,
    verdict: 'enough',
    score: clamp(75 + spare * 20),
    sentence: `${source}kas paling rendah ${formatRupiah(left)} ${when(lowest.month)}${enough}, juga bila penjualan seret`,
  };
}

/**
 * The sentence beside the plan's own check where the person has more money than the plan uses and the plan's capital is not
 * enough in every scenario; null where there is nothing to add.
 * @param budget what the person has, in Rupiah; null while unknown
 */
export function describeOwnCapital(assumptions: Assumptions, budget: number | null): string | null {
  if (budget === null || budget <= assumptions.capital) return null;
  if (checkCapital(assumptions, assumptions.capital).verdict === 'enough') return null;
  const { verdict } = checkCapital(assumptions, budget);
  const has = `Modal yang Anda tulis, ${formatRupiah(budget)},`;
  if (verdict === 'enough') return `${has} cukup, juga bila penjualan seret.`;
  return verdict === 'tight' ? `${has} cukup bila penjualan sesuai rencana.` : `${has} juga belum cukup.`;
}
