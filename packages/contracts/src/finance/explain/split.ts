import type { CalculationFigures } from '../calculation.ts';
import { splitProfit } from '../quick-calculations.ts';
import { percent, rupiah } from './figure-words.ts';

/** The shares of a profit; null while a figure is missing or there is one share alone. */
export function explainSplit(figures: CalculationFigures): string | null {
  const { profit, reserve = 0, share1, share2, share3, share4, share5 } = figures;
  const shares = [share1, share2, share3, share4, share5].filter((share) => share !== undefined);
  if (profit === undefined || shares.length < 2) return null;
  const parts = splitProfit(profit, shares, reserve);
  const divided = profit * (1 - reserve / 100);
  const kept =
    reserve === 0
      ? []
      : [
          `Disimpan ${percent(reserve)}: ${rupiah(Math.round(profit - divided))}; dibagi ${rupiah(Math.round(divided))}.`,
        ];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return [
    `Bagiannya ${parts.map(rupiah).join(' dan ')}.`,
    ...kept,
    ...shares.map(
      (share, place) =>
        `- ${percent((share / whole) * 100)} x ${rupiah(Math.round(divided))} = ${rupiah(parts[place] ?? 0)}`,
    ),
    'Bagilah laba bersih sesudah upah pengelola, bukan omzet, dan tulis siapa menanggung rugi.',
  ].join('\n');
}
