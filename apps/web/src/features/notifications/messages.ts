/** Texts of the notification centre. */
export const notificationMessages = {
  loadFailed: 'Gagal memuat notifikasi',
  markFailed: 'Gagal menandai notifikasi. Silakan coba lagi.',
  empty: 'Belum ada notifikasi',
  emptyHint: 'Kabar tentang lamaran, pembayaran, dan coin Anda akan muncul di sini.',
  nothingUnread: 'Semua notifikasi sudah dibaca',
  preferencesFailed: 'Gagal memuat pengaturan notifikasi',
  preferenceFailed: 'Gagal menyimpan pengaturan. Silakan coba lagi.',
  preferenceSaved: 'Pengaturan notifikasi disimpan',
  weeklyMailAgreed: 'Kabar mingguan dinyalakan',
  weeklyMailEnded: 'Kabar mingguan dihentikan',
  weeklyMailNotEnded: 'Belum berhasil',
  weeklyMailHelp:
    'Setiap Senin: proyek dan relasi baru yang cocok dengan pencarian tersimpan dan profil Anda, lamaran yang menunggu, dan pesan yang belum dibaca. Tidak ada email bila tidak ada yang baru. Anda dapat menghentikannya kapan saja, di sini atau lewat tautan di email.',
  arrived: (title: string) => `Notifikasi baru: ${title}`,
} as const;
