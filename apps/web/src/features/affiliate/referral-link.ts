/** The site's address with a `ref` query that holds the code (spec §9). */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/daftar?ref=${encodeURIComponent(code)}`;

/** Opens WhatsApp with an invitation; the user picks the person and presses send. */
export const whatsappShareLink = (link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(
    `Yuk gabung di KawanUsaha: cari ide bisnis, rekan proyek, dan relasi usaha. Daftar lewat link saya: ${link}`,
  )}`;
