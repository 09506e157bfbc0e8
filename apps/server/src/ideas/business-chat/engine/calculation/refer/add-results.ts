import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { operate } from '@kawanusaha/contracts/finance/formula';
import { combine, type Term } from '../reckon/term.ts';
import { readSums } from '../reckon/read-sums.ts';
import { writeFormula } from '../reckon/write-formula.ts';

/** Asks what several results come to together: 'total dua-duanya', 'jumlah keduanya', 'semua digabung jadi berapa'. */
const asksTogether =
  /(?<!\p{L})(?:total|jumlah|gabung|digabung|ditotal|dijumlah|semua|tambah|ditambah)\p{L}*(?!\p{L})/iu;
const several: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:dua|2)[- ]?dua(?:nya)?|(?<!\p{L})(?:ke|ka)dua\p{L}*|(?<!\p{L})(?:dua|2) (?:itu|tadi|hari|produk|menu|barang|jenis|usaha|dagangan)|(?<!\p{L})2-2nya/iu,
    2,
  ],
  [
    /(?<!\p{L})(?:ketiga|tiga-?tiga)\p{L}*|(?<!\p{L})(?:tiga|3) (?:itu|tadi|hari|produk|menu|barang|jenis|usaha)/iu,
    3,
  ],
];
const all = /(?<!\p{L})(?:semua|digabung|gabungan|dijumlah|ditotal)\p{L}*(?!\p{L})/iu;

/** The result of a calculation with what it is called and of which time; null where it is none in Rupiah. */
function resultOf({ kind, inputs, formula }: Calculation): { value: number; label: string } | null {
  if (kind !== 'langkah' || formula === undefined) return null;
  const values: number[] = [];
  for (const { operation, of } of formula.steps)
    values.push(
      operate(
        operation,
        of.map((one) => (typeof one === 'number' ? values[one] : inputs[one]) ?? Number.NaN),
      ),
    );
  const last = formula.steps.at(-1);
  const value = values.at(-1);
  if (last?.unit !== 'rupiah' || value === undefined || !Number.isFinite(value)) return null;
  return { value, label: last.label };
}

/** What a result is, whatever its time: profit before and after the bills is one. */
const kindOf = (label: string): string =>
  label.replace(/^(Laba|Rugi|Omzet|Pengeluaran)(?!\p{L}).*?(?= se\p{L}+$|$)/u, '$1');

/**
 * What the results of a conversation come to together, where that is what is asked; null where they are not of one kind, or not so many.
 * @param text as it was written
 * @param results the sums of before, oldest first
 */
export function addResults(text: string, results: readonly Calculation[]): Calculation | null {
  if (results.length < 2 || !asksTogether.test(text)) return null;
  if (readSums([text]).quantities.some(({ unit }) => unit !== 'jumlah')) return null;
  const count = several.find(([pattern]) => pattern.test(text))?.[1] ?? (all.test(text) ? results.length : 0);
  if (count === 0 || results.length < count) return null;
  const told = results.slice(-count).map(resultOf);
  const known = told.flatMap((one) => (one === null ? [] : [one]));
  const [first] = known;
  if (first === undefined || known.length < count) return null;
  if (known.some(({ label }) => kindOf(label) !== kindOf(first.label))) return null;
  const terms = known.map(({ value, label }, at): Term => {
    const name = `${label} (${String(at + 1)})`;
    return { value, unit: 'rupiah', label: name, ids: 2 ** at, doubt: 0, operation: null, of: [] };
  });
  const sum = combine(count === 2 ? 'Jumlah keduanya' : 'Jumlah semuanya', 'rupiah', 'sum', terms);
  return sum === null ? null : writeFormula([sum]);
}
