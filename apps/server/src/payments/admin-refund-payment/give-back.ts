import type { MidtransClient } from '#payments/midtrans/midtrans-client.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import type { Transaction } from '#payments/midtrans/notification.ts';
import type { PaymentRow } from '#payments/records/payment-row.ts';

export type GivenBack =
  /** The provider has done it, or had before; its state is to be read anew. */
  | { readonly kind: 'done'; readonly transactionId: string | null }
  /** A person has to transfer the money; `words` are the provider's own, null when it was not even asked. */
  | { readonly kind: 'manual'; readonly code: string; readonly words: string | null };

/** Methods whose money the provider gives back itself; virtual accounts and shops have no way back. */
const refundableMethods: ReadonlySet<string> = new Set([
  'credit_card',
  'gopay',
  'shopeepay',
  'qris',
  'dana',
  'ovo',
  'kredivo',
  'akulaku',
]);
const cancellable: ReadonlySet<string> = new Set(['capture', 'pending', 'authorize']);
const settled: ReadonlySet<string> = new Set(['settlement', 'partial_refund']);
const duplicateKey = '406';
const wrongState = '412';

type Order = Pick<PaymentRow, 'order_id' | 'amount' | 'refunded_amount' | 'transaction_id' | 'snap_token'>;

async function refund(
  midtrans: MidtransClient,
  order: Order,
  transaction: Transaction,
  reason: string,
): Promise<GivenBack> {
  if (!refundableMethods.has(transaction.payment_type ?? ''))
    return { kind: 'manual', code: 'method', words: null };
  const returned = Math.max(order.refunded_amount, Math.trunc(Number(transaction.refund_amount ?? 0)) || 0);
  const key = returned === 0 ? `refund-${order.order_id}` : `refund-${order.order_id}-${returned}`;
  try {
    await midtrans.refund(transaction.transaction_id, { key, amount: order.amount - returned, reason });
  } catch (error) {
    if (!(error instanceof MidtransError) || error.isOurs) throw error;
    if (error.code !== duplicateKey) return { kind: 'manual', code: error.code, words: error.message };
  }
  return { kind: 'done', transactionId: transaction.transaction_id };
}

/**
 * Gives an order's money back as its state at the provider asks for (midtrans reference 2.7): `capture` and `pending` are
 * cancelled, `settlement` is refunded where the method can. A card that settles between the question and the cancellation is
 * refunded; an order without a method has its page closed. Throws `MidtransError` when the provider cannot be asked.
 */
export async function giveBack(midtrans: MidtransClient, order: Order, reason: string): Promise<GivenBack> {
  for (let isSecond = false; ; isSecond = true) {
    let transaction: Transaction;
    try {
      transaction = await midtrans.getStatus(order.transaction_id ?? order.order_id);
    } catch (error) {
      if (!(error instanceof MidtransError) || error.kind !== 'not_found') throw error;
      if (order.snap_token !== null) await closePage(midtrans, order.snap_token);
      return { kind: 'done', transactionId: null };
    }
    const { transaction_id: transactionId, transaction_status: status } = transaction;
    if (settled.has(status)) return refund(midtrans, order, transaction, reason);
    if (!cancellable.has(status)) return { kind: 'done', transactionId };
    try {
      await midtrans.cancel(transactionId);
      return { kind: 'done', transactionId };
    } catch (error) {
      if (!(error instanceof MidtransError) || error.isOurs) throw error;
      if (error.code !== wrongState || isSecond)
        return { kind: 'manual', code: error.code, words: error.message };
    }
  }
}

async function closePage(midtrans: MidtransClient, token: string): Promise<void> {
  try {
    await midtrans.cancelPage(token);
  } catch (error) {
    if (!(error instanceof MidtransError) || error.isOurs) throw error;
  }
}
