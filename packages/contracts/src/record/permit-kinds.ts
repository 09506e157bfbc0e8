/** Kinds of business and places that differ in their permits. */
export const permitKinds = {
  'siap-saji': 'Makanan dan minuman siap saji',
  kemasan: 'Makanan kemasan tahan lama',
  beku: 'Makanan beku',
  segar: 'Sayur, buah, atau bahan segar',
  kosmetik: 'Kosmetik dan perawatan',
  jasa: 'Jasa dan digital',
  barang: 'Barang lain: kriya, pakaian, jual kembali',
} as const;
export type PermitKind = keyof typeof permitKinds;
export const permitPlaces = {
  rumah: 'Rumah, kos, atau kontrakan',
  kampus: 'Kampus atau bazar',
  jalan: 'Pinggir jalan atau lapak',
  daring: 'Daring saja',
} as const;
export type PermitPlace = keyof typeof permitPlaces;
