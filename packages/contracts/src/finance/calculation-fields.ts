import type { Calculation, CalculationInput, CalculationKind } from './calculation.ts';
import type { FormulaUnit } from './formula.ts';

type Field = {
  name: CalculationInput;
  label: string;
  unit: FormulaUnit;
  /** Shown only where this figure is given; its own name for what only some questions have. */
  onlyWith?: CalculationInput;
  /** Not shown where this figure is given, which stands in its place. */
  without?: CalculationInput;
};
const field = (name: CalculationInput, label: string, unit: Field['unit'] = 'rupiah'): Field => ({
  name,
  label,
  unit,
});
/** A figure that only some questions have; the form shows it where it is given. */
const aside = (name: CalculationInput, label: string, unit?: Field['unit']): Field => ({
  ...field(name, label, unit),
  onlyWith: name,
});

const shares: readonly Field[] = [
  aside('share1', 'Bagian pertama', 'jumlah'),
  aside('share2', 'Bagian kedua', 'jumlah'),
  aside('share3', 'Bagian ketiga', 'jumlah'),
  aside('share4', 'Bagian keempat', 'jumlah'),
  aside('share5', 'Bagian kelima', 'jumlah'),
];

const fieldsOf: Readonly<Record<CalculationKind, { title: string; fields: readonly Field[] }>> = {
  hpp: {
    title: 'HPP dan harga jual',
    fields: [
      field('total', 'Semua biaya'),
      field('units', 'Jumlah jadi', 'jumlah'),
      field('target', 'Untung yang diinginkan', 'persen'),
      aside('extra', 'Biaya tambahan per unit'),
      aside('wished', 'Untung per unit yang diinginkan'),
      aside('pack', 'Isi satu kemasan', 'jumlah'),
    ],
  },
  laba: {
    title: 'Laba dan margin',
    fields: [
      field('cost', 'Biaya per unit'),
      field('price', 'Harga jual'),
      field('sold', 'Terjual', 'jumlah'),
      aside('days', 'Hari jualan', 'jumlah'),
      aside('fixed', 'Biaya tetap'),
    ],
  },
  bep: {
    title: 'Titik impas',
    fields: [
      field('fixed', 'Biaya tetap'),
      { ...field('price', 'Harga jual'), without: 'unitProfit' },
      { ...field('cost', 'Biaya per unit'), without: 'unitProfit' },
      aside('unitProfit', 'Laba per unit'),
      aside('days', 'Hari jualan', 'jumlah'),
    ],
  },
  'balik-modal': {
    title: 'Balik modal',
    fields: [
      field('capital', 'Modal'),
      { ...field('profit', 'Laba per bulan'), without: 'unitProfit' },
      aside('unitProfit', 'Laba per unit'),
      { ...field('sold', 'Terjual sehari', 'jumlah'), onlyWith: 'unitProfit' },
    ],
  },
  pajak: {
    title: 'PPh final UMKM',
    fields: [
      field('turnover', 'Omzet setahun'),
      aside('taxFree', 'Omzet bebas (orang pribadi)'),
      aside('taxRate', 'Tarif', 'persen'),
    ],
  },
  cicilan: {
    title: 'Cicilan pinjaman',
    fields: [
      field('principal', 'Pinjaman'),
      field('months', 'Lama', 'bulan'),
      { ...field('rate', 'Bunga efektif setahun', 'persen'), without: 'flatRate' },
      aside('flatRate', 'Bunga flat sebulan', 'persen'),
    ],
  },
  potongan: {
    title: 'Potongan marketplace',
    fields: [
      field('price', 'Harga jual'),
      field('percent', 'Potongan', 'persen'),
      field('flat', 'Biaya tetap per pesanan'),
      aside('cost', 'Biaya per unit'),
    ],
  },
  'harga-bersih': {
    title: 'Harga agar menerima bersih',
    fields: [
      field('net', 'Ingin diterima'),
      field('percent', 'Potongan', 'persen'),
      field('flat', 'Biaya tetap per pesanan'),
    ],
  },
  'bagi-hasil': {
    title: 'Bagi hasil',
    fields: [
      field('profit', 'Laba'),
      field('reserve', 'Disimpan dulu', 'persen'),
      aside('people', 'Jumlah orang', 'jumlah'),
      ...shares,
    ],
  },
  diskon: {
    title: 'Harga diskon',
    fields: [
      field('price', 'Harga'),
      field('percent', 'Diskon', 'persen'),
      aside('percent2', 'Diskon kedua', 'persen'),
      aside('units', 'Jumlah dibeli', 'jumlah'),
      aside('cost', 'Biaya per unit'),
    ],
  },
  komisi: {
    title: 'Komisi penjualan',
    fields: [
      field('price', 'Harga'),
      field('percent', 'Komisi', 'persen'),
      field('sold', 'Terjual', 'jumlah'),
    ],
  },
  'uang-muka': {
    title: 'Uang muka dan pelunasan',
    fields: [
      field('price', 'Harga'),
      aside('units', 'Jumlah', 'jumlah'),
      field('percent', 'Uang muka', 'persen'),
    ],
  },
  kas: {
    title: 'Saldo kas',
    fields: [field('opening', 'Saldo awal'), field('income', 'Uang masuk'), field('outgo', 'Uang keluar')],
  },
  iklan: {
    title: 'Biaya iklan per pembeli',
    fields: [
      field('total', 'Uang iklan'),
      field('units', 'Pembeli', 'jumlah'),
      field('unitProfit', 'Laba kotor per pembeli'),
    ],
  },
  'tarif-jam': {
    title: 'Tarif per jam',
    fields: [
      field('net', 'Ingin diterima sebulan'),
      field('fixed', 'Biaya sebulan'),
      field('units', 'Jam kerja sebulan', 'jumlah'),
    ],
  },
  tagihan: {
    title: 'Total tagihan',
    fields: [
      field('price', 'Harga satuan'),
      field('units', 'Jumlah', 'jumlah'),
      field('percent', 'Potongan', 'persen'),
      aside('flat', 'Ongkos kirim'),
    ],
  },
  'target-jual': {
    title: 'Jumlah yang harus terjual',
    fields: [
      field('turnover', 'Target omzet'),
      field('price', 'Harga jual'),
      aside('days', 'Hari jualan', 'jumlah'),
    ],
  },
  bahan: {
    title: 'Biaya bahan menurut takaran',
    fields: [
      field('price', 'Harga beli'),
      aside('pack', 'Isi yang dibeli (gram, ml, atau buah)', 'jumlah'),
      field('units', 'Yang dipakai (satuan yang sama)', 'jumlah'),
    ],
  },
  'pesan-ulang': {
    title: 'Titik pesan ulang',
    fields: [
      field('sold', 'Terjual sehari', 'jumlah'),
      field('days', 'Lama kiriman (hari)', 'jumlah'),
      field('buffer', 'Stok pengaman', 'jumlah'),
    ],
  },
  'tahan-stok': {
    title: 'Berapa lama stok cukup',
    fields: [field('units', 'Stok', 'jumlah'), field('sold', 'Terpakai sehari', 'jumlah')],
  },
  roas: {
    title: 'Hasil iklan (ROAS)',
    fields: [field('total', 'Uang iklan'), field('turnover', 'Penjualan dari iklan')],
  },
  valuasi: {
    title: 'Nilai usaha',
    fields: [field('capital', 'Uang investor'), field('percent', 'Bagian investor', 'persen')],
  },
  koin: {
    title: 'Coin rujukan',
    fields: [
      aside('opening', 'Coin sebelumnya', 'jumlah'),
      field('units', 'Teman mendaftar', 'jumlah'),
      field('sold', 'Di antaranya membeli Premium', 'jumlah'),
    ],
  },
  pertumbuhan: {
    title: 'Kenaikan atau penurunan',
    fields: [field('opening', 'Sebelumnya'), field('net', 'Sesudahnya')],
  },
  'target-laba': {
    title: 'Jumlah untuk target laba',
    fields: [
      field('profit', 'Target laba'),
      { ...field('price', 'Harga jual'), without: 'unitProfit' },
      { ...field('cost', 'Biaya per unit'), without: 'unitProfit' },
      aside('unitProfit', 'Laba per unit'),
      field('fixed', 'Biaya tetap'),
      aside('days', 'Hari jualan', 'jumlah'),
    ],
  },
  tabungan: {
    title: 'Menabung',
    fields: [
      aside('total', 'Target'),
      field('opening', 'Sudah terkumpul'),
      aside('income', 'Disisihkan tiap kali'),
      { ...field('days', 'Tiap berapa hari', 'jumlah'), onlyWith: 'income' },
      aside('units', 'Lama (hari)', 'jumlah'),
    ],
  },
  listrik: {
    title: 'Biaya listrik alat',
    fields: [
      field('watts', 'Daya (watt)', 'jumlah'),
      field('hours', 'Jam sehari', 'jumlah'),
      field('days', 'Lama (hari)', 'jumlah'),
      field('price', 'Tarif per kWh'),
    ],
  },
  ongkir: {
    title: 'Ongkos kirim menurut berat',
    fields: [field('grams', 'Berat (gram)', 'jumlah'), field('price', 'Tarif per kilogram')],
  },
  kali: {
    title: 'Jumlah seluruhnya',
    fields: [
      field('price', 'Nilai satuan'),
      aside('people', 'Jumlah orang', 'jumlah'),
      aside('units', 'Jumlah', 'jumlah'),
      aside('hours', 'Jam', 'jumlah'),
      aside('days', 'Hari', 'jumlah'),
      aside('weeks', 'Minggu', 'jumlah'),
      aside('months', 'Lama', 'bulan'),
    ],
  },
  belanja: {
    title: 'Total beberapa barang',
    fields: [
      field('price', 'Harga barang pertama'),
      field('units', 'Jumlah barang pertama', 'jumlah'),
      field('price2', 'Harga barang kedua'),
      field('units2', 'Jumlah barang kedua', 'jumlah'),
      aside('price3', 'Harga barang ketiga'),
      aside('units3', 'Jumlah barang ketiga', 'jumlah'),
    ],
  },
  susut: {
    title: 'Penyusutan alat',
    fields: [
      field('capital', 'Harga beli'),
      field('months', 'Umur pakai', 'bulan'),
      aside('net', 'Taksiran harga jual lagi'),
    ],
  },
  persen: {
    title: 'Persen dari suatu jumlah',
    fields: [field('price', 'Jumlah'), field('percent', 'Persen', 'persen')],
  },
  bagian: {
    title: 'Berapa persennya',
    fields: [field('net', 'Bagian'), field('total', 'Dari')],
  },
  'sisa-stok': {
    title: 'Sisa stok',
    fields: [
      field('opening', 'Stok awal', 'jumlah'),
      aside('income', 'Masuk', 'jumlah'),
      field('outgo', 'Keluar', 'jumlah'),
    ],
  },
  pelunasan: {
    title: 'Sisa sesudah uang muka',
    fields: [
      field('price', 'Harga'),
      field('net', 'Uang muka'),
      aside('units', 'Dicicil berapa kali', 'jumlah'),
    ],
  },
  'bagi-rata': {
    title: 'Dibagi rata',
    fields: [field('price', 'Jumlah'), field('people', 'Dibagi berapa', 'jumlah')],
  },
  'tahan-kas': {
    title: 'Berapa lama kas cukup',
    fields: [field('opening', 'Kas'), field('outgo', 'Pengeluaran sebulan')],
  },
  langkah: { title: 'Hitungan', fields: [] },
  'untung-rugi': {
    title: 'Pemasukan dan pengeluaran',
    fields: [field('income', 'Pemasukan'), field('outgo', 'Pengeluaran')],
  },
};

/** Title and fields of a calculation, in the order of the form; what only some questions have where it is given. */
export function describeFields({ kind, inputs, formula }: Calculation): {
  title: string;
  fields: readonly Field[];
} {
  const { title, fields } = fieldsOf[kind];
  if (formula !== undefined) return { title, fields: formula.terms };
  const isGiven = (name: CalculationInput | undefined): boolean =>
    name !== undefined && inputs[name] !== undefined;
  return {
    title,
    fields: fields.filter(
      ({ onlyWith, without }) => (onlyWith === undefined || isGiven(onlyWith)) && !isGiven(without),
    ),
  };
}
