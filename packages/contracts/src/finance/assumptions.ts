import * as z from 'zod/mini';
import { financeDetailsSchema } from './finance-details.ts';
import { wholeRupiah } from './whole-rupiah.ts';

/** What a user believes about the business. Money in whole Rupiah; every figure of a plan follows from these. */
export const assumptionsSchema = z.object({
  /** Selling price of one unit. */
  price: wholeRupiah('Harga jual harus angka bulat, minimal Rp 0'),
  /** What one more unit costs: materials, and packaging and fees where the details do not hold them. */
  unitCost: wholeRupiah('Biaya per unit harus angka bulat, minimal Rp 0'),
  unitsPerDay: z
    .int('Unit per hari harus angka bulat')
    .check(z.minimum(0, 'Unit per hari minimal 0'), z.maximum(100_000, 'Unit per hari maksimal 100.000')),
  daysPerMonth: z
    .int('Hari jualan harus angka bulat')
    .check(z.minimum(0, 'Hari jualan minimal 0'), z.maximum(31, 'Hari jualan maksimal 31')),
  /** Paid every month even without a sale: rent, data, helpers. */
  fixedCostPerMonth: wholeRupiah('Biaya tetap harus angka bulat, minimal Rp 0'),
  /** Money that is there before the first sale. */
  capital: wholeRupiah('Modal harus angka bulat, minimal Rp 0'),
  /** Absent in records from before there were details; `detailsOf` fills them in. */
  details: z.optional(financeDetailsSchema),
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
