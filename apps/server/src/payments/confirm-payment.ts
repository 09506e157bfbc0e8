import type { PaymentStatus } from '@kawanusaha/contracts/payment';
import { applyPayment, type AppliedOutcome } from '#payments/records/apply-payment.ts';
import type { Sql } from '@kawanusaha/backend/db/pool';
import type { MidtransClient } from './midtrans/midtrans-client.ts';
import { MidtransError } from './midtrans/midtrans-error.ts';
import { wholeRupiah, type Transaction } from './midtrans/notification.ts';
import { toPaymentInstructions } from './midtrans/payment-instructions.ts';
import { toPaymentOutcome } from './midtrans/payment-outcome.ts';

export type Confirmation =
  | {
      readonly kind: 'applied';
      readonly status: PaymentStatus | 'partially_refunded';
      readonly outcome: AppliedOutcome;
    }
  /** The provider knows no transaction: no method has been chosen yet. */
  | { readonly kind: 'not_found' }
  /** The provider's answer is about another order. */
  | { readonly kind: 'other_order' };

type Input = {
  readonly orderId: string;
  /** The transaction that a message was about; without it, the newest of the order. */
  readonly transactionId?: string;
};

/**
 * Asks the provider itself what became of an order and takes our row there. Nothing that a message says about the
 * state is believed; only the provider's own answer counts, after its order id and amount have been compared.
 * Throws `MidtransError` when the provider is unavailable.
 */
export async function confirmPayment(
  { midtrans, sql }: { midtrans: MidtransClient; sql: Sql },
  input: Input,
): Promise<Confirmation> {
  let transaction: Transaction;
  try {
    transaction = await midtrans.getStatus(input.transactionId ?? input.orderId);
  } catch (error) {
    if (error instanceof MidtransError && error.kind === 'not_found') return { kind: 'not_found' };
    throw error;
  }
  if (transaction.order_id !== input.orderId) return { kind: 'other_order' };
  const status = toPaymentOutcome(transaction);
  const amount = wholeRupiah(transaction);
  const instructions = toPaymentInstructions(transaction);
  const refunded = Number(transaction.refund_amount);
  const details = {
    ...(amount === null ? {} : { amount }),
    ...(Number.isSafeInteger(refunded) ? { refunded_amount: refunded } : {}),
    transaction_id: transaction.transaction_id,
    ...(transaction.payment_type === undefined ? {} : { payment_type: transaction.payment_type }),
    ...(instructions === null ? {} : { instructions }),
  };
  // Money of which a part went back was paid before, even when no user said so.
  if (status === 'partially_refunded')
    await applyPayment(sql, { orderId: input.orderId, status: 'paid', details });
  const outcome = await applyPayment(sql, { orderId: input.orderId, status, details });
  return { kind: 'applied', status, outcome };
}

/** What came of it in one word, as it is kept with a message. */
export const describeConfirmation = (confirmed: Confirmation): string =>
  confirmed.kind === 'applied' ? confirmed.outcome : confirmed.kind;
