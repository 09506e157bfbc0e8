export type Perk = { title: string; text: string };

/** What Premium holds (spec §1), in the order in which people ask for it. */
export const perks: readonly Perk[] = [
  {
    title: 'Melamar proyek',
    text: 'Kirim lamaran ke semua proyek di Cari Project dan pantau jawabannya.',
  },
  {
    title: 'Menghubungi relasi',
    text: 'Buka kontak WhatsApp siapa pun di Cari Relasi, langsung dengan salam pembuka.',
  },
  {
    title: 'Chat Idea AI tanpa batas',
    text: 'Bahas ide Anda sedalam yang Anda perlukan, kapan saja.',
  },
  {
    title: '12 Tahapan AI',
    text: 'Semua alat AI dari mencari ide sampai memasarkan produk, masing-masing dengan tutorial.',
  },
  {
    title: 'Template Excel 14 in 1',
    text: 'HPP, titik impas, arus kas, laba rugi, dan sepuluh lembar lain dengan rumus siap pakai.',
  },
  {
    title: 'Komunitas WhatsApp Premium',
    text: 'Bertanya dan berbagi dengan sesama pengusaha muda dari seluruh Indonesia.',
  },
  {
    title: 'Dukungan prioritas',
    text: 'Pertanyaan Anda kami jawab lebih dulu, lewat WhatsApp.',
  },
];

/** What the free plan holds (spec §2 Pricing). */
export const starterPerks: readonly string[] = [
  'Lihat semua proyek dan relasi',
  'Pasang proyek dan profil relasi Anda',
  'Generator ide bisnis',
  'Dukungan lewat email',
];
