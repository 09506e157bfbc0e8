/** Texts of the gates (spec §6). */
export const guardMessages = {
  loginRequired: 'Silakan masuk terlebih dahulu untuk mengakses fitur premium',
  premiumRequired: (feature: string) => `Fitur ${feature} hanya tersedia untuk pengguna Premium`,
} as const;
