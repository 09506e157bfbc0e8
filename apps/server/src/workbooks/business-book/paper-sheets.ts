import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import { spellOutFormulas } from '../premium-pack/spell-out.ts';
import type { BookData } from './book-data.ts';

const itemRows = { first: 11, last: 20 } as const;

/** Letter or picture, name, address and number of the business over four columns. */
function letterhead(sheet: SheetBuilder, title: string): void {
  sheet.block('A1', 'A3', { f: 'UPPER(LEFT(NamaUsaha,1))' }, 'logo');
  sheet.wide('B1', 3, { f: 'NamaUsaha' }, 'letterhead', 24);
  sheet.wide('B2', 3, { f: 'AlamatUsaha&""' }, 'line', 18);
  sheet.wide('B3', 3, { f: 'IF(NomorUsaha="","","WhatsApp "&NomorUsaha)' }, 'line', 18);
  sheet.wide('A5', 4, title, 'title');
}

/** An invoice: who, what, how much, until when, and where the money is sent. */
export function invoiceSheet({ invoice, contacts, begins }: BookData): SheetBuilder {
  const { first, last } = itemRows;
  const sheet = createSheet({ name: 'Faktur', widths: [30, 18, 22, 24], onePage: true, isPaper: true });
  letterhead(sheet, 'FAKTUR');
  const customer = contacts.find(([, role]) => role === 'Pelanggan')?.[0] ?? null;
  sheet.row('A6', ['Kepada', customer, 'Nomor urut', 1], ['label', 'inputText', 'label', 'inputNumber']);
  sheet.row(
    'A7',
    [
      'Tanggal',
      begins,
      'Nomor faktur',
      { f: '"INV/"&YEAR(B7)&"/"&RIGHT("0"&MONTH(B7),2)&"/"&RIGHT("00"&D6,3)' },
    ],
    ['label', 'inputDate', 'label', 'totalText'],
  );
  sheet.row(
    'A8',
    ['Tempo (hari)', 14, 'Jatuh tempo', { f: 'B7+N(B8)' }],
    ['label', 'inputNumber', 'label', 'date'],
  );
  sheet.choicesFrom('B6', 'DaftarKontak');
  sheet.row('A10', ['Barang', 'Jumlah', 'Harga', 'Total'], 'head');
  for (let row = first; row <= last; row += 1) {
    const [item = null, amount = null] = invoice[row - first] ?? [];
    sheet.row(
      `A${row}`,
      [
        item,
        amount,
        { f: `IF(A${row}="",0,SUMIF(DaftarBarang,A${row},BarangJual))` },
        { f: `N(B${row})*C${row}` },
      ],
      ['inputText', 'inputDecimal', 'money', 'money'],
    );
  }
  sheet.choicesFrom(`A${first}:A${last}`, 'DaftarBarang');
  sheet.row(
    'A21',
    ['Jumlah', null, null, { f: `SUM(D${first}:D${last})` }],
    ['totalText', 'totalText', 'totalText', 'total'],
  );
  sheet.row(
    'A22',
    ['Potongan', null, 0, { f: 'ROUND(D21*N(C22),0)' }],
    ['label', 'label', 'inputPercent', 'money'],
  );
  sheet.row('A23', ['Uang muka diterima', null, null, 0], ['label', 'label', 'label', 'inputMoney']);
  sheet.row(
    'A24',
    ['Sisa dibayar', null, null, { f: 'D21-D22-N(D23)' }],
    ['totalText', 'totalText', 'totalText', 'total'],
  );
  sheet.wide('A26', 2, 'Pembayaran ke', 'section');
  sheet.wide('C26', 2, 'Hormat kami', 'section');
  sheet.wide('A27', 2, { f: 'NamaBank&" "&NomorRekening' }, 'totalText');
  sheet.wide('A28', 2, { f: '"atas nama "&AtasNama' }, 'label');
  sheet.wide('A29', 2, 'Kirim bukti bayar ke nomor di atas.', 'note');
  sheet.block('C27', 'D29', null, 'label');
  sheet.height(27, 24);
  sheet.height(28, 24);
  sheet.height(29, 24);
  sheet.wide('C30', 2, { f: 'PemilikUsaha&""' }, 'line');
  return sheet;
}

/** A receipt that spells out its amount, and the sheet that spells it; empty until a payment is entered. */
export function receiptSheets({ receipt }: BookData): readonly SheetBuilder[] {
  const sheet = createSheet({
    name: 'Kwitansi',
    widths: [26, 22, 22, 26],
    landscape: true,
    onePage: true,
    isPaper: true,
  });
  letterhead(sheet, 'KWITANSI');
  const field = (row: number, label: string) => sheet.put(`A${row}`, label, 'label');
  field(7, 'Nomor');
  sheet.wide('B7', 3, receipt?.number ?? null, 'inputText');
  field(8, 'Diterima dari');
  sheet.wide('B8', 3, receipt?.from ?? null, 'inputText');
  sheet.choicesFrom('B8', 'DaftarKontak');
  field(9, 'Jumlah');
  sheet.wide('B9', 3, receipt?.rupiah ?? null, 'inputMoney');
  field(10, 'Terbilang');
  sheet.wide('B10', 3, { f: 'Terbilang' }, 'totalText', 36);
  field(11, 'Untuk');
  sheet.wide('B11', 3, receipt?.for ?? null, 'inputText');
  field(12, 'Tanggal');
  sheet.wide('B12', 3, receipt?.day ?? null, 'inputDate');
  field(13, 'Meterai');
  sheet.wide(
    'B13',
    3,
    { f: 'IF(B9="","",IF(N(B9)>5000000,"Perlu meterai Rp 10.000","Tidak perlu meterai"))' },
    'result',
  );
  sheet.wide('C15', 2, 'Penerima', 'section');
  sheet.block('C16', 'D18', null, 'label');
  sheet.wide('C19', 2, { f: 'PemilikUsaha&""' }, 'line');
  const helper = createSheet({ name: 'Bantu', widths: [24, 70], isHidden: true });
  helper.wide('A1', 2, 'Rumus terbilang (jangan diubah)', 'title');
  const labels = ['Miliar', 'Juta', 'Ribu', 'Satuan', 'Kata miliar', 'Kata juta', 'Kata ribu', 'Kata satuan'];
  spellOutFormulas('Kwitansi!$B$9', 2, 'B').forEach((formula, index) =>
    helper.row(
      `A${index + 2}`,
      [labels[index] ?? 'Terbilang', { f: formula }],
      ['label', index < 4 ? 'number' : 'result'],
    ),
  );
  helper.define('Terbilang', '$B$10');
  return [sheet, helper];
}
