import type { Quantity } from './told/quantities.ts';
import { readSums } from './read-sums.ts';
import { countAsks } from './read-ask.ts';
import { roleOf } from './told/roles.ts';

/** What a payment by code costs is known by its kind, without a percentage. */
const isOfScan = (text: string, quantities: readonly Quantity[]): boolean =>
  /\b(?:qris|kuris|kiuris|scan)\b/u.test(text) && quantities.every(({ unit }) => unit !== 'persen');

/**
 * Whether a message asks for a result of figures that were told, though none was found: what an entry says of the subject is not that result.
 * @param written the person's messages, oldest first
 */
export function asksSum(written: readonly string[]): boolean {
  const { turns, quantities, targets } = readSums(written);
  const last = turns.length - 1;
  if (targets.length === 0 || countAsks(turns.at(-1) ?? '') === 0 || isOfScan(turns.join(' '), quantities))
    return false;
  const own = quantities.filter(({ turn }) => turn === last);
  const named = quantities.filter(
    (one) => one.unit !== 'jumlah' || (one.noun !== null && roleOf(one).role !== null),
  );
  return own.length > 0 && named.length >= 2 && named.some(({ unit }) => unit !== 'jumlah');
}
