import * as z from 'zod/mini';

export const calculationKinds = [
  'hpp',
  'laba',
  'bep',
  'balik-modal',
  'pajak',
  'cicilan',
  'potongan',
  'harga-bersih',
  'bagi-hasil',
  'diskon',
  'komisi',
  'uang-muka',
  'kas',
  'iklan',
  'tarif-jam',
  'tagihan',
  'target-jual',
  'bahan',
  'pesan-ulang',
  'tahan-stok',
] as const;
export type CalculationKind = (typeof calculationKinds)[number];

export const calculationInputs = [
  'total',
  'units',
  'target',
  'wished',
  'extra',
  'pack',
  'cost',
  'price',
  'sold',
  'daily',
  'fixed',
  'capital',
  'profit',
  'unitProfit',
  'turnover',
  'badan',
  'principal',
  'months',
  'rate',
  'flatRate',
  'percent',
  'percent2',
  'flat',
  'net',
  'reserve',
  'share1',
  'share2',
  'share3',
  'share4',
  'share5',
  'opening',
  'income',
  'outgo',
  'days',
  'buffer',
] as const;
export type CalculationInput = (typeof calculationInputs)[number];

/** A calculation inside an answer: which one, and the figures that a person can change. */
export const calculationSchema = z.object({
  kind: z.enum(calculationKinds),
  inputs: z.partialRecord(z.enum(calculationInputs), z.number().check(z.minimum(0), z.maximum(1e13))),
});
export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationFigures = Calculation['inputs'];

type Field = { name: CalculationInput; label: string; unit: 'rupiah' | 'persen' | 'jumlah' | 'bulan' };
const field = (name: CalculationInput, label: string, unit: Field['unit'] = 'rupiah'): Field => ({
  name,
  label,
  unit,
});
const shares: readonly Field[] = [
  field('share1', 'Bagian pertama', 'jumlah'),
  field('share2', 'Bagian kedua', 'jumlah'),
  field('share3', 'Bagian ketiga', 'jumlah'),
  field('share4', 'Bagian keempat', 'jumlah'),
  field('share5', 'Bagian kelima', 'jumlah'),
];

const fieldsOf: Readonly<Record<CalculationKind, { title: string; fields: readonly Field[] }>> = {
  hpp: {
    title: 'HPP dan harga jual',
    fields: [
      field('total', 'Semua biaya'),
      field('units', 'Jumlah jadi', 'jumlah'),
      field('target', 'Untung yang diinginkan', 'persen'),
      field('extra', 'Biaya tambahan per unit'),
      field('wished', 'Untung per unit yang diinginkan'),
      field('pack', 'Isi satu kemasan', 'jumlah'),
    ],
  },
  laba: {
    title: 'Laba dan margin',
    fields: [
      field('cost', 'Biaya per unit'),
      field('price', 'Harga jual'),
      field('sold', 'Terjual', 'jumlah'),
    ],
  },
  bep: {
    title: 'Titik impas',
    fields: [field('fixed', 'Biaya tetap'), field('price', 'Harga jual'), field('cost', 'Biaya per unit')],
  },
  'balik-modal': {
    title: 'Balik modal',
    fields: [
      field('capital', 'Modal'),
      field('profit', 'Laba per bulan'),
      field('unitProfit', 'Laba per unit'),
      field('sold', 'Terjual sehari', 'jumlah'),
    ],
  },
  pajak: { title: 'PPh final 0,5%', fields: [field('turnover', 'Omzet setahun')] },
  cicilan: {
    title: 'Cicilan pinjaman',
    fields: [
      field('principal', 'Pinjaman'),
      field('months', 'Lama', 'bulan'),
      field('rate', 'Bunga efektif setahun', 'persen'),
      field('flatRate', 'Bunga flat sebulan', 'persen'),
    ],
  },
  potongan: {
    title: 'Potongan marketplace',
    fields: [
      field('price', 'Harga jual'),
      field('percent', 'Potongan', 'persen'),
      field('flat', 'Biaya tetap per pesanan'),
      field('cost', 'Biaya per unit'),
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
    fields: [field('profit', 'Laba'), field('reserve', 'Disimpan dulu', 'persen'), ...shares],
  },
  diskon: {
    title: 'Harga diskon',
    fields: [
      field('price', 'Harga'),
      field('percent', 'Diskon', 'persen'),
      field('percent2', 'Diskon kedua', 'persen'),
      field('units', 'Jumlah dibeli', 'jumlah'),
      field('cost', 'Biaya per unit'),
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
      field('units', 'Jumlah', 'jumlah'),
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
      field('flat', 'Ongkos kirim'),
    ],
  },
  'target-jual': {
    title: 'Jumlah yang harus terjual',
    fields: [
      field('turnover', 'Target omzet'),
      field('price', 'Harga jual'),
      field('days', 'Hari jualan', 'jumlah'),
    ],
  },
  bahan: {
    title: 'Biaya bahan menurut takaran',
    fields: [
      field('price', 'Harga beli'),
      field('pack', 'Isi yang dibeli (gram, ml, atau buah)', 'jumlah'),
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
};

/** Figures that only some questions have; the form shows them where they are given. */
const occasional: ReadonlySet<CalculationInput> = new Set([
  'extra',
  'wished',
  'pack',
  'unitProfit',
  'flatRate',
  'percent2',
  'days',
  'share1',
  'share2',
  'share3',
  'share4',
  'share5',
]);

/** Title and fields of a calculation, in the order of the form; what only some questions have where it is given. */
export function describeFields({ kind, inputs }: Calculation): { title: string; fields: readonly Field[] } {
  const { title, fields } = fieldsOf[kind];
  return {
    title,
    fields: fields.filter(({ name }) => {
      if (name === 'rate' && kind === 'cicilan') return inputs.flatRate === undefined;
      if (name === 'profit' && kind === 'balik-modal') return inputs.unitProfit === undefined;
      if (name === 'sold' && kind === 'balik-modal') return inputs.unitProfit !== undefined;
      if (name === 'unitProfit' && kind === 'iklan') return true;
      if (name === 'days' && kind === 'pesan-ulang') return true;
      const isAside =
        occasional.has(name) ||
        (name === 'flat' && kind === 'tagihan') ||
        (name === 'cost' && (kind === 'potongan' || kind === 'diskon')) ||
        (name === 'units' && (kind === 'diskon' || kind === 'uang-muka'));
      return !isAside || inputs[name] !== undefined;
    }),
  };
}
