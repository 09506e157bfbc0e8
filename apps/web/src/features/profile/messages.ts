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
  identityTaken: 'Akun itu sudah terhubung ke akun KawanUsaha lain.',
  keyCopied: 'Kunci disalin',
  keyCopyFailed: 'Kunci tidak dapat disalin otomatis. Pilih dan salin sendiri.',
  photoSaved: 'Foto profil disimpan',
  photoRemoved: 'Foto profil dihapus',
  photoFailed: 'Foto gagal disimpan. Silakan coba lagi.',
  pauseTitle: 'Jeda akun',
  pauseWhat:
    'Proyek, profil relasi, dan halaman Anda disembunyikan dari semua orang. Kembali kapan saja dalam setahun; setelah setahun akun dihapus, dan 30 hari sebelumnya kami beri tahu.',
  pause: 'Jeda akun',
  pausedTitle: 'Akun Anda sedang dijeda',
  pausedWhat:
    'Orang lain tidak melihat proyek, profil relasi, dan halaman Anda. Akhiri jeda untuk tampil lagi.',
  endPause: 'Akhiri jeda',
  paused: 'Akun dijeda',
  pauseEnded: 'Jeda diakhiri. Anda tampil lagi.',
  pauseFailed: 'Gagal mengubah jeda akun. Silakan coba lagi.',
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
  proofNeeded: 'Demi keamanan, keluar lalu masuk lagi, kemudian ulangi dalam 10 menit.',
  twoStepCodeWrong: 'Kode salah. Tunggu kode berikutnya di aplikasi, lalu coba lagi.',
  identityUnlinked: 'Akun tertaut sudah dilepas',
  identityLinkFailed: 'Gagal menautkan akun. Silakan coba lagi.',
  identityFailed: 'Gagal melepas akun tertaut. Silakan coba lagi.',
  // Section Data dan privasi
  dataDownloaded: 'Data Anda sudah diunduh',
  downloadFailed: 'Gagal mengunduh data. Silakan coba lagi.',
  accountDeleted: 'Akun Anda sudah dihapus',
  adminStays: 'Admin tidak bisa menghapus akunnya. Minta admin lain mencabut role Anda dulu.',
  deleteFailed: 'Gagal menghapus akun. Silakan coba lagi.',
} as const;

/** Texts of the passkeys in section Keamanan. */
export const passkeyMessages = {
  intro: 'Masuk tanpa password, dengan sidik jari, wajah, atau PIN perangkat Anda.',
  none: 'Belum ada kunci sandi.',
  unnamed: 'Kunci sandi tanpa nama',
  listFailed: 'Gagal memuat kunci sandi',
  added: 'Kunci sandi ditambahkan',
  addedNext: 'Lain kali, pilih Masuk dengan Kunci Sandi.',
  addFailed: 'Kunci sandi gagal ditambahkan. Silakan coba lagi.',
  removed: 'Kunci sandi dihapus',
  removeFailed: 'Kunci sandi gagal dihapus. Silakan coba lagi.',
  removeMeans:
    'Kunci ini tidak bisa dipakai masuk lagi. Perangkatnya hilang? Keluarkan juga dari daftar Perangkat aktif.',
  renameFailed: 'Nama gagal disimpan. Silakan coba lagi.',
  nameMissing: 'Tulis nama untuk kunci sandi ini.',
  cancelled: 'Dibatalkan. Tidak ada yang berubah.',
  problems: {
    known: 'Perangkat ini sudah punya kunci sandi untuk akun Anda.',
    unsuitable:
      'Perangkat ini tidak bisa menyimpan kunci sandi. Pasang dulu kunci layar (PIN atau sidik jari), lalu coba lagi.',
    stale: profileMessages.proofNeeded,
    full: 'Sudah ada 10 kunci sandi. Hapus salah satu dulu.',
  },
} as const;

