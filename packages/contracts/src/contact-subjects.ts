/** What a message can be about; the first is preselected. */
export const contactSubjects = [
  'Pertanyaan umum',
  'Pembayaran dan Premium',
  'Akun dan masuk',
  'Keluhan',
  'Laporkan penyalahgunaan',
  'Banding atas keputusan',
  'Kerja sama',
  'Data pribadi saya',
] as const;

/** Within how many working days /kontak promises an answer; the deadline of a ticket (`private.prepare_ticket`). */
export const contactAnswerDays = 1;
