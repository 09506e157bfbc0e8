import type { FormulaUnit, Operation } from '@kawanusaha/contracts/finance/formula';
import { spans } from './told/words.ts';

/** A formula: what it gives, of which other values, and how far from the words a reading by it is. */
export type Rule = {
  readonly gives: string;
  readonly operation: Operation;
  readonly of: readonly string[];
  readonly label: string;
  readonly unit: FormulaUnit;
  readonly doubt: number;
  /** Whether one of its values is a part of the other. */
  readonly isOfItself?: boolean;
};

/** Times of which a value can be told; 'semua' is of all that is spoken of, with no time. */
export const scopes = [...spans, 'semua'] as const;
const timeOf: Readonly<Record<string, string>> = {
  jam: 'sejam',
  hari: 'sehari',
  minggu: 'seminggu',
  bulan: 'sebulan',
  tahun: 'setahun',
  semua: '',
};
const named = (label: string, scope: string): string => `${label} ${timeOf[scope] ?? ''}`.trim();

const rule = (
  gives: string,
  operation: Operation,
  of: readonly string[],
  label: string,
  unit: FormulaUnit = 'rupiah',
  doubt = 0,
): Rule => ({ gives, operation, of, label, unit, doubt });

/** What is the same by another name. */
const same = (gives: string, of: string, doubt = 0): Rule => rule(gives, 'sum', [of], '', 'rupiah', doubt);

const ofUnit: readonly Rule[] = [
  rule('yield', 'less', ['made', 'waste%'], 'Jadi yang layak jual', 'jumlah'),
  rule('yield', 'minus', ['made', 'wasted'], 'Jadi yang layak jual', 'jumlah'),
  same('yield', 'made'),
  rule('batchUnit', 'over', ['batchCost', 'yield'], 'Biaya per unit'),
  same('unitCost', 'batchUnit'),
  same('unitCost', 'ingredient', 0.1),
  same('unitCost', 'unitCosts'),
  rule('unitCost', 'sum', ['batchUnit', 'unitCosts'], 'Biaya per unit'),
  rule('unitCost', 'times', ['unitCosts', 'inPack'], 'Biaya per kemasan'),
  rule('sale', 'less', ['price', 'discount%'], 'Harga sesudah diskon'),
  rule('sale', 'less', ['sale1', 'discount2%'], 'Harga sesudah diskon kedua'),
  rule('sale1', 'less', ['price', 'discount%'], 'Harga sesudah diskon'),
  rule('sale', 'minus', ['price', 'voucher'], 'Harga sesudah potongan'),
  same('sale', 'price'),
  same('received', 'sale'),
  rule('afterFee', 'less', ['sale', 'fee%'], 'Diterima sesudah potongan'),
  same('received', 'afterFee'),
  rule('received', 'minus', ['sale', 'orderFee'], 'Diterima sesudah biaya'),
  rule('received', 'minus', ['afterFee', 'orderFee'], 'Diterima sesudah biaya'),
  rule('cut', 'part', ['sale', 'fee%'], 'Potongan'),
  rule('cutAll', 'sum', ['cut', 'orderFee'], 'Semua potongan'),
  rule('unitProfit', 'minus', ['received', 'unitCost'], 'Laba per unit'),
  rule('unitProfit', 'part', ['sale', 'margin%'], 'Laba per unit'),
  rule('unitProfit', 'part', ['unitCost', 'markup%'], 'Laba per unit'),
  same('unitProfit', 'unitProfits'),
  rule('unitProfit', 'minus', ['unitProfits', 'unitCosts'], 'Laba per unit', 'rupiah', 0.3),
  rule('unitProfit', 'minus', ['unitProfits', 'perBuyer'], 'Laba per unit'),
  rule('wished', 'more', ['unitCost', 'markup%'], 'Harga jual'),
  rule('wished', 'gross-up', ['unitCost', 'margin%'], 'Harga jual'),
  rule('wished', 'sum', ['unitCost', 'wishUnit'], 'Harga jual'),
  rule('batchGoal', 'sum', ['batchCost', 'wish@semua'], 'Harus masuk'),
  rule('wished', 'over', ['batchGoal', 'yield'], 'Harga jual'),
  rule('wishedFees', 'sum', ['wished', 'orderFee'], 'Harus diterima'),
  same('sellPrice', 'wished'),
  rule('sellPrice', 'gross-up', ['wished', 'fee%'], 'Harga jual'),
  rule('sellPrice', 'gross-up', ['wishedFees', 'fee%'], 'Harga jual'),
  rule('sellPrice', 'gross-up', ['wished', 'discount%'], 'Harga sebelum diskon'),
  same('sellPrice', 'wishedFees'),
  rule('sellPrice', 'gross-up', ['clear', 'fee%'], 'Harga jual'),
  rule('clearFees', 'sum', ['clear', 'orderFee'], 'Harus diterima'),
  rule('sellPrice', 'gross-up', ['clearFees', 'fee%'], 'Harga jual'),
  rule('priceBefore', 'gross-up', ['price', 'discount%'], 'Harga sebelum diskon'),
  rule('costAtMost', 'less', ['price', 'margin%'], 'Biaya per unit paling banyak'),
  rule('margin', 'ratio', ['unitProfit', 'sale'], 'Margin', 'persen'),
  rule('margin', 'ratio', ['wishUnit', 'wished'], 'Margin', 'persen'),
  rule('markup', 'ratio', ['unitProfit', 'unitCost'], 'Untung dari modal', 'persen'),
  rule('savedOff', 'part', ['price', 'discount%'], 'Hemat'),
  rule('off', 'minus', ['price', 'priceNow'], 'Potongan'),
  rule('off%', 'ratio', ['off', 'price'], 'Diskon', 'persen'),
  rule('commissionUnit', 'part', ['sale', 'commission%'], 'Komisi per unit'),
  same('commissionUnit', 'commissionRp'),
];

