/** Texts of the gates (spec §6). */
export const guardMessages = {
  loginRequired: 'Silakan masuk terlebih dahulu untuk mengakses fitur premium',
  deskAway: 'Layanan sedang tidak tersedia',
  deskAwayWhy: 'Hak akses Anda belum dapat dibaca. Tunggu sebentar, lalu coba lagi.',
  premiumRequired: (feature: string) => `Fitur ${feature} hanya tersedia untuk pengguna Premium`,
} as const;
