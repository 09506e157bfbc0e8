/** How many of the chosen vouchers were marked as paid, and why the others were not (`voucher_frozen`, `own_voucher`, …). */
export type BatchOutcome = { paid: number; refused: readonly string[] };

/** How many of the vouchers were approved, and why the others were not (`own_voucher`, `already_approved`, …). */
export type Approval = { approved: number; refused: readonly string[] };

/** Texts of voucher management (spec §2, §6, §8). */
export const messages = {
  denied: 'Akses ditolak. Hanya admin yang dapat mengakses halaman ini.',
  loadFailed: 'Gagal memuat data voucher',
  updateFailed: 'Gagal mengupdate status voucher',
  markedPaid: 'Voucher berhasil ditandai sebagai dibayar',
  approved: 'Pembayaran voucher disetujui',
  approveFailed: 'Gagal menyetujui pembayaran voucher',
  fileSaved: (count: number, total: string) => `Berkas bank berisi ${count} voucher, ${total}`,
  fileNext: 'Unggah ke bank Anda. Setelah ditransfer, tandai dibayar dengan buktinya.',
  fileFailed: 'Berkas bank tidak dapat dibuat. Coba lagi.',
  revealFailed: 'Nomornya tidak bisa dibuka. Mungkin vouchernya sudah tidak aktif.',
  noAccountYet: 'Belum ada tujuan pembayaran',
  noAccount: 'Pemiliknya belum mengisi tujuan pembayaran.',
  frozen: (count: number) => `termasuk ${count} dibekukan`,
  empty: 'Tidak ada voucher yang ditemukan',
} as const;

const reasons: Readonly<Record<string, string>> = {
  own_voucher: 'milik Anda sendiri',
  voucher_frozen: 'dibekukan',
  voucher_not_active: 'tidak aktif lagi',
  not_found: 'tidak ditemukan',
  second_person_needed: 'menunggu persetujuan orang kedua',
  already_approved: 'sudah disetujui',
  guardian_needed: 'pemiliknya belum punya persetujuan orang tua atau wali',
};

const because = (refused: readonly string[]): string =>
  [...new Set(refused)].map((reason) => reasons[reason] ?? reason).join(', ');

/** What a batch did when not every voucher could be marked. */
export const batchSentence = ({ paid, refused }: BatchOutcome): string =>
  `${paid} voucher ditandai dibayar, ${refused.length} tidak: ${because(refused)}.`;

/** The same for an approval of several. */
export const approvalSentence = ({ approved, refused }: Approval): string =>
  `${approved} voucher disetujui, ${refused.length} tidak: ${because(refused)}.`;