const ofScope = (scope: string): readonly Rule[] => [
  rule(`revenue@${scope}`, 'times', ['received', `sold@${scope}`], named('Omzet', scope)),
  same(`revenue@${scope}`, `turnover@${scope}`),
  same(`revenue@${scope}`, `sales@${scope}`),
  rule(`revenue@${scope}`, 'less', [`sales@${scope}`, 'fee%'], named('Omzet sesudah potongan', scope)),
  rule(`commission@${scope}`, 'part', [`sales@${scope}`, 'commission%'], named('Komisi', scope)),
  rule(`revenue@${scope}`, 'less', [`turnover@${scope}`, 'fee%'], named('Omzet sesudah potongan', scope)),
  rule(`cutOf@${scope}`, 'part', [`turnover@${scope}`, 'fee%'], named('Potongan', scope)),
  rule(`gross@${scope}`, 'times', ['unitProfit', `sold@${scope}`], named('Laba kotor', scope)),
  rule(`gross@${scope}`, 'minus', [`revenue@${scope}`, `outgo@${scope}`], named('Sisa', scope)),
  rule(`gross@${scope}`, 'part', [`revenue@${scope}`, 'margin%'], named('Laba', scope)),
  rule(`gross@${scope}`, 'less', [`revenue@${scope}`, 'cost%'], named('Sisa', scope)),
  same(`profit@${scope}`, `gross@${scope}`),
  same(`profit@${scope}`, `earned@${scope}`),
  rule(`profit@${scope}`, 'minus', [`gross@${scope}`, `fixed@${scope}`], named('Laba bersih', scope)),
  rule(
    `profit@${scope}`,
    'minus',
    [`earned@${scope}`, `fixed@${scope}`],
    named('Laba bersih', scope),
    'rupiah',
    0.3,
  ),
  rule(`profit@${scope}`, 'minus', [`turnover@${scope}`, `fixed@${scope}`], named('Laba', scope)),

  rule(`power@${scope}`, 'times', [`kwh@${scope}`, 'tariff'], named('Biaya listrik', scope)),
  rule(`margin@${scope}`, 'ratio', [`profit@${scope}`, `revenue@${scope}`], 'Margin', 'persen'),
  rule(`return@${scope}`, 'ratio', [`profit@${scope}`, 'capital'], 'Untung dari modal', 'persen'),
  rule(`bep@${scope}`, 'pieces', [`fixed@${scope}`, 'unitProfit'], named('Titik impas', scope), 'jumlah'),
  rule(`bepRevenue@${scope}`, 'times', [`bep@${scope}`, 'price'], named('Omzet titik impas', scope)),
  rule(`goal@${scope}`, 'sum', [`wish@${scope}`, `fixed@${scope}`], 'Yang harus tertutup'),
  same(`goal@${scope}`, `wish@${scope}`),
  rule(`need@${scope}`, 'pieces', [`goal@${scope}`, 'unitProfit'], named('Harus terjual', scope), 'jumlah'),
  rule(
    `need@${scope}`,
    'pieces',
    [`wishTurnover@${scope}`, 'price'],
    named('Harus terjual', scope),
    'jumlah',
  ),
  same(`share@${scope}`, `profit@${scope}`, 0.2),
  rule(`kept@${scope}`, 'less', [`profit@${scope}`, 'reserve%'], 'Laba yang dibagi'),
  rule(`kept@${scope}`, 'minus', [`profit@${scope}`, 'reserve'], 'Laba yang dibagi'),
  same(`kept@${scope}`, `profit@${scope}`),
  rule(`each@${scope}`, 'over', [`part@${scope}`, 'people'], 'Tiap orang'),
  rule(`part2@${scope}`, 'part', [`kept@${scope}`, 'share%'], 'Bagian'),
  rule(`each@${scope}`, 'over', [`kept@${scope}`, 'people'], 'Tiap orang'),
  rule(`part@${scope}`, 'part', [`kept@${scope}`, 'share%'], 'Bagian'),
  rule(`part@${scope}`, 'part', [`revenue@${scope}`, 'share%'], 'Bagian', 'rupiah', 0.3),
  rule(`commission@${scope}`, 'times', ['commissionUnit', `sold@${scope}`], named('Komisi', scope)),
  rule(`commission@${scope}`, 'part', [`turnover@${scope}`, 'commission%'], named('Komisi', scope)),
  rule(`pay@${scope}`, 'sum', [`wage@${scope}`, `commission@${scope}`], named('Diterima', scope)),
  rule(`pay@${scope}`, 'minus', [`wage@${scope}`, 'voucher'], named('Diterima', scope)),
  rule(`pay@${scope}`, 'sum', [`wage@${scope}`, 'bonus'], named('Diterima', scope)),
  rule(`pay@${scope}`, 'sum', [`commission@${scope}`, 'bonus'], named('Diterima', scope)),
  same(`pay@${scope}`, `wage@${scope}`),
  rule(
    `runway@${scope}`,
    'over',
    ['cash', `outgo@${scope}`],
    'Cukup untuk',
    scope === 'jam' || scope === 'semua' ? 'jumlah' : (scope as FormulaUnit),
  ),
  rule(
    `lasting@${scope}`,
    'over',
    ['stock', `sold@${scope}`],
    'Cukup untuk',
    scope === 'jam' || scope === 'semua' ? 'jumlah' : (scope as FormulaUnit),
  ),
  rule(
    `payback@${scope}`,
    'over',
    ['capital', `profit@${scope}`],
    'Balik modal dalam',
    scope === 'jam' || scope === 'semua' ? 'jumlah' : (scope as FormulaUnit),
  ),
  rule(
    `gather@${scope}`,
    'over',
    ['gap', `saving@${scope}`],
    'Terkumpul dalam',
    scope === 'jam' || scope === 'semua' ? 'jumlah' : (scope as FormulaUnit),
  ),
  rule(`gathered@${scope}`, 'sum', [`saving@${scope}`, 'saved'], 'Terkumpul'),
  same(`gathered@${scope}`, `saving@${scope}`),
  same(`fixed@${scope}`, `fixedTold@${scope}`),
  ...(scope === 'semua'
    ? []
    : [
        rule(
          `fixed@${scope}`,
          'sum',
          [`fixedTold@${scope}`, 'fixedTold@semua'],
          named('Biaya tetap', scope),
          'rupiah',
          0.1,
        ),
      ]),
];

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
  'pay',
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
  pay: 'Upah',
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

