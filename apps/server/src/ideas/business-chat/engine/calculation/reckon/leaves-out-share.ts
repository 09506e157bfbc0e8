import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readSums } from './read-sums.ts';

/** The tax of one month alone. */
const ofMonth =
  /\b(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)\p{L}* (?:aja|saja|doang)\b/u;
/** Ways of paying back that no even instalment is. */
const declines = /\bpokok tetap\b|\bmenurun\b|\bsisa pokok\b/u;

/**
 * Whether a calculation that was found otherwise leaves out a percentage that was told, or is of another way of paying back.
 * @param written the person's messages, oldest first
 * @param calculation as it was found
 * @param isOfAll whether those of the messages before the last count as well
 */
export function leavesOutShare(
  written: readonly string[],
  { kind, inputs }: Calculation,
  isOfAll = false,
): boolean {
  const { turns, quantities } = readSums(written);
  // The tax of one month alone follows from that of the months before.
  if (kind === 'pajak' && ofMonth.test(turns.at(-1) ?? '')) return true;
  if (kind === 'cicilan' && declines.test(turns.join(' '))) return true;
  const values = Object.values(inputs);
  // What rises or falls by a share is told as what it becomes.
  const shares = quantities.filter(
    ({ unit, turn, before }) =>
      unit === 'persen' &&
      (isOfAll || turn === turns.length - 1) &&
      !/\b\p{L}{0,3}(?:naik|turun|nambah|kurang)\p{L}*\s*$/u.test(before),
  );
  const isIn = (share: number): boolean =>
    [share, share * 12, share / 12, 100 - share].some((value) =>
      values.some((known) => Math.abs(known - value) < 0.01),
    );
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  return kind !== 'pajak' && !isIn(whole) && shares.some(({ value }) => !isIn(value));
}
