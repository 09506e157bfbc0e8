/** What a message can be about; the first is preselected. */
export const contactSubjects = [
  'Pertanyaan umum',
  'Pembayaran dan Premium',
  'Akun dan masuk',
  'Laporkan penyalahgunaan',
  'Kerja sama',
  'Data pribadi saya',
] as const;
