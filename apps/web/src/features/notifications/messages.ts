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
  arrived: (title: string) => `Notifikasi baru: ${title}`,
} as const;
