import type { Quantity } from './quantities.ts';

const deniedBefore = /\b(?:bukan|bkn)(?: (?:yg|yang|lagi))?\s*(?:rp\.?)?\s*$/u;

/** The figures of a message that stand in the place of one that it denies, with that one: 'bukan 30 tapi 36', '36, bukan 30'. */
export function readDenied(
  own: readonly Quantity[],
  known: readonly Quantity[],
): Map<Quantity, Quantity | null> {
  const found = new Map<Quantity, Quantity | null>();
  const isDenied = (one: Quantity): boolean => deniedBefore.test(one.before);
  for (const [at, one] of own.entries()) {
    if (!isDenied(one)) continue;
    const was = known.find(({ value }) => value === one.value || value === one.value * 1_000);
    if (was === undefined) continue;
    found.set(one, null);
    const now = [own[at + 1], own[at - 1]].find((other) => other !== undefined && !isDenied(other));
    if (now !== undefined && !found.has(now)) found.set(now, was);
  }
  return found;
}

/** A figure in the place of another one, with its words; of '36' in the place of 30,000 so many thousand. */
export function putFor(now: Quantity, was: Quantity): Quantity {
  const isShort = was.unit === 'rupiah' && now.unit === 'jumlah' && was.value >= 1_000 && now.value < 1_000;
  return { ...was, value: isShort ? now.value * 1_000 : now.value, turn: now.turn, isLater: true };
}
