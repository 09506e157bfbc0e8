/** The 14 workbooks of the Premium pack (spec §9: 14 in 1): key, name, and what each is for. */
export const excelTemplates = [
  {
    key: 'hpp-harga-jual',
    title: 'HPP dan Harga Jual',
    text: 'Biaya satu produk dan harga langsung, pesan-antar, dan marketplace.',
  },
  {
    key: 'bep-titik-impas',
    title: 'BEP dan Titik Impas',
    text: 'Unit dan Rupiah impas, target laba, dan tabel bagaimana jika.',
  },
  {
    key: 'arus-kas',
    title: 'Arus Kas 12 Bulan',
    text: 'Saldo tiap bulan dengan peringatan di bawah batas aman.',
  },
  {
    key: 'laba-rugi',
    title: 'Laba Rugi dan PPh Final',
    text: 'Laba bulanan, margin, dan PPh final usaha mikro.',
  },
  {
    key: 'posisi-keuangan',
    title: 'Laporan Posisi Keuangan (Neraca)',
    text: 'Susunan SAK EMKM dengan catatan ringkas.',
  },
  {
    key: 'buku-kas-piutang-utang',
    title: 'Buku Kas, Piutang, dan Utang',
    text: 'Saldo berjalan, rekap kelompok, dan umur piutang.',
  },
  { key: 'stok', title: 'Stok Barang', text: 'Keluar masuk, nilai stok, dan tanda pesan ulang.' },
  {
    key: 'faktur-invoice',
    title: 'Faktur (Invoice)',
    text: 'Nomor otomatis, jatuh tempo, uang muka, dan sisa bayar.',
  },
  { key: 'kwitansi', title: 'Kwitansi', text: 'Terbilang otomatis dan pengingat meterai.' },
  {
    key: 'rab-proposal',
    title: 'RAB Proposal (P2MW / PKM-K)',
    text: 'Belanja dengan alasan, rekap kelompok, dan batas dana.',
  },
  {
    key: 'penggajian-bagi-hasil',
    title: 'Penggajian dan Bagi Hasil Tim',
    text: 'Upah per jam, bagi hasil, kasbon, dan slip.',
  },
  {
    key: 'proyeksi-keuangan',
    title: 'Proyeksi Keuangan 36 Bulan',
    text: 'Skenario, NPV, IRR, dan bulan balik modal.',
  },
  {
    key: 'bmc-lean-swot',
    title: 'BMC, Lean Canvas, dan SWOT',
    text: 'Satu halaman siap cetak untuk masing-masing.',
  },
  {
    key: 'kalender-konten',
    title: 'Kalender Konten dan Anggaran Promosi',
    text: 'Rencana 30 hari dan biaya per pesanan tiap kanal.',
  },
] as const;

/** The workbook beside the pack, which joins what the 14 do apart. */
export const businessBook = {
  key: 'buku-usaha',
  title: 'Buku Usaha',
  text: 'Satu jurnal yang mengisi buku besar, laba rugi, arus kas, neraca, piutang, stok, HPP, faktur, kwitansi, dan dasbor bergrafik.',
} as const;

/** The 14 workbooks and the book in one file. */
export const packArchive = 'template-excel-dan-buku-usaha.zip';
