import type { CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import { ofKind, readFigures } from '../read/read-figures.ts';

/** Bought together with a number that costs nothing: 'beli 2 gratis 1', whose free one has a cost but no price. */
const givesFree = /\b(?:be?li|buy)\s+\S+\s+(?:gratis|free|bonus|get)\s+(?:\d|satu|dua|tiga|se)/u;

/** Turnover that is told up to one month and again of a later one: 'jan sampai nov 560 juta, des 40 juta'. */
const monthName =
  /\b(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|agt|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)\b/gu;

/**
 * Whether the turnover of a whole year is told in two parts that follow each other, so that both together are that of the year: 'jan sampai nov
 * 560 juta, des 40 juta. setahun berapa'.
 * @param lower the message in small letters
 */
export const tellsWholeYear = (lower: string): boolean =>
  /\b(?:setahun|setaun|total\w*)\b/u.test(lower) &&
  /\bjan(?:uari)? ?(?:s\.?\/?d\.?|-|sampai|sampe|smp|ke|hingga) ?nov(?:ember)?\b[^.?!]*\bdes(?:ember)?\b/u.test(
    lower,
  );

/**
 * Whether the figures are parts of what is asked, so that a calculation with one of them would be of something else: the turnover of some
 * months beside that of others, or a price for which one more is given free.
 * @param lower the message in small letters
 * @param kind what would be worked out
 */
export function tellsInParts(lower: string, kind: CalculationKind): boolean {
  if (kind === 'laba') return givesFree.test(lower);
  if (kind !== 'pajak') return false;
  const months = new Set(lower.match(monthName));
  // 'sep sampai nov masuk 160jt lagi' adds up to what is asked of both.
  const isAdded = /\d\s*(?:rb|ribu|jt|juta|m|miliar)? lagi\b/u.test(lower) && /\btotal\p{L}*\b/u.test(lower);
  return (
    months.size > 1 && !tellsWholeYear(lower) && !isAdded && ofKind(readFigures(lower), 'money').length > 1
  );
}
