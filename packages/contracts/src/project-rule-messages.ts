/** Texts that the specification prescribes for the project form (spec §5). */
export const projectRuleMessages = {
  requiredFields: 'Semua field yang wajib harus diisi',
  minOneSkill: 'Minimal pilih satu keahlian yang dibutuhkan',
  whatsapp: 'Format nomor WhatsApp tidak valid',
  groupLink: 'Link grup WhatsApp tidak valid',
} as const;
