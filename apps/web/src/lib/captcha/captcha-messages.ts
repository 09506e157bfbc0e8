/** Texts around the provider's widget, which has its own. */
export const captchaMessages = {
  due: 'Selesaikan pemeriksaan keamanan di formulir, lalu coba lagi.',
  loading: 'Memuat pemeriksaan keamanan…',
  blocked:
    'Pemeriksaan keamanan tidak dapat dimuat. Periksa koneksi Anda atau matikan pemblokir iklan untuk halaman ini.',
} as const;
