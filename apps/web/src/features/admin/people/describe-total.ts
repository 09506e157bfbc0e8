import { formatNumber } from '@kawanusaha/contracts/format-number';
import { mostListed } from '#config/most-listed.ts';

/** The number of all that match as a list of the desk tells it: exact as far as the list goes, one more where more were not counted, an estimate beyond. */
export function describeTotal(total: number): string {
  if (total <= mostListed) return formatNumber(total);
  return total === mostListed + 1
    ? `lebih dari ${formatNumber(mostListed)}`
    : `sekitar ${formatNumber(total)}`;
}
