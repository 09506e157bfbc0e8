import type { FormulaUnit } from '@kawanusaha/contracts/finance/formula';
import { named, type Rule, rule } from './rule.ts';
import { spans } from './told/words.ts';

/** Values that are told of one time and asked of another. */
const carried = [
  'sales',
  'kwh',
  'power',
  'sold',
  'revenue',
  'outgo',
  'profit',
  'wage',
  'saving',
  'turnover',
  'earned',
  'bep',
  'need',
  'regular',
  'each',
  'commission',
  'gross',
];
const labels: Readonly<Record<string, string>> = {
  kwh: 'Pemakaian (kWh)',
  power: 'Biaya listrik',
  sold: 'Terjual',
  revenue: 'Omzet',
  turnover: 'Omzet',
  sales: 'Omzet',
  outgo: 'Pengeluaran',
  profit: 'Laba',
  gross: 'Laba kotor',
  earned: 'Laba',
  wage: 'Upah',
  regular: 'Upah',
  saving: 'Terkumpul',
  fixed: 'Biaya tetap',
  wish: 'Target laba',
  bep: 'Titik impas',
  need: 'Harus terjual',
  each: 'Tiap orang',
  commission: 'Komisi',
};
const counts: ReadonlySet<string> = new Set(['sold', 'bep', 'need', 'kwh']);
/** How many of a time are in a longer one. */
const within: readonly (readonly [string, string])[] = [
  ['jam', 'hari'],
  ['hari', 'minggu'],
  ['hari', 'bulan'],
  ['minggu', 'bulan'],
  ['bulan', 'tahun'],
];

/** A value that is told of one time as it is of another. */
export const ofTimes: readonly Rule[] = [
  ...carried.flatMap((name) => {
    const unit: FormulaUnit = counts.has(name) ? 'jumlah' : 'rupiah';
    const label = labels[name] ?? '';
    const up = within.map(([short, long]) =>
      rule(`${name}@${long}`, 'times', [`${name}@${short}`, `${short}/${long}`], named(label, long), unit),
    );
    const all = spans.map((span) =>
      rule(`${name}@semua`, 'times', [`${name}@${span}`, `n:${span}`], label, unit),
    );
    return name === 'bep' || name === 'need' ? [] : [...up, ...all];
  }),
  ...['bep', 'need'].flatMap((name) => [
    ...within.map(([short, long]) =>
      rule(
        `${name}@${short}`,
        'pieces',
        [`${name}@${long}`, `${short}/${long}`],
        named(labels[name] ?? '', short),
        'jumlah',
      ),
    ),
    ...spans.map((span) =>
      rule(
        `${name}@${span}`,
        'pieces',
        [`${name}@semua`, `n:${span}`],
        named(labels[name] ?? '', span),
        'jumlah',
      ),
    ),
  ]),
  ...within.flatMap(([short, long]) => [
    ...['fixed', 'wish', 'profit', 'turnover', 'outgo', 'wage', 'saving', 'earned', 'sold'].map((name) =>
      rule(
        `${name}@${short}`,
        'over',
        [name === 'fixed' ? `fixedTold@${long}` : `${name}@${long}`, `${short}/${long}`],
        named(labels[name] ?? '', short),
        counts.has(name) ? 'jumlah' : 'rupiah',
        name === 'wage' ? 0.9 : 0.2,
      ),
    ),
    rule(`fixed@${long}`, 'times', [`fixedTold@${short}`, `${short}/${long}`], named('Biaya tetap', long)),
    rule(`fixed@${long}`, 'sum', [`fixedTold@${long}`, `fixedUp@${long}`], named('Biaya tetap', long)),
    rule(`fixedUp@${long}`, 'times', [`fixedTold@${short}`, `${short}/${long}`], named('Biaya tetap', long)),
    rule(`fixed@${short}`, 'sum', [`fixedTold@${short}`, `fixedDown@${short}`], named('Biaya tetap', short)),
    rule(
      `fixedDown@${short}`,
      'over',
      [`fixedTold@${long}`, `${short}/${long}`],
      named('Biaya tetap', short),
    ),
  ]),
  ...spans.flatMap((span) => [
    rule('fixed@semua', 'times', [`fixedTold@${span}`, `n:${span}`], 'Biaya tetap'),
    rule('fixed@semua', 'sum', ['fixedTold@semua', `fixedAll@${span}`], 'Biaya tetap'),
    rule(`fixedAll@${span}`, 'times', [`fixedTold@${span}`, `n:${span}`], 'Biaya tetap'),
    // What is told of no time is of that of the rest.
    ...['fixedTold', 'turnover', 'outgo', 'sold', 'earned', 'wish', 'wage', 'wishTurnover'].map((name) =>
      rule(
        `${name}@${span}`,
        'sum',
        [`${name}@semua`],
        '',
        'rupiah',
        name === 'wish' ? 1.3 : span === 'bulan' ? 0.4 : 0.9,
      ),
    ),
    rule(`saving@${span}`, 'over', ['gap', `n:${span}`], named('Disisihkan', span)),
    rule(`wage@${span}`, 'over', ['wage@semua', `n:${span}`], named('Upah', span), 'rupiah', 1.2),
    rule('days', 'sum', [`n:${span}`], '', 'jumlah'),
  ]),
];
