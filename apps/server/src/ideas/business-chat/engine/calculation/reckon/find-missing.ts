import { messages } from '../../../messages.ts';
import { apart, readings } from './find-readings.ts';
import { mostFigures, readSums } from './read-sums.ts';
import { isOfScan } from './asks-sum.ts';
import { countAsks } from './asked/read-ask.ts';
import type { Quantity } from './told/quantities.ts';
import { rulesOf } from './solve.ts';
import { unpriced } from './unpriced.ts';

/** Figures that a person can tell when a sum lacks one, by their facts, with how they are asked for. */
const askable: readonly (readonly [string, string])[] = Object.entries(messages.figureAskedFor);

/** Facts that a target can lean on at all. */
const askableFor = (targets: readonly string[]): readonly (readonly [string, string])[] => {
  const wanted = new Set(rulesOf(targets).flatMap(({ of }) => of));
  return askable.filter(([fact]) => wanted.has(fact));
};

/** A sum that lacks a figure is asked for only where the words leave no other. */
const mostDoubtOfMissing = 0.9;

/** Whether a figure is told beside the question, in a sentence behind it: 'bikin PT bayar berapa? tadi ada jasa nawarin 1,5jt'. */
const isToldAfter = ({ turn, place }: Quantity, turns: readonly string[]): boolean => {
  const text = turns.at(-1) ?? '';
  const mark = text.indexOf('?');
  return turn === turns.length - 1 && mark >= 0 && place > mark && countAsks(text.slice(mark)) === 0;
};

/**
 * The one figure that a sum lacks, as it is asked for; null where nothing is asked for that could be reckoned, or where more is missing.
 * @param written the person's messages, oldest first
 */
export function findMissing(written: readonly string[]): string | null {
  const { turns, quantities, targets } = readSums(written);
  const [target] = targets;
  if (
    target === undefined ||
    target.name === 'any' ||
    countAsks(turns.at(-1) ?? '') !== 1 ||
    quantities.length === 0 ||
    quantities.length > mostFigures
  )
    return null;
  if (quantities.some((one) => one.unit === 'jumlah' && one.noun === null)) return null;
  if (isOfScan(turns.join(' '), quantities) || quantities.every((one) => isToldAfter(one, turns)))
    return null;
  // A price for a kilogram without a weight.
  const isByWeight = quantities.some(
    ({ unit, per }) => unit === 'rupiah' && per.some(({ kind }) => kind === 'gram'),
  );
  if (isByWeight && target.name === 'total' && quantities.every(({ noun }) => noun?.kind !== 'gram'))
    return messages.figureWeight;
  // A loan is told by its sum; for how long it runs is not usual.
  const isLoan =
    target.name === 'loan' &&
    /(?<!\p{L})(?:bayar|\p{L}{0,3}cicil|\p{L}{0,3}angsur|\p{L}{0,2}setor)\p{L}*/u.test(turns.at(-1) ?? '') &&
    quantities.filter(({ unit }) => unit === 'rupiah').length === 1 &&
    quantities.every(({ noun }) => !/^(?:bulan|tahun)$/u.test(noun?.kind ?? ''));
  if (isLoan) return messages.figureAskedFor['n:bulan'];
  const cost = unpriced(quantities, turns);
  if (cost !== null) return messages.costOf(cost);
  const [sole, ...more] = quantities;
  if (target.name === 'growth')
    return sole?.unit === 'rupiah' && more.length === 0 ? messages.figureBefore : null;
  const facts = target.facts.map(({ fact }) => fact);
  const found = askableFor(facts).flatMap(([fact, label]) => {
    const all = readings(quantities, target, turns.length - 1, turns, { fact });
    const doubt = Math.min(...all.map((reading) => reading.doubt));
    return doubt <= mostDoubtOfMissing ? [{ label, doubt }] : [];
  });
  const [best, second] = found.toSorted((a, b) => a.doubt - b.doubt);
  if (best === undefined) return null;
  return second !== undefined && second.doubt < best.doubt + apart && second.label !== best.label
    ? null
    : best.label;
}
