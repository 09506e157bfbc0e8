import type { PermitKind, PermitPlace } from './permit-kinds.ts';

export type PermitItem = {
  key: string;
  label: string;
  why: string;
  /** Official page; the same that the knowledge base names for `entry`. Null where a landlord or the campus decides. */
  url: string | null;
  /** Entry of the knowledge base that explains it. */
  entry: string;
  kinds: 'all' | readonly PermitKind[];
  places: 'all' | readonly PermitPlace[];
  /** Good to have, and no duty of a beginner. */
  isVoluntary: boolean;
};

/** Permits in the order in which one applies for them. */
export const permitItems: readonly PermitItem[] = [
  {
    key: 'nib',
    label: 'NIB perorangan',
    why: 'Gratis, dibuat sendiri dengan KTP, dan diminta oleh semua izin lain.',
    url: 'https://oss.go.id',
    entry: 'nib-cara',
    kinds: 'all',
    places: 'all',
    isVoluntary: false,
  },
  {
    key: 'campus',
    label: 'Izin tempat dari kampus atau panitia',
    why: 'Tanyakan siapa yang berwenang, lalu beri surat satu halaman dan contoh produk.',
    url: null,
    entry: 'jual-di-kampus',
    kinds: 'all',
    places: ['kampus'],
    isVoluntary: false,
  },
  {
    key: 'street',
    label: 'Lokasi yang diizinkan kelurahan atau dinas',
    why: 'Penataan pedagang diatur peraturan daerah; jangan mulai sebelum tahu zonanya.',
    url: 'https://peraturan.bpk.go.id',
    entry: 'pkl-trotoar',
    kinds: 'all',
    places: ['jalan'],
    isVoluntary: false,
  },
  {
    key: 'home',
    label: 'Izin pemilik kos, kontrakan, atau RT',
    why: 'Tanyakan langsung sebelum mulai; jaga bau, suara, dan lalu lintas pembeli.',
    url: null,
    entry: 'izin-usaha-rumahan',
    kinds: 'all',
    places: ['rumah'],
    isVoluntary: false,
  },
  {
    key: 'slhs',
    label: 'SLHS bila punya tempat tetap',
    why: 'Tanyakan batas kewajibannya ke dinas kesehatan kota Anda.',
    url: 'https://kemkes.go.id',
    entry: 'slhs-katering',
    kinds: ['siap-saji'],
    places: 'all',
    isVoluntary: true,
  },
  {
    key: 'spirt',
    label: 'SPP-IRT (nomor P-IRT)',
    why: 'Diajukan lewat OSS sesudah NIB; ikuti penyuluhan keamanan pangan.',
    url: 'https://oss.go.id',
    entry: 'spp-irt-cara',
    kinds: ['kemasan'],
    places: 'all',
    isVoluntary: false,
  },
  {
    key: 'bpom',
    label: 'Izin edar BPOM (MD)',
    why: 'Pangan beku pada umumnya memerlukannya; tanyakan balai BPOM sejak awal.',
    url: 'https://www.pom.go.id',
    entry: 'pangan-beku-izin',
    kinds: ['beku'],
    places: 'all',
    isVoluntary: false,
  },
  {
    key: 'psat',
    label: 'PSAT-PDUK bila dikemas dan bermerek',
    why: 'Dijual curah cukup dengan NIB.',
    url: 'https://oss.go.id',
    entry: 'sayur-segar-izin',
    kinds: ['segar'],
    places: 'all',
    isVoluntary: true,
  },
  {
    key: 'cosmetics',
    label: 'Notifikasi BPOM dan pabrik ber-CPKB',
    why: 'Jangan meracik sendiri; pakai maklon berizin.',
    url: 'https://www.pom.go.id',
    entry: 'kosmetik-izin',
    kinds: ['kosmetik'],
    places: 'all',
    isVoluntary: false,
  },
  {
    key: 'halal',
    label: 'Sertifikat halal',
    why: 'Produk sederhana memakai jalur pernyataan pelaku usaha dengan pendamping.',
    url: 'https://bpjph.halal.go.id',
    entry: 'halal-cara',
    kinds: ['siap-saji', 'kemasan', 'beku', 'kosmetik'],
    places: 'all',
    isVoluntary: false,
  },
  {
    key: 'goods',
    label: 'Izin edar barang yang Anda jual kembali',
    why: 'Periksa makanan, kosmetik, dan obat di Cek BPOM; jangan menjual tiruan merek.',
    url: 'https://oss.go.id',
    entry: 'dropship-izin',
    kinds: ['barang'],
    places: 'all',
    isVoluntary: true,
  },
  {
    key: 'brand',
    label: 'Merek di DJKI',
    why: 'Yang dilindungi pendaftar pertama; ajukan sebelum nama Anda ramai.',
    url: 'https://www.dgip.go.id',
    entry: 'merek-cara',
    kinds: 'all',
    places: 'all',
    isVoluntary: true,
  },
];
