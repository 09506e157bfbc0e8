import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import type { Quantity } from '../told/quantities.ts';
import type { Target } from '../asked/target.ts';
import type { Term } from '../term.ts';
import { readChanged, readGrowth, readMean, readPart, readReduction, readShareOf } from './compare.ts';
import { readCompound } from './compound.ts';
import { readCostOfSales, tellsStocks } from './cost-of-sales.ts';
import { readExchange, tellsOtherMoney } from './exchange.ts';
import { wrapHolidayPay } from './holiday-pay.ts';
import { wrapLoan } from './loan.ts';
import { shareByMeasure } from './measured-shares.ts';
import { readPartMonth } from './part-month.ts';
import { readConversion, readProportion } from './proportion.ts';
import { wrapOvertime } from './overtime.ts';
import { readInterest } from './interest.ts';
import { readPercentLeft } from './percent-left.ts';
import { readScanFee } from './scan-fee.ts';
import { wrapSplit } from './split.ts';
import { roleOf } from '../told/roles.ts';
import { wrapTax } from './tax.ts';
import { wrapVolumeWeight } from './volume-weight.ts';
import { writeFormula } from '../write-formula.ts';

/** For how long a person has worked says what the payment of a feast is, and multiplies no wage. */
const tellsService = (quantities: readonly Quantity[], asked: string): boolean =>
  /\bthr\b/u.test(asked) &&
  quantities.some(
    ({ noun, before }) =>
      /^(?:bulan|tahun)$/u.test(noun?.kind ?? '') && /\b(?:kerja|bekerja|masuk|ikut)\b[^,.]*$/u.test(before),
  );

const bearsInterest =
  /(?<!\p{L})(?:motor|mobil|kredit|leasing|paylater|kur|bank|\p{L}{0,2}pinj[ae]m\p{L}*)(?!\p{L})/u;

/**
 * A calculation that has its own kind, or figures that are compared, where what is asked is one of them and every figure has a place in it; undefined where
 * what is asked is left to the formulas.
 */
export function reckonKind(
  quantities: readonly Quantity[],
  target: Target,
  turns: readonly string[],
): Calculation | null | undefined {
  const text = turns.join('. ');
  const isOfFeast = target.name === 'holidayPay';
  if (!isOfFeast && tellsService(quantities, turns.at(-1) ?? '')) return null;
  if (isOfFeast) {
    // Days and weeks that were told before the payment of a feast was spoken of say how long someone was away.
    const from = turns.findIndex((turn) => /\bthr\b/u.test(turn));
    const isOfOther = ({ turn, noun }: Quantity): boolean =>
      turn < from && /^(?:hari|minggu)$/u.test(noun?.kind ?? '');
    return wrapHolidayPay(
      quantities.filter((one) => !isOfOther(one)),
      turns,
    );
  }
  if (target.name === 'overtime') return wrapOvertime(quantities, turns) ?? undefined;
  if (target.name === 'volumeWeight') return wrapVolumeWeight(quantities, turns);
  const shared = shareByMeasure(quantities, turns);
  if (shared !== null) return shared;
  if (tellsStocks(quantities)) {
    const cost = readCostOfSales(quantities);
    if (cost !== null && /^(?:unitCost|total|any)$/u.test(target.name)) return writeFormula([cost]);
    // What was sold follows from no sum of all figures.
    if (quantities.some(({ unit }) => unit === 'rupiah')) return null;
  }
  if (tellsOtherMoney(quantities)) {
    const exchanged = readExchange(quantities, turns);
    return exchanged === null ? null : writeFormula([exchanged]);
  }
  if (/^(?:wage|received|total|any|cut|left|split|span)$/u.test(target.name)) {
    const due = readPartMonth(quantities, turns);
    if (due !== null) return writeFormula([due]);
  }
  const proportion = readProportion(quantities, turns);
  if (proportion !== null) return writeFormula([proportion.term], proportion.thing);
  const compound = readCompound(quantities, turns);
  if (compound.length > 0) return writeFormula(compound);
  const part = target.name === 'tax' ? readPart(quantities) : null;
  if (part !== null && quantities.some(({ unit, value }) => unit === 'persen' && value !== 0.5))
    return writeFormula([part]);
  if (/^(?:shareOf|left|margin|profit|any|revenue|total)$/u.test(target.name)) {
    const left = readPercentLeft(quantities, turns);
    if (left !== null) return writeFormula([left]);
  }
  if (/^(?:cut|received|total|left|any)$/u.test(target.name)) {
    const fee = readScanFee(quantities, turns, target.name === 'received');
    if (fee !== null) return writeFormula([fee]);
  }
  const interest =
    target.name === 'loan' && /persen|%/u.test(turns.at(-1) ?? '') ? readInterest(quantities) : null;
  if (interest !== null) return writeFormula([interest]);
  if (target.name === 'loan') {
    const loan = wrapLoan(quantities, text);
    // A vehicle, and what a bank lends, is not paid off without interest, though none is told.
    return loan ?? (bearsInterest.test(text) && !text.includes('tanpa bunga') ? null : undefined);
  }
  if (target.name === 'tax') return wrapTax(quantities, turns);
  const changed = /^(?:total|price|revenue|profit|need|gather)$/u.test(target.name)
    ? readChanged(quantities)
    : null;
  if (changed !== null) return writeFormula([changed]);
  const special: Readonly<Record<string, () => Term | null>> = {
    growth: () => readGrowth(quantities),
    mean: () => readMean(quantities, text),
    off: () => readReduction(quantities),
    conversion: () => readConversion(quantities),
    shareOf: () =>
      readConversion(quantities) ??
      (/\bsisa\p{L}*/u.test(turns.at(-1) ?? '') ? null : readShareOf(quantities)),
  };
  const isTaxed = target.name === 'total' && quantities.some((one) => roleOf(one).role === 'tax');
  const ofSum =
    !isTaxed && /^(?:tax|total|any|cut|deposit|savedOff)$/u.test(target.name) ? readPart(quantities) : null;
  if (ofSum !== null) return writeFormula([ofSum]);
  const term = special[target.name]?.();
  if (term !== undefined && term !== null) return writeFormula([term]);
  if (target.name === 'mean' || target.name === 'growth') return null;
  if (/^(?:split|eachPays|received|profit|any)$/u.test(target.name)) return wrapSplit(quantities, turns);
  return undefined;
}
