import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';

const opensLack = /^\s*(?:(?:yang|yg|nu|sing|nan)\s+\S+|\S+\s+(?:ada|punya))\s/iu;

/**
 * Whether what is negated is what others lack and not what the person keeps away from: 'toko kecil yang belum bisa desain'
 * and 'kampung ga ada listrik' speak of people who need it.
 * @param text that was read
 */
export function isLackOfCustomers(
  { concepts, tokens }: Understanding,
  { negated, start }: ConceptMention,
  text: string,
): boolean {
  if (!negated) return false;
  return concepts.some(({ id, end, negated: isNegated }) => {
    if (isNegated || end > start || concept(id).kind !== 'customer') return false;
    if (!opensLack.test(text.slice(end))) return false;
    const between = tokens.filter((token) => token.start >= end && token.start < start);
    // 'Yang' and its negation stand outside, everything behind them inside what is negated.
    return between.slice(2).every(({ isNegated: isInside }) => isInside);
  });
}
