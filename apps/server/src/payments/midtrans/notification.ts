import { z } from 'zod';

/** Amounts arrive as text with decimals; the signature covers that text exactly as it came. */
const amountText = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/**
 * A notification or a status answer, read tolerantly: only what we decide on is named, unknown fields stay.
 * Statuses are lower-cased, since one channel answers in capitals.
 */
export const transactionSchema = z.looseObject({
  order_id: z.string().min(1).max(50),
  transaction_id: z.string().min(1).max(100),
  transaction_status: z.string().max(40).toLowerCase(),
  status_code: z.string().regex(/^\d{3}$/),
  gross_amount: amountText,
  currency: z.string().max(10).toUpperCase().optional(),
  fraud_status: z.string().max(20).toLowerCase().optional(),
  payment_type: z.string().max(40).optional(),
  refund_amount: amountText.optional(),
});
export type Transaction = z.output<typeof transactionSchema>;

/** A notification is a transaction with the provider's signature. */
export const notificationSchema = transactionSchema.extend({ signature_key: z.string().max(200) });
export type Notification = z.output<typeof notificationSchema>;

/** Whole Rupiah of a transaction; null when its amount has a fraction, or is in another currency. */
export function wholeRupiah({
  gross_amount: amount,
  currency = 'IDR',
}: Pick<Transaction, 'gross_amount' | 'currency'>): number | null {
  const value = Number(amount);
  return currency === 'IDR' && Number.isSafeInteger(value) ? value : null;
}
