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
  'roas',
  'valuasi',
  'koin',
  'pertumbuhan',
  'target-laba',
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
  'people',
] as const;
export type CalculationInput = (typeof calculationInputs)[number];

/** A calculation inside an answer: which one, and the figures that a person can change. */
export const calculationSchema = z.object({
  kind: z.enum(calculationKinds),
  inputs: z.partialRecord(z.enum(calculationInputs), z.number().check(z.minimum(0), z.maximum(1e13))),
});
export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationFigures = Calculation['inputs'];
