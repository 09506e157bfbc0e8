/** Indonesian texts of this function. */
export const messages = {
  noMore: 'Semua ide yang cocok sudah ditampilkan. Ubah keahlian, minat, atau modal untuk melihat yang lain.',
  providerNote:
    'Ditulis oleh AI dari jawaban Anda; angkanya dihitung sistem dari asumsi yang dapat Anda ubah. Periksa kembali sebelum memakai uang.',
  cutNote:
    'Penyedia AI berhenti sebelum selesai; ini ide yang sudah utuh. Angkanya dihitung sistem dari asumsi yang dapat Anda ubah. Periksa kembali sebelum memakai uang.',
  quotaNote: 'Kuota AI Anda hari ini habis, jadi ide ini dari katalog.',
  failedNote: 'Penyedia AI sedang tidak menjawab, jadi ide ini dari katalog.',
} as const;
