import type { Line } from './line.ts';

/** Texts of conversations between members. */
export const conversationMessages = {
  title: 'Pesan',
  allThreads: 'Semua pesan',
  description:
    'Percakapan tentang lamaran, undangan, dan kenalan bisnis. Nomor Anda tidak terlihat sebelum Anda setuju.',
  loadFailed: 'Gagal memuat pesan',
  empty: 'Belum ada percakapan',
  emptyHint:
    'Begitu Anda melamar atau dilamar, percakapannya ada di sini. Pemilik proyek boleh mengundang orang yang cocok, anggota Premium boleh menyapa kenalan bisnis. Membalas selalu gratis.',
  nothingFound: 'Tidak ada percakapan dengan kata itu.',
  notFound: 'Percakapan tidak ditemukan',
  notFoundHint: 'Percakapan ini bukan milik akun Anda, atau sudah dihapus.',
  premiumRequired: 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium',
  gone: 'Akun yang sudah dihapus',
  removedLine: 'Pesan ini hilang bersama akun pengirimnya.',
  placeholder: 'Tulis pesan',
  send: 'Kirim',
  sending: 'Mengirim',
  waiting: 'Menunggu koneksi',
  notSent: 'Belum terkirim',
  retry: 'Coba lagi',
  drop: 'Hapus',
  read: 'Dibaca',
  sent: 'Terkirim',
  older: 'Muat pesan sebelumnya',
  olderFailed: 'Pesan sebelumnya belum bisa dimuat',
  start: 'Sapa lebih dulu. Ceritakan siapa Anda dan apa yang ingin Anda tanyakan.',
  bothMayWrite: (name: string) => `Anda dan ${name} sama-sama boleh menulis di sini, gratis.`,
  notToldYet: (name: string) =>
    `${name} baru melihat percakapan ini setelah pesan pertama Anda, dan membalasnya gratis.`,
  over: 'Percakapan ini sudah selesai. Anda masih bisa membacanya.',
  share: 'Bagikan kontak',
  unshare: 'Tarik kembali',
  shareFailed: 'Gagal mengubah pilihan kontak. Silakan coba lagi.',
  contactFailed: 'Kontak belum bisa dibuka. Coba lagi sebentar lagi.',
  blocked: 'Orang ini diblokir',
  unblocked: 'Blokir dibuka',
  blockFailed: 'Gagal mengubah blokir. Silakan coba lagi.',
  understood: 'Saya mengerti',
  picture: 'Kirim gambar',
  pictureLine: 'Gambar',
  picturePreview: 'Pratinjau gambar',
  pictureSending: 'Mengunggah gambar',
  pictureReady: 'Gambar siap. Tekan Kirim.',
  pictureRemove: 'Batalkan gambar',
  pictureFailed: 'Gambar gagal diunggah. Coba lagi.',
  pictureLoading: 'Memuat gambar…',
  pictureUnavailable: 'Gambar belum bisa ditampilkan.',
  pictureFrom: (name: string | null) => (name === null ? 'Gambar Anda' : `Gambar dari ${name}`),
  pictureOpen: (alt: string) => `Perbesar: ${alt}`,
  arrived: (name: string) => `Pesan baru dari ${name}`,
} as const;

/** Why no picture can be sent now, by the reason that the database gives. */
export const pictureRefusals: Readonly<Record<string, string>> = {
  picture_before_answer: 'Gambar bisa dikirim setelah lawan bicara Anda menjawab.',
  age_needed: 'Isi tahun lahir Anda di halaman Profil untuk mengirim gambar.',
  age_limited: 'Mengirim gambar terbuka mulai usia 18 tahun.',
  contact_hidden: 'Di percakapan ini gambar tidak bisa dikirim.',
};

/** What the reader of a risky line is warned of: what not to do, and why. */
export const riskNotes: Readonly<
  Record<NonNullable<Line['risk']>, readonly [advice: string, reason: string]>
> = {
  money: ['Jangan kirim uang sebelum bertemu.', 'Pesan ini menyinggung pembayaran. Tim yang baik menunggu.'],
  secret: ['Jangan berikan kode atau kata sandi kepada siapa pun.', 'Kami dan bank tidak pernah memintanya.'],
  identity: ['Jangan kirim foto KTP atau data pribadi.', 'Bekerja sama tidak membutuhkannya.'],
  outside: [
    'Berhati-hatilah dengan tautan dan ajakan pindah aplikasi.',
    'Di luar sini kami tidak bisa menolong Anda.',
  ],
};
