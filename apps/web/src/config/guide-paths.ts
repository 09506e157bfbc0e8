/** The guides to the twelve steps. */
export const guidesPath = '/panduan';

/** The guide to one step. */
export const guidePath = (slug: string): string => `${guidesPath}/${encodeURIComponent(slug)}`;

/** Slugs of the guides in the order of the steps; their texts are loaded apart. */
const slugs = [
  'memilih-ide',
  'wawancara-pembeli',
  'mengamati-pesaing',
  'mencari-teman-tim',
  'menguji-kecil',
  'menghitung-hpp',
  'titik-impas-dan-kas',
  'nama-dan-label',
  'konten-yang-menjual',
  'mengurus-izin',
  'mencatat-uang',
  'lanjut-ubah-berhenti',
] as const;

/** The guide to a step, 1 to 12. */
export const stepGuidePath = (step: number): string => guidePath(slugs[step - 1] ?? '');
