import {
  type Calculation,
  type CalculationFigures,
  type CalculationInput,
  type CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { type Figure, readFigures, readShares } from './read-figures.ts';

/** What was said of figures so far: carried on from question to question. */
export type Figures = { readonly kind: CalculationKind | null; readonly inputs: CalculationFigures };
export const noFigures: Figures = { kind: null, inputs: {} };

const says = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Tax that whoever pays takes off is another than the half percent of a shop's turnover. */
const withheld = /\b(?:di|ke)?potong\w*\b|\b(?:klien|honor|gaji|fee|freelance)\b/u;

/** Which calculation the words ask for; null where they name none. */
function findKind(text: string, has: (name: CalculationInput) => boolean): CalculationKind | null {
  if (says(text, /\bdiskon\b|\bdidiskon\b/u) && has('percent')) return 'diskon';
  if (says(text, /\bpajak|\bpph\b|\bkena\b/u) && has('turnover') && !says(text, withheld)) return 'pajak';
  if (has('principal') && (has('months') || says(text, /\b(cicil|angsur)/u))) return 'cicilan';
  if (says(text, /\bbagi|\bpembagian|\b\d+\s*:\s*\d+|\bber(?:dua|tiga|empat|lima)\b/u) && has('share1'))
    return 'bagi-hasil';
  if (has('percent') && says(text, /\b(admin|fee|potong|kepotong|dipotong|komisi)/u))
    return has('net') ? 'harga-bersih' : 'potongan';
  if (has('fixed') && has('price') && has('cost')) return 'bep';
  if (has('capital') && has('profit') && says(text, /\b(?:balik\w*|kembali|bep|payback)\b/u))
    return 'balik-modal';
  if (has('total') && has('units') && !(has('cost') && has('price'))) return 'hpp';

  if (has('cost') && has('price')) return 'laba';
  return null;
}

/** Which calculation a word names, whatever figures there are. */
function cuedKind(text: string): CalculationKind | null {
  if (says(text, /\bdi?diskon\b/u)) return 'diskon';
  if (says(text, /\bpajak|\bpph\b/u)) return 'pajak';
  if (says(text, /\b(cicil|angsur)/u)) return 'cicilan';
  if (says(text, /\b(admin|fee|komisi|potongan)/u)) return 'potongan';
  return null;
}

/** What a bare sum stands for when the words before it say nothing, by the calculation of before. */
const mainInput: Readonly<Record<CalculationKind, CalculationInput>> = {
  hpp: 'total',
  laba: 'price',
  bep: 'price',
  'balik-modal': 'profit',
  pajak: 'turnover',
  cicilan: 'principal',
  potongan: 'price',
  'harga-bersih': 'net',
  'bagi-hasil': 'profit',
  diskon: 'price',
};

const roles: readonly (readonly [CalculationInput, RegExp])[] = [
  ['turnover', /\b(omzet|omset|omzetnya|omsetnya|peredaran)\b/u],
  ['principal', /\b(kur|pinjam\w*|minjem|minjam|kredit|ngutang)\b/u],
  ['fixed', /\b(?:biaya tetap|tetap|fixed|(?:ny|men|di)?(?:sewa|ewa)\w*)\b/u],
  ['net', /\b(terima|nerima|dapet|dapat|(?<!(?:laba|untung|profit) )bersih)\b/u],
  ['price', /\b(jual|dijual|ngejual|harga\w*|tak jual|jualnya)\b/u],
  ['cost', /\b(hpp|variabel\w*|variable|modal\w*)\b/u],
  ['profit', /\b(laba\w*|untung\w*|profit|keuntungan)\b/u],
  ['total', /\b(bahan|belanja|total|gas|upah|listrik|kemasan|tenaga|ongkos|biaya)\b/u],
];

/** The role of which a word stands last before the figure: 'jual es 10rb modal 6rb'. */
function roleOf(before: string): CalculationInput | null {
  const places = roles.map(([name, pattern]) => ({
    name,
    at: [...before.matchAll(new RegExp(pattern, 'gu'))].at(-1)?.index ?? -1,
  }));
  const last = places.reduce((best, place) => (place.at > best.at ? place : best));
  return last.at < 0 ? null : last.name;
}

function readMoney(
  figure: Figure,
  all: readonly Figure[],
  text: string,
  kind: CalculationKind | null,
): CalculationInput | null {
  const { before, after } = figure;
  if (/\b(plus|tambah|\+)\s*$/u.test(before) && /\b(order|pesanan|transaksi)\b/u.test(after)) return 'flat';
  const role = roleOf(before);
  const isPayback = /\b(?:balik\w*|kembali|payback)\b/u.test(text);
  if (role === 'cost' && isPayback && all.some((other) => roleOf(other.before) === 'profit'))
    return 'capital';
  if (role === 'profit' && !isPayback && /\bbagi/u.test(text)) return 'profit';
  if (role !== null) return role;
  if (/\bperalatan|\balat\b/u.test(before)) return 'capital';
  return kind === null ? null : mainInput[kind];
}

function readPercent({ before, after }: Figure, kind: CalculationKind | null): CalculationInput {
  if (/\b(bunga\w*)\b/u.test(before)) return 'rate';
  if (/\b(simpan|disimpen|disimpan|nyimpen|kas|sisih\w*|ditabung)\b/u.test(`${before} ${after}`))
    return 'reserve';
  if (/\b(untung|margin|laba|profit)\b/u.test(before)) return 'target';
  if (kind === 'cicilan') return 'rate';
  if (kind === 'bagi-hasil') return 'reserve';
  return kind === 'hpp' ? 'target' : 'percent';
}

/** Figures of one question by their role. `kind` is the calculation of before. */
function readInputs(text: string, kind: CalculationKind | null): CalculationFigures {
  const lower = text.toLowerCase();
  const figures = readFigures(lower);
  const inputs: CalculationFigures = {};
  const unnamed: number[] = [];
  for (const figure of figures) {
    if (figure.kind === 'percent') inputs[readPercent(figure, kind)] = figure.value;
    else if (figure.kind === 'months') inputs.months = figure.value;
    else if (figure.kind === 'count') {
      const isSold = /\b(laku|terjual|kejual)\b/u.test(figure.before);
      if (!/^\s*(orang)\b/u.test(figure.after) && !/\brata\b/u.test(figure.before))
        inputs[isSold ? 'sold' : 'units'] = figure.value;
    } else {
      const name = readMoney(figure, figures, lower, kind);
      if (name === 'total') inputs.total = (inputs.total ?? 0) + figure.value;
      else if (name === 'turnover')
        inputs.turnover =
          figure.value * (/^\s*(se|per|\/|tiap|setiap)?\s*-?(bulan|bln)/u.test(figure.after) ? 12 : 1);
      else if (name === null) unnamed.push(figure.value);
      else inputs[name] = figure.value;
    }
  }
  // 'baju 85rb modal 60rb': what is named without a role beside its cost is the price.
  const [only, ...more] = unnamed;
  if (inputs.cost !== undefined && inputs.price === undefined && only !== undefined && more.length === 0)
    inputs.price = only;
  if (inputs.cost !== undefined && inputs.target !== undefined && inputs.price === undefined) {
    inputs.total = inputs.cost;
    inputs.units = 1;
    delete inputs.cost;
  }
  readShares(lower).forEach((share, place) => {
    inputs[(['share1', 'share2', 'share3', 'share4', 'share5'] as const)[place] ?? 'share5'] = share;
  });
  if (/\b(cv|pt|badan)\b/u.test(lower)) inputs.badan = 1;
  return inputs;
}

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
  const goesOn = isLeaning && before.kind !== null && names.some((name) => name !== 'badan');
  const kind =
    goesOn && before.kind !== null && (named === null || named === 'laba' || named === 'hpp')
      ? before.kind
      : named;
  const figures: Figures = { kind: kind ?? (isLeaning ? before.kind : null), inputs };
  const asksOn =
    isLeaning &&
    before.kind !== null &&
    says(
      lower,
      /\b(?:jadi|total\w*|setaun|setahun|sebulan|bayarnya|hasilnya|bersihnya)\b.*\b(?:brp|berapa|brapa)\b/u,
    );
  if (kind === null || (names.length === 0 && named === null && !asksOn))
    return { figures, calculation: null };
  if (kind === 'laba' && inputs.units !== undefined && inputs.sold === undefined) inputs.sold = inputs.units;
  const calculation: Calculation = {
    kind,
    inputs: kind === 'cicilan' ? { rate: usualRate, ...inputs } : inputs,
  };
  return { figures, calculation: explainCalculation(calculation) === null ? null : calculation };
}
