import { anySeveral } from '@kawanusaha/bahasa/amounts/number-words';
import { bundleWord, sees } from '../reckon/told/role-words.ts';
import { understand } from '@kawanusaha/bahasa/understand';

export type FigureKind = 'money' | 'percent' | 'months' | 'count';

/** A figure of a text with the words around it, from which its role follows. */
export type Figure = {
  readonly value: number;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly kind: FigureKind;
  /** Words since the figure before, lower case. */
  readonly before: string;
  /** Words up to the next figure or comma. */
  readonly after: string;
};

/** Figures of one kind. */
export const ofKind = (figures: readonly Figure[], kind: FigureKind): Figure[] =>
  figures.filter((figure) => figure.kind === kind);

const scales: Readonly<Record<string, number>> = {
  perak: 1,
  rb: 1_000,
  ribu: 1_000,
  rebu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  jeti: 1_000_000,
  m: 1_000_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};

const pattern =
  /(rp\.?\s*)?(\d{1,3}(?:\.\d{3})+(?:,\d{2}(?![\d.]))?|\d+(?:[.,]\d+)?)\s*(%|persen|perak\b|(?:ribu|rebu|rb|k|juta|jeti|jt|miliar|milyar|m(?!\/|\s*(?:kain|kabel|pita|tali|renda|persegi|x)\b))(?:an)?(?![a-z])|(?:bulan|bln|tahun|taun|thn|th)(?![a-z]))?(?:(?<=rb|k|jt|juta)(\d{3}|\d)(?!\d))?/giu;

const parse = (digits: string): number =>
  Number(
    (/^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$/u.test(digits) ? digits.replaceAll('.', '') : digits).replace(
      ',',
      '.',
    ),
  );

/** Smallest bare number that is read as Rupiah ('dijual 7500'). */
const smallestMoney = 500;
/** A bill of some hundreds is of thousands: 'sewa lapak 800, jual 20rb'. */
const inThousands = /\b(?:sewa|kontrak|gaji|upah|wifi|internet|listrik|modal|kos)\w*(?: \w+)? $/u;

/** 'jual pentol 1000an modalnya 600': beside a price of some thousand the cost of one is of hundreds. */
const cheapCost = /\bmodal\w*(?: \w+)? $/u;
const cheapPrice =
  /\b(?:jual|harga)\w*(?: \p{L}+){0,3} (?:rp\.? ?)?[1-4]\.?\d00(?:an|-an)?(?![\d.,]|\s*(?:rb|ribu|k|jt|juta)\b)/u;

function kindOf(value: number, hasCurrency: boolean, suffix: string, after: string): FigureKind {
  if (suffix === '%' || suffix === 'persen') return 'percent';
  if (/^(bulan|bln|tahun|taun|thn|th)$/u.test(suffix)) return 'months';
  if (hasCurrency || suffix in scales) return 'money';
  // 'bumbu 300 per tusuk': what one of them costs.
  if (ofOne.test(after)) return 'money';
  const isCounted =
    /^\s*(ml|liter|ltr|gr|gram|g|kg|kilo|ons|cm|meter|m|k?w|watt?|kwh|va|pcs|pc|biji|buah|porsi|gelas|cup|botol|kotak|box|bungkus|orang|unit|potong|loyang|toples|pack|paket|lusin|lembar|kali|pembeli|pengunjung|peserta|penonton|follower|klik|chat|order|bks|bh)\b/u.test(
      after,
    );
  return !isCounted && value >= smallestMoney ? 'money' : 'count';
}

/** One piece of what is made or sold; a time, a weight or a person is none. */
const ofOne =
  /^\s*(?:\/\s?|per\s?)(?:tusuk|biji|bijinya|buah|pcs|pc|potong|porsi|bungkus|botol|cup|gelas|unit|kotak|box|toples|pack|lembar|loyang|butir|ekor|mangkok|mangkuk|piring|sachet|pasang|tas|kaos|buket|satuan)\b/u;

type Read = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly kind: FigureKind;
};

/** A sum of millions, and behind it the name of another sum. */
const ofMillions =
  /\d ?(?:jt|juta)\b[^.?!]*\b(?:modal|biaya|bahan|sewa|untung|laba|pengeluaran|keluar|belanja)\p{L}*\s*$/u;

/** 'pengunjung toko online 2000': how many they are, not what they pay. */
const countsSeen = new RegExp(
  `(?:${sees.source})(?: (?!bayar|beli|belanja|tiket|harga|rp|total)\\p{L}+){0,2} $`,
  'u',
);

