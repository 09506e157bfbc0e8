import { z } from 'zod';
import { confirmPayment } from '#payments/confirm-payment.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { finishPaymentEvent, storePaymentEvent } from '#payments/records/payment-events.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';

const bodySchema = z.object({
  order_id: z.string().min(1).max(50),
  reason: z.string().trim().min(3).max(500),
});

/**
 * `admin-refund-payment` {order_id, reason}: gives the money of a paid order back through the provider, then lets the
 * provider's own word take Premium and the reward back. Pressing twice refunds once: the key is the order.
 * Answers 200 {outcome}, 400, 403, 404, 409 `not_paid` or `manual_refund_needed` (virtual accounts, shops, an order that
 * was paid twice), 503 (the provider cannot be asked).
 */
export const adminRefundPayment = defineFunction({
  name: 'admin-refund-payment',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context);
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return jsonResponse({ error: 'bad_request', message: 'Alasan wajib diisi' }, 400);
    const { order_id: orderId, reason } = body.data;
    const { database, settings } = context.deps;
    const sql = database.owner;
    const payment = await findPayment(sql, orderId);
    if (payment === null)
      return jsonResponse({ error: 'not_found', message: 'Pembayaran tidak ditemukan' }, 404);
    if (payment.status !== 'paid') {
      return jsonResponse({ error: 'not_paid', message: 'Pembayaran ini tidak dapat dikembalikan' }, 409);
    }
    const manual = jsonResponse(
      { error: 'manual_refund_needed', message: 'Kembalikan lewat transfer, lalu catat dengan buktinya.' },
      409,
    );
    // Which of two transactions goes back is a person's decision; the provider's refund would take the first.
    if (payment.needs_refund) return manual;
    const midtrans = midtransFor(settings);
    const event = await storePaymentEvent(sql, {
      orderId,
      dedupeKey: `admin:refund:${orderId}`,
      source: 'admin',
      payload: { action: 'refund', actor: context.caller.userId, reason },
      isSignatureValid: null,
    });
    try {
      await midtrans.refund(orderId, { key: `refund-${orderId}`, amount: payment.amount, reason });
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      if (error.kind === 'unavailable') {
        return jsonResponse(
          { error: 'provider_unavailable', message: 'Midtrans tidak dapat dihubungi.' },
          503,
        );
      }
      // 406: this refund was made before; what came of it is asked for below.
      if (error.code !== '406') {
        await finishPaymentEvent(sql, event.id, `refused ${error.code}`);
        return manual;
      }
    }
    const confirmed = await confirmPayment(
      { midtrans, sql },
      { orderId, ...(payment.transaction_id === null ? {} : { transactionId: payment.transaction_id }) },
    );
    const outcome = confirmed.kind === 'applied' ? confirmed.outcome : confirmed.kind;
    await finishPaymentEvent(sql, event.id, outcome);
    await writeAudit(context, {
      action: 'payment.refund_requested',
      targetKind: 'payment',
      targetId: orderId,
      after: { outcome },
      reason,
    });
    return jsonResponse({ outcome });
  },
});
