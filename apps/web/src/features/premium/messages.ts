import { buyMessages } from './buy-messages.ts';

/** Texts of payment (spec §8) and of the screens around it. */
export const messages = {
  ...buyMessages,
  applyLocked: 'Fitur lamar proyek hanya tersedia untuk pengguna Premium',
  freeApplications: (left: number) => `Bulan ini Anda masih punya ${left} lamaran gratis.`,
  applyFree: 'Lamar tanpa Premium',
  noToken: 'Token pembayaran tidak diterima dari server',
  unexpected: 'Terjadi kesalahan saat memproses pembayaran. Silakan coba lagi.',
  scriptUnavailable: 'Script pembayaran tidak tersedia. Silakan refresh halaman dan coba lagi.',
  popupBlocked: 'Jendela pembayaran tidak terbuka. Lanjutkan di halaman pembayaran.',
  success: 'Pembayaran Berhasil!',
  successDescription: 'Paket premium Anda sedang diaktifkan',
  pending: 'Pembayaran Pending',
  pendingDescription: 'Kami akan memberitahu Anda setelah selesai',
  failed: 'Pembayaran Gagal',
  failedDescription: 'Pesanan Anda tetap tersimpan. Coba metode lain untuk melanjutkan.',
  inReview: 'Kami sedang memeriksa pembayaran Anda',
  inReviewDescription:
    'Bank atau sistem keamanan meminta pemeriksaan tambahan, biasanya selesai dalam satu hari kerja. Anda tidak perlu membayar lagi; hasilnya kami kabarkan.',
  cancelled: 'Pembayaran Dibatalkan',
  cancelledDescription: 'Pesanan Anda tetap tersimpan. Anda dapat melanjutkannya kapan saja.',
  freeActivated: 'Paket Gratis Diaktifkan',
  alreadyPremium: 'Anda sudah Premium',
  historyFailed: 'Gagal memuat riwayat pembayaran',
  receiptFailed: 'Gagal mengunduh kwitansi. Silakan coba lagi.',
  copied: 'Nomor berhasil disalin',
  copyFailed: 'Gagal menyalin. Salin nomor secara manual.',
} as const;
