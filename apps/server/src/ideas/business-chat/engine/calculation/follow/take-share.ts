import type { Calculation, CalculationFigures } from '@kawanusaha/contracts/finance/calculation';

/** Takes a share of each price. */
export const marketplace =
  /\b(?:marketplace|mp|shopee|tokopedia|tokped|tiktok\p{L}*|lazada|go ?food|grab(?: ?food)?|shopeefood|ojol|admin\p{L}*|(?:ke|di)?potong\p{L}*|fee)\b/u;

/**
 * What is left of one after the share that a marketplace takes of its price and after its cost; null where no marketplace is named or a figure
 * is missing.
 * @param lower the message in lower case
 * @param inputs the price, the cost of one and the percentage
 */
export function takeShare(
  lower: string,
  { price, cost, percent, fixed }: CalculationFigures,
): Calculation | null {
  if (!marketplace.test(lower) || price === undefined || cost === undefined || percent === undefined)
    return null;
  return fixed === undefined ? { kind: 'potongan', inputs: { price, cost, percent } } : null;
}
