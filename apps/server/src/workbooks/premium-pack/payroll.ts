import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const people = [
  ['Rani', 'Produksi', 40, 12_000, 0.3, 0],
  ['Dimas', 'Pemasaran', 30, 12_000, 0.3, 50_000],
  ['Sinta', 'Keuangan', 15, 12_000, 0.2, 0],
] as const;

/** 11. Wages by hour, sharing of the profit, and a pay slip for each person. */
export const payrollTemplate: Template = {
  key: 'penggajian-bagi-hasil',
  title: 'Penggajian dan Bagi Hasil Tim',
  guide: [
    'Isi laba sebelum upah dan bagian yang disimpan untuk usaha.',
    'Isi jam, tarif, bagian hasil, dan kasbon tiap orang; jumlah bagian hasil tidak boleh melewati 100%.',
    'Pilih nama di lembar Slip untuk mencetak slip.',
  ],
  sheets: () => {
    const sheet = createSheet({
      name: 'Tim',
      widths: [22, 18, 12, 16, 16, 12, 16, 16, 18],
      landscape: true,
      frozenRows: 7,
      onePage: true,
    });
    sheet.wide('A1', 9, 'Upah dan bagi hasil', 'title');
    sheet.row('A2', ['Bulan', 'November 2026'], ['label', 'inputText']);
    sheet.row('A3', ['Laba sebelum upah', 3_000_000], ['label', 'inputMoney']);
    sheet.row('A4', ['Disimpan untuk usaha', 0.3], ['label', 'inputPercent']);
    sheet.row('A5', ['Dibagi kepada tim', { f: 'MAX(0,B3-E28)*(1-B4)' }], ['totalText', 'total']);
    sheet.row(
      'A7',
      ['Nama', 'Tugas', 'Jam', 'Tarif per jam', 'Upah', 'Bagian hasil', 'Bagi hasil', 'Kasbon', 'Diterima'],
      'head',
    );
    for (let row = 8; row <= 27; row += 1) {
      const [name = null, task = null, hours = null, rate = null, share = null, advance = null] =
        people[row - 8] ?? [];
      sheet.row(
        `A${row}`,
        [
          name,
          task,
          hours,
          rate,
          { f: `N(C${row})*N(D${row})` },
          share,
          { f: `ROUND($B$5*N(F${row}),0)` },
          advance,
          { f: `E${row}+G${row}-N(H${row})` },
        ],
        [
          'inputText',
          'inputText',
          'inputDecimal',
          'inputMoney',
          'money',
          'inputPercent',
          'money',
          'inputMoney',
          'money',
        ],
      );
    }
    sheet.row(
      'A28',
      [
        'Jumlah',
        null,
        { f: 'SUM(C8:C27)' },
        null,
        { f: 'SUM(E8:E27)' },
        { f: 'SUM(F8:F27)' },
        { f: 'SUM(G8:G27)' },
        { f: 'SUM(H8:H27)' },
        { f: 'SUM(I8:I27)' },
      ],
      ['totalText', 'totalText', 'totalDecimal', 'totalText', 'total', 'percent', 'total', 'total', 'total'],
    );
    sheet.row(
      'A29',
      ['Sisa untuk usaha', null, null, null, { f: 'B3-E28-G28' }],
      ['totalText', 'totalText', 'totalText', 'totalText', 'total'],
    );
    sheet.row(
      'A30',
      [
        'Periksa',
        { f: 'IF(F28>1,"Bagian hasil melewati 100%",IF(B3<E28,"Laba tidak cukup untuk upah","Baik"))' },
      ],
      ['label', 'totalText'],
    );
    sheet.warn('F28', 'F28>1');
    const slip = createSheet({ name: 'Slip', widths: [26, 40] });
    slip.wide('A1', 2, 'SLIP UPAH DAN BAGI HASIL', 'title');
    slip.row('A3', ['Nama', 'Rani'], ['label', 'inputText']);
    slip.row('A4', ['Bulan', { f: 'Tim!B2' }], ['label', 'result']);
    const look = (column: number) => `IFERROR(VLOOKUP(B3,Tim!$A$8:$I$27,${column},FALSE),0)`;
    const rows: readonly (readonly [string, string, 'result' | 'decimal' | 'money' | 'total'])[] = [
      ['Tugas', look(2), 'result'],
      ['Jam kerja', look(3), 'decimal'],
      ['Upah', look(5), 'money'],
      ['Bagi hasil', look(7), 'money'],
      ['Kasbon', look(8), 'money'],
      ['Diterima', 'B7+B8-B9', 'total'],
    ];
    rows.forEach(([label, formula, kind], index) =>
      slip.row(`A${index + 5}`, [label, { f: formula }], ['label', kind]),
    );
    return [sheet, slip];
  },
};
