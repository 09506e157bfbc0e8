import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import { spellOutFormulas } from './spell-out.ts';
import type { Template } from './template.ts';

const invoiceItems = [
  ['Nasi geprek kotak', 50, 15_000],
  ['Es teh', 50, 4_000],
] as const;
/** Both are handed to others, so they have no yellow cells. */
const aboutPaper =
  'Sel bertepi hijau diisi, sel lain terkunci agar rumus tidak rusak (tanpa kata sandi). Tepi tercetak tipis, tanpa warna kuning.';
const date = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day));

/** 8. Invoice with a number of its own, due date, discount and deposit. */
export const invoiceTemplate: Template = {
  key: 'faktur-invoice',
  title: 'Faktur (Invoice)',
  about: `${aboutPaper} Data di dalamnya contoh.`,
  guide: [
    'Isi data usaha, pelanggan, tanggal, dan nomor urut; nomor faktur terbentuk sendiri.',
    'Isi barang; jumlah, potongan, uang muka, dan sisa dihitung.',
    'Cetak lembar ini atau simpan sebagai PDF untuk dikirim.',
  ],
  sheets: () => {
    const sheet = createSheet({ name: 'Faktur', widths: [32, 22, 20, 22], isPaper: true, onePage: true });
    sheet.wide('A1', 4, 'FAKTUR', 'title');
    sheet.put('A2', 'Dari', 'label');
    sheet.wide('B2', 3, 'Dapur Contoh, Bandung', 'inputText');
    sheet.put('A3', 'Kepada', 'label');
    sheet.wide('B3', 3, 'Himpunan Teknik', 'inputText');
    sheet.row('A4', ['Tanggal', date(11, 20)], ['label', 'inputDate']);
    sheet.row('A5', ['Nomor urut', 7], ['label', 'inputNumber']);
    sheet.row(
      'A6',
      ['Nomor faktur', { f: '"INV/"&YEAR(B4)&"/"&TEXT(MONTH(B4),"00")&"/"&TEXT(B5,"000")' }],
      ['label', 'totalText'],
    );
    sheet.row('A7', ['Tempo (hari)', 7], ['label', 'inputNumber']);
    sheet.row('A8', ['Jatuh tempo', { f: 'B4+B7' }], ['label', 'date']);
    sheet.row('A10', ['Barang atau jasa', 'Jumlah', 'Harga', 'Total'], 'head');
    for (let row = 11; row <= 22; row += 1) {
      const [name = null, count = null, price = null] = invoiceItems[row - 11] ?? [];
      sheet.row(
        `A${row}`,
        [name, count, price, { f: `N(B${row})*N(C${row})` }],
        ['inputText', 'inputDecimal', 'inputMoney', 'money'],
      );
    }
    sheet.row(
      'A23',
      ['Jumlah', null, null, { f: 'SUM(D11:D22)' }],
      ['totalText', 'totalText', 'totalText', 'total'],
    );
    sheet.row(
      'A24',
      ['Potongan', null, 0.05, { f: 'ROUND(D23*C24,0)' }],
      ['label', 'label', 'inputPercent', 'money'],
    );
    sheet.row('A25', ['Uang muka diterima', null, null, 300_000], ['label', 'label', 'label', 'inputMoney']);
    sheet.row(
      'A26',
      ['Sisa dibayar', null, null, { f: 'D23-D24-D25' }],
      ['totalText', 'totalText', 'totalText', 'total'],
    );
    sheet.put('A28', 'Pembayaran', 'label');
    sheet.wide('B28', 3, 'QRIS atau transfer ke rekening usaha', 'inputText');
    for (const [row, label, value] of [
      [29, 'Bank', 'Bank Contoh'],
      [30, 'Nomor rekening', '000 111 222'],
      [31, 'Atas nama', 'Nama Pemilik'],
    ] as const) {
      sheet.put(`A${row}`, label, 'label');
      sheet.wide(`B${row}`, 3, value, 'inputText');
    }
    return [sheet];
  },
};

/** 9. Receipt that spells out its amount and says when a revenue stamp is due. */
export const receiptTemplate: Template = {
  key: 'kwitansi',
  title: 'Kwitansi',
  about: aboutPaper,
  example: [
    [
      '20 November',
      'Himpunan Teknik membayar 1.752.500 untuk 50 kotak makan siang',
      'Terbilang menjadi satu juta tujuh ratus lima puluh dua ribu lima ratus rupiah, tanpa meterai',
    ],
  ],
  guide: [
    'Isi nomor, pembayar, jumlah, dan keperluan; terbilang terisi sendiri sampai di bawah satu triliun.',
    'Di atas Rp 5.000.000 kwitansi memerlukan meterai Rp 10.000.',
    'Cetak, tanda tangani, dan simpan salinannya.',
  ],
  sheets: () => {
    const sheet = createSheet({ name: 'Kwitansi', widths: [24, 64], isPaper: true, onePage: true });
    sheet.wide('A1', 2, 'KWITANSI', 'title');
    sheet.row('A3', ['Nomor', null], ['label', 'inputText']);
    sheet.row('A4', ['Tanggal', null], ['label', 'inputDate']);
    sheet.row('A5', ['Diterima dari', null], ['label', 'inputText']);
    sheet.row('A6', ['Jumlah', null], ['label', 'inputMoney']);
    sheet.row('A7', ['Terbilang', { f: 'Bantu!B10' }], ['label', 'totalText']);
    sheet.row('A8', ['Untuk', null], ['label', 'inputText']);
    sheet.row(
      'A9',
      ['Meterai', { f: 'IF(B6="","",IF(B6>5000000,"Perlu meterai Rp 10.000","Tidak perlu meterai"))' }],
      ['label', 'result'],
    );
    sheet.row('A11', ['Penerima', null], ['label', 'inputText']);
    const helper = createSheet({ name: 'Bantu', widths: [24, 60], isHidden: true });
    helper.wide('A1', 2, 'Rumus terbilang (jangan diubah)', 'section');
    const labels = [
      'Miliar',
      'Juta',
      'Ribu',
      'Satuan',
      'Kata miliar',
      'Kata juta',
      'Kata ribu',
      'Kata satuan',
      'Terbilang',
    ];
    spellOutFormulas('Kwitansi!$B$6', 2, 'B').forEach((formula, index) =>
      helper.row(
        `A${index + 2}`,
        [labels[index] ?? '', { f: formula }],
        ['label', index < 4 ? 'number' : 'result'],
      ),
    );
    return [sheet, helper];
  },
};
