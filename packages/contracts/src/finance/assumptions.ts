import * as z from 'zod/mini';

/** Largest amount that a form accepts: one trillion Rupiah keeps every product below 2^53. */
export const maxRupiah = 1_000_000_000_000;

const wholeRupiah = (message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(maxRupiah, message));

/** What a user believes about the business. Money in whole Rupiah; every figure of a plan follows from these six. */
export const assumptionsSchema = z.object({
  /** Selling price of one unit. */
  price: wholeRupiah('Harga jual harus angka bulat, minimal Rp 0'),
  /** What one more unit costs: materials, packaging, platform fee. */
  unitCost: wholeRupiah('Biaya per unit harus angka bulat, minimal Rp 0'),
  unitsPerDay: z
    .int('Unit per hari harus angka bulat')
    .check(z.minimum(0, 'Unit per hari minimal 0'), z.maximum(100_000, 'Unit per hari maksimal 100.000')),
  daysPerMonth: z
    .int('Hari jualan harus angka bulat')
    .check(z.minimum(0, 'Hari jualan minimal 0'), z.maximum(31, 'Hari jualan maksimal 31')),
  /** Paid every month even without a sale: rent, data, helpers. */
  fixedCostPerMonth: wholeRupiah('Biaya tetap harus angka bulat, minimal Rp 0'),
  /** Paid once before the first sale. */
  capital: wholeRupiah('Modal harus angka bulat, minimal Rp 0'),
});

export type Assumptions = z.infer<typeof assumptionsSchema>;

export const assumptionKeys = [
  'price',
  'unitCost',
  'unitsPerDay',
  'daysPerMonth',
  'fixedCostPerMonth',
  'capital',
] as const satisfies readonly (keyof Assumptions)[];
