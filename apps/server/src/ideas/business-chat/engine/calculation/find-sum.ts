import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readReference } from './refer/read-reference.ts';
import { readSums } from './reckon/read-sums.ts';
import { reckon } from './reckon/reckon.ts';
import { roleOf } from './reckon/told/roles.ts';

/** How many messages a sum reaches back. */
const mostTurns = 6;

/** A calculation, and what it was before the last message changed a figure of it. */
export type Found = { readonly calculation: Calculation; readonly before?: Calculation };

/** Goes on with what was told. */
const addsOrSupposes =
  /\b(?:\p{L}{0,2}tambah\p{L}*|nambah|plus|terus|trus|kalau|kalo|klo|kl|misal\p{L}*|gimana|naik|turun)\b|\+/iu;

/** Whether the last message puts a figure in the place of an earlier one. */
const changesFigure = (turns: readonly string[]): boolean =>
  readSums(turns).quantities.some(({ isLater, turn }) => isLater === true && turn === turns.length - 1);

/** Whether the last message changes figures that were told and brings none along. */
const onlyChanges = (turns: readonly string[]): boolean =>
  readSums(turns).quantities.length === readSums(turns.slice(0, -1)).quantities.length;

const supposes = /^\s*(?:kalau|kalo|klo|kl|misal\p{L}*|terus|trus|nah|dan)(?!\p{L})/iu;
const fewestFigures = 2;

/** Whether a message tells all of a sum, of several figures, and supposes nothing of what was told before. */
const standsForItself = (turn: string): boolean =>
  !supposes.test(turn) && readSums([turn]).quantities.length >= fewestFigures && reckon([turn]) !== null;

/** Whether what a message tells has another result with what was told before it: it is no sum of its own, though it would be one. */
function goesOnWith(before: readonly string[], turn: string): boolean {
  const whole = before.length === 0 ? null : reckon([...before, turn]);
  return whole !== null && JSON.stringify(whole.inputs) !== JSON.stringify(reckon([turn])?.inputs);
}

/**
 * What a message makes of one of several sums that were told before it, each whole in a message and changed by those behind it: of the last one
 * that has the figures which it changes. Null where no sum, or only the first message, stands for itself, or where it changes none of them.
 */
function changeOneSum(turns: readonly string[]): Calculation | null {
  const earlier = turns.slice(0, -1);
  const starts = earlier.flatMap((turn, at) =>
    standsForItself(turn) && !goesOnWith(earlier.slice(0, at), turn) ? [at] : [],
  );
  if (starts.every((start) => start === 0)) return null;
  for (const [place, start] of [...starts.entries()].toReversed()) {
    const ofOne = [...turns.slice(start, starts[place + 1] ?? earlier.length), ...turns.slice(-1)];
    const calculation = onlyChanges(ofOne) ? reckon(ofOne) : null;
    if (calculation !== null) return calculation;
  }
  return null;
}

/** Asks whether what was spent came back: it is asked of what was spent before, too. */
const asksLoss = /(?<!\p{L})(?:rugi|boncos|tekor|nombok|balik modal)(?!\p{L}|\s*\d)/iu;
const tellsCost = (earlier: readonly string[]): boolean =>
  readSums(earlier).quantities.some(
    (one) => one.unit === 'rupiah' && /^(?:ads|fixed|outgo|tool|capital|cost)$/u.test(roleOf(one).role ?? ''),
  );

/**
 * The calculation of a message: of its own figures where it does not lean on what was said before, otherwise of those of the whole conversation.
 * @param text as it was written
 * @param earlier the person's messages before it, oldest first
 * @param before the last calculation of the conversation
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findSum(
  text: string,
  earlier: readonly string[],
  before: Calculation | null,
  isLeaning: boolean,
): Found | null {
  const reference = readReference(text, earlier);
  if (reference === 'unknown') return null;
  if (reference !== null) {
    const calculation = reckon(reference.turns);
    return calculation === null ? null : { calculation };
  }
  const isOfLoss = asksLoss.test(text) && tellsCost(earlier.slice(-mostTurns));
  const own = isLeaning || isOfLoss ? null : reckon([text]);
  if (own !== null) return { calculation: own };
  const turns = [...earlier.slice(-mostTurns), text];
  // A question without a figure that does not lean asks of something else.
  if (!isLeaning && earlier.length > 0 && readSums([text]).quantities.length === 0) return null;
  if (isLeaning && before !== null && readSums([text]).quantities.length > 0) {
    const changed = changeOneSum(turns);
    if (changed !== null) return { calculation: changed, before };
  }
  const whole = reckon(turns);
  // What tells its own figures and fits none before is a sum of its own.
  if (whole === null && isLeaning && !isOfLoss) {
    const alone = addsOrSupposes.test(text) || readSums([text]).quantities.length < 2 ? null : reckon([text]);
    return alone === null ? null : { calculation: alone };
  }
  if (whole === null) return null;
  return before !== null && changesFigure(turns) ? { calculation: whole, before } : { calculation: whole };
}
