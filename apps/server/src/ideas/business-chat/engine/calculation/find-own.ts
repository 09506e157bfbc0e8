import type {
  Calculation,
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { usualRate } from '../local/desk-rates.ts';
import { addCosts } from './add-costs.ts';
import { asksSameShare } from './follow/asks-share.ts';
import { changeFigures } from './change-figures.ts';
import { breakEven, cuedKind, findKind } from './find-kind.ts';
import type { Figures, Found } from './figures.ts';
import { findNamedCalculation } from './find-named-calculation.ts';
import { goOn } from './follow/go-on.ts';
import { takeShare } from './follow/take-share.ts';
import { findWhole } from './plain/find-plain-calculation.ts';
import { leavesOut } from './periods/leaves-out.ts';
import { readFigures } from './read/read-figures.ts';
import { readPeople } from './read/read-people.ts';
import { readInputs } from './read/read-inputs.ts';
import { readWish } from './read/read-wish.ts';
import { isOfOtherAmount, settleDays } from './periods/settle-days.ts';
import { settlePeriods } from './periods/settle-periods.ts';
import { tellsInParts } from './periods/tells-in-parts.ts';
import { dimensionOf } from './kinds/stock-calculations.ts';

/** Words of a question that wants something reckoned; figures alone do not ask for it. */
export const asksResult =
  /\b(?:brp|berapa|brapa|brpa|brpan|piro|pinten|sabaraha|bara|h?itung\w*|ngitung\w*|hpp\w*|bep\w*|impas\w*|\p{L}{0,3}untung\w*|laba\w*|\p{L}{0,2}rugi\w*|margin\w*|pajak\w*|pph\w*|\p{L}{0,3}cicil\w*|nyicil\w*|\p{L}{0,3}angsur\w*|\p{L}{0,2}bagi\w*|\p{L}{0,3}diskon\w*|komisi\w*|terima|sisa\w*|cuan\w*|bersih\w*|dapet\w*|dapat\w*|dpt|nombok|tekor|balik|hasil\w*|total\w*|kena)\b/u;

const asksPieces =
  /\b(?:berapa|brp|brapa|piro) (?!hari|hr|bulan|bln|minggu|tahun|lama|kali|persen)\p{L}{3,}[^,.?]*\b(?:balik modal|balik|kembali modal|impas)\b/u;
const ofLoan =
  /\b(?:kur|\p{L}{0,3}pinj[ae]m\p{L}*|\p{L}{0,2}minj[ae]m\p{L}*|kredit|bank|koperasi|\p{L}{0,2}utang|modal|bri|bni|mandiri)\b/u;
const costStays = /\b(?:sewa\w*|biaya tetap\w*|gaji\w*|total\w* biaya)\b/u;

/** Figures of before without the shares among those who are told anew: 'satu keluar, jadi berdua'. */
function withoutShares(before: CalculationFigures, own: CalculationFigures): CalculationFigures {
  if (own.share1 === undefined && own.people === undefined) return before;
  const { share1: _1, share2: _2, share3: _3, share4: _4, share5: _5, people: _6, ...rest } = before;
  return rest;
}

const ofBill: ReadonlySet<CalculationKind> = new Set(['tagihan', 'belanja', 'uang-muka', 'ongkir']);
const earns =
  /\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|rugi|cuan|profit|margin\p{L}*|jual lagi|dijual lagi)\b/u;
const paidOff = /\butang\p{L}*\b.*\b(?:di)?bayar\p{L}* (?:rp\.? ?)?\d/u;
const muchLess = 6;
const saysYear = /\b(?:se|per ?|tiap |dalam )(?:bulan|bln|tahun|taun|thn)|\b(?:bulanan|tahunan)/u;
const ofNoTime: ReadonlySet<CalculationKind> = new Set(['untung-rugi', 'bagi-hasil', 'potongan', 'diskon']);
/** Asks for a time where it is not known of which time the figures are: 'jadi setahun berapa'. */
function asksSpan(lower: string, kind: CalculationKind, result: string): boolean {
  if (!ofNoTime.has(kind)) return false;
  const [, span] = /\bse(minggu|bulan|tahun|taun)\b/u.exec(lower) ?? [];
  return span !== undefined && !result.toLowerCase().includes(span === 'taun' ? 'tahun' : span);
}

