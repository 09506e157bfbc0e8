/** Names of the twelve steps, as pages and documents call them. */
export const stepNames = [
  'Ide',
  'Wawancara pembeli',
  'Pasar dan pesaing',
  'Tim',
  'Percobaan',
  'HPP dan harga',
  'Titik impas dan kas',
  'Nama dan label',
  '30 kiriman',
  'Izin',
  'Pembukuan',
  'Keputusan',
] as const;
