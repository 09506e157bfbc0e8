import { formatRupiah } from '../format-rupiah.ts';
import type { Idea } from '../idea.ts';
import { costByList } from './change-material.ts';

const times = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/**
 * What the list of materials and the plan say differently about the cost of one unit, as a sentence; null where there is no
 * list or both agree, and one that is sold takes as much as is listed. The list stays as it was worked out: an edited cost does not say which material it changed.
 */
export function describeBillGap({ bill, assumptions }: Pick<Idea, 'bill' | 'assumptions'>): string | null {
  if (bill === undefined) return null;
  const { costFactor = 1, unit } = bill;
  const cost = costByList(bill);
  const inOne =
    costFactor === 1
      ? null
      : `Satu yang dijual memakai ${times.format(costFactor)} kali bahan satu ${unit}: ${formatRupiah(cost)}.`;
  const gap = assumptions.unitCost - cost;
  if (gap === 0) return inOne;
  const beyond = `Rencana ini memakai ${formatRupiah(assumptions.unitCost)} per ${unit}, ${formatRupiah(Math.abs(gap))} ${gap > 0 ? 'lebih' : 'kurang'} dari daftar ini.`;
  return inOne === null ? beyond : `${inOne} ${beyond}`;
}