/**
 * The calculation of one message after the figures of the one before.
 * @param text as it was written
 * @param before figures of before
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findOwn(text: string, before: Figures, isLeaning: boolean): Found {
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
  if (hasEarlier && earlier.kind === 'bagi-hasil' && asksSameShare(text) && readPeople(lower) === undefined)
    return { figures: before, calculation: earlier };
  const whole = findWhole(lower, earlierKind);
  if (whole !== null) return { figures: whole, calculation: whole };
  const gone = hasEarlier ? goOn(lower, earlier) : null;
  // What goes on in a way that is not certain, or that cannot be reckoned, leaves the figures of before as they are.
  if (gone === 'unclear' || (gone !== null && explainCalculation(gone) === null))
    return { figures: before, calculation: null };
  if (gone !== null)
    return {
      figures: gone,
      calculation: gone,
      ...(gone.kind === earlierKind && earlier !== null ? { before: earlier } : {}),
    };
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
  const added =
    earlier?.kind === 'hpp' && hasEarlier ? addCosts(lower, readFigures(text), before.inputs) : null;
  if (added === 'unclear') return { figures: before, calculation: null };
  if (added !== null) {
    const calculation: Calculation = { kind: 'hpp', inputs: added };
    return { figures: { ...before, inputs: added }, calculation };
  }
  const { inputs: own, left } = readInputs(lower, cuedKind(lower) ?? (isLeaning ? before.kind : null));
  // 'sewa naik, totalnya jadi 2jt': after a break-even the total of what stays is told anew.
  if (
    earlier?.kind === 'bep' &&
    own.total !== undefined &&
    own.fixed === undefined &&
    costStays.test(lower)
  ) {
    own.fixed = own.total;
    delete own.total;
  }
  // 'kalau hppnya 25rb': after the price of one its cost is told anew.
  if (
    earlier?.kind === 'hpp' &&
    before.inputs.units === 1 &&
    own.cost !== undefined &&
    own.total === undefined
  ) {
    own.total = own.cost;
    delete own.cost;
  }
  const names = Object.keys(own);
  const inputs: CalculationFigures = isLeaning ? { ...withoutShares(before.inputs, own), ...own } : own;
  if ('units' in own && inputs.sold !== undefined && !('total' in inputs)) inputs.sold = own.units;
  const has = (name: CalculationInput) => inputs[name] !== undefined;
  const wished = isLeaning && earlier?.kind === 'laba' ? readWish(lower, own, before.inputs) : null;
  if (wished === 'unclear') return { figures: before, calculation: null };
  if (wished !== null) return { figures: { kind: 'hpp', inputs: wished.inputs }, calculation: wished };
  const named = findKind(lower, has);
  const asksOn =
    isLeaning &&
    before.kind !== null &&
    /\b(?:jadi|total\w*|setaun|setahun|sebulan|bayarnya|hasilnya|bersihnya)\b.*\b(?:brp|berapa|brapa)\b/u.test(
      lower,
    );
  const goesOn = isLeaning && before.kind !== null && names.some((name) => name !== 'badan');
  // 'kalau peserta 60' after a profit asks for the profit, not for what breaks even.
  const isProfitAgain =
    named === 'bep' && before.kind === 'laba' && before.inputs.sold !== undefined && !breakEven.test(lower);
  const kind =
    (goesOn || asksOn) &&
    before.kind !== null &&
    (named === null || named === 'laba' || named === 'hpp' || isProfitAgain)
      ? before.kind
      : named;
  // 'untung tiap gelas 3rb, berapa gelas baru balik modal': how many pay back, not in which time.
  if (
    kind === 'balik-modal' ||
    (named === null && inputs.capital !== undefined && inputs.unitProfit !== undefined)
  ) {
    const { capital, unitProfit, sold, profit } = inputs;
    if (asksPieces.test(lower) && unitProfit !== undefined && sold === undefined && profit === undefined) {
      const bep: Calculation = { kind: 'bep', inputs: { fixed: capital ?? 0, unitProfit } };
      return { figures: bep, calculation: explainCalculation(bep) === null ? null : bep };
    }
  }
  let figures: Figures = { kind: kind ?? (isLeaning ? before.kind : null), inputs };
  if (kind === null || (names.length === 0 && named === null && !asksOn))
    return { figures, calculation: null };
  if (!(goesOn || asksOn) && !asksResult.test(lower)) return { figures, calculation: null };
  if (leavesOut({ kind, inputs: own }, left) || tellsInParts(lower, kind))
    return { figures, calculation: null };
  // A percentage has no place in a profit, unless a marketplace takes it of the price.
  if (kind === 'laba' && own.percent !== undefined) {
    const taken = own.sold === undefined && own.units === undefined ? takeShare(lower, inputs) : null;
    return taken === null ? { figures, calculation: null } : { figures: taken, calculation: taken };
  }
  // What is received for one is not what is asked where several are sold.
  if (kind === 'potongan' && (own.units ?? own.sold ?? 1) > 1) return { figures, calculation: null };
  const ofSold = kind === 'laba' || kind === 'komisi';
  if (ofSold && inputs.units !== undefined && inputs.sold === undefined) inputs.sold = inputs.units;
  if (kind === 'laba' && isOfOtherAmount(lower, inputs)) return { figures, calculation: null };
  if (kind === 'laba') settleDays(inputs, own, lower);
  // A rent of a month is not taken off what one day brings.
  if (kind === 'laba' && inputs.daily === 1 && inputs.days === undefined && (inputs.fixed ?? 0) > 0)
    return { figures, calculation: null };
  // What a shop takes for instalments is not the rate of a loan: it has to be told.
  const isPurchase = kind === 'cicilan' && before.kind !== kind && !ofLoan.test(lower);
  if (isPurchase && inputs.rate === undefined && inputs.flatRate === undefined)
    return { figures, calculation: null };
  // What is paid already is not what was lent.
  if (kind === 'cicilan' && paidOff.test(lower)) return { figures: before, calculation: null };
  const settled = settlePeriods(kind, inputs, own, lower);
  if (settled === null) return { figures, calculation: null };
  figures = { ...figures, inputs: settled };
  const calculation: Calculation = {
    kind,
    inputs: kind === 'cicilan' ? { rate: usualRate(), ...settled } : settled,
  };
  if (explainCalculation(calculation) === null)
    return { figures: hasEarlier ? before : figures, calculation: null };
  // Where nothing of the result is another, what was told has no place in it: the same again would be taken for the answer.
  const hasNew = names.some(
    (name) => before.inputs[name as CalculationInput] !== inputs[name as CalculationInput],
  );
  const isNothingElse =
    hasEarlier && kind === earlier.kind && explainCalculation(calculation) === explainCalculation(earlier);
  if (
    isNothingElse &&
    ((hasNew && kind !== 'bagi-hasil') || asksSpan(lower, kind, explainCalculation(calculation) ?? ''))
  )
    return { figures: before, calculation: null };
  // 'kalau 60 juta' after what was told of a month: of which time it is cannot be seen in so much less.
  const isOfPart = own.turnover !== undefined && (before.inputs.turnover ?? 0) >= muchLess * own.turnover;
  if (hasEarlier && kind === 'pajak' && kind === earlier.kind && isOfPart && !saysYear.test(lower))
    return { figures: before, calculation: null };
  // What something is sold for again is no price of the bill.
  if (hasEarlier && ofBill.has(kind) && kind === earlier.kind && earns.test(lower))
    return { figures: before, calculation: null };
  const isChanged = names.some((name) => {
    const was = before.inputs[name as CalculationInput];
    return was !== undefined && was !== inputs[name as CalculationInput];
  });
  const isSame = kind === before.kind && isChanged;
  const was: Calculation = { kind, inputs: before.inputs };
  const hasBefore = isSame && explainCalculation(was) !== null;
  return { figures, calculation, ...(hasBefore ? { before: was } : {}) };
}
