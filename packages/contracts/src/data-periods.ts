/** What is kept of people, why, how long and how it ends: the list on /privasi. The rows are those of `private.data_periods` (issue: trust §4). */

/** How something that is kept of people ends, in the order of the page. */
export const periodEnds = {
  job: { title: 'Dihapus otomatis', text: 'Diperiksa setiap jam; yang lewat waktunya dihapus.' },
  owner: { title: 'Sampai Anda hapus', text: 'Anda hapus sendiri, atau ikut hilang bersama akun Anda.' },
  account: { title: 'Selama akun ada', text: 'Hilang bersama akunnya.' },
  nameless: { title: 'Tinggal tanpa nama', text: 'Saat akun dihapus, namanya dilepas dan catatannya tetap.' },
  kept: { title: 'Tetap tersimpan', text: 'Tanpa nama, nomor, dan isi.' },
} as const;

export type PeriodEnd = keyof typeof periodEnds;

export type DataPeriod = {
  /** What is kept; unique. */
  readonly data: string;
  readonly purpose: string;
  readonly period: string;
  /** `job` where, and only where, a job of the server ends it. */
  readonly end: PeriodEnd;
};

export const dataPeriods: readonly DataPeriod[] = [
  {
    data: 'orang tua atau wali',
    purpose: 'Persetujuan untuk yang belum 18 tahun',
    period: 'selama akun ada; permintaan tanpa jawaban 30 hari',
    end: 'job',
  },
  {
    data: 'isian yang tiba',
    purpose: 'Isian yang dikirim dua kali dihitung sekali',
    period: '30 hari',
    end: 'job',
  },
  {
    data: 'jeda akun',
    purpose: 'Menyembunyikan akun atas permintaan pemiliknya',
    period: 'sampai jeda diakhiri, paling lama setahun',
    end: 'job',
  },
  {
    data: 'blokir akun',
    purpose: 'Melindungi anggota lain, dan menyembunyikan akun yang dijeda atau menunggu persetujuan wali',
    period: 'sampai blokir, jeda, atau masa tunggu itu berakhir',
    end: 'job',
  },
  {
    data: 'percakapan',
    purpose: 'Pesan antaranggota',
    period: '12 bulan setelah percakapan berakhir',
    end: 'job',
  },
  {
    data: 'lamaran',
    purpose: 'Melamar ke proyek, dan menjawabnya',
    period:
      '12 bulan setelah ditolak atau ditutup, selama tidak ada lagi percakapan tentangnya; yang diterima selama proyek dan akun ada',
    end: 'job',
  },
  {
    data: 'log masuk',
    purpose: 'Mengenali masuk yang bukan oleh pemiliknya',
    period: '12 bulan',
    end: 'job',
  },
  {
    data: 'kode kampus',
    purpose: 'Membuktikan alamat kampus',
    period: '2 hari',
    end: 'job',
  },
  {
    data: 'gambar',
    purpose: 'Foto profil, gambar proyek, dan gambar dalam pesan',
    period: 'selama ditampilkan; yang diganti, atau yang akunnya dihapus, sehari kemudian',
    end: 'job',
  },
  {
    data: 'notifikasi',
    purpose: 'Memberi tahu apa yang terjadi',
    period: '12 bulan',
    end: 'job',
  },
  {
    data: 'kabar mingguan',
    purpose: 'Email ringkasan mingguan, bila dinyalakan',
    period: 'sampai dimatikan, atau selama akun ada; catatan kiriman 90 hari',
    end: 'job',
  },
  {
    data: 'pesan kepada kami',
    purpose: 'Menjawab pertanyaan dan keluhan',
    period: '24 bulan setelah selesai, atau sampai akun dihapus',
    end: 'job',
  },
  {
    data: 'isi yang dihapus',
    purpose: 'Memulihkan yang terhapus karena keliru',
    period: '30 hari',
    end: 'job',
  },
  {
    data: 'referral',
    purpose: 'Hadiah, dan mencegah hadiah palsu',
    period: 'selama akun ada; sidik jaringan dan peramban 7 hari',
    end: 'job',
  },
  {
    data: 'proyek',
    purpose: 'Mempertemukan pemilik proyek dan pelamar',
    period: 'sampai dihapus pemiliknya, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'profil relasi',
    purpose: 'Daftar relasi bisnis',
    period: 'sampai dihapus pemiliknya, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'blokir antaranggota',
    purpose: 'Dua orang tidak saling melihat',
    period: 'sampai dibuka, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'ide bisnis',
    purpose: 'Menyimpan ide dan langkahnya',
    period: 'sampai dihapus pemiliknya, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'halaman jualan',
    purpose: 'Halaman usaha yang diterbitkan pemiliknya',
    period: 'sampai ditutup, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'pencocokan',
    purpose: 'Mencari rekan yang cocok, bila dinyalakan',
    period: 'sampai dimatikan, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'halaman publik dan kampus',
    purpose: 'Yang dipilih pemiliknya untuk ditampilkan',
    period: 'sampai dimatikan, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'simpanan',
    purpose: 'Proyek dan pencarian yang disimpan',
    period: 'sampai dihapus pemiliknya, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'rekening pencairan',
    purpose: 'Membayar voucher',
    period: 'sampai diganti, atau selama akun ada',
    end: 'owner',
  },
  {
    data: 'masuk dan perangkat',
    purpose: 'Masuk dengan aman, dan menunjukkan perangkat yang aktif',
    period: 'sampai Anda keluar atau menghapusnya, atau selama akun ada; kode dan tautan masuk 3 hari',
    end: 'owner',
  },
  {
    data: 'akun',
    purpose: 'Masuk, dan dikenali anggota lain',
    period: 'selama akun ada',
    end: 'account',
  },
  {
    data: 'usia dan persetujuan',
    purpose: 'Melindungi yang belum 18 tahun, dan membuktikan persetujuan',
    period: 'selama akun ada',
    end: 'account',
  },
  {
    data: 'siapa membuka kontak',
    purpose: 'Batas harian, dan menjawab siapa yang melihat nomor Anda',
    period: 'selama akun yang membuka ada',
    end: 'account',
  },
  {
    data: 'pemakaian Idea AI',
    purpose: 'Batas pertanyaan gratis per hari',
    period: 'selama akun ada',
    end: 'account',
  },
  {
    data: 'laporan dan tinjauan',
    purpose: 'Menjaga isi tetap aman',
    period: 'selama akun pelapor ada',
    end: 'account',
  },
  {
    data: 'catatan tim',
    purpose: 'Catatan petugas tentang sebuah akun',
    period: 'selama akun ada',
    end: 'account',
  },
  {
    data: 'pembayaran dan Premium',
    purpose: 'Bukti transaksi menurut hukum',
    period: 'disimpan tanpa nama setelah akun dihapus',
    end: 'nameless',
  },
  {
    data: 'coin dan voucher',
    purpose: 'Pembukuan hadiah dan pencairan',
    period: 'disimpan tanpa nama setelah akun dihapus',
    end: 'nameless',
  },
  {
    data: 'pekerjaan tim',
    purpose: 'Siapa mengubah pengaturan, peran, dan teks balasan',
    period: 'selama akun petugas ada',
    end: 'nameless',
  },
  {
    data: 'hadiah pendaftaran',
    purpose: 'Hadiah hanya sekali untuk satu alamat email dan satu nomor terverifikasi',
    period: 'selama layanan berjalan; hanya sidik acak berkunci, tanpa alamat dan nomor',
    end: 'kept',
  },
  {
    data: 'log tindakan admin',
    purpose: 'Membuktikan siapa berbuat apa; hanya id, tanpa isi',
    period: 'selama layanan berjalan',
    end: 'kept',
  },
];
