import type { CalculationFigures } from '../calculation.ts';
import { type Formula, type FormulaUnit, operate, type Operation } from '../formula.ts';
import { given, givenPercent, rupiah } from './figure-words.ts';

const write = (value: number, unit: FormulaUnit, thing?: string): string => {
  if (unit === 'rupiah') return rupiah(value);
  const short = Math.round(value * whole) / whole;
  if (unit === 'persen') return givenPercent(short);
  const counted = unit === 'jumlah' ? thing : unit;
  return counted === undefined ? given(short) : `${given(short)} ${counted}`;
};
const whole = 100;
const signs: Readonly<Record<Operation, string>> = {
  sum: ' + ',
  minus: ' − ',
  times: ' x ',
  over: ' : ',
  pieces: ' : ',
  part: ' x ',
  less: ' − ',
  more: ' + ',
  'gross-up': ' : (100% − ',
  ratio: ' : ',
  least: ', paling banyak ',
  most: ', paling sedikit ',
};

function writeStep(operation: Operation, of: readonly string[], result: string): string {
  const joined = of.join(signs[operation]);
  if (operation === 'gross-up') return `${joined}) = ${result}`;
  if (operation === 'pieces') return `${joined} = ${result}, dibulatkan ke atas`;
  return operation === 'ratio' ? `${joined} x 100% = ${result}` : `${joined} = ${result}`;
}

/** What a result or a step rests on, by what it is called. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/^Balik modal dalam/u, 'Berlaku bila labanya tetap.'],
  [
    /sesudah potongan|^(?:Semua )?potongan/iu,
    'Persentase marketplace berbeda menurut kategori dan berubah; lihat rincian penghasilan satu pesanan terakhir.',
  ],
  [/^Tarif per jam/u, 'Hitung hanya jam yang dibayar; waktu mencari klien dan revisi tidak termasuk.'],
  [
    /^Berat volume/u,
    'Ekspedisi menagih yang lebih besar dari berat timbangan dan berat volume; tanyakan angka pembaginya, sering 6.000 atau 5.000.',
  ],
  [
    /^THR/u,
    'Berlaku sejak masa kerja satu bulan; dari dua belas bulan THR-nya satu bulan upah, dan dibayar paling lambat tujuh hari sebelum hari raya.',
  ],
  [/^Uang lembur/u, 'Menurut PP 35/2021: upah sejam = upah sebulan : 173.'],
  [/^ROAS/u, 'Itu belum laba: bandingkan dengan margin kotor Anda.'],
  [/^Titik impas/u, 'Dibulatkan ke atas; sesudah itu barulah ada laba.'],
];

/** Ends the name of a figure that was not told. */
const assumed = ' (anggapan)';

/** The result as it is read first; less than nothing is a loss or a fall. */
function writeResult(label: string, value: number, unit: FormulaUnit, thing?: string): string {
  if (label === 'Perubahan' && value !== 0)
    return `${value < 0 ? 'Turun' : 'Naik'} ${write(Math.abs(value), unit)}.`;
  const isLoss = value < 0 && label.startsWith('Laba');
  return isLoss
    ? `${label.replace(/^Laba(?: bersih| kotor)?/u, 'Rugi')} ${write(-value, unit)}.`
    : `${label} ${write(value, unit, thing)}.`;
}

/** The result of a formula and the steps that lead to it; null where a figure is missing or a step has no value. */
export function explainSteps(inputs: CalculationFigures, { terms, steps }: Formula): string | null {
  const units = new Map(terms.map(({ name, unit }) => [name, unit]));
  const values: number[] = [];
  const lines: string[] = [];
  for (const { label, unit, operation, of, thing } of steps) {
    const parts = of.map((one) =>
      typeof one === 'number'
        ? { value: values[one], unit: steps[one]?.unit ?? 'jumlah' }
        : { value: inputs[one], unit: units.get(one) ?? 'jumlah' },
    );
    const known = parts.flatMap(({ value }) => (value === undefined ? [] : [value]));
    const value = operate(operation, known);
    if (known.length < parts.length || !Number.isFinite(value)) return null;
    values.push(value);
    const written = parts.map((part) => write(part.value ?? 0, part.unit));
    lines.push(`${label}: ${writeStep(operation, written, write(value, unit, thing))}.`);
  }
  const [last] = steps.slice(-1);
  const result = values.at(-1);
  if (last === undefined || result === undefined) return null;
  const supposed = terms
    .filter(({ label, name }) => label.endsWith(assumed) && inputs[name] !== undefined)
    .map(({ label, name, unit }) => `${label.slice(0, -assumed.length)} ${write(inputs[name] ?? 0, unit)}`);
  const told = notes.filter(([pattern]) => steps.some(({ label }) => pattern.test(label)));
  return [
    writeResult(last.label, result, last.unit, last.thing),
    'Rumus:',
    ...lines.map((line) => `- ${line}`),
    ...(supposed.length === 0
      ? []
      : [`Anggapan saya: ${supposed.join(', ').toLowerCase()}; bila lain, sebutkan jumlahnya.`]),
    ...told.map(([, note]) => note),
  ].join('\n');
}
