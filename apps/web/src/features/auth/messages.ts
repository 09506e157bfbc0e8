/** Texts of signing in, signing up, signing out and the password reset (spec §8 where they stand there). */
export const authMessages = {
  // Sign-in (spec §8)
  invalidCredentials: 'Email atau password salah',
  emailNotConfirmed: 'Email belum dikonfirmasi. Silakan periksa kotak masuk email Anda.',
  unexpectedLogin: 'Terjadi kesalahan. Silakan coba lagi nanti.',
  loginSuccess: 'Login berhasil',
  welcomeBack: 'Selamat datang kembali!',
  // Sign-up (spec §8)
  referralInvalid: 'Kode referral tidak valid.',
  referralCheckFailed: 'Terjadi kesalahan saat memvalidasi kode referral.',
  emailTaken: 'Email sudah terdaftar. Silakan gunakan email lain atau login.',
  passwordTooWeak: 'Password terlalu lemah. Gunakan minimal 6 karakter.',
  emailFormat: 'Format email tidak valid.',
  signUpFailed: (message: string) => `Gagal mendaftar: ${message}`,
  accountNotCreated: 'Gagal membuat akun. Silakan coba lagi.',
  profileNotSaved: 'Akun dibuat tapi gagal menyimpan profil',
  completeProfileLater: 'Silakan lengkapi profil Anda nanti',
  offline: 'Gagal terhubung ke server. Periksa koneksi internet Anda.',
  unexpectedSignUp: 'Terjadi kesalahan tidak terduga. Silakan coba lagi.',
  signUpSuccess: 'Pendaftaran berhasil!',
  pleaseLogIn: 'Silakan masuk dengan email dan password Anda.',
  pleaseConfirm: 'Buka email konfirmasi yang kami kirim, lalu masuk.',
  premiumChosen: 'Paket Premium dipilih',
  premiumChosenNext: 'Anda akan diarahkan ke halaman paket untuk menyelesaikan pembayaran.',
  usernameTaken: 'Username sudah digunakan. Silakan pilih username lain.',
  // Shared
  tooManyTries: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  tooManyTriesIn: (seconds: number) => `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`,
  banned:
    'Akun ini sedang dinonaktifkan. Alasannya, sampai kapan, dan cara mengajukan banding ada di email kami yang berjudul "Akun Anda diblokir".',
  bannedHelp: 'Emailnya tidak ada? Tulis kepada kami',
  easyPassword: 'Password ini mudah ditebak. Pilih yang lebih panjang dan tidak umum.',
  // Reset
  resetSent: (email: string) =>
    `Jika ${email} terdaftar, kami sudah mengirim kode 6 angka ke alamat itu. Kode berlaku 1 jam.`,
  resetMailAgain: 'Kode baru sudah dikirim jika email terdaftar.',
  codeInvalid: 'Kode salah atau sudah kedaluwarsa. Periksa lagi atau minta kode baru.',
  linkInvalid: 'Tautan sudah kedaluwarsa atau pernah dipakai. Minta yang baru.',
  samePassword: 'Password baru harus berbeda dari password lama.',
  resetUnexpected: 'Terjadi kesalahan. Silakan coba lagi nanti.',
  // Coming back from a sign-in provider
  providerUnverified:
    'Penyedia akun itu belum memastikan alamat email Anda. Konfirmasi email Anda di sana, atau masuk dengan email dan password.',
  providerFailed:
    'Masuk lewat penyedia akun tidak berhasil. Coba lagi, atau masuk dengan email dan password.',
  providerLate: 'Proses masuk sudah kedaluwarsa atau dimulai di peramban lain. Silakan mulai lagi.',
  providerCancelled: 'Anda membatalkan masuk lewat penyedia akun.',
  // A link whose session this browser did not ask for
  arrivalTitle: (account: string) => `Masuk sebagai ${account}?`,
  arrivalReason:
    'Tautan ini tidak diminta dari peramban ini. Lanjutkan hanya jika akun di atas milik Anda dan Anda sendiri yang meminta tautannya.',
  arrivalReplaces: (account: string) =>
    `Saat ini Anda masuk sebagai ${account}. Jika Anda melanjutkan, akun itu diganti di peramban ini.`,
  arrivalAccept: 'Ya, masuk',
  arrivalDecline: 'Batal',
  // Confirmation mail
  confirmationSent: 'Jika email ini menunggu konfirmasi, kami sudah mengirim emailnya lagi.',
  // Two-step verification
  mfaAskApp: 'Buka aplikasi autentikator di ponsel Anda, lalu ketik 6 angka untuk KawanUsaha.',
  mfaAskPhone: (ending: string) => `Ketik 6 angka dari SMS yang kami kirim ke nomor berakhiran ${ending}.`,
  mfaCodeNotSent: 'Kode tidak dapat dikirim. Coba lagi sebentar lagi.',
  // Passkeys
  passkeyCancelled: 'Masuk dengan kunci sandi dibatalkan. Anda juga bisa memakai email dan password.',
  passkeyUnknown:
    'Kunci sandi itu tidak terdaftar di sini; mungkin sudah dihapus. Masuk dengan email dan password.',
  passkeyFailed: 'Kunci sandi tidak dapat diperiksa. Coba lagi, atau masuk dengan email dan password.',
  mfaCodeInvalid: 'Kode verifikasi salah. Tunggu kode berikutnya, lalu coba lagi.',
} as const;
