/** Texts of the affiliate dashboard (spec §8). */
export const messages = {
  loginRequired: 'Login Required',
  minimum: 'Minimal withdraw 50 coin',
  voucherFailed: 'Gagal membuat voucher',
  voucherCreated: (code: string) => `Voucher berhasil dibuat! Kode: ${code}`,
  linkCopied: 'Link referral berhasil disalin!',
  copyFailed: 'Gagal menyalin. Salin link secara manual.',
  vouchersFailed: 'Gagal memuat data voucher',
  walletFailed: 'Gagal memuat saldo coin',
  ledgerFailed: 'Gagal memuat riwayat coin',
} as const;
