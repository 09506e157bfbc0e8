import { randomUUID } from 'node:crypto';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { describePaymentOutcome } from '@kawanusaha/contracts/payment-names';
import { z } from 'zod';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';
import { defineFunction } from '#define-function.ts';
import { confirmPayment, describeConfirmation } from '#payments/confirm-payment.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { finishPaymentEvent, storePaymentEvent } from '#payments/records/payment-events.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { refuseForProvider } from '#payments/refuse-for-provider.ts';

const bodySchema = z.object({
  order_id: z.string().min(1).max(50),
  approve: z.boolean(),
  reason: z.string().trim().min(3).max(500),
});
/** The provider's code for 'this is answered already': its own state then says what became of it. */
const wrongState = '412';

/**
 * `admin-answer-challenge` {order_id, approve, reason}: answers the provider's question whether a card payment that it doubts is
 * accepted, then lets the provider's own word move the order. Two operators at once: the first answer counts, both see its outcome.
 * Answers 200 {outcome, status, message}, 400, 403, 404 (no such order), 409 `not_in_review`, 503 (the provider cannot be asked).
 */
export const adminAnswerChallenge = defineFunction({
  name: 'admin-answer-challenge',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context, 'payments');
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return jsonResponse({ error: 'bad_request', message: 'Alasan wajib diisi' }, 400);
    const { order_id: orderId, approve, reason } = body.data;
    const { database, settings } = context.deps;
    const sql = database.owner;
    const payment = await findPayment(sql, orderId);
    if (payment === null)
      return jsonResponse({ error: 'not_found', message: 'Pembayaran tidak ditemukan' }, 404);
    if (payment.status !== 'review' || payment.transaction_id === null)
      return jsonResponse({ error: 'not_in_review', message: 'Pembayaran ini tidak sedang ditinjau' }, 409);
    const transactionId = payment.transaction_id;
    const midtrans = midtransFor(settings);
    const event = await storePaymentEvent(sql, {
      orderId,
      dedupeKey: `admin:challenge:${orderId}:${randomUUID()}`,
      source: 'admin',
      payload: { action: approve ? 'approve' : 'deny', actor: context.caller.userId, reason },
      isSignatureValid: null,
    });
    let outcome: string;
    try {
      try {
        await (approve ? midtrans.approve(transactionId) : midtrans.deny(transactionId));
      } catch (error) {
        if (!(error instanceof MidtransError) || error.code !== wrongState) throw error;
      }
      outcome = describeConfirmation(await confirmPayment({ midtrans, sql }, { orderId, transactionId }));
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      await finishPaymentEvent(sql, event.id, `failed ${error.code}`);
      return refuseForProvider(error);
    }
    await finishPaymentEvent(sql, event.id, outcome);
    await writeAudit(context, {
      action: approve ? 'payment.challenge_approved' : 'payment.challenge_denied',
      targetKind: 'payment',
      targetId: orderId,
      after: { outcome },
      reason,
    });
    const status = (await findPayment(sql, orderId))?.status ?? null;
    return jsonResponse({ outcome, status, message: describePaymentOutcome(outcome) });
  },
});
