import type { CalculationInput, CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import type { Figure } from './read-figures.ts';

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
  komisi: 'price',
  'uang-muka': 'price',
  kas: 'income',
  iklan: 'total',
  'tarif-jam': 'net',
  tagihan: 'price',
  'target-jual': 'price',
  bahan: 'price',
  'pesan-ulang': 'sold',
  'tahan-stok': 'units',
  roas: 'turnover',
  valuasi: 'capital',
  koin: 'opening',
  pertumbuhan: 'net',
  'target-laba': 'profit',
  tabungan: 'income',
  listrik: 'price',
  ongkir: 'price',
  kali: 'price',
  belanja: 'price',
  susut: 'capital',
  persen: 'price',
  bagian: 'net',
  'sisa-stok': 'outgo',
  pelunasan: 'price',
  'untung-rugi': 'outgo',
  'bagi-rata': 'price',
  'tahan-kas': 'outgo',
  langkah: 'price',
};

const roles: readonly (readonly [CalculationInput, RegExp])[] = [
  ['turnover', /\b(om[sz]et\w*|peredaran)\b/u],
  ['principal', /\b(kur|\p{L}{0,2}pinj[ae]m\w*|minj[ae]m\w*|kredit|ngutang)\b/u],
  [
    'fixed',
    /\b(?:biaya tetap|tetap|fixed|(?:ny|men|di)?(?:sewa|ewa)\w*|kontrak\w*|wifi|internet|gaji(?= \d|\s*$)|(?:bayar|gaji|ngegaji|menggaji) (?:adek|adik|kakak|karyawan|pegawai|orang|temen|teman|penjaga|kasir|helper|sepupu|ibu)\w*)\b/u,
  ],
  ['net', /\b(terima|nerima|dapet|dapat|(?<!(?:laba|untung|profit|keuntungan) )bersih)\b/u],
  ['price', /\b((?:ku|tak|di|nge|se)?jual(?:nya)?|harga\w*)\b/u],
  ['cost', /\b(hpp\w*|variabel\w*|variable|modal\w*|ambil|ngambil|kulak\w*|grosir\w*|beli\w*)\b/u],
  ['profit', /\b(laba\w*|untung\w*|profit|keuntungan)\b/u],
  [
    'total',
    /\b(?:(?:bahan|ongkos|biaya)(?:ku|nya)?|belanja|ongkir\w*|total|gas|upah|listrik|kemasan|tenaga|bungkus|plastik|packing)\b/u,
  ],
];

/** One piece, pack or portion: what is said of it is said of one unit. */
const perUnit =
  /(?:\/|\bper\s?|\bse)(?:biji|bijinya|buah|pcs|pc|potong|porsi|bungkus|botol|cup|gelas|unit|kotak|box|toples|pack|lembar|loyang|tusuk|mangkok|mangkuk|piring|pasang|satuan)\w*\b|\bsatuan\w*\b/u;
const startsWithUnit = new RegExp(`^\\s*(?:an)?\\s*(?:${perUnit.source})`, 'u');
/** A profit of one of whatever is sold: 'untung tiap gelas', 'laba satu pentol'. */
const profitOfOne =
  /\b(?:untung|laba|margin|cuan)\p{L}* (?:dari )?(?:satu|tiap|setiap|per|se)\s?(?!hari|harian|minggu|pekan|bulan|bln|tahun|taun|thn)\p{L}{3,}\s*(?:rp\.?)?\s*$/u;
/** What a marketplace takes of every order beside its percentage. */
const isOrderFee = /\b(?:biaya|ongkos|fee) (?:proses|layanan|transaksi|penanganan|pesanan)\w*\s*(?:rp)?\s*$/u;
const everyMonth = /\b(?:se|per ?|tiap |setiap )(?:bulan|bln)\w*\b/u;
/** What is billed by the month. */
const monthlyBill = /\b(?:listrik|air|pdam|token)(?:nya)?\s*(?:rp\.?)?\s*$/u;
const perMonth = /^\s*(se|per|\/|tiap|setiap)?\s*-?(bulan|bln)/u;

/** The role of which a word stands last before the figure: 'jual es 10rb modal 6rb'. */
export function roleOf(before: string): CalculationInput | null {
  const places = roles.map(([name, pattern]) => ({
    name,
    at: [...before.matchAll(new RegExp(pattern, 'gu'))].at(-1)?.index ?? -1,
  }));
  const last = places.reduce((best, place) => (place.at > best.at ? place : best));
  // 'omzet tahun lalu total 640jt' is a turnover.
  if (last.name === 'total' && places.some(({ name, at }) => name === 'turnover' && at >= 0))
    return 'turnover';
  return last.at < 0 ? null : last.name;
}

