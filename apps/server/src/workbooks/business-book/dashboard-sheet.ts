import { columnName } from '../sheets/addresses.ts';
import { chartColors, chartLook, thousandsAxis } from '../sheets/chart-look.ts';
import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import { accounts } from './accounts.ts';
import { balanceOf } from './accounts-sheet.ts';
import { journalRows } from './journal-sheet.ts';
import { bookMonths, monthName } from './month-names.ts';
import { cashRows, profitRows } from './report-sheets.ts';

const data = { head: 42, first: 43 } as const;
const lastMonth = data.first + 11;
const costs = accounts.filter(([, name, group]) => group === 'Beban' && name !== 'HPP');

/** Figures under each other in three tiles a row. */
const tiles = [
  ['Kas dan bank', `${balanceOf('Kas')}+${balanceOf('Bank dan QRIS')}`, 'tileMoney'],
  ['Piutang usaha', balanceOf('Piutang usaha'), 'tileMoney'],
  ['Utang usaha dan pinjaman', `${balanceOf('Utang usaha')}+${balanceOf('Pinjaman')}`, 'tileMoney'],
  ['Nilai persediaan', balanceOf('Persediaan'), 'tileMoney'],
  ['Penjualan', balanceOf('Penjualan'), 'tileMoney'],
  ['Laba bersih', 'LabaBersih', 'tileMoney'],
  ['Margin bersih', `IF(${balanceOf('Penjualan')}=0,0,LabaBersih/${balanceOf('Penjualan')})`, 'tilePercent'],
  ['Neraca', 'Neraca!C24', 'tileText'],
  [
    'Baris jurnal belum lengkap',
    `COUNTIFS(JurnalPeriksa,"?*",JurnalPeriksa,"<>Tercatat")&" dari ${journalRows.last - journalRows.first + 1} baris"`,
    'tileText',
  ],
] as const;

const range = (letter: string, last = lastMonth) => `${letter}${data.first}:${letter}${last}`;

function addCharts(sheet: SheetBuilder): void {
  sheet.chart({
    ...chartLook,
    type: 'column',
    title: 'Penjualan dan laba bersih (ribu rupiah)',
    altText: 'Diagram batang penjualan dan laba bersih tiap bulan',
    series: [
      { name: 'Penjualan', values: range('B'), categories: range('A'), color: chartColors.green },
      { name: 'Laba bersih', values: range('C'), categories: range('A'), color: chartColors.gold },
    ],
    anchor: { from: { row: 12, col: 0 }, to: { row: 26, col: 3 } },
    axes: { y: thousandsAxis },
  });
  sheet.chart({
    ...chartLook,
    type: 'column',
    title: 'Kas dan bank akhir bulan (ribu rupiah)',
    altText: 'Diagram batang kas dan bank akhir bulan di samping rencana',
    series: [
      { name: 'Kas dan bank', values: range('D'), categories: range('A'), color: chartColors.green },
      { name: 'Rencana', values: range('E'), categories: range('A'), color: chartColors.grey },
    ],
    anchor: { from: { row: 12, col: 3 }, to: { row: 26, col: 6 } },
    axes: { y: thousandsAxis },
  });
  sheet.chart({
    ...chartLook,
    type: 'bar',
    title: 'Beban menurut akun (ribu rupiah)',
    altText: 'Diagram batang mendatar beban menurut akun',
    legend: false,
    series: [
      {
        name: 'Beban',
        values: range('H', data.first + costs.length - 1),
        categories: range('G', data.first + costs.length - 1),
        color: chartColors.gold,
      },
    ],
    anchor: { from: { row: 27, col: 0 }, to: { row: 40, col: 3 } },
    axes: { x: { reverse: true }, y: thousandsAxis },
  });
  sheet.chart({
    ...chartLook,
    type: 'column',
    title: 'Produk terlaris (unit)',
    altText: 'Diagram batang unit terjual tiap produk',
    legend: false,
    series: [
      {
        name: 'Terjual',
        values: range('K', data.first + 5),
        categories: range('J', data.first + 5),
        color: chartColors.green,
      },
    ],
    anchor: { from: { row: 27, col: 3 }, to: { row: 40, col: 6 } },
    axes: { y: { minorTickMark: 'none', numberFormat: { formatCode: '0' } } },
  });
}

/** The business at a glance: nine figures, four charts, and the table that the charts are drawn from. */
export function dashboardSheet(): SheetBuilder {
  const sheet = createSheet({
    name: 'Dasbor',
    widths: [22, 22, 22, 22, 22, 22, 26, 16, 4, 24, 12],
    printArea: '$A$1:$F$41',
    onePage: true,
  });
  sheet.wide('A1', 6, { f: '"Dasbor "&NamaUsaha' }, 'title');
  tiles.forEach(([label, formula, kind], index) => {
    const [row, column] = [3 + Math.floor(index / 3) * 3, (index % 3) * 2];
    sheet.wide(`${columnName(column)}${row}`, 2, label, 'tileLabel');
    sheet.wide(`${columnName(column)}${row + 1}`, 2, { f: formula }, kind);
    sheet.height(row + 2, 6);
  });
  sheet.warn('C10:D10', '$C$10<>"Seimbang"');
  sheet.warn('C7:D7', '$C$7<0');
  sheet.wide('A41', 6, 'Diagram digambar dari tabel di bawah, yang tidak ikut tercetak.', 'note');
  sheet.row(
    `A${data.head}`,
    [
      'Bulan',
      'Penjualan',
      'Laba bersih',
      'Kas dan bank',
      'Rencana kas',
      null,
      'Beban',
      'Jumlah',
      null,
      'Produk',
    ],
    'head',
  );
  sheet.put(`K${data.head}`, 'Terjual', 'head');
  bookMonths.forEach((month) => {
    const column = columnName(month);
    sheet.row(
      `A${data.first + month - 1}`,
      [
        { f: `LEFT(${monthName(month)},3)` },
        { f: `'Laba Rugi'!${column}${profitRows.sales}` },
        { f: `'Laba Rugi'!${column}${profitRows.profit}` },
        // A month that has not begun has no bar.
        { f: `IF(${month}>MAX(JurnalBulan),"",'Arus Kas'!${column}${cashRows.closing})` },
        { f: `INDEX(RencanaKas,${month})` },
      ],
      ['label', 'money', 'money', 'money', 'money'],
    );
  });
  costs.forEach(([, name], index) =>
    sheet.row(`G${data.first + index}`, [name, { f: balanceOf(name) }], ['label', 'money']),
  );
  for (let index = 0; index < 6; index += 1)
    sheet.row(
      `J${data.first + index}`,
      [{ f: `HPP!A${5 + index}&""` }, { f: `HPP!G${5 + index}` }],
      ['label', 'number'],
    );
  addCharts(sheet);
  return sheet;
}
