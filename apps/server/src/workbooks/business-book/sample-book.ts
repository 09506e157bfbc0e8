import type { BookData, BookEntry } from './book-data.ts';

const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date));
const market = 'Pasar Induk';
const chicken = 'Geprek kotak';
const tea = 'Es teh';

const entries: readonly BookEntry[] = [
  [day(9, 1), 'Setor modal', 'Tabungan pemilik', null, null, null, 3_000_000],
  [day(9, 2), 'Beli peralatan', 'Kompor dan wajan', null, null, null, 900_000],
  [day(9, 2), 'Izin dan merek', 'Biaya pendaftaran', null, null, null, 100_000],
  [day(9, 3), 'Belanja persediaan tunai', 'Ayam', market, 'Ayam fillet', 20, 760_000],
  [day(9, 3), 'Belanja persediaan tunai', 'Tepung', market, 'Tepung', 5, 60_000],
  [day(9, 3), 'Belanja persediaan tunai', 'Minyak', market, 'Minyak', 4, 80_000],
  [day(9, 3), 'Belanja persediaan tunai', 'Kotak', market, 'Kotak', 200, 180_000],
  [day(9, 3), 'Belanja persediaan tunai', 'Teh dan gula', market, 'Paket teh', 100, 100_000],
  [day(9, 12), 'Penjualan tunai', 'Dua pekan pertama', null, chicken, 80, 1_040_000],
  [day(9, 12), 'Penjualan QRIS atau transfer', 'Dua pekan pertama', null, tea, 40, 160_000],
  [day(9, 20), 'Penjualan kredit', 'Rapat himpunan', 'Himpunan Teknik', chicken, 30, 390_000],
  [day(9, 28), 'Sewa dan listrik', 'Dapur bersama', null, null, null, 150_000],
  [day(9, 30), 'Penyusutan', 'Alat, 24 bulan', null, null, null, 37_500],
  [day(10, 2), 'Terima piutang tunai', 'Rapat himpunan', 'Himpunan Teknik', null, null, 390_000],
  [day(10, 3), 'Belanja persediaan kredit', 'Ayam', market, 'Ayam fillet', 15, 570_000],
  [day(10, 3), 'Belanja persediaan tunai', 'Kotak', market, 'Kotak', 200, 180_000],
  [day(10, 10), 'Penjualan QRIS atau transfer', 'Bazar kampus', null, chicken, 100, 1_300_000],
  [day(10, 18), 'Penjualan tunai', 'Bazar kampus', null, tea, 60, 240_000],
  [day(10, 20), 'Promosi', 'Cetak selebaran', null, null, null, 75_000],
  [day(10, 25), 'Bayar utang usaha', 'Sebagian', market, null, null, 400_000],
  [day(10, 28), 'Sewa dan listrik', 'Dapur bersama', null, null, null, 150_000],
  [day(10, 31), 'Penyusutan', 'Alat, 24 bulan', null, null, null, 37_500],
  [day(11, 4), 'Belanja persediaan tunai', 'Ayam', market, 'Ayam fillet', 10, 380_000],
  [day(11, 4), 'Belanja persediaan tunai', 'Tepung', market, 'Tepung', 5, 60_000],
  [day(11, 4), 'Belanja persediaan tunai', 'Minyak', market, 'Minyak', 4, 80_000],
  [day(11, 9), 'Penjualan tunai', 'Harian', null, chicken, 110, 1_430_000],
  [day(11, 15), 'Penjualan kredit', 'Titip jual', 'Kafe Senja', chicken, 20, 260_000],
  [day(11, 20), 'Potongan aplikasi', 'Pesan antar', null, null, null, 45_000],
  [day(11, 28), 'Sewa dan listrik', 'Dapur bersama', null, null, null, 150_000],
  [day(11, 29), 'Upah', 'Dua pembantu', null, null, null, 300_000],
  [day(11, 30), 'Penyusutan', 'Alat, 24 bulan', null, null, null, 37_500],
  [day(11, 30), 'Ambil pribadi', 'Pemilik', null, null, null, 200_000],
];

const material = (name: string, unit: string, cost: number, limit: number) =>
  ({ name, kind: 'Bahan atau dagangan', unit, cost, price: null, limit }) as const;
const product = (name: string, unit: string, price: number) =>
  ({ name, kind: 'Produk buatan', unit, cost: null, price, limit: null }) as const;

/** The worked example: three months of a kitchen, with customers who pay late and a supplier who is still owed. */
export const sampleBook: BookData = {
  business: {
    name: 'Dapur Contoh',
    address: 'Jl. Kampus 12, Bandung',
    phone: '0812 0000 0000',
    bank: 'Bank Contoh',
    account: '000 111 222',
    holder: 'Nama Pemilik',
    owner: 'Nama Pemilik',
  },
  begins: day(9, 1),
  items: [
    product(chicken, 'kotak', 13_000),
    product(tea, 'gelas', 4_000),
    material('Ayam fillet', 'kg', 38_000, 12),
    material('Tepung', 'kg', 12_000, 1),
    material('Minyak', 'liter', 20_000, 1),
    material('Kotak', 'buah', 900, 50),
    material('Paket teh', 'paket', 1_000, 20),
  ],
  recipes: [
    [chicken, 'Ayam fillet', 2, 20],
    [chicken, 'Tepung', 0.5, 20],
    [chicken, 'Minyak', 0.4, 20],
    [chicken, 'Kotak', 20, 20],
    [tea, 'Paket teh', 1, 1],
  ],
  extraPerUnit: 1_500,
  contacts: [
    ['Himpunan Teknik', 'Pelanggan'],
    ['Kafe Senja', 'Pelanggan'],
    [market, 'Pemasok'],
  ],
  entries,
  plan: [
    [800_000, -150_000, 1_700_000],
    [1_400_000, 300_000, 1_950_000],
    [1_900_000, 620_000, 2_500_000],
    ...Array.from({ length: 9 }, (_, month) => [2_100_000, 720_000, 3_220_000 + month * 720_000] as const),
  ].map(([sales = 0, profit = 0, cash = 0]) => ({ sales, profit, cash })),
  invoice: [
    [chicken, 50],
    [tea, 50],
  ],
  receipt: {
    number: 'KW/001',
    day: day(10, 2),
    from: 'Himpunan Teknik',
    rupiah: 390_000,
    for: 'Rapat himpunan, 30 kotak',
  },
};
