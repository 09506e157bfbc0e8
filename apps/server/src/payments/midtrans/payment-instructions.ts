import { type PaymentInstructions, paymentInstructionsSchema } from '@kawanusaha/contracts/payment';
import type { Transaction } from './notification.ts';

/** The channels' own code for a card without enough money. */
const noFunds = '51';

/** Why the provider denied a card; null when it did not, and for other methods, of which nothing is known. */
function denialOf(transaction: Transaction): PaymentInstructions['denial'] | null {
  if (transaction.transaction_status !== 'deny' && transaction.fraud_status !== 'deny') return null;
  if ((transaction.payment_type ?? 'credit_card') !== 'credit_card') return null;
  if (transaction.fraud_status === 'deny') return 'security';
  return transaction['channel_response_code'] === noFunds ? 'funds' : 'bank';
}

/** Picks what a buyer needs to go on: the numbers of a pending payment, its end, why it was denied; null where there is nothing. */
export function toPaymentInstructions(transaction: Transaction): PaymentInstructions | null {
  const parsed = paymentInstructionsSchema.safeParse({ ...transaction, denial: undefined });
  const denial = denialOf(transaction);
  const instructions = { ...(parsed.success ? parsed.data : {}), ...(denial === null ? {} : { denial }) };
  return Object.values(instructions).some((value) => value !== undefined) ? instructions : null;
}
