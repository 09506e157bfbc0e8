/** Texts of the contact directory and form that a test or the error catalogue names (spec §2, §6, §8). */
export const contactMessages = {
  title: 'Cari Relasi',
  register: 'Daftarkan Diri',
  retry: 'Coba Lagi',
  loadFailed: 'Gagal memuat data profil',
  loadError: 'Terjadi kesalahan saat memuat data',
  empty: 'Tidak ada profil dengan keahlian yang dipilih.',
  emptySearch: 'Tidak ada profil yang cocok.',
  deleteFailed: 'Gagal menghapus profil relasi',
  deleted: 'Profil relasi berhasil dihapus!',
  deleteTitle: 'Hapus profil relasi',
  deleteConfirm: 'Apakah Anda yakin ingin menghapus profil relasi ini? Tindakan ini tidak dapat dibatalkan.',
  adminDeleteConfirm: 'Apakah Anda yakin ingin menghapus profil relasi ini?',
  adminDeleteOutcome:
    'Pemiliknya diberi tahu dan dapat mengajukan banding. Anda dapat memulihkannya selama 30 hari di Admin, bagian Konten dihapus.',
  adminDeleteWarning: 'Anda akan menghapus profil milik pengguna lain sebagai Admin',
  ownContact: 'Profil Anda',
  admin: 'Admin',
  contact: 'Hubungi',
  contactLocked: 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium',
  contactFailed: 'Kontak belum bisa dibuka. Coba lagi sebentar lagi.',
  loginRequired: 'Anda harus login terlebih dahulu',

  newTitle: 'Daftarkan Diri di Cari Relasi',
  editTitle: 'Edit Profil Relasi',
  visionLabel: 'Deskripsi Pengguna',
  loadingEdit: 'Memuat data...',
  editLoadFailed: 'Gagal memuat data untuk diedit',
  reachedBy: 'Cara orang menghubungi Anda',
  direct: 'Langsung lewat WhatsApp',
  directHint: 'Anggota Premium membuka nomor Anda dan menulis di WhatsApp.',
  messagesFirst: 'Lewat pesan dulu',
  messagesFirstHint: 'Mereka menulis di KawanUsaha. Nomor Anda terlihat setelah Anda berdua setuju.',
  detailMessagesFirst: 'Memilih lewat pesan dulu. Anggota Premium bisa memulai percakapan.',
  whatsappPlaceholder: '08xxxxxxxxx atau +62xxxxxxxxx',
  cancel: 'Batal',
  submitNew: 'Daftarkan Profil',
  submitNewBusy: 'Mendaftarkan...',
  submitEdit: 'Perbarui Profil',
  submitEditBusy: 'Memperbarui...',
  profileIncomplete: 'Harap lengkapi profil terlebih dahulu',
  created: 'Profil relasi berhasil didaftarkan!',
  updated: 'Profil relasi berhasil diperbarui!',
  createFailed: 'Gagal mendaftarkan profil relasi',
  updateFailed: 'Gagal memperbarui profil relasi',
  saveError: 'Terjadi kesalahan saat menyimpan data',
} as const;

/** First words to a contact (spec §6: a link with a prefilled greeting). */
export function contactGreeting(name: string, skill: string): string {
  return `Halo ${name}, saya menemukan profil Anda di Cari Relasi KawanUsaha. Saya tertarik dengan keahlian ${skill} Anda. Boleh kita mengobrol?`;
}
