import { formatRupiah } from '../format-rupiah.ts';
import type { Idea } from '../idea.ts';

/**
 * What the list of materials and the plan say differently about the cost of one unit, as a sentence; null where there is no
 * list or both agree. The list stays as it was worked out: an edited cost does not say which material it changed.
 */
export function describeBillGap({ bill, assumptions }: Pick<Idea, 'bill' | 'assumptions'>): string | null {
  if (bill === undefined || bill.perUnit === assumptions.unitCost) return null;
  const gap = assumptions.unitCost - bill.perUnit;
  return `Rencana ini memakai ${formatRupiah(assumptions.unitCost)} per ${bill.unit}, ${formatRupiah(Math.abs(gap))} ${gap > 0 ? 'lebih' : 'kurang'} dari daftar ini.`;
}
