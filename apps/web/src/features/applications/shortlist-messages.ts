/** Texts of the applicants whom an owner keeps in mind. */
export const shortlistMessages = {
  title: (name: string) => `Simpan ${name}`,
  onlyYou: 'Hanya Anda yang melihat tanda dan catatan ini. Pelamar tidak diberi tahu.',
  note: 'Catatan pribadi',
  noteHelp: 'Misalnya hal yang ingin Anda tanyakan. Catatan ikut terhapus bila lamaran dihapus.',
  save: 'Simpan',
  remove: 'Hapus dari simpanan',
  saved: 'Pelamar disimpan.',
  removed: 'Pelamar dihapus dari simpanan.',
  saveFailed: 'Gagal menyimpan pelamar',
  removeFailed: 'Gagal menghapus dari simpanan',
  isSaved: 'Disimpan',
  onlySaved: 'Hanya yang disimpan',
  emptySaved: 'Belum ada pelamar yang disimpan di sini.',
  emptySavedHint: 'Tekan Simpan di kartu pelamar agar mudah ditemukan lagi. Pelamar tidak diberi tahu.',
  edit: 'Catatan',
} as const;
