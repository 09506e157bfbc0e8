/** Who we are and how people reach us (spec §1, §2 footer): the footer, the contact and about pages, and the seller of a receipt. */
export const company = {
  name: 'KawanUsaha',
  email: 'halo@kawanusaha.id',
  phone: '+62 812-0000-2023',
  /** Number for wa.me links: digits only. */
  whatsapp: '6281200002023',
  address: { street: 'Jl. Kawung No. 23', city: 'Bandung', province: 'Jawa Barat', postalCode: '40123' },
  /** Channels of the footer; null until the account exists (spec §2: three links that point nowhere). */
  social: { Instagram: null, LinkedIn: null, YouTube: null } as Readonly<
    Record<'Instagram' | 'LinkedIn' | 'YouTube', string | null>
  >,
  foundedYear: 2023,
  /** Within how long a message gets an answer; the spaces do not break. */
  answerTime: '1\u00a0hari\u00a0kerja',
} as const;

/** Chat link with a prefilled text; the visitor still presses send. */
export const companyChatUrl = (text: string): string =>
  `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(text)}`;
