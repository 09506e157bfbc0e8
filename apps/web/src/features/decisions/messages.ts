/** Texts of decisions about one's own content. */
export const decisionMessages = {
  title: 'Keputusan tentang konten Anda',
  kinds: {
    removed: 'Dihapus',
    kept: 'Tidak ditampilkan',
    warned: 'Peringatan',
  } as Readonly<Record<string, string>>,
  overturned: 'Keputusan ini sudah kami batalkan.',
  appealed: 'Banding Anda sudah kami terima. Jawabannya kami kirim lewat email.',
  appeal: 'Ajukan banding',
  appealTitle: 'Ajukan banding?',
  appealHelp:
    'Orang lain di tim kami membaca keputusan itu lagi bersama alasan Anda, lalu menjawab lewat email.',
  appealLabel: 'Mengapa keputusan ini keliru?',
  sent: (number: string) => `Banding terkirim dengan nomor ${number}`,
  failed: 'Banding belum terkirim. Coba lagi.',
} as const;
