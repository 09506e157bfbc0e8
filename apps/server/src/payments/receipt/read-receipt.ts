import type { ISql } from 'postgres';
import { paymentMethodNames } from '@kawanusaha/contracts/payment-names';
import { findBuyer } from '#payments/records/find-buyer.ts';
import type { PaymentRow } from '#payments/records/payment-row.ts';
import type { Receipt } from './receipt-rows.ts';

const receiptStatuses: ReadonlySet<string> = new Set(['paid', 'refunded', 'charged_back', 'reversed']);

/** What the receipt of an order says; null where nothing was ever paid. Throws when the buyer's account is gone. */
export async function readReceipt(sql: ISql, payment: PaymentRow, siteUrl: string): Promise<Receipt | null> {
  if (payment.paid_at === null || !receiptStatuses.has(payment.status)) return null;
  const buyer = await findBuyer(sql, payment.user_id);
  return {
    orderId: payment.order_id,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    itemName: buyer.itemName,
    amount: payment.amount,
    method: paymentMethodNames[payment.payment_type ?? ''] ?? payment.payment_type ?? 'Midtrans',
    paidAt: payment.paid_at,
    isRefunded: payment.status !== 'paid',
    siteUrl,
  };
}

/** The name of a receipt's file. */
export const receiptFileName = (orderId: string): string => `kwitansi-${orderId}.pdf`;
