import { z } from 'zod';

import type { Transaction } from './notification.ts';

const instructionFields = z.object({
  va_numbers: z.array(z.object({ bank: z.string(), va_number: z.string() })).optional(),
  permata_va_number: z.string().optional(),
  bill_key: z.string().optional(),
  biller_code: z.string().optional(),
  payment_code: z.string().optional(),
  store: z.string().optional(),
  expiry_time: z.string().optional(),
});

/** What a buyer needs to pay later, as the provider gave it; kept so that a pending payment can be resumed. */
export type PaymentInstructions = z.output<typeof instructionFields>;

/** Picks the numbers of a pending payment; an answer without any gives null. */
export function toPaymentInstructions(transaction: Transaction): PaymentInstructions | null {
  const parsed = instructionFields.safeParse(transaction);
  if (!parsed.success || Object.keys(parsed.data).length === 0) return null;
  return parsed.data;
}
