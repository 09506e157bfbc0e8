import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import type { BookData } from './book-data.ts';

/** Who keeps the book, where money is sent, and in which month it begins. */
export function profileSheet({ business, begins }: BookData): SheetBuilder {
  const sheet = createSheet({ name: 'Profil', widths: [30, 44, 44] });
  sheet.wide('A1', 3, 'Profil usaha', 'title');
  const rows = [
    ['Nama usaha', business.name, 'NamaUsaha', 'Tampil di semua laporan, faktur, dan kwitansi'],
    ['Alamat', business.address, 'AlamatUsaha', ''],
    ['Nomor WhatsApp', business.phone, 'NomorUsaha', ''],
    ['Pemilik', business.owner, 'PemilikUsaha', 'Menandatangani kwitansi'],
    ['Bank atau dompet digital', business.bank, 'NamaBank', 'Tampil di faktur'],
    ['Nomor rekening', business.account, 'NomorRekening', 'Periksa dua kali'],
    ['Atas nama', business.holder, 'AtasNama', ''],
  ] as const;
  rows.forEach(([label, value, name, hint], index) => {
    const row = index + 3;
    sheet.row(`A${row}`, [label, value, hint], ['label', 'inputText', 'label']);
    sheet.define(name, `$B$${row}`);
  });
  sheet.row(
    'A10',
    ['Bulan pertama buku', begins, 'Tanggal 1 bulan itu; buku memuat 12 bulan sejak bulan ini'],
    ['label', 'inputDate', 'label'],
  );
  sheet.define('MulaiBuku', '$B$10');
  sheet.put('A12', { f: 'UPPER(LEFT(NamaUsaha,1))' }, 'logo');
  sheet.height(12, 48);
  sheet.wide(
    'B12',
    2,
    'Logo: sisipkan gambar logo Anda di atas huruf ini, juga di lembar Faktur dan Kwitansi. Tanpa gambar, huruf pertama nama usaha yang tampil.',
    'note',
  );
  return sheet;
}
