import { paymentMethodNames } from '@kawanusaha/contracts/payment-names';
import { z } from 'zod';
import { findBuyer } from '#payments/records/find-buyer.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { renderReceipt } from './render-receipt.ts';

const bodySchema = z.object({ order_id: z.string().min(1).max(50) });
const receiptStatuses = new Set(['paid', 'refunded', 'charged_back', 'reversed']);

/**
 * `get-receipt` {order_id}: the receipt of an own paid order as PDF.
 * Answers 200 `application/pdf`, 400 for a bad body, 404 for an order that is not the caller's or not paid.
 */
export const getReceipt = defineFunction({
  name: 'get-receipt',
  verifyJwt: true,
  handler: async (request, { caller, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Nomor pesanan wajib diisi.' }, 400);
    const { owner } = deps.database;
    const payment = await findPayment(owner, body.data.order_id);
    const { userId } = caller;
    const isOwn = userId !== null && payment?.user_id === userId;
    if (!isOwn || payment.paid_at === null || !receiptStatuses.has(payment.status)) {
      return jsonResponse({ error: 'not_found', message: 'Kwitansi tidak ditemukan.' }, 404);
    }
    const buyer = await findBuyer(owner, userId);
    const pdf = await renderReceipt({
      orderId: payment.order_id,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      itemName: buyer.itemName,
      amount: payment.amount,
      method: paymentMethodNames[payment.payment_type ?? ''] ?? payment.payment_type ?? 'Midtrans',
      paidAt: payment.paid_at,
      isRefunded: payment.status !== 'paid',
      siteUrl: deps.settings.siteUrl,
    });
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="kwitansi-${payment.order_id}.pdf"`,
      },
    });
  },
});
