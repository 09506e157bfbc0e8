import type {
  Calculation,
  CalculationFigures,
  CalculationInput,
} from '@kawanusaha/contracts/finance/calculation';
import {
  eachAfter,
  eachBefore,
  readBill,
  readProfitTarget,
  readTarget,
  wholeBefore,
} from './kinds/order-calculations.ts';
import { type Figure, ofKind, readFigures } from './read/read-figures.ts';
import { readAdvertisingReturn, readCoins, readGrowth, readValuation } from './kinds/return-calculations.ts';
import { readIngredient, readLasting, readReorder } from './kinds/stock-calculations.ts';
import { readElectricity, readSaving, readShipping } from './kinds/upkeep-calculations.ts';

/** A calculation that its own words name, and how its figures are read; null where one of them has no place in it. */
type Named = {
  readonly kind: Calculation['kind'];
  readonly cue: RegExp;
  /** Asks for the result without a word for how much. */
  readonly asks?: RegExp;
  readonly read: (figures: readonly Figure[], lower: string) => CalculationFigures | null;
};

const asksSum =
  /\b(?:brp|berapa|brapa|brpa|piro|pinten|sabaraha|h?itung\w*|ngitung\w*|rugi|untung ga|sisanya)\b/u;
const wholeAfter = /^\s*(?:total\w*|semua\w*|seluruh\w*)\b/u;
const ofHours = /^\s*jam\b/u;
const ofOneHour = /^\s*(?:an)?\s*(?:\/ ?|per ?|se)jam\b/u;
/** Hours of a day or a week do not say how many days are worked. */
const ofDay = /(?:\b(?:se|per ?|tiap |setiap )|\/ ?)(?:hari|minggu)\b/u;

function readDeposit(figures: readonly Figure[]): CalculationFigures | null {
  const [sum, ...sums] = ofKind(figures, 'money');
  const [share, ...shares] = ofKind(figures, 'percent');
  const [count, ...counts] = ofKind(figures, 'count');
  if (sum === undefined || share === undefined || sums.length + shares.length + counts.length > 0)
    return null;
  const inputs = { price: sum.value, percent: share.value };
  if (count === undefined || wholeBefore.test(sum.before)) return inputs;
  return eachBefore.test(sum.before) || eachAfter.test(sum.after) ? { ...inputs, units: count.value } : null;
}

/** Whether that came in or is owed is not told by 'bayar'. */
const buyersPay = /\b(?:pelanggan|pembeli|klien|customer|langganan)\w* (?:\w+ )?bayar\w*[^,.]*$/u;
const cashWords: readonly (readonly [CalculationInput, RegExp])[] = [
  ['opening', /\b(?:saldo|kas|uang) (?:awal\w*|kemarin|lalu|(?:bulan|bln|minggu) (?:lalu|kemarin))/gu],
  [
    'income',
    /\b(?:masuk\w*|pemasukan\w*|penjualan\w*|terima\w*|iuran\w*|om[sz]et\w*|sumbangan|dana dari)\b/gu,
  ],
  [
    'outgo',
    /\b(?:keluar\w*|pengeluaran\w*|bayar\w*|beli\w*|belanja\w*|bahan\w*|ongkir|sewa\w*|gaji\w*|listrik|hilang|dicuri|transport\w*|cetak\w*|konsumsi)\b/gu,
  ],
];

/** Each sum belongs to the word that stands last before it; in the list of what went out any thing may stand. */
function readCash(figures: readonly Figure[]): CalculationFigures | null {
  // How often a sum is paid, or a part of one, has no place in it.
  if (figures.some(({ kind }) => kind === 'count' || kind === 'percent')) return null;
  const inputs: CalculationFigures = {};
  let now: CalculationInput | null = null;
  for (const { before, value } of ofKind(figures, 'money')) {
    if (buyersPay.test(before)) return null;
    const places = cashWords.map(([name, pattern]) => ({
      name,
      at: [...before.matchAll(pattern)].at(-1)?.index ?? -1,
    }));
    const last = places.reduce((best, place) => (place.at > best.at ? place : best));
    if (last.at >= 0) now = last.name;
    else if (now !== 'outgo') return null;
    if (now === null) return null;
    inputs[now] = (inputs[now] ?? 0) + value;
  }
  return inputs.opening === undefined ? null : inputs;
}

