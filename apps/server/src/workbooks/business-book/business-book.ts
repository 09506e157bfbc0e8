import type { Template } from '../premium-pack/template.ts';
import { accountsSheet, kindsSheet } from './accounts-sheet.ts';
import type { BookData } from './book-data.ts';
import { contactsSheet } from './contacts-sheet.ts';
import { dashboardSheet } from './dashboard-sheet.ts';
import { costSheet, stockSheet } from './goods-sheets.ts';
import { journalSheet } from './journal-sheet.ts';
import { ledgerSheet } from './ledger-sheet.ts';
import { invoiceSheet, receiptSheets } from './paper-sheets.ts';
import { profileSheet } from './profile-sheet.ts';
import { balanceSheet, cashSheet, planSheet, profitSheet } from './report-sheets.ts';
import { sampleBook } from './sample-book.ts';

const guide = [
  'Profil: isi nama usaha, rekening, dan bulan pertama buku. Semua lembar memakainya.',
  'Barang dan Stok: daftarkan produk dan bahan. HPP: isi resep tiap produk.',
  'Piutang dan Utang: daftarkan pelanggan dan pemasok.',
  'Jurnal: catat setiap kejadian di satu baris. Pilih jenisnya; akun debit dan kredit terisi sendiri.',
  'Baca kolom Periksa: baris yang belum "Tercatat" tidak dihitung sampai lengkap.',
  'Buku Besar: pilih akun untuk melihat kartunya. Neraca Saldo, Laba Rugi, Arus Kas, Neraca, stok, dan Dasbor terisi sendiri.',
  'Faktur dan Kwitansi: isi sel bertepi hijau (di sini tanpa kuning, agar bersih saat dicetak), lalu cetak atau simpan sebagai PDF.',
  'Penyusutan dicatat tiap akhir bulan: harga alat dibagi umurnya dalam bulan.',
];

const example = [
  [
    '3 September',
    'Belanja persediaan tunai, Ayam fillet, 20 kg, 760.000',
    'Kas turun, persediaan naik; belum ada beban',
  ],
  [
    '12 September',
    'Penjualan tunai, Geprek kotak, 80, 1.040.000',
    'Penjualan naik; HPP 80 × 5.400 = 432.000 dan bahan berkurang sendiri',
  ],
  ['20 September', 'Penjualan kredit, Himpunan Teknik, 30 kotak, 390.000', 'Piutang naik; kas belum berubah'],
  [
    '2 Oktober',
    'Terima piutang tunai, Himpunan Teknik, 390.000',
    'Kas naik, piutang lunas; laba tidak berubah',
  ],
  [
    '30 November',
    'Hasil tiga bulan',
    'Penjualan 4.820.000, HPP 1.936.000, beban 1.082.500, laba 1.801.500; kas dan bank 3.210.000',
  ],
] as const;

/** The joined book with what it is filled with; every report follows from its journal. */
export function businessBook(data: BookData): Template {
  return {
    key: 'buku-usaha',
    title: 'Buku Usaha',
    guide,
    example,
    exampleTitle:
      data === sampleBook ? 'Contoh yang sudah diisi' : 'Contoh mencatat, dari usaha lain (Dapur Contoh)',
    sheets: () => [
      dashboardSheet(),
      profileSheet(data),
      journalSheet(data),
      stockSheet(data),
      costSheet(data),
      contactsSheet(data),
      ledgerSheet(),
      accountsSheet(),
      profitSheet(),
      cashSheet(data.plan.length > 0),
      balanceSheet(),
      planSheet(data.plan),
      invoiceSheet(data),
      ...receiptSheets(data),
      kindsSheet(),
    ],
  };
}

/** 'Buku Usaha' with the worked example, as the pack offers it. */
export const sampleBookTemplate: Template = businessBook(sampleBook);
