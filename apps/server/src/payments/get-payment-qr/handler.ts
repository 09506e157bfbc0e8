import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { findPayment } from '#payments/records/find-payment.ts';

const bodySchema = z.object({ order_id: z.string().min(1).max(50) });

const methodOf = (paymentType: string | null): 'qris' | 'gopay' | null =>
  paymentType === 'qris' || paymentType === 'gopay' ? paymentType : null;

/**
 * `get-payment-qr` {order_id}: the picture that a wallet scans, of an own order that waits for QRIS or GoPay.
 * Answers 200 {picture} (a data address), 400, 404 (not the caller's, not waiting, or no picture), 503 (the provider is away).
 */
export const getPaymentQr = defineFunction({
  name: 'get-payment-qr',
  verifyJwt: true,
  handler: async (request, { caller, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Nomor pesanan wajib diisi.' }, 400);
    const payment = await findPayment(deps.database.owner, body.data.order_id);
    const method = methodOf(payment?.payment_type ?? null);
    const isOwn = caller.userId !== null && payment?.user_id === caller.userId;
    if (!isOwn || payment.status !== 'pending' || payment.transaction_id === null || method === null)
      return jsonResponse({ error: 'not_found', message: 'Kode QR tidak ditemukan.' }, 404);
    try {
      const { type, bytes } = await midtransFor(deps.settings).getPicture(method, payment.transaction_id);
      return jsonResponse({ picture: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` });
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      return error.kind === 'not_found'
        ? jsonResponse({ error: 'not_found', message: 'Kode QR tidak ditemukan.' }, 404)
        : jsonResponse({ error: 'provider_unavailable', message: 'Kode QR belum dapat dimuat.' }, 503);
    }
  },
});
