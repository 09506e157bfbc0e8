import { columnName } from '#workbooks/sheets/addresses.ts';
import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const income = [
  ['Penjualan tunai', 3_500_000],
  ['Penjualan aplikasi', 1_500_000],
  ['Pelunasan piutang', 0],
  ['Modal masuk', 0],
] as const;
const spending = [
  ['Bahan', 2_600_000],
  ['Kemasan', 300_000],
  ['Upah', 600_000],
  ['Sewa', 350_000],
  ['Kuota dan listrik', 150_000],
  ['Promosi', 100_000],
  ['Alat', 0],
  ['Cicilan', 0],
] as const;

/** 3. Twelve months of cash with a smallest balance and a warning. */
export const cashFlowTemplate: Template = {
  key: 'arus-kas',
  title: 'Arus Kas 12 Bulan',
  guide: [
    'Isi saldo awal dan saldo minimum yang aman.',
    'Isi uang masuk dan keluar tiap bulan pada saat uangnya benar-benar berpindah.',
    'Bulan dengan saldo di bawah minimum menjadi merah.',
  ],
  sheets: () => {
    const sheet = createSheet({
      name: 'Arus Kas',
      widths: [26, ...months.map(() => 17), 19],
      landscape: true,
      frozenRows: 5,
    });
    sheet.wide('A1', 14, 'Arus kas 12 bulan', 'title');
    sheet.row('A2', ['Saldo awal', 1_000_000], ['label', 'inputMoney']);
    sheet.row('A3', ['Saldo minimum aman', 500_000], ['label', 'inputMoney']);
    sheet.row('A5', ['Uraian', ...months, 'Setahun'], 'head');
    const fill = (items: typeof income | typeof spending, firstRow: number) =>
      items.forEach(([name, amount], index) => {
        const row = firstRow + index;
        sheet.row(
          `A${row}`,
          [name, ...months.map(() => amount), { f: `SUM(B${row}:M${row})` }],
          ['inputText', ...months.map(() => 'inputMoney' as const), 'total'],
        );
      });
    const sumRow = (row: number, label: string, formula: (column: string) => string) =>
      sheet.row(
        `A${row}`,
        [
          label,
          ...months.map((_, index) => ({ f: formula(columnName(index + 1)) })),
          { f: row === 22 ? 'M22' : `SUM(B${row}:M${row})` },
        ],
        ['totalText', ...months.map(() => 'total' as const), 'total'],
      );
    sheet.put('A6', 'UANG MASUK', 'section');
    fill(income, 7);
    sumRow(11, 'Jumlah masuk', (column) => `SUM(${column}7:${column}10)`);
    sheet.put('A12', 'UANG KELUAR', 'section');
    fill(spending, 13);
    sumRow(21, 'Jumlah keluar', (column) => `SUM(${column}13:${column}20)`);
    sumRow(22, 'Saldo akhir', (column) =>
      column === 'B' ? '$B$2+B11-B21' : `${columnName(column.charCodeAt(0) - 66)}22+${column}11-${column}21`,
    );
    sheet.row('A24', ['Saldo terendah', { f: 'MIN(B22:M22)' }], ['totalText', 'total']);
    sheet.row(
      'A25',
      ['Bulan di bawah minimum', { f: 'COUNTIF(B22:M22,"<"&B3)' }],
      ['totalText', 'totalNumber'],
    );
    sheet.row(
      'A26',
      ['Kesimpulan', { f: 'IF(B25=0,"Aman sepanjang tahun","Siapkan cadangan")' }],
      ['totalText', 'totalText'],
    );
    sheet.row('A27', ['Cadangan yang perlu disiapkan', { f: 'MAX(0,B3-B24)' }], ['totalText', 'total']);
    sheet.warn('B22:M22', 'B22<$B$3');
    sheet.chart({
      ...chartLook,
      type: 'line',
      title: 'Saldo akhir bulan (ribu rupiah)',
      altText: 'Diagram garis saldo akhir tiap bulan',
      legend: false,
      series: [{ name: 'Saldo akhir', values: 'B22:M22', categories: 'B5:M5', color: chartColors.green }],
      anchor: { from: { row: 27, col: 0 }, to: { row: 45, col: 8 } },
      axes: { y: thousandsAxis },
    });
    return [sheet];
  },
};
