import { z } from 'zod';
import { findPayment } from '#payments/records/find-payment.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { readReceipt, receiptFileName } from '#payments/receipt/read-receipt.ts';

const bodySchema = z.object({ order_id: z.string().min(1).max(50) });

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
    const receipt = isOwn ? await readReceipt(owner, payment, deps.settings.siteUrl) : null;
    if (receipt === null)
      return jsonResponse({ error: 'not_found', message: 'Kwitansi tidak ditemukan.' }, 404);
    const { renderReceipt } = await import('#payments/receipt/render-receipt.ts');
    const pdf = await renderReceipt(receipt);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${receiptFileName(receipt.orderId)}"`,
      },
    });
  },
});
