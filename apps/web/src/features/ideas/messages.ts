/** Texts that the specification names (spec §5, §8); the rest of the words stands in the components. */
export const ideaMessages = {
  incompleteTitle: 'Input tidak lengkap',
  incompleteText: 'Mohon masukkan skill dan minat Anda',
  invalidFormat: 'Format respons tidak valid',
  failedTitle: 'Gagal membuat ide bisnis',
  failedText: 'Terjadi kesalahan saat memproses permintaan',
  earlierFailedTitle: 'Ide Anda sebelumnya belum bisa ditampilkan',
  reload: 'Periksa koneksi internet Anda, lalu muat ulang halaman ini',
  questionFailed: 'Gagal mengirim pertanyaan',
  emptyQuestion: 'Pesan Kosong',
  emptyQuestionText: 'Tulis pertanyaan Anda terlebih dahulu',
  saved: 'Ide tersimpan',
  saveFailed: 'Gagal menyimpan ide',
  loadFailed: 'Gagal memuat ide',
  deleteFailed: 'Gagal menghapus ide',
  deleted: 'Ide dihapus',
} as const;
