import type {
  Calculation,
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { describeFields } from '@kawanusaha/contracts/finance/calculation-fields';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { changeFigures } from './change-figures.ts';
import { findNamedCalculation } from './find-named-calculation.ts';
import { asksDay, asksMonth } from './read-counts.ts';
import { readFigures } from './read-figures.ts';
import { readInputs, usualRate } from './read-inputs.ts';
import type { Dimension } from './read-measures.ts';
import { dimensionOf } from './stock-calculations.ts';

/** What was said of figures so far: carried on from question to question. */
export type Figures = {
  readonly kind: CalculationKind | null;
  readonly inputs: CalculationFigures;
  /** What the amounts of ingredients are counted in. */
  readonly dimension?: Dimension;
  /** Messages with figures of which nothing has been worked out so far, oldest first. */
  readonly said?: readonly string[];
};
export const noFigures: Figures = { kind: null, inputs: {} };

const says = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Tax that a person who pays takes off is another than the half percent of a shop's turnover. */
const withheld = /\b(?:di|ke)?potong\w*\b|\b(?:klien|honor|gaji|fee|freelance)\b/u;

/** What is taken off a payment; without its percentage it cannot be worked out, and is no cost of a unit. */
const deducted = /\b(?:ke|di)potong\w*\b|\bpotongan\w*\b|\bqris\b|\bmdr\b/u;

/** What a person earns by selling for others, not what a marketplace takes. */
const commission =
  /\bkomisi\w*\b.*\b(?:brp|berapa|brapa|piro)\b|\b(?:reseller|afiliasi|affiliate|dropship\w*)\b.*\b(?:dpt|dapat|dapet|komisi)\b/u;

/** A price that who buys gets lower: with 'diskon', or as a reduction that is given; what is taken of a payment is another thing. */
const reduced =
  /\b\w{0,3}diskon\w*|^(?!.*\b(?:admin\w*|fee|komisi\w*|marketplace|shopee|tokopedia|tiktok\w*|gofood|grabfood|terima|nerima|(?:ke|di)potong)\b).*\b(?:korting|potongan harga|promo(?: potongan)?|(?:\p{L}{0,3}kasih?|beri|dapat|dapet|dpt) (?:potongan|promo))\b/u;

/** Names of results that no other calculation gives. */
const ofItsOwn = /\b(?:roas|acos|valuasi)\w*\b/u;

/** Which calculation the words ask for; null where they name none. */
function findKind(text: string, has: (name: CalculationInput) => boolean): CalculationKind | null {
  if (says(text, ofItsOwn)) return null;
  if (says(text, reduced) && has('percent')) return 'diskon';
  if (has('percent') && !has('cost') && says(text, commission)) return 'komisi';
  if (says(text, /\bpajak|\bpph\b|\bkena\b/u) && has('turnover') && !says(text, withheld)) return 'pajak';
  if (has('principal') && (has('months') || says(text, /\b\p{L}{0,3}(?:cicil|angsur)/u))) return 'cicilan';
  if (
    says(text, /\b(?:di|ter|se)?bagi|\bpembagian|\b\d+\s*:\s*\d+|\bber(?:dua|tiga|empat|lima)\b/u) &&
    (has('share1') || has('people'))
  )
    return 'bagi-hasil';
  if (has('percent') && says(text, /\b(admin|fee|potong|kepotong|dipotong|komisi)/u))
    return has('net') ? 'harga-bersih' : 'potongan';
  if (has('fixed') && has('price') && has('cost'))
    return has('sold') && !has('total') && says(text, asksMonth) ? 'laba' : 'bep';
  if (
    has('capital') &&
    (has('profit') || has('unitProfit')) &&
    says(text, /\b(?:balik\w*|kembali|bep|payback)\b/u)
  )
    return 'balik-modal';
  if (has('total') && has('units') && !(has('cost') && has('price')) && !says(text, deducted)) return 'hpp';

  // A cost that is neither of one unit nor of a month would be left out, so that the profit were too high.
  if (has('cost') && has('price') && !has('total') && !has('fixed')) return 'laba';
  return null;
}

/** Which calculation a word names, whatever figures there are. */
function cuedKind(text: string): CalculationKind | null {
  if (says(text, reduced)) return 'diskon';
  if (says(text, /\bpajak|\bpph\b/u)) return 'pajak';
  if (says(text, /\b\p{L}{0,3}(?:cicil|angsur)/u)) return 'cicilan';
  if (says(text, /\b(?:admin|fee|komisi|\p{L}{0,2}potong)/u)) return 'potongan';
  return null;
}

const daysOfMonth = 30;

/** Words of a question that wants something reckoned; figures alone do not ask for it. */
const asksResult =
  /\b(?:brp|berapa|brapa|brpa|brpan|piro|pinten|sabaraha|bara|h?itung\w*|ngitung\w*|hpp\w*|bep\w*|impas\w*|\p{L}{0,3}untung\w*|laba\w*|\p{L}{0,2}rugi\w*|margin\w*|pajak\w*|pph\w*|\p{L}{0,3}cicil\w*|\p{L}{0,3}angsur\w*|\p{L}{0,2}bagi\w*|\p{L}{0,3}diskon\w*|komisi\w*|terima|sisa\w*|cuan\w*|bersih\w*|dapet\w*|dapat\w*|dpt|nombok|tekor|balik|hasil\w*|total\w*|kena)\b/u;

/** Inputs that are sums of money. */
const sums: ReadonlySet<CalculationInput> = new Set([
  'total',
  'wished',
  'extra',
  'cost',
  'price',
  'fixed',
  'capital',
  'profit',
  'unitProfit',
  'turnover',
  'principal',
  'flat',
  'net',
  'opening',
  'income',
  'outgo',
]);

/** Whether a sum that was said has no place in a calculation, whose result would then be of something else than what is asked. */
function leavesOut(calculation: Calculation, left: readonly number[]): boolean {
  const used = new Set(describeFields(calculation).fields.map(({ name }) => name));
  return (
    left.length > 0 ||
    Object.keys(calculation.inputs).some(
      (name) => sums.has(name as CalculationInput) && !used.has(name as CalculationInput),
    )
  );
}

const ofMonth = /\b(?:se|per ?|tiap |setiap )(?:bulan|bln)\w*/u;

/** On how many days what is said of one day is sold: those that are told, or the thirty by which the answers of the chat reckon a month. */
function settleDays(inputs: CalculationFigures, own: CalculationFigures, lower: string): void {
  if (own.sold !== undefined && own.daily === undefined && ofMonth.test(lower)) delete inputs.daily;
  if (inputs.daily !== 1 || inputs.sold === undefined || asksDay.test(lower)) delete inputs.days;
  else if (asksMonth.test(lower)) inputs.days ??= daysOfMonth;
}

/** What is known of figures now, and the calculation when it can be worked out. */
type Found = {
  readonly figures: Figures;
  readonly calculation: Calculation | null;
  /** What it was before a figure of it was changed. */
  readonly before?: Calculation;
};

/** Asks for something else than a result; its figures belong to that question. */
const asksElse =
  /\?|\b(?:apa|apakah|gimana|gmn|bagaimana|piye|kumaha|kapan|mana|dimana|kemana|kenapa|knp|boleh|cara|syarat\w*|wajar|cocok|mending|enaknya|sebaiknya)\b/u;
const tellsFigures = (text: string): boolean => {
  const lower = text.toLowerCase();
  return readFigures(text).length > 0 && (!asksElse.test(lower) || asksResult.test(lower));
};

/** How many messages with figures are kept until their result is asked. */
const mostSaid = 4;

/**
 * The calculation that a question asks for, with figures of before where it leans on them: those of a calculation that goes on, or those that
 * were told in messages of which nothing was worked out, read as if they were one with the question.
 */
export function findCalculation(text: string, before: Figures, isLeaning: boolean): Found {
  const own = findOwn(text, before, isLeaning);
  const earlier = isLeaning ? (before.said ?? []) : [];
  if (earlier.length > 0) {
    const whole = [...earlier, text].join('. ');
    const together = findOwn(whole, noFigures, false);
    if (
      together.calculation !== null &&
      together.calculation.kind === (own.calculation ?? together.calculation).kind
    )
      return together;
    // What was carried on may lack a sum that was told and could not be read.
    if (own.calculation !== null) {
      const { kind } = own.calculation;
      const { inputs, left } = readInputs(whole.toLowerCase(), kind);
      if (leavesOut({ kind, inputs }, left))
        return { figures: { ...before, said: [...earlier, text] }, calculation: null };
    }
  }
  if (own.calculation !== null || !tellsFigures(text))
    return own.calculation === null && before.said !== undefined
      ? { ...own, figures: { ...own.figures, said: before.said } }
      : own;
  return { ...own, figures: { ...own.figures, said: [...(before.said ?? []), text].slice(-mostSaid) } };
}

/** The calculation of one message after the figures of the one before. */
function findOwn(text: string, before: Figures, isLeaning: boolean): Found {
  const lower = text.toLowerCase();
  const byName = findNamedCalculation(lower);
  if (byName !== null && explainCalculation(byName) !== null) {
    const isMeasured = byName.kind === 'bahan';
    return {
      figures: isMeasured ? { ...byName, dimension: dimensionOf(lower, byName.inputs) } : byName,
      calculation: byName,
    };
  }
  const earlierKind = isLeaning ? before.kind : null;
  const earlier: Calculation | null =
    earlierKind === null ? null : { kind: earlierKind, inputs: before.inputs };
  const hasEarlier = earlier !== null && explainCalculation(earlier) !== null;
  const changed =
    earlier === null ? null : changeFigures(lower, earlier.kind, before.inputs, before.dimension);
  if (changed !== null && hasEarlier) {
    const calculation: Calculation | null =
      changed === 'unclear' ? null : { kind: earlier.kind, inputs: changed };
    // What cannot be reckoned leaves the figures of before as they are.
    if (calculation === null || explainCalculation(calculation) === null)
      return { figures: before, calculation: null };
    return { figures: { ...before, inputs: calculation.inputs }, calculation, before: earlier };
  }
  const { inputs: own, left } = readInputs(lower, cuedKind(lower) ?? (isLeaning ? before.kind : null));
  const names = Object.keys(own);
  const inputs: CalculationFigures = isLeaning ? { ...before.inputs, ...own } : own;
  if ('units' in own && inputs.sold !== undefined && !('total' in inputs)) inputs.sold = own.units;
  const has = (name: CalculationInput) => inputs[name] !== undefined;
  const named = findKind(lower, has);
  const asksOn =
    isLeaning &&
    before.kind !== null &&
    says(
      lower,
      /\b(?:jadi|total\w*|setaun|setahun|sebulan|bayarnya|hasilnya|bersihnya)\b.*\b(?:brp|berapa|brapa)\b/u,
    );
  const goesOn = isLeaning && before.kind !== null && names.some((name) => name !== 'badan');
  const kind =
    (goesOn || asksOn) && before.kind !== null && (named === null || named === 'laba' || named === 'hpp')
      ? before.kind
      : named;
  const figures: Figures = { kind: kind ?? (isLeaning ? before.kind : null), inputs };
  if (kind === null || (names.length === 0 && named === null && !asksOn))
    return { figures, calculation: null };
  if (!(goesOn || asksOn) && !asksResult.test(lower)) return { figures, calculation: null };
  if (leavesOut({ kind, inputs: own }, left)) return { figures, calculation: null };
  // What is received for one is not what is asked where several are sold.
  if (kind === 'potongan' && (own.units ?? own.sold ?? 1) > 1) return { figures, calculation: null };
  if (kind === 'laba' && inputs.units !== undefined && inputs.sold === undefined) inputs.sold = inputs.units;
  if (kind === 'laba') settleDays(inputs, own, lower);
  const calculation: Calculation = {
    kind,
    inputs: kind === 'cicilan' ? { rate: usualRate, ...inputs } : inputs,
  };
  if (explainCalculation(calculation) === null)
    return { figures: hasEarlier ? before : figures, calculation: null };
  const isChanged = names.some((name) => {
    const was = before.inputs[name as CalculationInput];
    return was !== undefined && was !== inputs[name as CalculationInput];
  });
  const isSame = kind === before.kind && isChanged;
  const was: Calculation = { kind, inputs: before.inputs };
  const hasBefore = isSame && explainCalculation(was) !== null;
  return { figures, calculation, ...(hasBefore ? { before: was } : {}) };
}
