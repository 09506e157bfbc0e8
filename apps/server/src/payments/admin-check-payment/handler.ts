import { z } from 'zod';
import { describePaymentOutcome } from '@kawanusaha/contracts/payment-names';
import { closeCharges } from '#payments/close-charges.ts';
import { confirmPayment, describeConfirmation } from '#payments/confirm-payment.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { findUnclosedOrder } from '#payments/records/ended-orders.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { notePaymentLook } from '#payments/records/payment-looks.ts';
import { refuseForProvider } from '#payments/refuse-for-provider.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin } from '#accounts/require-admin.ts';

const bodySchema = z.object({ order_id: z.string().min(1).max(50) });

/**
 * `admin-check-payment` {order_id}: asks the provider what became of an order, takes our row there, and closes what is open of
 * an order that is over. The look is an event of the order.
 * Answers 200 {outcome, status, message}, 400, 403, 404 (no such order), 503 (the provider cannot be asked, with its code).
 */
export const adminCheckPayment = defineFunction({
  name: 'admin-check-payment',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context, 'payments');
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Nomor pesanan wajib diisi.' }, 400);
    const { order_id: orderId } = body.data;
    const { database, settings } = context.deps;
    const sql = database.owner;
    if ((await findPayment(sql, orderId)) === null)
      return jsonResponse({ error: 'not_found', message: 'Pembayaran tidak ditemukan' }, 404);
    const look = { orderId, source: 'status', payload: { actor: context.caller.userId } } as const;
    const midtrans = midtransFor(settings);
    try {
      const outcome = describeConfirmation(await confirmPayment({ midtrans, sql }, { orderId }));
      const ended = await findUnclosedOrder(sql, orderId);
      if (ended !== null) await closeCharges({ midtrans, sql }, ended);
      await notePaymentLook(sql, { ...look, outcome });
      const status = (await findPayment(sql, orderId))?.status ?? null;
      return jsonResponse({ outcome, status, message: describePaymentOutcome(outcome) });
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      await notePaymentLook(sql, { ...look, outcome: `failed ${error.code}`, problem: error.code });
      return refuseForProvider(error);
    }
  },
});