const clearBefore = /\bbersih(?:nya)?\s*(?:rp\.?)?\s*$/u;
/** What was spent before anything came in. */
const spentBefore = /\b(?:keluar(?:in)?|habis|abis|invest\p{L}*|tanam)\s*(?:rp\.?)?\s*$/u;
const atFirst = /^\s*(?:di awal|di depan|buat mulai|untuk mulai)\b/u;

/** What a text says as a whole, which decides between the roles of one sum. */
export type Told = {
  readonly kind: CalculationKind | null;
  /** 'impas', 'bep'. */
  readonly isBreakEven: boolean;
  /** 'untung bersih sebulan': bills of a month are taken off. */
  readonly asksMonth: boolean;
  /** 'balik modal', 'kembali'. */
  readonly isPayback: boolean;
  readonly isShared: boolean;
  /** 'jadi 40 biji': sums before it are what the batch cost. */
  readonly isBatch: boolean;
  /** Asks for a price: 'dijual berapa'. */
  readonly wantsPrice: boolean;
};

/** Whether a sum is what a canteen or a shop takes for each: neither a price nor a cost of making it. */
export const isTakenByHost = ({ before }: Figure): boolean =>
  /\b(?:kantin|koperasi|warung|toko|kafe|cafe|kedai|penjaga|pemilik)(?:nya)? (?:\p{L}+ )?(?:minta|narik|ngutip|motong|ngambil|ambil)\s*(?:rp\.?)?\s*$/u.test(
    before,
  );

/** Whether a sum is told of one unit: 'kantin minta 500 per biji'. */
export const isOfOneUnit = ({ after }: Figure): boolean => perUnit.test(after.slice(0, 24));

/** Whether a figure is the price of one unit. */
const isUnitPrice = ({ before, after }: Figure): boolean =>
  roleOf(before) === 'price' || (perUnit.test(after.slice(0, 24)) && roleOf(before) === null);

/** Whether a sum is told of every month. */
export const isOfEveryMonth = ({ before, after }: Figure): boolean =>
  perMonth.test(after) || everyMonth.test(before);

/**
 * What a sum of money stands for; null where nothing says it.
 * @param figure the sum with the words around it
 * @param all figures of the text
 * @param told what the text says as a whole
 */
export function readMoney(figure: Figure, all: readonly Figure[], told: Told): CalculationInput | null {
  const { before, after } = figure;
  const near = after.slice(0, 24);
  const isPerOrder = /\b(order|pesanan|transaksi)\b/u.test(near);
  if (isOrderFee.test(before)) return 'flat';
  if (isPerOrder && /\b(plus|tambah|biaya|proses|layanan)\b|\+\s*$/u.test(before)) return 'flat';
  // What is paid at once is no loan: 'dp 3jt, cicilan 24 bulan'.
  if (told.kind === 'cicilan' && /\b(?:dp|uang muka|panjar)(?:nya)?\b/u.test(before)) return null;
  const isOne = perUnit.test(near) || perUnit.test(before) || profitOfOne.test(before);
  const named = roleOf(before);
  // A bill that comes every month is a fixed cost, where the price and the cost of one unit are said as well.
  const isBill =
    named === 'total' &&
    ((told.isBreakEven && perMonth.test(after)) ||
      (told.asksMonth && (isOfEveryMonth(figure) || monthlyBill.test(before))));
  const role = isBill ? 'fixed' : named;
  if (!told.isBatch && role === 'total' && (perUnit.test(before) || startsWithUnit.test(near))) return 'cost';
  // 'sewa 900rb, kujual 15rb segelas, bahannya 9rb': beside a price and no batch, the ingredients are those of one unit.
  const isOfUnit = !told.isBatch && /\bbahan(?:nya|ku)?\s*$/u.test(before) && all.some(isUnitPrice);
  if (told.isBreakEven && isOfUnit) return 'cost';
  if (told.isBatch && isOne && (role === null || role === 'total')) return 'extra';
  if (role === 'profit' && told.wantsPrice && !told.isPayback) return 'wished';
  if (role === 'profit' && (told.isPayback || told.isBreakEven) && isOne) return 'unitProfit';
  if (told.isPayback && /\b(peralatan|alat|mesin|gerobak|etalase)\b/u.test(before)) return 'capital';
  if (role === 'cost' && told.isPayback && all.some((other) => roleOf(other.before) === 'profit'))
    return 'capital';
  if (role === 'cost' && told.isBatch && !isOne) return 'total';
  // What is left after all costs is what is shared, and what pays back.
  if (clearBefore.test(before) && (told.isShared || told.isPayback)) return 'profit';
  if (role === null && told.isPayback && (spentBefore.test(before) || atFirst.test(after))) return 'capital';
  if (role !== null) return role;
  if (/\bperalatan|\balat\b/u.test(before)) return 'capital';
  if (told.isBatch) return 'total';
  // 'jus sirsak sebotol 10rb': what one piece is said to be is its price.
  if (isOne) return 'price';
  return told.kind === null ? null : mainInput[told.kind];
}
