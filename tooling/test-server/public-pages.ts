/** The pages that are documents for a stranger. */
export const publicPages = [
  '/',
  '/tentang',
  '/kontak',
  '/paket',
  '/premium',
  '/privasi',
  '/remaja',
  '/insiden',
  '/panduan',
  '/panduan/menghitung-hpp',
  '/cari-project',
  '/cari-relasi',
  '/masuk',
  '/daftar',
  '/lupa-password',
  '/tidak/ada',
] as const;
