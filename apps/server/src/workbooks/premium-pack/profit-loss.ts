import { columnName } from '#workbooks/sheets/addresses.ts';
import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const rows: readonly (readonly [label: string, sample: number])[] = [
  ['Penjualan', 5_200_000],
  ['Potongan dan retur', 100_000],
  ['HPP barang terjual', 2_900_000],
  ['Upah', 600_000],
  ['Sewa', 350_000],
  ['Kuota dan listrik', 150_000],
  ['Promosi', 100_000],
  ['Penyusutan', 50_000],
  ['Lainnya', 0],
];

/** 4. Profit and loss by month with margins; bonus: final income tax of small businesses. */
export const profitLossTemplate: Template = {
  key: 'laba-rugi',
  title: 'Laba Rugi dan PPh Final',
  guide: [
    'Isi penjualan dan biaya tiap bulan; catat saat barang diserahkan, bukan saat uang diterima.',
    'Lembar PPh Final menghitung 0,5% dari omzet setelah Rp 500 juta pertama bagi orang pribadi.',
    'Periksa ketentuan tahun berjalan di pajak.go.id.',
  ],
  sheets: () => {
    const sheet = createSheet({
      name: 'Laba Rugi',
      widths: [28, ...months.map(() => 17), 19],
      landscape: true,
      frozenRows: 3,
    });
    sheet.wide('A1', 14, 'Laba rugi bulanan', 'title');
    sheet.row('A3', ['Uraian', ...months, 'Setahun'], 'head');
    rows.forEach(([label, sample], index) => {
      const row = [4, 5, 7, 9, 10, 11, 12, 13, 14][index] ?? 4;
      sheet.row(
        `A${row}`,
        [label, ...months.map(() => sample), { f: `SUM(B${row}:M${row})` }],
        ['label', ...months.map(() => 'inputMoney' as const), 'total'],
      );
    });
    const computed: readonly (readonly [
      row: number,
      label: string,
      formula: (c: string) => string,
      isPercent?: boolean,
    ])[] = [
      [6, 'Penjualan bersih', (c) => `${c}4-${c}5`],
      [8, 'Laba kotor', (c) => `${c}6-${c}7`],
      [15, 'Jumlah biaya usaha', (c) => `SUM(${c}9:${c}14)`],
      [16, 'Laba bersih', (c) => `${c}8-${c}15`],
      [17, 'Margin kotor', (c) => `IF(${c}6=0,0,${c}8/${c}6)`, true],
      [18, 'Margin bersih', (c) => `IF(${c}6=0,0,${c}16/${c}6)`, true],
    ];
    for (const [row, label, formula, isPercent] of computed) {
      const kind = isPercent === true ? 'percent' : 'total';
      sheet.row(
        `A${row}`,
        [label, ...Array.from({ length: 13 }, (_, index) => ({ f: formula(columnName(index + 1)) }))],
        ['totalText', ...Array.from({ length: 13 }, () => kind as 'percent' | 'total')],
      );
    }
    sheet.warn('B16:N16', 'B16<0');
    sheet.chart({
      ...chartLook,
      type: 'column',
      title: 'Penjualan bersih dan laba bersih (ribu rupiah)',
      altText: 'Diagram batang penjualan bersih dan laba bersih tiap bulan',
      series: [
        { name: 'Penjualan bersih', values: 'B6:M6', categories: 'B3:M3', color: chartColors.green },
        { name: 'Laba bersih', values: 'B16:M16', categories: 'B3:M3', color: chartColors.gold },
      ],
      anchor: { from: { row: 19, col: 0 }, to: { row: 37, col: 8 } },
      axes: { y: thousandsAxis },
    });
    const tax = createSheet({ name: 'PPh Final', widths: [12, 20, 22, 22, 20, 34] });
    tax.wide('A1', 6, 'PPh final usaha mikro (orang pribadi)', 'title');
    tax.wide('A2', 2, 'Bagian bebas setahun', 'label');
    tax.put('C2', 500_000_000, 'inputMoney');
    tax.wide('A3', 2, 'Tarif', 'label');
    tax.put('C3', 0.005, 'inputPercent');
    tax.row(
      'A5',
      ['Bulan', 'Omzet', 'Omzet sejak Januari', 'Bagian kena pajak', 'PPh final', 'Setor paling lambat'],
      'head',
    );
    months.forEach((month, index) => {
      const row = index + 6;
      const column = columnName(index + 1);
      tax.row(
        `A${row}`,
        [
          month,
          { f: `'Laba Rugi'!${column}4` },
          { f: `SUM(B$6:B${row})` },
          { f: `MIN(B${row},MAX(0,C${row}-$C$2))` },
          { f: `ROUND(D${row}*$C$3,0)` },
          'tanggal 15 bulan berikutnya',
        ],
        ['label', 'money', 'money', 'money', 'money', 'label'],
      );
    });
    tax.row(
      'A18',
      ['Jumlah', { f: 'SUM(B6:B17)' }, null, { f: 'SUM(D6:D17)' }, { f: 'SUM(E6:E17)' }],
      ['totalText', 'total', 'total', 'total', 'total'],
    );
    return [sheet, tax];
  },
};
