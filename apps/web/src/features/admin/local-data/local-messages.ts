/** Texts of the desk's local data. */
export const localMessages = {
  title: 'Data daerah dan musim',
  help: 'Angka yang dipakai ide bisnis dan hitungan obrolan. Yang Anda isi di sini dipakai lebih dulu, paling lambat semenit kemudian, dan sumbernya tampil di jawaban. Riwayatnya ada di',
  none: 'Tidak ada data yang cocok',
  noneHelp: 'Coba kata lain, atau pilih jenis data yang lain.',
  saved: 'Data daerah tersimpan',
  dropped: 'Nilai bawaan dipakai lagi',
  wordFailed: 'Kata ini belum bisa diperiksa. Coba lagi.',
  old: 'Lebih dari setahun',
  over: 'Sudah lewat',
  kept: 'Diisi admin',
  estimate: 'Perkiraan',
  dayNeeded: 'Isi tanggal yang sudah lewat',
} as const;
