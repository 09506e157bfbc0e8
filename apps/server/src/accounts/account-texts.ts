import type { AccountTexts } from '@kawanusaha/backend/account-rules';

/** What mails, messages and the page behind a mail's link say about accounts. */
export const accountTexts: AccountTexts = {
  language: 'id',
  siteName: 'KawanUsaha',
  greeting: 'Halo,',
  signature: 'Salam, Tim KawanUsaha',
  validity: (seconds) =>
    seconds >= 7200
      ? `Kode dan tautan berlaku selama ${Math.round(seconds / 3600)} jam dan hanya dapat dipakai sekali.`
      : `Kode dan tautan berlaku selama ${Math.round(seconds / 60)} menit dan hanya dapat dipakai sekali.`,
  phoneCode: (code) => `Kode KawanUsaha Anda: ${code}. Jangan berikan kode ini kepada siapa pun.`,
  repeatedPhoneSignUp:
    'Nomor ini sudah terdaftar di KawanUsaha. Jika Anda yang mendaftar, silakan masuk; jika bukan, abaikan pesan ini.',
  linkPage: {
    title: 'Satu langkah lagi',
    action: 'Lanjutkan',
    reason:
      'Tekan tombol ini untuk melanjutkan. Dengan langkah ini, pemindai email tidak memakai tautan Anda lebih dulu.',
    agreement:
      'Tekan tombol ini jika Anda sendiri yang meminta penggantian email. Jika bukan Anda, tutup halaman ini; tidak ada yang berubah.',
  },
  mails: {
    signup: {
      subject: 'Konfirmasi email akun KawanUsaha Anda',
      lead: 'Terima kasih telah mendaftar di KawanUsaha. Satu langkah lagi: konfirmasi alamat email Anda.',
      action: 'Konfirmasi email',
      codeLabel: 'Atau masukkan kode ini di halaman konfirmasi:',
      unasked:
        'Jika Anda tidak merasa mendaftar, abaikan email ini. Tanpa konfirmasi, akun tidak dapat dipakai.',
    },
    invite: {
      subject: 'Undangan bergabung dengan KawanUsaha',
      lead: 'Anda diundang untuk membuat akun di KawanUsaha.',
      action: 'Terima undangan',
      codeLabel: 'Atau masukkan kode ini:',
      unasked: 'Jika Anda tidak mengenal undangan ini, abaikan saja.',
    },
    magiclink: {
      subject: 'Masuk ke KawanUsaha',
      lead: 'Gunakan tautan ini untuk masuk ke akun KawanUsaha Anda.',
      action: 'Masuk',
      codeLabel: 'Atau masukkan kode ini di halaman masuk:',
      unasked: 'Jika bukan Anda yang meminta, abaikan email ini dan jangan berikan kode kepada siapa pun.',
    },
    recovery: {
      subject: 'Atur ulang password KawanUsaha Anda',
      lead: 'Kami menerima permintaan untuk mengatur ulang password akun KawanUsaha Anda.',
      action: 'Atur ulang password',
      codeLabel: 'Atau masukkan kode ini di halaman atur ulang password:',
      unasked: 'Jika bukan Anda yang meminta, abaikan email ini. Password Anda tidak berubah.',
    },
    email_change_current: {
      subject: 'Konfirmasi penggantian email KawanUsaha Anda',
      lead: 'Ada permintaan untuk mengganti alamat email akun KawanUsaha ini. Setujui dari alamat lama maupun alamat baru.',
      action: 'Setujui penggantian email',
      codeLabel: 'Atau masukkan kode ini:',
      unasked: 'Jika bukan Anda yang meminta, jangan setujui dan segera ganti password Anda.',
    },
    email_change_new: {
      subject: 'Konfirmasi alamat email baru KawanUsaha Anda',
      lead: 'Alamat ini akan menjadi alamat email akun KawanUsaha Anda. Konfirmasi agar kami tahu alamat ini milik Anda.',
      action: 'Konfirmasi alamat baru',
      codeLabel: 'Atau masukkan kode ini:',
      unasked: 'Jika Anda tidak mengenal permintaan ini, abaikan email ini.',
    },
    reauthentication: {
      subject: 'Kode keamanan KawanUsaha',
      lead: 'Masukkan kode ini untuk melanjutkan perubahan pada akun KawanUsaha Anda.',
      action: null,
      codeLabel: 'Kode Anda:',
      unasked: 'Jika bukan Anda yang meminta, segera ganti password Anda.',
    },
    repeated_signup: {
      subject: 'Anda sudah punya akun KawanUsaha',
      lead: 'Seseorang mencoba mendaftar dengan alamat email ini, tetapi akunnya sudah ada. Silakan masuk, atau atur ulang password jika lupa.',
      action: 'Masuk ke KawanUsaha',
      codeLabel: null,
      unasked: 'Jika bukan Anda yang mendaftar, abaikan email ini. Tidak ada yang berubah pada akun Anda.',
    },
    password_changed: {
      subject: 'Password KawanUsaha Anda telah diganti',
      lead: 'Password akun KawanUsaha Anda baru saja diganti, dan sesi di perangkat lain telah diakhiri.',
      action: null,
      codeLabel: null,
      unasked:
        'Jika bukan Anda yang mengganti, segera atur ulang password melalui halaman "Lupa Password" dan hubungi kami.',
    },
  },
};
