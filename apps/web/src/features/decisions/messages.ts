/** Texts of decisions about one's own content or account. */
export const decisionMessages = {
  title: 'Keputusan tentang konten Anda',
  kinds: {
    removed: 'Dihapus',
    kept: 'Tidak ditampilkan',
    warned: 'Peringatan',
    banned: 'Blokir',
  } as Readonly<Record<string, string>>,
  overturned: 'Keputusan ini sudah kami batalkan.',
  appealed: 'Banding Anda sudah kami terima. Jawabannya kami kirim lewat email.',
  appeal: 'Ajukan banding',
  appealTitle: 'Ajukan banding?',
  appealHelp: 'Kami membaca keputusan itu lagi bersama alasan Anda, lalu menjawab lewat email.',
  appealLabel: 'Mengapa keputusan ini keliru?',
  sent: (number: string) => `Banding terkirim dengan nomor ${number}`,
  failed: 'Banding belum terkirim. Coba lagi.',
} as const;

/** Texts of the page on which who is banned reads why, and appeals. */
export const banMessages = {
  title: 'Akun Anda sedang diblokir',
  text: 'Kami tahu ini tidak menyenangkan. Di bawah ini alasan kami dan sampai kapan blokirnya berlaku. Bila menurut Anda keliru, beri tahu kami.',
  formTitle: 'Ajukan banding',
  help: 'Ceritakan apa yang terjadi. Cukup sekali; Anda tidak perlu masuk.',
  wordsRequired: 'Jelaskan keberatan Anda dengan paling sedikit 10 karakter',
  appealedTitle: 'Banding Anda sudah kami terima',
  appealedText:
    'Kami membaca keputusan itu lagi bersama penjelasan Anda. Jawabannya kami kirim ke email akun Anda.',
  endedTitle: 'Blokir ini tidak berlaku lagi',
  endedText: 'Anda dapat masuk lagi seperti biasa.',
  late: 'Banding dapat diajukan dalam 30 hari setelah keputusan. Masih keberatan?',
  unknown: 'Buka tautan di email kami yang berjudul "Akun Anda diblokir", atau tulis kepada kami.',
} as const;
