import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/cash-flow';
import { formatRupiah } from '@kawanusaha/contracts/finance/rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import type { IdeaScore } from '@kawanusaha/contracts/idea';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { noPermit } from '../catalogue/permits.ts';
import type { Profile } from './profile.ts';

/** 1 to 5 becomes 15 to 95: nothing is ever certain. */
const levelScore = (level: number) => level * 20 - 5;

export function scoreDemand(entry: CatalogueEntry): IdeaScore {
  const [level, because] = entry.demand;
  return {
    dimension: 'demand',
    score: levelScore(level),
    reason: `Karena ${because}.`,
    unknown: `${entry.unknown}.`,
    confidence: 'sedang',
  };
}

export function scoreCompetition(entry: CatalogueEntry): IdeaScore {
  const [level, because] = entry.room;
  return {
    dimension: 'competition',
    score: levelScore(level),
    reason: `Karena ${because}.`,
    unknown: 'Pesaing di sekitar Anda; hitung yang ada dalam radius 1 km dan di marketplace.',
    confidence: 'rendah',
  };
}

const weeksPerMonth = 4.3;
const paybackScore = (month: number | null) =>
  month === null ? 20 : month <= 3 ? 85 : month <= 6 ? 70 : month <= 12 ? 50 : 30;

/** Judges the computed numbers, the careful scenario above all. */
export function scoreEconomics(entry: CatalogueEntry, assumptions: Assumptions): IdeaScore {
  const economics = computeUnitEconomics(assumptions);
  const careful = computeScenarios(assumptions).find((scenario) => scenario.key === 'careful');
  const payback = findPaybackMonth(assumptions);
  const perHour = Math.round(economics.profitPerMonth / (entry.hours * weeksPerMonth) / 1000) * 1000;
  const carefulProfit = careful?.profitPerMonth ?? 0;
  const lowPay = perHour < 15_000 ? 15 : 0;
  const score = Math.max(10, paybackScore(payback) + (carefulProfit > 0 ? 10 : -25) - lowPay);
  return {
    dimension: 'economics',
    score,
    reason:
      `Karena titik impasnya ${economics.breakEvenUnits ?? '–'} dari ${economics.unitsPerMonth} ${entry.unit} sebulan ` +
      `dan ${payback === null ? 'modal belum kembali dalam lima tahun' : `modal kembali di bulan ke-${payback}`}; ` +
      `skenario hati-hati ${carefulProfit > 0 ? `masih untung ${formatRupiah(carefulProfit)}` : `rugi ${formatRupiah(-carefulProfit)}`} sebulan. ` +
      `Itu sekitar ${formatRupiah(perHour)} untuk tiap jam kerja Anda.`,
    unknown: 'Harga bahan dan jumlah terjual yang nyata; upah Anda sendiri belum dihitung sebagai biaya.',
    confidence: 'sedang',
  };
}

/** Permits and hours: how soon a person with classes can start. */
export function scoreEase(entry: CatalogueEntry, profile: Profile): IdeaScore {
  const permits = entry.permits.filter((permit) => permit !== noPermit);
  const tooManyHours = profile.hoursPerWeek !== null && entry.hours > profile.hoursPerWeek;
  const hoursPenalty = tooManyHours ? 35 : entry.hours > 20 ? 15 : 0;
  return {
    dimension: 'ease',
    score: Math.max(10, 95 - permits.length * 8 - hoursPenalty),
    reason:
      `Karena perlu sekitar ${entry.hours} jam seminggu` +
      `${tooManyHours ? `, lebih dari ${profile.hoursPerWeek} jam yang Anda punya,` : ''} dan ` +
      `${permits.length === 0 ? 'belum ada izin wajib untuk mencoba' : `${permits.length} hal perizinan yang harus diperhatikan`}. ` +
      `${entry.campus}.`,
    unknown: 'Aturan kampus, kos, dan daerah Anda; tanyakan sebelum mulai.',
    confidence: 'sedang',
  };
}
