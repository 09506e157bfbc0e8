import * as z from 'zod/mini';
import { wholeRupiah } from './whole-rupiah.ts';

const percent = (message: string, max: number) =>
  z.number(message).check(z.minimum(0, message), z.maximum(max, message), z.multipleOf(0.1, message));
const days = (message: string) => z.int(message).check(z.minimum(0, message), z.maximum(30, message));

/** What stands behind the six assumptions: where the capital goes, what a sale costs besides its material, and when money moves. */
export const financeDetailsSchema = z.object({
  /** Bought once and used for long; the rest of the capital works. */
  equipment: wholeRupiah('Alat harus angka bulat, minimal Rp 0'),
  equipmentLifeMonths: z
    .int('Umur alat harus angka bulat')
    .check(z.minimum(1, 'Umur alat minimal 1 bulan'), z.maximum(120, 'Umur alat maksimal 120 bulan')),
  /** Paid once before the first sale: permits, a brand, a deposit. */
  permits: wholeRupiah('Izin harus angka bulat, minimal Rp 0'),
  /** Of one unit, where the cost of a unit does not hold it yet. */
  packagingPerUnit: wholeRupiah('Kemasan harus angka bulat, minimal Rp 0'),
  /** What is made or bought and never sold, in percent of what is sold. */
  wastePercent: percent('Susut dari 0% sampai 90%', 90),
  /** Kept by an application or a marketplace, in percent of the turnover. */
  platformFeePercent: percent('Potongan aplikasi dari 0% sampai 60%', 60),
  /** Kept by the provider that moves the money (QRIS, card), in percent of the turnover. */
  paymentFeePercent: percent('Biaya pembayaran dari 0% sampai 10%', 10),
  transportPerMonth: wholeRupiah('Transport harus angka bulat, minimal Rp 0'),
  /** What the owner wants to be paid; 0 for none. */
  ownWagePerMonth: wholeRupiah('Upah sendiri harus angka bulat, minimal Rp 0'),
  /** Month in which the full pace is reached; before it the sales grow by equal steps. */
  monthsToFull: z
    .int('Masa awal harus angka bulat')
    .check(z.minimum(1, 'Masa awal minimal 1 bulan'), z.maximum(12, 'Masa awal maksimal 12 bulan')),
  /** Days of sales for which goods lie ready. */
  stockDays: days('Persediaan dari 0 sampai 30 hari'),
  /** Days until buyers pay. */
  customerDays: days('Tempo pembeli dari 0 sampai 30 hari'),
  /** Days until the suppliers are paid. */
  supplierDays: days('Tempo pemasok dari 0 sampai 30 hari'),
});
export type FinanceDetails = z.infer<typeof financeDetailsSchema>;
