/** Texts that the specification prescribes for the contact form (spec §5). */
export const contactRuleMessages = {
  loginRequired: 'Anda harus login terlebih dahulu',
  profileIncomplete: 'Harap lengkapi profil terlebih dahulu',
  requiredFields: 'Semua field harus diisi',
} as const;
