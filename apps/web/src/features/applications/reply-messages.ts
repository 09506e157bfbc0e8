/** Texts of a reply that goes with a decision. */
export const replyMessages = {
  choose: 'Pesan untuk pelamar',
  none: 'Tanpa pesan',
  own: 'Tulis sendiri',
  body: 'Isi pesan',
  bodyHelp: 'Pelamar membacanya di halaman Pesan dan bisa membalas.',
  bodyMissing: 'Tulis pesannya dulu, atau pilih Tanpa pesan',
  sent: 'Pesan Anda terkirim.',
  kept: 'Pesan Anda belum terkirim. Buka Pesan di kartu pelamar ini untuk mengirimnya.',
  openFailed: 'Pesan belum bisa dikirim, jadi lamaran belum diputuskan',
} as const;
