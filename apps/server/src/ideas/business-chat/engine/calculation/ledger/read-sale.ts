import { clauseBefore, type Figure, readFigures } from '../read/read-figures.ts';

/** What a text tells of a sale: sums of one and of all, and how many. */
export type Sale = {
  price?: number;
  unitCost?: number;
  unitProfit?: number;
  income?: number;
  outgo?: number;
  made?: number;
  sold?: number;
  left?: number;
  days?: number;
  batches?: number;
  /** What goes out on each of the days, or for each of the batches. */
  dailyOutgo?: number;
  batchOutgo?: number;
  /** Sold on each of the days. */
  isDaily?: boolean;
};
type Name = Exclude<keyof Sale, 'isDaily'>;

const time = '(?:hari|hr|minggu|mgg|bulan|bln|tahun|taun|thn|jam)';
const batch = '(?:batch|resep|adonan|produksi)';
const eachBehind = new RegExp(
  `^\\s*-?(?:an(?![\\p{L}])|(?:\\/ ?|per ?|tiap |setiap |se)(?!${time}|${batch}|mua|belum|kali|kitar)\\p{L}{3,}|satu(?:nya|an)?(?![\\p{L}])(?! ?${time}))`,
  'u',
);
const eachAhead = new RegExp(
  `(?:@|(?<!\\p{L})(?:per|tiap|setiap|satu|se(?=(?:biji|buah|porsi|gelas|cup|botol|kotak|bungkus|potong|toples|pcs))) ?(?!${time}|${batch})\\p{L}{3,})(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
const ofOne = /(?<!\p{L})(?:per|tiap|setiap) ?\p{L}+/gu;
const dayBehind = /^\s*(?:\/ ?|per ?|se|tiap |setiap )(?:hari|hr)(?!\p{L})/u;
const dayAhead = /(?:\/ ?|(?<!\p{L})(?:per ?|se|tiap |setiap ))(?:hari|hr)(?:nya)?(?: \p{L}+){0,2}\s*$/u;
const batchAhead = new RegExp(`(?<!\\p{L})(?:se|per ?|tiap )${batch}\\s*$`, 'u');
const batchBehind = new RegExp(`^\\s*(?:se|\\/ ?|per ?|tiap )${batch}(?!\\p{L})`, 'u');
const otherSpan = /(?:\bse|\bper ?|\btiap |\bsetiap |\/ ?)(minggu|mgg|bulan|bln|tahun|taun|thn|jam)/gu;

const sums: readonly (readonly ['price' | 'cost' | 'profit' | 'fixed' | 'income', RegExp])[] = [
  [
    'price',
    /(?<!\p{L})(?:(?:di|ku|tak|nge)?jual(?:nya)?|harga(?:nya)?(?: jual(?:nya)?)?|htm|tiket(?:nya)?)(?!\p{L})/gu,
  ],
  [
    'cost',
    /(?<!\p{L})(?:modal|hpp|bahan|biaya|ongkos|(?:di|ku)?beli|kulak(?:an)?|(?:ku)?ambil|upah|cetak|produksi|belanja|kemasan|bungkus|botol|plastik|packing|habis|abis|keluar|total)(?:nya|ku)?(?!\p{L})/gu,
  ],
  ['profit', /(?<!\p{L})(?:untung|laba|margin)(?:nya|ku)?(?!\p{L})/gu],
  [
    'fixed',
    /(?<!\p{L})(?:sewa|gaji|listrik|iklan|transport|bensin|konsumsi|gedung|lapak|stan|stand|wifi|air|gas|retribusi|dekor|dekorasi|ongkir|parkir|dp)(?:nya)?(?!\p{L})/gu,
  ],
  [
    'income',
    /(?<!\p{L})(?:dapet duit|dapat duit|dapet uang|dapat uang|duit masuk|uang masuk|pemasukan|bayaran|om[sz]et|hasil jualan|terkumpul|pendapatan)(?:nya)?(?!\p{L})/gu,
  ],
];

const soldBefore =
  /(?<!\p{L})(?:laku|terjual|kejual|laris)(?:nya)?(?: (?:cuma|cm|cuman|hanya|baru|sekitar|rata2))?\s*$/u;
const soldAfter = /^\s*(?:\p{L}+ )?(?:laku|terjual|kejual)(?!\p{L})/u;
const spoilt =
  '(?:rusak|gagal|basi|cacat|gosong|pecah|bantat|sobek|ga laku|gak laku|ngga laku|tidak laku|sisa|retur|dibuang)';
const leftBefore = new RegExp(`(?<!\\p{L})${spoilt}(?:nya)?\\s*$`, 'u');
const leftAfter = new RegExp(`^\\s*(?:\\p{L}+ )?${spoilt}(?!\\p{L})`, 'u');
const madeBefore =
  /(?<!\p{L})(?:jadi(?:nya)?|dapet|dapat|dpt|hasil(?:nya)?|bikin|cetak|produksi|beli|kulak(?:an)?(?: \p{L}+)?|pesan|pesen|buat|titip)\s*$/u;
const people = /^\s*(?:orang|org|karyawan|pegawai|anggota)(?!\p{L})/u;
const measure =
  /^\s*(?:kg|kilo|gram|gr?|ons|liter|ltr|ml|meter|m|cm|menit|jam|x|kali|persen|minggu|bulan|tahun|lusin|kodi)(?!\p{L})/u;

type Role = (typeof sums)[number][0];

const lastRole = (text: string): Role | null => {
  const places = sums.map(([name, pattern]) => ({
    name,
    at: [...text.matchAll(pattern)].at(-1)?.index ?? -1,
  }));
  const last = places.reduce((best, place) => (place.at > best.at ? place : best));
  return last.at < 0 ? null : last.name;
};

/** The word for a sum that stands last before it, across a count ('cetak 100 stiker 85rb'), or first behind it. */
function readRole({ before, after, start }: Figure, lower: string): Role | null {
  // The name of one is no cost: 'laba per bungkus 2rb'.
  const own = lastRole((before.split(/[.;?!]/u).at(-1) ?? '').replaceAll(ofOne, ' '));
  if (own !== null) return own;
  const across = lastRole(clauseBefore(lower.slice(0, start)));
  // Of one or of all is not said: 'jual 25 pcs 500rb'.
  if (across !== null) return across === 'cost' || across === 'fixed' ? across : null;
  const behind = after.slice(0, 14);
  return sums.find(([, pattern]) => behind.search(new RegExp(pattern.source, 'u')) >= 0)?.[0] ?? null;
}

function nameSum(role: Role | null, isEach: boolean, isListed: boolean): Name | null {
  if (role === 'price') return 'price';
  if (role === 'profit') return isEach ? 'unitProfit' : null;
  if (role === 'cost') return isEach ? 'unitCost' : 'outgo';
  if (isEach) return role === null && isListed ? 'unitCost' : null;
  if (role === 'income') return 'income';
  // In a list of what went out any thing may stand.
  return role === 'fixed' || isListed ? 'outgo' : null;
}

function nameCount(figure: Figure): Name | null {
  const { before, after } = figure;
  const near = clauseBefore(before);
  if (/^\s*(?:hari|hr)(?!\p{L})/u.test(after)) return 'days';
  if (new RegExp(`^\\s*(?:x |kali )?${batch}(?!\\p{L})`, 'u').test(after)) return 'batches';
  if (people.test(after) || measure.test(after)) return null;
  if (leftBefore.test(near) || leftAfter.test(after)) return 'left';
  if (soldBefore.test(near) || soldAfter.test(after)) return 'sold';
  return madeBefore.test(near) || /^\s*\p{L}{2,}/u.test(after) || /^\s*$/u.test(near) ? 'made' : null;
}

/** Whether a time that is said is of all that is told: a rent of a month has no place beside what was sold on some day. */
function isOfOneTime(lower: string, figures: readonly Figure[], sale: Sale): boolean {
  const spans = [...lower.matchAll(otherSpan)];
  if (spans.length === 0) return true;
  if (new Set(spans.map(([, span]) => span)).size > 1 || sale.days !== undefined || sale.isDaily === true)
    return false;
  if (sale.dailyOutgo !== undefined) return false;
  const counted = figures.find(({ kind }) => kind === 'count');
  return counted === undefined || (spans[0]?.index ?? 0) < counted.start;
}

const ofDay = ({ before, after }: Figure): boolean =>
  dayBehind.test(after) ||
  dayBehind.test(after.replace(/^\s*\p{L}+(?= )/u, '')) ||
  dayAhead.test(clauseBefore(before));
const ofBatch = ({ before, after }: Figure): boolean =>
  batchBehind.test(after) || batchAhead.test(clauseBefore(before));

/**
 * Each figure of a text in its place of a sale; null where one has none, or two stand in the same place, so that nothing is worked out of a
 * part of what was told.
 * @param lower the text in lower case
 */
export function readSale(lower: string): Sale | null {
  const figures = readFigures(lower);
  if (figures.length < 2) return null;
  const sale: Sale = {};
  const goods: number[] = [];
  for (const figure of figures) {
    const { kind, value, before, after } = figure;
    if (kind !== 'money' && kind !== 'count') return null;
    const role = kind === 'money' ? readRole(figure, lower) : null;
    const isEach = eachBehind.test(after) || eachAhead.test(clauseBefore(before));
    let name = kind === 'money' ? nameSum(role, isEach, sale.outgo !== undefined) : nameCount(figure);
    if (name !== 'days' && ofDay(figure)) {
      if (name === 'sold') sale.isDaily = true;
      else if (name === 'outgo') name = 'dailyOutgo';
      else return null;
    }
    if (name === 'outgo' && ofBatch(figure)) name = 'batchOutgo';
    if (name === null || (sale[name] !== undefined && name !== 'outgo' && name !== 'unitCost')) return null;
    if (name === 'outgo' && role === 'cost') goods.push(value);
    sale[name] = (sale[name] ?? 0) + value;
  }
  // Less than the price of one is what one of them costs: 'ambil 1.000 jual 1.500'.
  const [each = 0] = goods.filter((value) => value < (sale.price ?? 0));
  if (each > 0) {
    if (goods.length > 1 || sale.unitCost !== undefined) return null;
    sale.unitCost = each;
    if (sale.outgo === each) delete sale.outgo;
    else sale.outgo = (sale.outgo ?? 0) - each;
  }
  return isOfOneTime(lower, figures, sale) ? sale : null;
}
