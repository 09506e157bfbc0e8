import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { hasDaysOff, readAskedPeriod } from '../read/read-counts.ts';

const daysOfMonth = 30;
const daysOfWeek = 7;

const ofMonth = /\b(?:se|per ?|tiap |setiap )(?:bulan|bln)\w*/u;

/** On how many days what is said of one day is sold: those that are told, or the thirty by which the answers of the chat reckon a month. */
export function settleDays(inputs: CalculationFigures, own: CalculationFigures, lower: string): void {
  if (own.sold !== undefined && own.daily === undefined && ofMonth.test(lower)) delete inputs.daily;
  const period = readAskedPeriod(lower);
  if (inputs.daily !== 1 || inputs.sold === undefined || period === 'day') delete inputs.days;
  else if (period === 'month' && (inputs.days === daysOfWeek || inputs.days === undefined))
    inputs.days = own.days ?? daysOfMonth;
  else if (period === 'week') inputs.days = own.days ?? daysOfWeek;
}

/** One piece of what is sold in packs. */
const ofOnePiece = /(?:\/|\bper ?|\bse)(?:biji|buah|bh|pcs|pc|butir|potong|ekor|satuan)\w*\b/u;
/** A cost far above the price is that of all, whose number is not told. */
const mostTimesPrice = 2;
/**
 * Whether a profit would be reckoned of another amount than what is told: a pack beside one piece of it, days on which nothing is sold, or a
 * cost that cannot be of one.
 */
export function isOfOtherAmount(
  lower: string,
  { pack = 1, daily, days, cost = 0, price = cost }: CalculationFigures,
): boolean {
  const period = readAskedPeriod(lower);
  const isOfDays = daily === 1 && (period === 'month' || period === 'week');
  return (
    cost > mostTimesPrice * price ||
    (pack > 1 && ofOnePiece.test(lower)) ||
    (isOfDays && days === undefined && hasDaysOff.test(lower))
  );
}