const buyersAfter =
  /^\s*(?:orang |org )?(?:pembeli|pelanggan|customer|closing|order\w*|beli|transaksi|org|orang)\b/u;
const buyersBefore = /\b(?:closing|pembeli|beli|order)(?:nya)?\s*(?:cm|cuma|cuman|hanya|ada)?\s*$/u;
/** 'biaya dapat 1 pembeli' asks for one of them. */
const ofOneBefore = /\b(?:per|tiap|dapat|dapet|dpt|dapetin)\s*$/u;
const spentBefore = /\b(?:iklan\w*|ngiklan|ads|boost\w*|habis\w*|abis|budget|bayar\w*)\b/u;
const andMore = /^\s*(?:\+|sama|dan|plus|tambah)\s*$/u;
const earnedBefore = /\b(?:untung\w*|laba\w*|margin\w*|profit)\b/u;

const ofOnePart = /^\s*(?:\/ ?|per ?|se|tiap )(?:klik|view|tayang\p{L}*|hari|minggu|bulan)\b/u;

function readAdvertising(figures: readonly Figure[]): CalculationFigures | null {
  const sums = ofKind(figures, 'money');
  const earned = sums.find(({ before }) => earnedBefore.test(before));
  // The profit of all is not that of one buyer.
  if (earned !== undefined && (wholeBefore.test(earned.before) || wholeAfter.test(earned.after))) return null;
  // What one click or one day costs is not what was spent.
  if (sums.some(({ after }) => ofOnePart.test(after))) return null;
  // 'iklan habis 350rb sama 100rb': what was spent is added up.
  const spent = sums.filter((sum) => sum !== earned);
  const buyers = ofKind(figures, 'count').filter(
    ({ before, after, value }) =>
      !(value === 1 && ofOneBefore.test(before)) && (buyersBefore.test(before) || buyersAfter.test(after)),
  );
  const [count] = buyers;
  if (count === undefined || buyers.length > 1) return null;
  if (spent.length === 0 || !spent.every(({ before }) => spentBefore.test(before) || andMore.test(before)))
    return null;
  const inputs = { total: spent.reduce((sum, { value }) => sum + value, 0), units: count.value };
  return earned === undefined ? inputs : { ...inputs, unitProfit: earned.value };
}

const wishedBefore =
  /\b(?:bawa pulang|pengen|pengin|ingin|mau|target\w*|gaji\w*|dapat|dapet|dpt|penghasilan|bersih)\b/u;
const costBefore =
  /\b(?:langganan|biaya\w*|software|internet|listrik|sewa\w*|alat\w*|kuota|ongkos|wifi|cowork\w*)\b/u;

function readHourly(figures: readonly Figure[]): CalculationFigures | null {
  const hours = figures.filter(({ kind, after }) => kind === 'count' && ofHours.test(after));
  const [time] = hours;
  if (time === undefined || hours.length > 1 || ofDay.test(time.before) || ofDay.test(time.after))
    return null;
  const inputs: CalculationFigures = { units: time.value };
  for (const { before, after, value } of ofKind(figures, 'money')) {
    // 'dapat 50rb per jam' tells the fee: what it comes to is asked.
    if (ofOneHour.test(after)) return null;
    const name = costBefore.test(before) ? 'fixed' : wishedBefore.test(before) ? 'net' : null;
    if (name === null || (name === 'net' && inputs.net !== undefined)) return null;
    inputs[name] = (inputs[name] ?? 0) + value;
  }
  return inputs.net === undefined ? null : inputs;
}

