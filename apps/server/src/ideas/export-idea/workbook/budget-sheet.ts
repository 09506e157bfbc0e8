import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { input } from './assumption-sheet.ts';

const flow = (column: string) => `'Arus Kas'!${column}5:${column}16`;
const until = (column: string) => `SUMIF(${flow('A')},"<="&$B$4,${flow(column)})`;

/** The budget of the start, summed from the cash flow up to its lowest point, and the proof that both agree. */
export function budgetSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'RAB', widths: [46, 22, 52] });
  sheet.wide('A1', 3, 'Rencana anggaran biaya', 'title');
  sheet.row(
    'A3',
    ['Kas terendah', { f: `MIN('Arus Kas'!P4:P16)` }, 'Titik terendah arus kas, sesuai asumsi'],
    ['label', 'money', 'label'],
  );
  sheet.row(
    'A4',
    ['Bulan kas terendah (0: sebelum penjualan pertama)', { f: `MATCH(B3,'Arus Kas'!P4:P16,0)-1` }, ''],
    ['label', 'number', 'label'],
  );
  sheet.row('A6', ['Kelompok belanja', 'Jumlah', 'Alasan'], 'head');
  const lines = [
    ['Alat dan perlengkapan', input.equipment, 'Dibeli sekali, dipakai lama'],
    ['Izin dan merek', input.permits, 'Dibayar sekali sebelum mulai'],
    ['Persediaan awal', `'Arus Kas'!M4`, 'Bahan sebelum penjualan pertama'],
    ['Bahan sampai kas terendah', until('M'), 'Sesuai awal yang pelan'],
    ['Biaya tetap sampai kas terendah', until('H'), 'Dibayar juga tanpa penjualan'],
    ['Transport sampai kas terendah', until('G'), 'Belanja dan antar'],
    [
      'Potongan dan pajak sampai kas terendah',
      `${until('F')}+${until('I')}`,
      'Aplikasi, pembayaran, PPh final',
    ],
    ['Upah sendiri sampai kas terendah', until('O'), 'Sesuai pilihan Anda'],
    ['Dikurangi uang penjualan', `-${until('L')}`, 'Ikut membiayai bulan-bulan itu'],
  ] as const;
  lines.forEach(([label, formula, reason], index) =>
    sheet.row(`A${index + 7}`, [label, { f: formula }, reason], ['label', 'money', 'label']),
  );
  sheet.row('A16', ['Jumlah RAB', { f: 'SUM(B7:B15)' }, ''], ['totalText', 'total', 'totalText']);
  sheet.row('A17', ['Modal awal', { f: input.capital }, ''], ['label', 'money', 'label']);
  sheet.row(
    'A18',
    ['Sisa modal', { f: 'B17-B16' }, 'Sama dengan kas terendah'],
    ['totalText', 'total', 'label'],
  );
  sheet.row(
    'A19',
    ['Cocok dengan arus kas', { f: 'IF(B18=B3,"Ya, sampai rupiah","Tidak")' }, ''],
    ['label', 'totalText', 'label'],
  );
  sheet.warn('B18', 'B18<0');
  return sheet;
}