/** Figures in digits. */
function readDigits(lower: string): Read[] {
  return [...lower.matchAll(pattern)].map((match) => {
    const [whole, currency, digits = '', written = '', rest = ''] = match;
    const round = written.replace(/an$/u, '');
    const suffix = round in scales ? round : written;
    const end = match.index + whole.length;
    const after = lower.slice(end).split(',')[0] ?? '';
    // '1jt5' is a million and a half.
    const part = rest === '' ? 0 : Number(rest) / 10 ** rest.length;
    const value =
      (parse(digits) + part) * (scales[suffix] ?? 1) * (/^(tahun|taun|thn|th)$/u.test(suffix) ? 12 : 1);
    const prefix = lower.slice(0, match.index);
    const kind =
      currency === undefined && suffix === '' && countsSeen.test(prefix)
        ? 'count'
        : kindOf(value, currency !== undefined, suffix, after);
    // 'laku 4 juta modal 2,6': the second is of millions as well.
    const millions =
      written === '' &&
      /^\d{1,2},\d$/u.test(digits) &&
      ofMillions.test(prefix) &&
      /^\s*(?:[.?!,]|$)/u.test(lower.slice(end));
    if (millions) return { start: match.index, end, value: value * 1_000_000, kind: 'money' as const };
    const isShort =
      kind === 'money' &&
      written === '' &&
      value < 1_000 &&
      inThousands.test(prefix) &&
      !bundleWord.test(lower) &&
      !(cheapCost.test(prefix) && cheapPrice.test(lower));
    return { start: match.index, end, value: isShort ? value * 1_000 : value, kind };
  });
}

const kinds: Readonly<Partial<Record<string, FigureKind>>> = {
  money: 'money',
  percent: 'percent',
  months: 'months',
  years: 'months',
  count: 'count',
};

/** Amounts that are written in words, as the understanding package reads them: 'dua juta', 'sepuluh persen', 'gopek'. */
function readWords(text: string): Read[] {
  let from = 0;
  // '4jt, dua bulan lagi' tells two amounts.
  return text.split(/(?<=,)(?=\s)/u).flatMap((clause) => {
    const before = from;
    from += clause.length;
    return understand(clause).amounts.flatMap(({ kind, min, start, end }) => {
      const known = kinds[kind];
      if (known === undefined || min <= 0) return [];
      return [
        {
          start: before + start,
          end: before + end,
          value: min * (kind === 'years' ? 12 : 1),
          kind: known,
        },
      ];
    });
  });
}

/** Digits that are no figure of a business: doubled words ('masing2'), days ('tgl 5', '17an', 'H-1') and ages. */
const noFigure =
  /(?<=\p{L}{3})2(?=(?:an|nya|in)?(?![\p{L}\d]))|\b(?:tgl|tanggal) ?\d{1,2}\b|\bh ?-\d+\b|\b17an\b/gu;
const age = /\b(?:umur|usia) ?\d{1,2}\b/gu;
/** What wears has an age by which its cost is shared. */
export const wears = /\b(?:susut|menyusut|penyusut|depresiasi)\p{L}*/iu;

/** 'dua ribu limaratusan': a round sum as it is spoken. */
const hundreds = new RegExp(`(?<=\\b)(${anySeveral})( ?)ratusan\\b`, 'gu');

/** Figures of a question in their order; ratios ('60:40') and hyphened words are left to their own readers. */
export function readFigures(text: string): Figure[] {
  const lower = text
    .toLowerCase()
    .replaceAll(/\d+(?:\s*[:/]\s*\d+)+(?!\s*(?:rb|jt))/gu, (ratio) => ' '.repeat(ratio.length))
    .replaceAll(noFigure, (digits) => ' '.repeat(digits.length))
    .replaceAll(age, (digits) => (wears.test(text) ? digits : ' '.repeat(digits.length)))
    .replaceAll(hundreds, (_whole, count: string, gap: string) => `${count} ratus ${gap}`);
  const digits = readDigits(lower);
  const words = readWords(lower).filter(
    ({ start, end }) =>
      !/\d/u.test(lower.slice(start, end)) && !digits.some((other) => start < other.end && end > other.start),
  );
  const found = [...digits, ...words].toSorted((a, b) => a.start - b.start);
  return found.map(({ start, end, value, kind }, place) => ({
    value,
    start,
    end,
    kind,
    before: lower.slice(found[place - 1]?.end ?? 0, start),
    after: lower.slice(end, found[place + 1]?.start ?? lower.length).split(',')[0] ?? '',
  }));
}

/** Words between a figure and the next full stop. */
export const clauseAfter = (after: string): string => after.split(/[.;?!]/u)[0] ?? '';
