/** Texts of /profil (spec §8 where they stand there). */
export const profileMessages = {
  loadFailed: 'Gagal memuat data profil',
  loadUnexpected: 'Terjadi kesalahan saat memuat profil',
  updateFailed: 'Gagal memperbarui profil',
  updateUnexpected: 'Terjadi kesalahan saat memperbarui profil',
  updated: 'Profil berhasil diperbarui!',
  usernameTaken: 'Username sudah digunakan. Silakan pilih username lain.',
  emailTaken: 'Email sudah dipakai akun lain.',
  emailChangeSent: (email: string) =>
    `Buka email konfirmasi yang kami kirim ke alamat lama dan ke ${email}. Email berubah setelah keduanya disetujui.`,
  emailHalfConfirmed: 'Konfirmasi pertama diterima. Buka juga email di alamat satunya untuk menyelesaikan.',
  emailChanged: 'Email berhasil diganti',
  mailLinkInvalid:
    'Tautan sudah kedaluwarsa atau pernah dipakai. Ganti email sekali lagi untuk mendapat yang baru.',
  // Section Keamanan
  passwordChanged: 'Password berhasil diganti',
  passwordChangedOthersOut: 'Perangkat lain otomatis keluar.',
  currentPasswordWrong: 'Password saat ini salah',
  samePassword: 'Password baru harus berbeda dari password lama.',
  easyPassword: 'Password ini mudah ditebak. Pilih yang lebih panjang dan tidak umum.',
  passwordFailed: 'Gagal mengganti password. Silakan coba lagi.',
  sessionsFailed: 'Gagal memuat daftar perangkat',
  sessionEnded: 'Perangkat itu sudah keluar',
  sessionEndFailed: 'Gagal mengeluarkan perangkat. Silakan coba lagi.',
  othersSignedOut: 'Perangkat lain sudah keluar',
  twoStepOn: 'Verifikasi dua langkah aktif',
  twoStepOff: 'Verifikasi dua langkah dimatikan',
  twoStepFailed: 'Gagal mengubah verifikasi dua langkah. Silakan coba lagi.',
  twoStepCodeWrong: 'Kode salah. Tunggu kode berikutnya di aplikasi, lalu coba lagi.',
  identityUnlinked: 'Akun tertaut sudah dilepas',
  identityLinkFailed: 'Gagal menautkan akun. Silakan coba lagi.',
  identityFailed: 'Gagal melepas akun tertaut. Silakan coba lagi.',
} as const;
