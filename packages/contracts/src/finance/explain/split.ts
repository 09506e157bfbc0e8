import type { CalculationFigures } from '../calculation.ts';
import { splitProfit } from '../quick-calculations.ts';
import { percent, rupiah } from './figure-words.ts';

const advice = 'Bagilah laba bersih sesudah upah pengelola, bukan omzet, dan tulis siapa menanggung rugi.';

const smallestCapital = 10_000;

/** The shares of a profit; null while a figure is missing or there is one share alone; equal shares where only the number of persons is known. */
export function explainSplit(figures: CalculationFigures): string | null {
  const { profit, reserve = 0, people, share1, share2, share3, share4, share5 } = figures;
  const said = [share1, share2, share3, share4, share5].filter((share) => share !== undefined);
  if (profit === undefined || reserve > 100) return null;
  const isEqual = said.length === 0 && people !== undefined && people >= 2;
  const shares = isEqual ? [1, people - 1] : said;
  if (shares.length < 2) return null;
  const parts = splitProfit(profit, shares, reserve);
  const divided = profit * (1 - reserve / 100);
  const kept =
    reserve === 0
      ? []
      : [
          `Disimpan ${percent(reserve)}: ${rupiah(Math.round(profit - divided))}; dibagi ${rupiah(Math.round(divided))}.`,
        ];
  if (isEqual)
    return [
      `Tiap orang ${rupiah(parts[0] ?? 0)}.`,
      ...kept,
      `Rumus: ${rupiah(Math.round(divided))} : ${String(people)} orang = ${rupiah(parts[0] ?? 0)}.`,
      advice,
    ].join('\n');
  const whole = shares.reduce((sum, share) => sum + share, 0);
  // Shares as large as sums are what each put in.
  const isOfCapital = shares.every((share) => share >= smallestCapital);
  const nameOf = (share: number): string =>
    isOfCapital
      ? `Modal ${rupiah(share)} (${percent((share / whole) * 100)})`
      : percent((share / whole) * 100);
  return [
    `Bagiannya ${parts.map(rupiah).join(' dan ')}.`,
    ...kept,
    ...shares.map(
      (share, place) => `- ${nameOf(share)} x ${rupiah(Math.round(divided))} = ${rupiah(parts[place] ?? 0)}`,
    ),
    advice,
  ].join('\n');
}
