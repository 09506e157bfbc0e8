import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { costOfOne } from './follow/add-unit-costs.ts';
import { clauseBefore, type Figure } from './read/read-figures.ts';
import { roleOf } from './read/read-money.ts';

/** The profit of what is sold at a price, with nothing of a time or of all. */
export const asksUnitProfit =
  /^(?!.*\b(?:se|per ?|tiap )(?:hari|minggu|bulan|bln|tahun)\b)(?!.*\b(?:total|semua\p{L}*|sewa|gaji|bep|impas|balik modal|listrik|diskon\p{L}*)\b).*\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|margin\p{L}*|bersih\p{L}*|cuan)\b/u;

/**
 * Costs that go with one piece or one order, told by their names beside its price ('bahan 11rb, kemasan 2rb, jual 25rb'), are its cost together.
 * @param inputs by role, which are changed
 * @param figures all sums of the text
 */
export function joinUnitCosts(inputs: CalculationFigures, figures: readonly Figure[]): void {
  const { price, total } = inputs;
  if (price === undefined || total === undefined || inputs.units !== undefined || inputs.sold !== undefined)
    return;
  const costs = figures.filter(({ before }) => roleOf(before) !== 'price' && roleOf(before) !== 'cost');
  const isOfOne = ({ before, value }: Figure): boolean =>
    value < price &&
    (costOfOne.test(clauseBefore(before)) || /\bongkir\p{L}*(?: \p{L}+){0,3}\s*$/u.test(before));
  if (costs.length === 0 || !costs.every(isOfOne)) return;
  inputs.cost = (inputs.cost ?? 0) + total;
  delete inputs.total;
}
