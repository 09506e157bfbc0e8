/** Texts of matching that a listing's form shows at once. */
export const listingMessages = {
  loadFailed: 'Gagal memuat kecocokan tim',
  title: 'Cari anggota yang cocok',
  intro: 'Opsional. Makin jelas yang Anda cari, makin tepat orang yang kami sarankan.',
  saveFailed: 'Proyek tersimpan, tetapi isi Cari anggota yang cocok belum',
} as const;
