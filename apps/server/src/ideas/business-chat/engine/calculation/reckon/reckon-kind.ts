import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readings, settle } from './find-readings.ts';
import type { Quantity } from './told/quantities.ts';
import type { Target } from './read-target.ts';
import { roleOf } from './told/roles.ts';
import { scopes } from './rules.ts';
import type { Term } from './term.ts';
import {
  readChanged,
  readGrowth,
  readMean,
  readPart,
  readParts,
  readReduction,
  readShareOf,
  wrapLoan,
} from './wrap.ts';
import { writeFormula } from './write-formula.ts';

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
  const part = target.name === 'tax' ? readPart(quantities) : null;
  if (part !== null && quantities.some(({ unit, value }) => unit === 'persen' && value !== 0.5))
    return writeFormula([part]);
  if (target.name === 'loan') return wrapLoan(quantities, text) ?? undefined;
  if (target.name === 'tax') return wrapTax(quantities, turns);
  const changed = /^(?:total|price|revenue|profit|need|gather)$/u.test(target.name)
    ? readChanged(quantities)
    : null;
  if (changed !== null) return writeFormula([changed]);
  const special: Readonly<Record<string, () => Term | null>> = {
    growth: () => readGrowth(quantities),
    mean: () => readMean(quantities, text),
    off: () => readReduction(quantities),
    shareOf: () => readShareOf(quantities),
  };
  const ofSum = /^(?:tax|total|any|cut|deposit|savedOff)$/u.test(target.name) ? readPart(quantities) : null;
  if (ofSum !== null) return writeFormula([ofSum]);
  const term = special[target.name]?.();
  if (term !== undefined && term !== null) return writeFormula([term]);
  if (target.name === 'mean' || target.name === 'growth') return null;
  if (/^(?:split|eachPays|received|profit)$/u.test(target.name)) return wrapSplit(quantities, turns);
  return undefined;
}

/** The tax of a year on the turnover that was told; null where it is not told for a year, or in parts. */
function wrapTax(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  const text = turns.join('. ');
  // The rate is that of the law; another one is another tax.
  const rates = quantities.filter(({ unit }) => unit === 'persen');
  if (rates.some(({ value }) => value !== 0.5)) return null;
  const rest = quantities.filter((one) => one.unit !== 'persen');
  if (/\b(?:sampe|sampai|s\.?d|hingga|desember|des) |\b(?:gaji|honor|klien|ppn|pph ?(?:21|23))\b/u.test(text))
    return null;
  const target: Target = { name: 'turnover', facts: [{ fact: 'revenue@tahun', doubt: 0 }] };
  const [sole, ...more] = rest;
  const isBadan =
    !/\bbukan (?:cv|pt|badan)/u.test(text) &&
    /\b(?:cv|pt|badan)\b/u.test(text) &&
    !/\bpt perorangan\b/u.test(text);
  const wrap = (turnover: number): Calculation => ({
    kind: 'pajak',
    inputs: { turnover, ...(isBadan ? { badan: 1 } : {}) },
  });
  const year = /\b(?:se|per ?|tiap |1 |satu |setaun|thn|tahun|taun)(?:tahun|taun|thn)?\b/u;
  if (
    sole !== undefined &&
    more.length === 0 &&
    sole.unit === 'rupiah' &&
    !sole.per.some(({ kind }) => kind !== 'tahun')
  )
    return sole.per.length > 0 || year.test(text) ? wrap(sole.value) : null;
  const reading = settle(readings(rest, target, turns.length - 1, turns));
  return reading === null ? null : wrap(reading.term.value);
}

/** The parts of a profit by a ratio, or by parts that are told of each. */
function wrapSplit(
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null | undefined {
  const split = readParts(quantities, turns.join('. '));
  if (split === null) return undefined;
  const { parts, used } = split;
  if (parts.length < 2 || parts.length > 5) return null;
  const rest = quantities.filter((one) => !used.includes(one) && roleOf(one).role !== 'people');
  const reserve = rest.filter((one) => one.unit === 'persen');
  const sums = rest.filter((one) => one.unit !== 'persen');
  const [share, ...shares] = reserve;
  const isKept = share === undefined || roleOf(share).role === 'reserve' || /\bdulu\b/u.test(share.after);
  if (!isKept || shares.length > 0) return null;
  const target: Target = {
    name: 'profit',
    facts: scopes.flatMap((scope) => [
      { fact: `kept@${scope}`, doubt: scope === 'tahun' ? 1 : 0 },
      { fact: `revenue@${scope}`, doubt: scope === 'tahun' ? 1.4 : 0.4 },
    ]),
  };
  const [sole, ...more] = sums;
  const profit =
    sole !== undefined && more.length === 0 && sole.unit === 'rupiah'
      ? sole.value
      : settle(readings(sums, target, turns.length - 1, turns))?.term.value;
  if (profit === undefined || profit <= 0) return null;
  const inputs: Calculation['inputs'] = { profit };
  for (const [place, part] of parts.entries()) inputs[shareNames[place] ?? 'share1'] = part;
  if (share !== undefined) inputs.reserve = share.value;
  return { kind: 'bagi-hasil', inputs };
}
const shareNames = ['share1', 'share2', 'share3', 'share4', 'share5'] as const;
