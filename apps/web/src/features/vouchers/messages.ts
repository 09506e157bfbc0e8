import type { BatchOutcome } from './api/pay-vouchers.ts';

/** Texts of voucher management (spec §2, §6, §8). */
export const messages = {
  denied: 'Akses ditolak. Hanya admin yang dapat mengakses halaman ini.',
  loadFailed: 'Gagal memuat data voucher',
  updateFailed: 'Gagal mengupdate status voucher',
  markedPaid: 'Voucher berhasil ditandai sebagai dibayar',
  fileFailed: 'Gagal membuat file transfer',
  revealFailed: 'Nomornya tidak bisa dibuka. Mungkin vouchernya sudah tidak aktif.',
  noAccount: 'Pemiliknya belum mengisi tujuan pembayaran.',
  empty: 'Tidak ada voucher yang ditemukan',
} as const;

const reasons: Readonly<Record<string, string>> = {
  own_voucher: 'milik Anda sendiri',
  voucher_frozen: 'dibekukan',
  voucher_not_active: 'tidak aktif lagi',
  not_found: 'tidak ditemukan',
};

/** What a batch did when not every voucher could be marked. */
export function batchSentence({ paid, refused }: BatchOutcome): string {
  const why = [...new Set(refused)].map((reason) => reasons[reason] ?? reason).join(', ');
  return `${paid} voucher ditandai dibayar, ${refused.length} tidak: ${why}.`;
}