const ofTimes: readonly Rule[] = [
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

const ofAll: readonly Rule[] = [
  rule('entries', 'times', ['sale', 'visitors'], 'Pemasukan tiket'),
  rule('profit@semua', 'minus', ['entries', 'fixed@semua'], 'Laba'),
  rule('lead', 'times', ['sold@hari', 'n:hari'], 'Terpakai selama menunggu kiriman', 'jumlah'),
  rule('reorder', 'sum', ['lead', 'stock'], 'Pesan lagi saat stok tersisa', 'jumlah'),
  same('reorder', 'lead', 0.2),
  rule('valuePoint', 'over', ['invested', 'stake%'], 'Nilai satu persen'),
  rule('valued', 'times', ['valuePoint', 'hundred'], 'Nilai usaha sesudah uang itu masuk'),
  rule('bundleIncome', 'times', ['sale', 'bundlePaid'], 'Dibayar pembeli'),
  rule('bundleAll', 'sum', ['bundlePaid', 'bundleFree'], 'Barang yang keluar', 'jumlah'),
  rule('bundleCost', 'times', ['unitCost', 'bundleAll'], 'Biaya barangnya'),
  { ...rule('bundleProfit', 'minus', ['bundleIncome', 'bundleCost'], 'Laba sekali promo'), isOfItself: true },
  {
    ...rule('bundleEach', 'over', ['bundleIncome', 'bundleAll'], 'Harga efektif per barang'),
    isOfItself: true,
  },
  rule('perHour', 'over', ['goal@bulan', 'jam/bulan'], 'Tarif per jam'),
  rule('perHour', 'over', ['goal@bulan', 'n:jam'], 'Tarif per jam', 'rupiah', 0.3),
  rule('lead', 'times', ['sold@minggu', 'n:minggu'], 'Terpakai selama menunggu kiriman', 'jumlah'),
  rule('perMeasure', 'over', ['bill', 'measured'], 'Harga per satuan'),
  {
    ...rule('valuedBefore', 'minus', ['valued', 'invested'], 'Nilai usaha sebelum uang itu masuk'),
    isOfItself: true,
  },
  rule('perHour', 'over', ['goal@minggu', 'jam/minggu'], 'Tarif per jam'),
  rule('revenue@semua', 'times', ['ads', 'roasTold'], 'Omzet dari iklan'),
  rule('hari/bulan', 'minus', ['monthDays', 'off'], 'Hari jualan', 'jumlah'),
  rule('kw', 'over', ['watt', 'thousand'], 'Daya (kW)', 'jumlah'),
  rule('kwh@jam', 'sum', ['kw'], '', 'jumlah'),
  rule('powerEach', 'over', ['power@bulan', 'sold@bulan'], 'Biaya listrik per unit'),
  rule('powerEach', 'over', ['power@bulan', 'made'], 'Biaya listrik per unit'),
  rule('sold@semua', 'minus', ['stock', 'unsold'], 'Terjual', 'jumlah', 0.1),
  rule('total1', 'less', ['bill', 'fee%'], 'Sesudah potongan', 'rupiah', 0.2),
  rule('fined%', 'times', ['fine%@hari', 'n:hari'], 'Denda', 'persen'),
  rule('fined%', 'least', ['fined%', 'fineMost%'], 'Denda', 'persen'),
  rule('fined', 'part', ['bill', 'fined%'], 'Denda'),
  rule('fined', 'times', ['fine@hari', 'n:hari'], 'Denda'),
  rule('total', 'sum', ['bill', 'fined'], 'Total'),
  rule('rest', 'minus', ['bill', 'fined'], 'Sisa'),
  rule('rest', 'less', ['bill', 'fined%'], 'Sisa'),
  rule('cashEnd', 'minus', ['cash', 'outgo@semua'], 'Sisa kas'),
  rule('roas', 'over', ['turnover@semua', 'ads'], 'ROAS', 'jumlah'),
  rule('outgo@semua', 'sum', ['batchCost'], '', 'rupiah', 0.9),
  rule('outgo@semua', 'sum', ['outgo1', 'batchCost'], 'Pengeluaran'),
  rule('profit@semua', 'minus', ['revenue@semua', 'batchCost'], 'Laba', 'rupiah', 0.1),
  rule('sold@semua', 'sum', ['yield'], '', 'jumlah', 0.2),
  rule('left', 'minus', ['made', 'unsold'], 'Terjual', 'jumlah'),
  rule('sold@semua', 'sum', ['left'], '', 'jumlah', 0.2),
  rule('bep@semua', 'pieces', ['capital', 'unitProfit'], 'Titik impas', 'jumlah', 0.1),
  rule('bep@semua', 'pieces', ['batchCost', 'price'], 'Titik impas', 'jumlah', 0.6),
  rule('total1', 'less', ['bill', 'discount%'], 'Sesudah diskon'),
  same('total1', 'bill'),
  rule('total2', 'minus', ['total1', 'voucher'], 'Sesudah potongan'),
  same('total2', 'total1'),
  rule('total3', 'more', ['total2', 'tax%'], 'Dengan pajak'),
  same('total3', 'total2'),
  rule('total', 'sum', ['total3', 'delivery'], 'Total'),
  same('total', 'total3'),
  rule('total', 'times', ['sale', 'made'], 'Total', 'rupiah', 0.6),
  rule('deposit', 'part', ['total', 'dp%'], 'Uang muka'),
  { ...rule('rest', 'minus', ['total', 'deposit'], 'Sisa'), isOfItself: true },
  rule('rest', 'minus', ['total', 'paid'], 'Sisa'),
  rule('change', 'minus', ['paid', 'total'], 'Kembalian'),
  rule('instalment', 'over', ['rest', 'times'], 'Sekali bayar'),
  rule('instalment', 'over', ['rest', 'n:bulan'], 'Sekali bayar'),
  rule('instalment', 'over', ['total', 'times'], 'Sekali bayar'),
  rule('eachPays', 'over', ['total', 'people'], 'Tiap orang'),
  rule('eachPays', 'over', ['rest', 'people'], 'Tiap orang'),
  rule('perBuyer', 'over', ['ads', 'buyers'], 'Biaya per pembeli'),
  rule('left@stock', 'minus', ['stock', 'out'], 'Sisa', 'jumlah'),
  rule('left@stock', 'minus', ['stocked', 'out'], 'Sisa', 'jumlah'),
  rule('stocked', 'sum', ['stock', 'added'], 'Stok', 'jumlah'),
  rule('gap', 'minus', ['target', 'saved'], 'Masih perlu'),
  same('gap', 'target'),
  rule('cashIn', 'sum', ['opening', 'turnover@semua'], 'Kas dan pemasukan'),
  rule('cashEnd', 'minus', ['cashIn', 'outgo@semua'], 'Kas akhir'),
  rule('cashEnd', 'minus', ['opening', 'outgo@semua'], 'Kas akhir'),
  rule('grown', 'minus', ['later', 'former'], 'Selisih'),
  rule('growth', 'ratio', ['grown', 'former'], 'Perubahan', 'persen'),
  rule('worn', 'less', ['capital', 'residual%'], 'Yang disusutkan'),
  rule('worn', 'minus', ['capital', 'residual'], 'Yang disusutkan'),
  same('worn', 'capital'),
  rule('wear@bulan', 'over', ['worn', 'n:bulan'], 'Penyusutan sebulan'),
  rule('wear@tahun', 'over', ['worn', 'n:tahun'], 'Penyusutan setahun'),
  rule('wear@bulan', 'over', ['wear@tahun', 'bulan/tahun'], 'Penyusutan sebulan'),
  rule('perPiece', 'over', ['bill', 'made'], 'Per unit'),
  rule('perPiece', 'over', ['batchCost', 'made'], 'Per unit'),
];

/** All formulas. */
export const rules: readonly Rule[] = [...ofUnit, ...scopes.flatMap(ofScope), ...ofTimes, ...ofAll];
