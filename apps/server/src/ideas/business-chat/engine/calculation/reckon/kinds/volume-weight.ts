import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { combine, type Term } from '../term.ts';
import { readBoxSides } from '../told/box-sides.ts';
import type { Quantity } from '../told/quantities.ts';
import { writeFormula } from '../write-formula.ts';
import { ruledTerm, toldTerm } from './told-term.ts';

const usualDivisor = 6_000;
const divisor =
  /(?<!\p{L})(?:pembagi\p{L}*|(?:di)?bagi\p{L}*|dividen|divisor|pake|pakai|rumus)(?: (?:angka|yang|yg|itu|dengan|dgn|volume\p{L}*|cm|nya|jadi|jd))*\s*([3-9][.,]?\d00)(?!\d)|[:/] ?([3-9][.,]?\d00)(?!\d)/gu;
/** The weight that a scale shows. */
const weighed =
  /(?<!\p{L})(?:berat\p{L}*|bobot\p{L}*|timbang\p{L}*|asli\p{L}*|aktual|nyata)(?: (?:asli|aktual|nyata|timbangan|barang|isi|paket|cuma|nya)\p{L}*)*\s*$/u;
const grams = 1_000;
const names = ['Panjang (cm)', 'Lebar (cm)', 'Tinggi (cm)'] as const;
const cubicCentimetres = 1_000;
/** Asks what the sides alone come to, whatever a scale shows. */
const asksOfSides =
  /(?<!\p{L})(?:berat |bobot )?volum\p{L}*(?: (?:itu|paket|paketnya|kotaknya|jadi|jadinya|kira))*\s*(?:berapa|brp|piro|sabaraha)(?!\p{L})|(?<!\p{L})(?:berapa|brp) (?:kg |kilo )?(?:berat |bobot )?volum/u;
const asksLitres = /(?<!\p{L})(?:berapa|brp|piro|sabaraha) (?:liter|ltr)(?!\p{L})/u;

const lastDivisor = (turns: readonly string[]): number | null => {
  for (const turn of turns.toReversed()) {
    const [, one, other] = [...turn.matchAll(divisor)].at(-1) ?? [];
    const written = one ?? other;
    if (written !== undefined) return Number(written.replace(/[.,]/u, ''));
  }
  return null;
};

/** What a box holds by its sides, in litres; null where anything else is told. */
function holdsOf(sides: readonly number[], quantities: readonly Quantity[]): Calculation | null {
  if (quantities.some(({ unit, value }) => unit !== 'jumlah' || !sides.includes(value))) return null;
  const volume = combine(
    'Isi (cm³)',
    'jumlah',
    'times',
    sides.map((one, at) => ruledTerm(one, names[at] ?? '')),
  );
  const litres =
    volume === null
      ? null
      : combine('Isi (liter)', 'jumlah', 'over', [
          volume,
          ruledTerm(cubicCentimetres, 'cm³ dalam satu liter'),
        ]);
  return litres === null ? null : writeFormula([litres]);
}

/**
 * The weight by which carriers count a box by its sides: what they hold together through the carrier's divisor, or what a scale shows where that is
 * more; with a price of a kilogram what is paid for it, each begun kilogram as a whole. Null where sides are missing or something else is told.
 * @param quantities all figures
 * @param turns all messages
 */
export function wrapVolumeWeight(
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null {
  const sides = readBoxSides(turns);
  if (sides === null || quantities.some(({ unit }) => unit === 'persen')) return null;
  const last = turns.at(-1) ?? '';
  if (asksLitres.test(last)) return holdsOf(sides, quantities);
  const told = lastDivisor(turns);
  const by = told === null ? ruledTerm(usualDivisor, 'Pembagi (anggapan)') : ruledTerm(told, 'Pembagi');
  const volume = combine(
    'Isi paket (cm³)',
    'jumlah',
    'times',
    sides.map((one, at) => ruledTerm(one, names[at] ?? '')),
  );
  const byVolume = volume === null ? null : combine('Berat volume', 'jumlah', 'over', [volume, by]);
  const [scale, ...scales] = quantities.filter(
    ({ noun, before }) => noun?.kind === 'gram' && weighed.test(before),
  );
  const [rate, ...rates] = quantities.filter(
    ({ unit, per }) => unit === 'rupiah' && per.some(({ kind }) => kind === 'gram'),
  );
  const isOther = (one: Quantity): boolean =>
    one !== scale && one !== rate && one.value !== told && !sides.includes(one.value) && one.value !== 1;
  if (byVolume === null || scales.length + rates.length > 0 || quantities.some(isOther)) return null;
  const onScale: Term | null =
    asksOfSides.test(last) || scale === undefined
      ? null
      : {
          ...toldTerm(scale, 'Berat timbangan (kg)'),
          value: (scale.value * (scale.noun?.size ?? grams)) / grams,
        };
  const counted =
    onScale === null ? byVolume : combine('Berat yang dihitung', 'jumlah', 'most', [byVolume, onScale]);
  if (counted === null || rate === undefined || asksOfSides.test(last))
    return counted === null ? null : writeFormula([counted], 'kg');
  const whole = combine('Berat yang ditagih', 'jumlah', 'pieces', [counted, ruledTerm(1, 'Kilogram penuh')]);
  const paid =
    whole === null
      ? null
      : combine('Ongkos kirim', 'rupiah', 'times', [whole, toldTerm(rate, 'Ongkos per kg')]);
  return paid === null ? null : writeFormula([paid], 'kg');
}
