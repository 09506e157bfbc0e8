import { paymentInstructionsSchema, type PaymentInstructions } from '@kawanusaha/contracts/payment';
import type { Transaction } from './notification.ts';

/** Picks the numbers of a pending payment, so that it can be resumed; an answer without any gives null. */
export function toPaymentInstructions(transaction: Transaction): PaymentInstructions | null {
  const parsed = paymentInstructionsSchema.safeParse(transaction);
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}
