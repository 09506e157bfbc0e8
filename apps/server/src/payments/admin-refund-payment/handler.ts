import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { confirmPayment, describeConfirmation } from '#payments/confirm-payment.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { refuseForProvider } from '#payments/refuse-for-provider.ts';
import { applyPayment } from '#payments/records/apply-payment.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { finishPaymentEvent, storePaymentEvent } from '#payments/records/payment-events.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { giveBack } from './give-back.ts';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';

const bodySchema = z.object({
  order_id: z.string().min(1).max(50),
  reason: z.string().trim().min(3).max(500),
});

const refundable: ReadonlySet<string> = new Set(['paid', 'pending', 'review']);

const refuseAsManual = (providerWords: string | null): Response =>
  jsonResponse(
    {
      error: 'manual_refund_needed',
      message: 'Kembalikan lewat transfer, lalu catat dengan buktinya.',
      provider_message: providerWords,
    },
    409,
  );

/**
 * `admin-refund-payment` {order_id, reason}: gives the money of an order back through the provider in the way that the state
 * there asks for, then lets the provider's own word take Premium and the reward back: what is pending or captured is cancelled,
 * what has settled is refunded where the method can. Pressing twice refunds once: the key is the order.
 * Answers 200 {outcome, status}, 400, 403, 404, 409 `not_paid` or `manual_refund_needed` (virtual accounts, shops, an order that
 * was paid twice; `provider_message` holds the provider's words), 503 (the provider cannot be asked, with its code).
 */
export const adminRefundPayment = defineFunction({
  name: 'admin-refund-payment',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context, 'payments');
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return jsonResponse({ error: 'bad_request', message: 'Alasan wajib diisi' }, 400);
    const { order_id: orderId, reason } = body.data;
    const { database, settings } = context.deps;
    const sql = database.owner;
    const payment = await findPayment(sql, orderId);
    if (payment === null)
      return jsonResponse({ error: 'not_found', message: 'Pembayaran tidak ditemukan' }, 404);
    if (!refundable.has(payment.status)) {
      return jsonResponse({ error: 'not_paid', message: 'Pembayaran ini tidak dapat dikembalikan' }, 409);
    }
    // Which of two transactions goes back is a person's decision; the provider's refund would take the first.
    if (payment.needs_refund) return refuseAsManual(null);
    const midtrans = midtransFor(settings);
    const event = await storePaymentEvent(sql, {
      orderId,
      dedupeKey: `admin:refund:${orderId}:${randomUUID()}`,
      source: 'admin',
      payload: { action: 'refund', actor: context.caller.userId, reason },
      isSignatureValid: null,
    });
    let outcome: string;
    try {
      const done = await giveBack(midtrans, payment, reason);
      if (done.kind === 'manual') {
        await finishPaymentEvent(sql, event.id, `refused ${done.code}`);
        return refuseAsManual(done.words);
      }
      const confirmed = await confirmPayment(
        { midtrans, sql },
        { orderId, ...(done.transactionId === null ? {} : { transactionId: done.transactionId }) },
      );
      // No user has chosen a method: the order ends here, and the provider's page is closed with it.
      outcome =
        confirmed.kind === 'not_found'
          ? await applyPayment(sql, { orderId, status: 'cancelled', details: { reason } })
          : describeConfirmation(confirmed);
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      await finishPaymentEvent(sql, event.id, `failed ${error.code}`);
      return refuseForProvider(error);
    }
    await finishPaymentEvent(sql, event.id, outcome);
    await writeAudit(context, {
      action: 'payment.refund_requested',
      targetKind: 'payment',
      targetId: orderId,
      after: { outcome },
      reason,
    });
    // The provider's own message may have been quicker; the order's state says what came of it either way.
    const status = (await findPayment(sql, orderId))?.status ?? null;
    return jsonResponse({ outcome, status });
  },
});
