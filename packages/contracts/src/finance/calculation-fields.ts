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
  'bagi-hasil': {
    title: 'Bagi hasil',
    fields: [
      field('profit', 'Laba'),
      field('reserve', 'Disimpan dulu', 'persen'),
      aside('people', 'Jumlah orang', 'jumlah'),
      ...shares,
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
  koin: {
    title: 'Coin rujukan',
    fields: [
      aside('opening', 'Coin sebelumnya', 'jumlah'),
      field('units', 'Teman mendaftar', 'jumlah'),
      field('sold', 'Di antaranya membeli Premium', 'jumlah'),
    ],
  },
  langkah: { title: 'Hitungan', fields: [] },
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
