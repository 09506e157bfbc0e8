import type {
  Calculation,
  CalculationFigures,
  CalculationInput,
} from '@kawanusaha/contracts/finance/calculation';
import { type Figures, type Found, noFigures } from './figures.ts';
import { findCalculation, mostSaid } from './find-calculation.ts';
import { settleFee } from './ledger/settle-fee.ts';
import { settleSale } from './ledger/settle-sale.ts';
import { leftOut } from './ledger/left-out.ts';
import { readFigures } from './read/read-figures.ts';
import { roleOf } from './read/read-money.ts';

/** Words of regions for how much, which understanding does not turn into one. */
const howMuch = /(?<!\p{L})(?:pira|pirang|barapo|berape|berapo|brapo|brape|brpa+|brp2)(?!\p{L})/giu;
const asksAmount = /\b(?:berapa|brp|brapa|piro)\b/u;
/** Asks for a result of what was told, without a figure: 'dibagi sesuai modal aku dapat berapa'. */
const asksOn =
  /^(?=.*\b(?:berapa|brp|brapa|piro)\b).*\b(?:total|jadi|untung|laba|bersih|hpp|sisa|masing|(?:di)?bagi|bagian|dapat|dapet|dpt|\p{L}{0,3}cicil|nyicil|\p{L}{0,3}angsur|balik|bep|impas|dihargai|dinilai|valuasi)\p{L}*\b/u;

/** Says that a figure stands in the place of an earlier one. */
const revises =
  /\b(?:kalau|kalo|klo|kl|misal\p{L}*|eh|ralat|maksud\p{L}*|ganti\p{L}*|bukan|jadi\p{L}*|jd|naik\p{L}*|turun\p{L}*|diskon|ternyata|trnyata|dinaik\p{L}*|cuma|cm|cuman|tapi|tp|terus|trus|pas|berarti|brarti)\b|\?/u;
const ofOne: readonly CalculationInput[] = ['price', 'cost', 'total'];

/** Whether a sum takes the place of another though the message neither says so nor names what it is: 'iklan 500rb' after a price is none. */
function replacesUnsaid(text: string, { inputs }: Calculation, before: CalculationFigures): boolean {
  if (revises.test(text.toLowerCase())) return false;
  const sums = readFigures(text).filter(({ kind }) => kind === 'money');
  return ofOne.some((name) => {
    const was = before[name];
    const now = inputs[name];
    if (was === undefined || now === undefined || was === now) return false;
    return sums.some(({ value, before: words }) => value === now && roleOf(words) !== name);
  });
}

/** A calculation that holds every figure that was told; one that leaves out a figure is none, and the figures stay for what is asked on. */
function onlyWhole(found: Found, text: string, before: Figures): Found {
  const { calculation } = found;
  if (calculation === null) return found;
  // What goes on with a result holds the figures that were told since as well.
  const since = before.kind === null ? [] : (before.said ?? []);
  const isWhole = leftOut([...since, text].join('. '), calculation, before.inputs).length === 0;
  if (isWhole && !replacesUnsaid(text, calculation, before.inputs)) return found;
  return { figures: { ...before, said: [...(before.said ?? []), text].slice(-mostSaid) }, calculation: null };
}

type Before = { readonly figures: Figures; readonly said: string };

/** That of the message alone, or of it and the message right before it where it has none by itself and does not lean by its words. */
function findByRole(text: string, before: Before, isLeaning: boolean): Found {
  const own = onlyWhole(findCalculation(text, before.figures, isLeaning), text, before.figures);
  if (own.calculation !== null || isLeaning || before.said === '') return own;
  const said = before.figures.said ?? [];
  const isTold = said.at(-1) === before.said;
  const tellsMore = readFigures(text).length > 0;
  const isAsked = readFigures(before.said).length === 0 && asksAmount.test(before.said.toLowerCase());
  if (!(isTold && (tellsMore || asksOn.test(text.toLowerCase()))) && !(isAsked && tellsMore)) return own;
  const whole = [...(isTold ? said : [before.said]), text].join('. ');
  const together = onlyWhole(findCalculation(whole, noFigures, false), whole, noFigures);
  return together.calculation === null ? own : together;
}

/**
 * The calculation of a message; of it and the message right before it, of whose figures nothing was worked out yet, or which asked for a
 * result without any; or what the messages with figures tell together of a sale.
 * @param written as it was written
 * @param before figures of before, and the message right before
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findWithBefore(written: string, before: Before, isLeaning: boolean): Found {
  const text = written.replaceAll(howMuch, 'berapa');
  const lower = text.toLowerCase();
  const found = findByRole(text, before, isLeaning);
  const earlier = before.figures.told ?? [];
  const hasFigures = readFigures(text).length > 0;
  const told = (hasFigures ? [...earlier, text] : earlier).slice(-mostSaid);
  const withTold = (one: Found): Found =>
    told.length === 0 ? one : { ...one, figures: { ...one.figures, told } };
  // Where each figure has its place and how many are asked, a profit of one is another reading of the same words.
  const pieces = found.calculation?.kind === 'laba' ? settleSale(lower, lower) : null;
  if (pieces?.kind === 'bep') return { figures: { ...pieces, told }, calculation: pieces };
  const whole = [...(hasFigures ? told : [...told, text])].join('. ').toLowerCase();
  // A message without a figure asks for what all of them come to.
  const isOfAll = !hasFigures && isLeaning && (before.figures.said ?? []).length > 0;
  const isPart = found.calculation?.kind === 'hpp' && isOfAll && leftOut(whole, found.calculation).length > 0;
  if (found.calculation !== null && !isPart) return withTold(found);
  const settle = (all: string): Calculation | null => settleFee(all, lower) ?? settleSale(all, lower);
  const sale = settle(lower) ?? (earlier.length > 0 ? settle(whole) : null);
  if (sale === null && isPart) return withTold({ figures: before.figures, calculation: null });
  return sale === null ? withTold(found) : { figures: { ...sale, told }, calculation: sale };
}
