/** Texts of the affiliate dashboard (spec §8). */
export const messages = {
  loginRequired: 'Login Required',
  /** 'Minimal withdraw 50 coin' unless an admin has set another minimum. */
  minimum: (coins: number) => `Minimal withdraw ${coins} coin`,
  voucherFailed: 'Gagal membuat voucher',
  voucherCreated: (code: string) => `Voucher berhasil dibuat! Kode: ${code}`,
  linkCopied: 'Link referral berhasil disalin!',
  copyFailed: 'Gagal menyalin. Salin link secara manual.',
  vouchersFailed: 'Gagal memuat data voucher',
  walletFailed: 'Gagal memuat saldo coin',
  ledgerFailed: 'Gagal memuat riwayat coin',
} as const;
