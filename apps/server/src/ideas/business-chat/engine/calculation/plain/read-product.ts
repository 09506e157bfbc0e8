import type { CalculationFigures, CalculationInput } from '@kawanusaha/contracts/finance/calculation';
import { clauseBefore, type Figure, ofKind } from '../read/read-figures.ts';
import { type Measure, readMeasures } from '../read/read-measures.ts';

/** What a value is of, or what is counted. */
type Unit = 'hour' | 'day' | 'week' | 'month' | 'year' | 'person' | 'piece';

const names: readonly (readonly [RegExp, Unit])[] = [
  [/^jam$/u, 'hour'],
  [/^(?:hari|hr)$/u, 'day'],
  [/^(?:minggu|mgg|pekan)$/u, 'week'],
  [/^(?:bulan|bln)$/u, 'month'],
  [/^(?:tahun|taun|thn)$/u, 'year'],
  [/^(?:orang|org|karyawan|pegawai|anggota|kepala|anak|peserta|pekerja)$/u, 'person'],
];
const unitOf = (word: string): Unit =>
  names.find(([pattern]) => pattern.test(word.replace(/nya$/u, '')))?.[1] ?? 'piece';

const time = 'jam|hari|hr|minggu|mgg|pekan|bulan|bln|tahun|taun|thn';
/** 'per jam', 'sehari', '/pcs', 'tiap orang', right behind a figure or its unit. */
const perBehind = new RegExp(
  `^\\s*(?:an)?\\s*(?:\\/ ?|per ?|tiap |setiap |se(?=(?:${time}|orang|buah|biji|potong|porsi|gelas|bungkus|kotak|botol|ekor)))(\\p{L}+)`,
  'u',
);
/** The same right before a figure: 'sehari jadi 35 pcs', 'masing2 300rb'. */
const perAhead = new RegExp(
  `(?:\\/ ?|\\bper ?|\\btiap |\\bsetiap |\\bse)(${time})(?:nya)?(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
const each = /(?:@|\bmasing\S*(?:\s+\p{L}+)?)\s*(?:rp\.?)?\s*$/u;
const price =
  /\b(?:harga\p{L}*|(?:di|ku|tak)?jual\p{L}*|satuan\p{L}*|tarif\p{L}*)(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;
const ordered = /\b(?:pesen|pesan|pesanan|order)\s*$/u;
const dozenBefore = /\b(?:per ?|se)?(?:lusin|kodi)(?:an|nya)*\s*(?:rp\.?)?\s*$/u;
const dozenAfter = /^\s*(?:\/ ?|per ?|se)(?:lusin|kodi)/u;
const wage = /\b(?:gaji|upah|honor|bayaran|ngegaji|menggaji)\p{L}*\b/u;
/** A sum that is spent on one, or is that of all. */
const otherSum =
  /\b(?:modal|hpp|bahan|biaya|total\p{L}*|semua\p{L}*|seluruh\p{L}*|sewa|target|om[sz]et|diskon|dp)(?:ku|nya)?(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u;
/** Another result than a product of what was told. */
const otherResult =
  /\b(?:bep|impas|balik modal|target\p{L}*|\p{L}{0,3}nabung\p{L}*|tabungan|\p{L}{0,3}cicil\p{L}*|\p{L}{0,3}angsur\p{L}*|bunga|\p{L}{0,3}pinjam\p{L}*|diskon|(?:di)?bagi\p{L}*|pajak|pph|ppn|ongkir|sisa\p{L}*|tahan|lembur|thr|bpjs|libur|kecuali|komisi|gratis|ump|umr|umk)\b/u;
/** A cost or a profit is asked, which takes more than a product, unless the sum itself is one. */
const ofCost = /\b(?:hpp|bahan|biaya|modal)\p{L}*\b/u;
const putIn = /\b(?:patungan|setor\p{L}*|iuran|urunan)\b/u;
const ofProfit = /\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|rugi|profit|margin|cuan)\b/u;
const times: Readonly<Record<Unit, CalculationInput>> = {
  hour: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'months',
  person: 'people',
  piece: 'units',
};

type Amount = { readonly value: number; readonly of: Unit; readonly per: Unit | null };

/** The time that stands before a figure and is not said of the one before it ('50rb sehari kerja 26 hari'). */
function readAhead({ before, start }: Figure): string | undefined {
  const own = clauseBefore(before);
  const found = perAhead.exec(own);
  if (found === null) return undefined;
  const isOfEarlier =
    start > before.length && own === before && /^\s*\p{L}*\s*$/u.test(own.slice(0, found.index));
  return isOfEarlier ? undefined : found[1];
}

/** What one figure counts, and in which time or of whom: '5 jam sehari' is hours of a day. */
function readAmount(figure: Figure, dozens: readonly Measure[]): Amount | null {
  const { kind, value, after, start } = figure;
  const ahead = readAhead(figure);
  if (kind === 'months') return { value, of: 'month', per: null };
  const [whole, word = ''] = /^\s*(\p{L}+)/u.exec(after) ?? [''];
  const dozen = dozens.find((one) => start >= one.start && start < one.end);
  const behind = perBehind.exec(after.slice(whole.length))?.[1];
  const per = behind ?? ahead;
  if (/^(?:x|kali|kg|kilo|gram|gr|g|ons|liter|ltr|ml|meter|m|cm|watt|kwh|menit)$/u.test(word)) return null;
  return {
    value: dozen?.value ?? value,
    of: dozen === undefined ? unitOf(word) : 'piece',
    per: per === undefined ? null : unitOf(per),
  };
}

/** The time of which the result is asked. */
const asked = new RegExp(`\\bse(minggu|bulan|bln|tahun|taun)\\b(?! (?:\\d|\\p{L}+ \\d))`, 'gu');
/** How many of a shorter time a longer one has, as the answers of the chat reckon it. */
const within: Readonly<Record<string, number>> = { 'day:week': 7, 'day:month': 30, 'month:year': 12 };

/**
 * A value of one (an hour's wage, a day's profit, the price of a piece) times all that was counted of it. Each count has to cancel what the
 * value is of, so that a figure that does not belong leads to no result.
 * @param figures in their order
 * @param lower the text in lower case
 */
export function readProduct(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [sum, ...sums] = ofKind(figures, 'money');
  if (sum === undefined || sums.length > 0 || ofKind(figures, 'percent').length > 0) return null;
  if (otherResult.test(lower) || otherSum.test(sum.before)) return null;
  if (ofCost.test(lower) && !putIn.test(lower)) return null;
  if (ofProfit.test(lower) && !ofProfit.test(clauseBefore(sum.before))) return null;
  // 'harga lusinan 30rb': the price is of the dozen, and so is what is counted.
  const isOfDozen = dozenBefore.test(sum.before) || dozenAfter.test(sum.after);
  const dozens = isOfDozen ? [] : readMeasures(lower).filter(({ dimension }) => dimension === 'pieces');
  // Pieces times the price of twelve would be twelve times too much.
  if (isOfDozen && !figures.some(({ after }) => /^\s*(?:lusin|kodi)/u.test(after))) return null;
  const amounts = figures.filter((figure) => figure !== sum).map((figure) => readAmount(figure, dozens));
  if (amounts.some((amount) => amount === null)) return null;
  const open: Unit[] = [];
  let rest = sum.after;
  for (let found = perBehind.exec(rest); found !== null; found = perBehind.exec(rest)) {
    open.push(unitOf(found[1] ?? ''));
    rest = rest.slice(found[0].length);
  }
  const ahead = readAhead(sum);
  if (open.length === 0 && ahead !== undefined) open.push(unitOf(ahead));
  // 'nasi box 15rb pesan 80': what is ordered is paid by the piece.
  const isOrder = figures.length === 2 && ordered.test(figures[1]?.before ?? '') && figures[0] === sum;
  const left = amounts.filter((amount) => amount !== null);
  const hasPeople = left.some(({ of }) => of === 'person');
  if (hasPeople && (each.test(sum.before) || (wage.test(sum.before) && open.length > 0))) open.push('person');
  else if (open.length === 0 && (each.test(sum.before) || price.test(sum.before) || isOrder))
    open.push('piece');
  // 'dua orang harian, masing-masing 60rb': each of them for a day.
  if (open.includes('person') && open.length === 1 && /\bharian\b/u.test(lower)) open.push('day');
  const [measured] = dozens;
  if (left.length === 0 && measured !== undefined && open.includes('piece'))
    left.push({ value: measured.value, of: 'piece', per: null });
  const inputs: CalculationFigures = { price: sum.value };
  const next = (): Amount | undefined => left.find(({ of }) => open.includes(of));
  // Each round takes one count away, so that it comes to an end.
  for (let amount = next(); amount !== undefined; amount = next()) {
    left.splice(left.indexOf(amount), 1);
    open.splice(open.indexOf(amount.of), 1, ...(amount.per === null ? [] : [amount.per]));
    const name = times[amount.of];
    if (inputs[name] !== undefined || amount.of === amount.per) return null;
    inputs[name] = amount.value;
  }
  if (left.length > 0 || open.includes('piece') || open.includes('person') || open.length > 1) return null;
  const [last] = open;
  // What is said of the sum itself is not what is asked.
  const free = `${lower.slice(0, sum.end - (ahead === undefined ? 0 : sum.end))}${lower.slice(sum.end).slice(sum.after.length - rest.length)}`;
  // '5 hari seminggu sebulan berapa': the week is that of the count, the month is asked.
  const spans = new Set([...free.matchAll(asked)].map(([, word = '']) => unitOf(word)));
  if (last !== undefined) spans.delete(last);
  const [span] = spans;
  if (last !== undefined && spans.size > 1) return null;
  if (last !== undefined && span !== undefined) {
    const factor = within[`${last}:${span}`];
    // On how many days of a month people work is not said.
    const isWork = last === 'day' && (inputs.people !== undefined || wage.test(lower));
    if (factor === undefined || isWork) return null;
    inputs[times[last]] = (inputs[times[last]] ?? 1) * factor;
  }
  return Object.keys(inputs).length > 1 ? inputs : null;
}
