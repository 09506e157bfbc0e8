import type { Transaction } from './notification.ts';

/** The words in which `private.apply_payment` is told what happened. */
export type PaymentOutcome =
  | 'pending'
  | 'review'
  | 'paid'
  | 'denied'
  | 'expired'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'charged_back'
  | 'partially_refunded';

/**
 * Translates the provider's state into ours. Money is only counted as ours with status code 200 and without
 * an open fraud question; every unknown word waits for a person (`review`).
 */
export function toPaymentOutcome(
  transaction: Pick<Transaction, 'transaction_status' | 'fraud_status' | 'status_code'>,
): PaymentOutcome {
  const { transaction_status: status, fraud_status: fraud, status_code: code } = transaction;
  const isClean = code === '200' && (fraud === undefined || fraud === 'accept');
  switch (status) {
    case 'settlement':
      return isClean ? 'paid' : 'review';
    case 'capture':
      if (fraud === 'deny') return 'denied';
      return isClean ? 'paid' : 'review';
    case 'pending':
      return 'pending';
    case 'deny':
      return 'denied';
    case 'cancel':
      return 'cancelled';
    case 'expire':
      return 'expired';
    case 'failure':
      return 'failed';
    case 'refund':
      return 'refunded';
    case 'chargeback':
      return 'charged_back';
    case 'partial_refund':
    case 'partial_chargeback':
      return 'partially_refunded';
    default:
      return 'review';
  }
}
