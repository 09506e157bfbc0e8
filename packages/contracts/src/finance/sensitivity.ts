import type { Assumptions } from './assumptions.ts';
import { asPlanned, type Conditions } from './conditions.ts';
import { computeYearResult } from './year-result.ts';

export const sensitivitySteps = [-20, -10, 0, 10, 20] as const;

const levers = [
  { key: 'price', label: 'Harga jual', condition: 'pricePercent' },
  { key: 'units', label: 'Jumlah terjual', condition: 'unitsPercent' },
  { key: 'cost', label: 'Biaya per unit', condition: 'unitCostPercent' },
] as const satisfies readonly { key: string; label: string; condition: keyof Conditions }[];

export type SensitivityLine = {
  key: (typeof levers)[number]['key'];
  label: string;
  /** Result of the first year at each of the steps. */
  results: readonly { change: number; yearResult: number }[];
  /** Between the best and the worst of them. */
  swing: number;
};

/** What the first year leaves when one thing alone is other than planned; what moves it most comes first. */
export function computeSensitivity(assumptions: Assumptions): SensitivityLine[] {
  const lines = levers.map(({ key, label, condition }) => {
    const results = sensitivitySteps.map((change) => ({
      change,
      yearResult: computeYearResult(assumptions, { ...asPlanned, [condition]: 100 + change }),
    }));
    const found = results.map(({ yearResult }) => yearResult);
    return { key, label, results, swing: Math.max(...found) - Math.min(...found) };
  });
  return lines.toSorted((a, b) => b.swing - a.swing);
}

/**
 * Says which changes of the number that is sold are lost in whole units, so that their result stays at the plan; null where
 * each change is felt (two a month less 10 % are still two).
 */
export function describeLostSteps({ unitsPerDay, daysPerMonth }: Assumptions): string | null {
  const full = unitsPerDay * daysPerMonth;
  const lost = sensitivitySteps.filter(
    (change) => change !== 0 && Math.round((full * (100 + change)) / 100) === full,
  );
  if (full === 0 || lost.length === 0) return null;
  const percents = [...new Set(lost.map((change) => `${Math.abs(change)}%`))].toReversed().join(' atau ');
  const ways = [
    lost.some((change) => change < 0) ? 'turun' : '',
    lost.some((change) => change > 0) ? 'naik' : '',
  ];
  return `Jumlah terjual dihitung utuh: dari ${full} sebulan, ${ways.filter(Boolean).join(' atau ')} ${percents} dibulatkan kembali menjadi ${full}, jadi hasilnya hampir atau persis sama dengan rencana.`;
}
