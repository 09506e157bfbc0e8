import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date));
const entries: readonly (readonly [Date, string, string, number, number])[] = [
  [day(11, 1), 'Modal awal', 'Modal', 1_000_000, 0],
  [day(11, 2), 'Belanja bahan', 'Bahan', 0, 420_000],
  [day(11, 3), 'Penjualan', 'Penjualan', 286_000, 0],
  [day(11, 4), 'Kemasan', 'Kemasan', 0, 60_000],
  [day(11, 5), 'Penjualan', 'Penjualan', 312_000, 0],
];
const kinds = ['Penjualan', 'Modal', 'Bahan', 'Kemasan', 'Upah', 'Sewa', 'Promosi', 'Lainnya'];

/** 6. Cash book, receivables with their age, payables. */
export const ledgerTemplate: Template = {
  key: 'buku-kas-piutang-utang',
  title: 'Buku Kas, Piutang, dan Utang',
  guide: [
    'Catat kas tiap hari di lembar Kas; saldo berjalan dihitung sendiri.',
    'Catat pelanggan yang belum membayar di Piutang; umur dihitung dari tanggal laporan.',
    'Catat kewajiban kepada pemasok di Utang.',
  ],
  sheets: () => {
    const cash = createSheet({ name: 'Kas', widths: [14, 34, 16, 18, 18, 20], frozenRows: 3 });
    cash.wide('A1', 6, 'Buku kas', 'title');
    cash.row('A3', ['Tanggal', 'Uraian', 'Kelompok', 'Masuk', 'Keluar', 'Saldo'], 'head');
    for (let row = 4; row <= 103; row += 1) {
      const [date = null, text = null, kind = null, inn = null, out = null] = entries[row - 4] ?? [];
      cash.row(
        `A${row}`,
        [
          date,
          text,
          kind,
          inn,
          out,
          { f: `IF(AND(N(D${row})=0,N(E${row})=0),"",SUM(D$4:D${row})-SUM(E$4:E${row}))` },
        ],
        ['inputDate', 'inputText', 'inputText', 'inputMoney', 'inputMoney', 'money'],
      );
    }
    cash.choices('C4:C103', kinds);
    cash.row(
      'A104',
      ['Jumlah', null, null, { f: 'SUM(D4:D103)' }, { f: 'SUM(E4:E103)' }, { f: 'D104-E104' }],
      ['totalText', 'totalText', 'totalText', 'total', 'total', 'total'],
    );
    cash.warn('F4:F103', 'N(F4)<0');
    const recap = createSheet({ name: 'Rekap', widths: [24, 20, 20] });
    recap.wide('A1', 3, 'Rekap menurut kelompok', 'title');
    recap.row('A3', ['Kelompok', 'Masuk', 'Keluar'], 'head');
    kinds.forEach((kind, index) =>
      recap.row(
        `A${index + 4}`,
        [
          kind,
          { f: `SUMIF(Kas!$C$4:$C$103,A${index + 4},Kas!$D$4:$D$103)` },
          { f: `SUMIF(Kas!$C$4:$C$103,A${index + 4},Kas!$E$4:$E$103)` },
        ],
        ['label', 'money', 'money'],
      ),
    );
    recap.row('A12', ['Jumlah', { f: 'SUM(B4:B11)' }, { f: 'SUM(C4:C11)' }], ['totalText', 'total', 'total']);
    const aging = (
      name: string,
      title: string,
      who: string,
      samples: readonly (readonly [string, Date, number, number])[],
    ) => {
      const sheet = createSheet({
        name,
        widths: [26, 14, 18, 18, 18, 12, 18],
        landscape: true,
        frozenRows: 5,
      });
      sheet.wide('A1', 7, title, 'title');
      sheet.row('A3', ['Tanggal laporan', day(11, 30)], ['label', 'inputDate']);
      sheet.row('A5', [who, 'Tanggal', 'Jumlah', 'Dibayar', 'Sisa', 'Umur (hari)', 'Kelompok'], 'head');
      for (let row = 6; row <= 45; row += 1) {
        const [person = null, date = null, amount = null, paid = null] = samples[row - 6] ?? [];
        sheet.row(
          `A${row}`,
          [
            person,
            date,
            amount,
            paid,
            { f: `N(C${row})-N(D${row})` },
            { f: `IF(E${row}>0,$B$3-B${row},0)` },
            {
              f: `IF(E${row}<=0,"",IF(F${row}<=30,"0-30 hari",IF(F${row}<=60,"31-60 hari","di atas 60 hari")))`,
            },
          ],
          ['inputText', 'inputDate', 'inputMoney', 'inputMoney', 'money', 'number', 'result'],
        );
      }
      ['0-30 hari', '31-60 hari', 'di atas 60 hari'].forEach((label, index) =>
        sheet.row(
          `A${index + 47}`,
          [label, null, null, null, { f: `SUMIF(G6:G45,A${index + 47},E6:E45)` }],
          ['label', 'label', 'label', 'label', 'money'],
        ),
      );
      sheet.row(
        'A50',
        ['Jumlah sisa', null, null, null, { f: 'SUM(E6:E45)' }],
        ['totalText', 'totalText', 'totalText', 'totalText', 'total'],
      );
      sheet.warn('F6:F45', 'N(F6)>60');
      return sheet;
    };
    return [
      cash,
      recap,
      aging('Piutang', 'Piutang pelanggan', 'Pelanggan', [
        ['Himpunan Teknik', day(11, 5), 750_000, 375_000],
        ['Bu Sari', day(9, 10), 120_000, 0],
      ]),
      aging('Utang', 'Utang kepada pemasok', 'Pemasok', [['Toko Ayam Jaya', day(11, 20), 420_000, 200_000]]),
    ];
  },
};
