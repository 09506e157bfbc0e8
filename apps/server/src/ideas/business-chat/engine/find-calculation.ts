import {
  type Calculation,
  type CalculationFigures,
  type CalculationInput,
  type CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { readInputs } from './read-inputs.ts';

/** What was said of figures so far: carried on from question to question. */
export type Figures = { readonly kind: CalculationKind | null; readonly inputs: CalculationFigures };
export const noFigures: Figures = { kind: null, inputs: {} };

const says = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Tax that a person who pays takes off is another than the half percent of a shop's turnover. */
const withheld = /\b(?:di|ke)?potong\w*\b|\b(?:klien|honor|gaji|fee|freelance)\b/u;

/** What is taken off a payment; without its percentage it cannot be worked out, and is no cost of a unit. */
const deducted = /\b(?:ke|di)potong\w*\b|\bpotongan\w*\b|\bqris\b|\bmdr\b/u;

/** What a person earns by selling for others, not what a marketplace takes. */
const commission =
  /\bkomisi\w*\b.*\b(?:brp|berapa|brapa|piro)\b|\b(?:reseller|afiliasi|affiliate|dropship\w*)\b.*\b(?:dpt|dapat|dapet|komisi)\b/u;

/** Which calculation the words ask for; null where they name none. */
function findKind(text: string, has: (name: CalculationInput) => boolean): CalculationKind | null {
  if (says(text, /\b\w{0,3}diskon\w*/u) && has('percent')) return 'diskon';
  if (has('percent') && !has('cost') && says(text, commission)) return 'komisi';
  if (says(text, /\bpajak|\bpph\b|\bkena\b/u) && has('turnover') && !says(text, withheld)) return 'pajak';
  if (has('principal') && (has('months') || says(text, /\b(cicil|angsur)/u))) return 'cicilan';
  if (
    says(text, /\b(?:di|ter|se)?bagi|\bpembagian|\b\d+\s*:\s*\d+|\bber(?:dua|tiga|empat|lima)\b/u) &&
    has('share1')
  )
    return 'bagi-hasil';
  if (has('percent') && says(text, /\b(admin|fee|potong|kepotong|dipotong|komisi)/u))
    return has('net') ? 'harga-bersih' : 'potongan';
  if (has('fixed') && has('price') && has('cost')) return 'bep';
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
  if (says(text, /\b\w{0,3}diskon\w*/u)) return 'diskon';
  if (says(text, /\bpajak|\bpph\b/u)) return 'pajak';
  if (says(text, /\b(cicil|angsur)/u)) return 'cicilan';
  if (says(text, /\b(admin|fee|komisi|potongan)/u)) return 'potongan';
  return null;
}

const daysOfMonth = 30;
const asksMonth = /\b(?:untung|laba|profit|bersih|dapet|dapat)\w*[^,.?]*\b(?:se|per ?)(?:bulan|bln)\w*/u;

/** Rate of a loan of which none is said: that of a first KUR mikro (Permenko 1/2023). */
const usualRate = 6;

/**
 * The calculation that a question asks for, with figures of before where it leans on them.
 * Out: what is known of figures now, and the calculation when it can be worked out.
 */
export function findCalculation(
  text: string,
  before: Figures,
  isLeaning: boolean,
): { figures: Figures; calculation: Calculation | null } {
  const lower = text.toLowerCase();
  const own = readInputs(lower, (isLeaning ? before.kind : null) ?? cuedKind(lower));
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
  if (kind === 'laba' && inputs.units !== undefined && inputs.sold === undefined) inputs.sold = inputs.units;
  // What is sold every day and asked for a month is sold on thirty days, as the answers of the chat reckon.
  if (kind === 'laba' && inputs.daily === 1 && inputs.sold !== undefined && asksMonth.test(lower)) {
    inputs.sold *= daysOfMonth;
    delete inputs.daily;
  }
  const calculation: Calculation = {
    kind,
    inputs: kind === 'cicilan' ? { rate: usualRate, ...inputs } : inputs,
  };
  return { figures, calculation: explainCalculation(calculation) === null ? null : calculation };
}
