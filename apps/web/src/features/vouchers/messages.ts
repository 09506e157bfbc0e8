/** Texts of voucher management (spec §2, §6, §8). */
export const messages = {
  denied: 'Akses ditolak. Hanya admin yang dapat mengakses halaman ini.',
  loadFailed: 'Gagal memuat data voucher',
  updateFailed: 'Gagal mengupdate status voucher',
  markedPaid: 'Voucher berhasil ditandai sebagai dibayar',
  empty: 'Tidak ada voucher yang ditemukan',
} as const;
