import type { CalculationFigures, CalculationInput } from '@kawanusaha/contracts/finance/calculation';
import { roleOf } from '../read/read-money.ts';
import { clauseAfter, clauseBefore, type Figure, ofKind } from '../read/read-figures.ts';

const sellsAgain = /\b(?:sisa|residu|jual lagi|dijual lagi|laku lagi|bekas\p{L}*)\b/u;

/** 'umur 4 tahun' reads as the age of a person elsewhere. */
const lasts = /(?<![\d.,])(\d{1,3}(?:[.,]5)?)\s*(tahun|taun|thn|bulan|bln)(?!\p{L})/gu;

/** What a machine cost, for how long it lasts, and what it is sold for afterwards. */
export function readWear(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [time, ...times] = lower.matchAll(lasts);
  const sums = figures.filter(({ kind }) => kind !== 'months');
  if (time === undefined || times.length > 0) return null;
  const again = sums.filter(({ before }) => sellsAgain.test(clauseBefore(before)));
  const [bought, ...more] = sums.filter((sum) => !again.includes(sum));
  if (bought?.kind !== 'money' || more.length > 0 || again.length > 1) return null;
  const [left] = again;
  if (left?.kind === 'count' && left.value !== 0) return null;
  // 'residu 20%' is that part of the price.
  const rest = left?.kind === 'percent' ? (bought.value * left.value) / 100 : (left?.value ?? 0);
  const [, digits = '', unit = ''] = time;
  return {
    capital: bought.value,
    months: Number(digits.replace(',', '.')) * (unit.startsWith('b') ? 1 : 12),
    ...(rest === 0 ? {} : { net: rest }),
  };
}

const stockWords: readonly (readonly [CalculationInput, RegExp])[] = [
  ['opening', /\b(?:stok|awal\p{L}*|punya|bikin|produksi|ada)\b/gu],
  ['income', /\b(?:masuk|tambah\p{L}*|nambah|restok|datang|dateng)\b/gu],
  [
    'outgo',
    /\b(?:terjual|kejual|laku|keluar|rusak|hilang|ilang|basi|pecah|retur|kepake|dipakai|dikasih|dimakan)\b/gu,
  ],
];

/** What a stock was, what came in and what went out; each number belongs to the word that stands last before it. */
export function readStockLeft(figures: readonly Figure[]): CalculationFigures | null {
  const inputs: CalculationFigures = {};
  for (const { kind, value, before, after } of figures) {
    if (kind !== 'count' || /^\s*(?:hari|hr|minggu|jam|per|se)\b/u.test(after)) return null;
    const near = `${clauseBefore(before)} `;
    const places = stockWords.map(([name, pattern]) => ({
      name,
      at: [...near.matchAll(pattern)].at(-1)?.index ?? -1,
    }));
    const last = places.reduce((best, place) => (place.at > best.at ? place : best));
    if (last.at < 0 || (last.name === 'opening' && inputs.opening !== undefined)) return null;
    inputs[last.name] = (inputs[last.name] ?? 0) + value;
  }
  return inputs.opening === undefined || inputs.outgo === undefined ? null : inputs;
}

const paidFirst = /\b(?:dp(?:nya)?|uang muka|panjar|bayar dulu|udah bayar|sudah bayar)\s*(?:rp\.?)?\s*$/u;
const parts = /^\s*(?:x|kali)(?!\p{L})/u;

/** A price, what was paid of it at first, and in how many parts the rest is paid. */
export function readRest(figures: readonly Figure[]): CalculationFigures | null {
  const sums = ofKind(figures, 'money');
  const first = sums.filter(({ before }) => paidFirst.test(before));
  const [whole, ...more] = sums.filter((sum) => !first.includes(sum));
  const others = figures.filter(({ kind }) => kind !== 'money');
  const [count] = others;
  if (whole === undefined || first.length !== 1 || more.length > 0 || others.length > 1) return null;
  if (
    count !== undefined &&
    !(count.kind === 'months' || (count.kind === 'count' && parts.test(count.after)))
  )
    return null;
  return {
    price: whole.value,
    net: first[0]?.value ?? 0,
    ...(count === undefined ? {} : { units: count.value }),
  };
}

const cameIn =
  /\b(?:pendapatan|pemasukan|om[sz]et|penjualan|uang masuk|hasil jualan)(?:ku|nya)?\b|\b(?:laku|kejual)\s*(?:rp\.?)?\s*$/u;
const wentOut =
  /\b(?:pengeluaran|belanja|biaya|bahan|gaji|upah|sewa|listrik|ongkir|ongkos|kemasan|transport|iklan|keluar|bensin|wifi)(?:ku|nya)?\b|\bmodal(?:ku|nya)?\s*(?:rp\.?)?\s*$/u;

