/** Texts of the contact form around the rules in the contracts. */
export const contactFormMessages = {
  failed: 'Pesan belum terkirim',
  kept: 'Isian Anda tetap tersimpan.',
  tooMany:
    'Anda sudah mengirim 5 pesan dalam 24 jam terakhir. Coba lagi besok, atau hubungi kami lewat WhatsApp.',
} as const;