/** Texts of the list of those who were given the own number. */
export const numberViewMessages = {
  title: 'Siapa yang melihat nomor saya',
  intro:
    'Lewat proyek, profil relasi, lamaran, dan percakapan yang masih ada; pembukaan berulang dalam 24 jam tercatat sekali. Nomor di halaman jualan terbuka untuk semua dan tidak dicatat.',
  loading: 'Memuat siapa yang melihat nomor Anda',
  failed: 'Gagal memuat siapa yang melihat nomor Anda',
  none: 'Belum ada yang melihat nomor Anda.',
  more: 'Tampilkan lagi',
  cap: (rows: number) => `${rows} yang terbaru ditampilkan.`,
  staff: 'Tim KawanUsaha',
  nameless: 'Nama tidak ditampilkan',
  ways: {
    contact: (subject: string | null) => `Membuka kontak profil relasi “${subject ?? ''}”`,
    project: (subject: string | null) => `Membuka kontak proyek “${subject ?? ''}”`,
    application: (subject: string | null) =>
      subject === null
        ? 'Menerima nomor Anda lewat sebuah lamaran'
        : `Menerima lamaran Anda untuk “${subject}”`,
    conversation: (subject: string | null) =>
      subject === null
        ? 'Bisa melihat nomor Anda dalam percakapan'
        : `Bisa melihat nomor Anda dalam percakapan tentang “${subject}”`,
    staff: (_subject: string | null) => 'Membuka halaman akun Anda untuk mengurus akun atau laporan',
    other: (_subject: string | null) => 'Melihat nomor Anda',
  },
} as const;

/** Texts of the history of consents. */
export const consentMessages = {
  title: 'Riwayat persetujuan',
  intro: 'Apa yang Anda setujui, versi Kebijakan Privasi saat itu, dan apakah masih berlaku.',
  loading: 'Memuat riwayat persetujuan',
  failed: 'Gagal memuat riwayat persetujuan',
  none: 'Belum ada persetujuan yang tercatat.',
  cap: (rows: number) => `${rows} yang terbaru ditampilkan; semuanya ada di Unduh data saya.`,
  documents: {
    privacy: 'Kebijakan Privasi',
    weekly_mail: 'Kabar mingguan lewat email',
    matching: 'Ditemukan lewat Kecocokan tim',
    public_page: 'Halaman publik',
    guardian: 'Persetujuan orang tua atau wali',
  },
  holds: 'Berlaku',
  replaced: 'Ada versi baru',
  revoked: 'Dicabut',
  version: (day: string) => `Versi ${day}`,
  agreed: (time: string) => `Disetujui ${time}`,
  revokedAt: (time: string) => `Dicabut ${time}`,
} as const;

/** Texts of the phone in section Keamanan, where the operator asks for a verified one. */
export const phoneMessages = {
  title: 'Nomor telepon',
  why: 'Diminta pengelola: hadiah bagi rekan yang mengajak Anda menunggu sampai nomor ini dibuktikan. Satu nomor untuk satu orang.',
  verified: 'Terbukti',
  unverified: 'Belum dibuktikan',
  sent: (number: string) => `Kode 6 angka sudah dikirim lewat SMS ke ${number}.`,
  done: 'Nomor telepon terbukti',
  passwordNeeded:
    'Tulis password akun Anda. Tidak punya? Keluar lalu masuk lagi, kemudian ulangi dalam 10 menit.',
  passwordWrong: 'Password salah',
  taken: 'Nomor ini sudah dibuktikan oleh akun lain.',
  invalid: 'Format nomor telepon tidak valid',
  unsent: 'SMS tidak dapat dikirim saat ini. Silakan coba lagi nanti.',
  tooMany: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  codeWrong: 'Kode salah atau sudah kedaluwarsa.',
  failed: 'Nomor gagal dibuktikan. Silakan coba lagi.',
  loadFailed: 'Gagal memuat nomor telepon',
} as const;