/** What came in and what went out in one time; of several times, of a share or of a piece nothing is read. */
export function readIncome(figures: readonly Figure[], lower: string): CalculationFigures | null {
  // For how many days both are is no part of it.
  const sums = figures.filter(
    ({ kind, after }) => !(kind === 'count' && /^\s*(?:hari|hr)(?!\p{L})/u.test(after)),
  );
  if (
    sums.some(({ kind }) => kind !== 'money') ||
    (sums.length < figures.length && /\b(?:sehari|per ?hari)\b/u.test(lower))
  )
    return null;
  const spans = new Set(
    [...lower.matchAll(/(?:\bse|\bper ?|\btiap )(hari|minggu|bulan|bln|tahun)/gu)].map(([, one]) => one),
  );
  if (spans.size > 1) return null;
  const inputs: CalculationFigures = {};
  for (const { value, before, after } of sums) {
    const near = clauseBefore(before);
    if (/^\s*(?:\/|per ?(?!bulan|hari|minggu|tahun)\p{L})/u.test(clauseAfter(after))) return null;
    const name = cameIn.test(near)
      ? 'income'
      : wentOut.test(near) || inputs.outgo !== undefined
        ? 'outgo'
        : null;
    if (name === null || (name === 'income' && inputs.income !== undefined)) return null;
    inputs[name] = (inputs[name] ?? 0) + value;
  }
  return inputs.income === undefined || inputs.outgo === undefined ? null : inputs;
}

const heldNow =
  /\b(?:kas|saldo|uang|tabungan|dana)(?:nya|ku)? (?:\p{L}+ )?(?:tinggal|sisa|ada|masih)\p{L}*\s*(?:rp\.?)?\s*$/u;
const goesOut =
  /\b(?:keluar|pengeluaran|biaya|habis|abis|operasional|bakar)\p{L}*(?: \p{L}+){0,3}\s*(?:rp\.?)?\s*$/u;
const ofMonth = /(?:\bse|\bper ?|\btiap |\bsetiap |\/ ?)(?:bulan|bln)/u;

/** What is in the cash box and what goes out of it each month. */
export function readRunway(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [first, second] = figures;
  if (figures.length !== 2 || first?.kind !== 'money' || second?.kind !== 'money') return null;
  if (!ofMonth.test(lower) || !heldNow.test(first.before) || !goesOut.test(second.before)) return null;
  return { opening: first.value, outgo: second.value };
}

/** One more that costs nothing for so many that are bought: 'beli 2 gratis 1'. */
const givesFree = /\b(?:be?li|buy) (\d{1,2}) (?:gratis|free|get|bonus) (\d{1,2})\b/u;

/** What is earned once by a price for which some are given free. */
export function readFreeGoods(figures: readonly Figure[], lower: string): CalculationFigures | null {
  const [, paid, free] = givesFree.exec(lower) ?? [];
  const sums = ofKind(figures, 'money');
  const price = sums.find(({ before }) => roleOf(before) === 'price');
  const cost = sums.find(({ before }) => roleOf(before) === 'cost');
  if (paid === undefined || free === undefined || price === undefined || cost === undefined) return null;
  // Any further figure would be left out.
  if (sums.length !== 2 || figures.length !== 4) return null;
  return { income: price.value * Number(paid), outgo: cost.value * (Number(paid) + Number(free)) };
}

const soldBefore =
  /\b(?:terjual|kejual|laku|h?abis|peserta|penonton|pendaftar|yang daftar|yg daftar)(?:nya)?(?: \p{L}+)?\s*$/u;
const soldAfter =
  /^\s*(?:orang |org )?(?:peserta|penonton|pendaftar|tiket|orang|org)?\s*(?:terjual|kejual|laku|peserta|daftar)\b/u;
const ofTime = /^\s*(?:hari|hr|jam|minggu|bulan|bln|kali|x)(?!\p{L})/u;
const ticketPrice =
  /\b(?:tiket|htm|harga|per orang|biaya (?:masuk|daftar|ikut))\p{L}*(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u;
const ofEvent = /\b(?:biaya|sewa|modal|pengeluaran|ongkos|budget)(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;

/** What tickets brought in and what the event cost as a whole. */
export function readEvent(figures: readonly Figure[]): CalculationFigures | null {
  const costs = ofKind(figures, 'money').filter(({ before }) => ofEvent.test(before));
  const [ticket, ...tickets] = ofKind(figures, 'money').filter((sum) => !costs.includes(sum));
  const [count, ...counts] = ofKind(figures, 'count');
  if (ticket === undefined || count === undefined || tickets.length + counts.length > 0) return null;
  if (costs.length === 0 || figures.length !== costs.length + 2) return null;
  if (ofTime.test(count.after) || !ticketPrice.test(ticket.before)) return null;
  if (!soldBefore.test(count.before) && !soldAfter.test(count.after)) return null;
  const fixed = costs.reduce((sum, { value }) => sum + value, 0);
  return { cost: 0, price: ticket.value, sold: count.value, fixed };
}