const named: readonly Named[] = [
  {
    kind: 'listrik',
    cue: /\b(?:watt?|kwh|kilowatt)\b|\d ?k?w\b/u,
    read: readElectricity,
  },
  {
    kind: 'ongkir',
    cue: /\b(?:ongkir\w*|ongkos|\p{L}{0,3}kirim\w*|ekspedisi\w*|kargo\w*|paket\w*)\b/u,
    read: readShipping,
  },
  {
    kind: 'tabungan',
    cue: /\b(?:\p{L}{0,3}nabung\w*|ditabung\w*|tabungan\w*|\p{L}{0,2}sisih\w*|(?:me)?nyisih\w*|nyelengin|celengan)\b/u,
    asks: /\b(?:kapan|lama)\b/u,
    read: readSaving,
  },
  {
    kind: 'roas',
    cue: /\b(?:roas|acos)\w*\b/u,
    asks: /\b(?:roas|acos)\w*\b/u,
    read: readAdvertisingReturn,
  },
  {
    kind: 'valuasi',
    cue: /\b(?:valuasi\w*|(?:pre|post)[ -]?money|nilai (?:usaha|bisnis|perusahaan|startup|toko|brand)\w*|(?:usaha|bisnis|startup|brand)(?:ku|nya)? (?:\p{L}+ ){0,2}(?:dihargai|dinilai|ditaksir|bernilai)n?)\b/u,
    asks: /\b(?:valuasi\w*|(?:pre|post)[ -]?money|nilai)\b/u,
    read: readValuation,
  },
  {
    kind: 'koin',
    cue: /\b(?:koin|coin)\w*\b/u,
    asks: /\b(?:total\w*|jumlah\w*)\b|\b(?:koin|coin)\w*\s*\?/u,
    read: readCoins,
  },
  {
    kind: 'pertumbuhan',
    cue: /\b(?:\p{L}{0,2}naik\w*|turun\w*|penurunan\w*|\p{L}{0,3}tumbuh\w*|growth\w*|selisih\w*|beda\w*)\b.*(?:\b(?:berapa|brp|brapa|piro)\b ?(?:%|persen\w*)|\b(?:persen\w*|%) ?(?:nya)? ?(?:berapa|brp|brapa|piro)\b)|(?:\b(?:berapa|brp|brapa|piro) ?(?:%|persen)).*\b(?:\p{L}{0,2}naik\w*|turun\w*|penurunan\w*|\p{L}{0,3}tumbuh\w*)\b|^(?!.*\b(?:untung\w*|laba\w*|modal\w*|hpp)\b)(?=.*\b(?:diskon|korting|potongan)\w*).*\b(?:jadi|menjadi)\b.*\b(?:berapa|brp|brapa|piro) ?(?:%|persen)/u,
    read: readGrowth,
  },
  {
    kind: 'target-laba',
    cue: /^(?=.*\b(?:laba\w*|\p{L}{0,3}untung\w*|profit|cuan|bersih)\b).*(?:\b(?:laku|\p{L}{0,2}jual|terjual|kejual|habis|abis|ngejual)\w*\b[^,.?]*\b(?:berapa|brp|brapa|piro)|\b(?:berapa|brp|brapa|piro)\b[^,.?]*\b(?:laku|jual|terjual|kejual|abis)\w*\b)/u,
    read: readProfitTarget,
  },
  {
    kind: 'uang-muka',
    cue: /^(?!.*\b(?:cicil\w*|nyicil|angsur\w*|kredit)\b).*\b(?:dp|dpnya|uang muka|panjar|down ?payment)\b/u,
    read: readDeposit,
  },
  {
    kind: 'kas',
    cue: /\b(?:saldo|kas) (?:awal|akhir\w*)\b|\bsisa (?:kas|saldo)\b|\b(?:saldo|kas)(?:nya|ku)? (?:jadi|sisa|tinggal)\b/u,
    asks: /\b(?:saldo|kas) akhir\p{L}*\s*\?/u,
    read: readCash,
  },
  {
    kind: 'iklan',
    cue: /^(?=.*\b(?:iklan\w*|ngiklan|ads|boost\w*)\b).*\b(?:(?:per|tiap|dapat|dapet|dpt|dapetin) (?:1 |satu |se)?(?:pembeli|pelanggan|customer|closing|order(?:an)?|pesanan|orang)|sepembeli|cac|cpa|rugi|balik modal)\b/u,
    read: readAdvertising,
  },
  {
    kind: 'tarif-jam',
    cue: /\b(?:per ?jam|sejam|tarif jam\w*)\b/u,
    read: readHourly,
  },
  {
    kind: 'pesan-ulang',
    cue: /\b(?:titik pesan\w*|reorder|rop|re ?stoc?k\w*|(?:pesan|pesen|order|belanja|kulakan?|nyetok|beli|isi) (?:stok |barang )?(?:lagi|ulang\w*))\b/u,
    asks: /\b(?:titik pesan\w*|reorder|kapan)\b/u,
    read: readReorder,
  },
  {
    kind: 'tahan-stok',
    cue: /\b(?:tahan|cukup|bertahan|habis|abis)\b[^?!]*\b(?:berapa|brp|brapa|piro) (?:hari|hr)\b|\b(?:berapa|brp|brapa|piro) (?:hari|hr) (?:lagi )?(?:habis|abis|cukup|tahan|kehabisan)\b/u,
    read: readLasting,
  },
  {
    kind: 'target-jual',
    cue: /^(?!.*\b(?:laba|untung\w*|profit|bersih\w*|modal\w*|hpp|biaya|pajak|bep|impas)\b).*\b(?:target\w*|om[sz]et\w*|penjualan|pemasukan|pendapatan)\b.*\b(?:laku\w*|jual\w*|kejual\w*|terjual|abis|habis|closing|order\w*)\b/u,
    read: readTarget,
  },
  {
    kind: 'tagihan',
    cue: /^(?!(?!.*\b(?:ongkir|ongkos kirim|biaya kirim))(?=.*diskon))(?!.*(?:\b(?:laba|\p{L}{0,3}untung\w*|margin\w*|profit|cuan|rugi|hpp|modal\w*|dp|dpnya|uang muka|panjar|cicil\w*|nyicil|komisi\w*|bunga|pajak|pph|ppn|admin|fee|terima|marketplace|shopee|tokopedia|tiktok|gofood|grabfood|bep|impas|bagi|laku|upah|gaji)\b)).*\b(?:total\w*|bayar\w*|dibayar\w*|tf|transfer|tagihan\w*|semua\w*|jadi(?:nya)?|jadinya|kena)\b/u,
    read: readBill,
  },
  {
    kind: 'bahan',
    cue: /^(?!.*\b(?:laba|untung\w*|margin\w*|profit|cuan|laku|diskon\w*|panen|jadi(?:nya)? \d|dp|ongkir\w*|ongkos kirim\w*|ekspedisi|kargo)\b)/u,
    asks: /\b(?:biaya|modal|harga|ongkos)(?:nya)?\b[^,.?!]*(?:\?|\bper \p{L}+)\s*$/u,
    read: readIngredient,
  },
];

/**
 * The calculation that its own words name: a device's electricity, a parcel, savings, a deposit, a cash balance, advertising, a fee per hour, a bill, a stock, coins, a value, a growth. Every sum of the question has a
 * place in it, otherwise there is none.
 * @param lower the question in lower case
 */
export function findNamedCalculation(lower: string): Calculation | null {
  const isAsked = asksSum.test(lower);
  for (const { kind, cue, asks, read } of named) {
    if (!cue.test(lower) || !(isAsked || asks?.test(lower) === true)) continue;
    const inputs = read(readFigures(lower), lower);
    if (inputs !== null) return { kind, inputs };
  }
  return null;
}
