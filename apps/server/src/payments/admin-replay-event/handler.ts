import { z } from 'zod';
import { confirmPayment, describeConfirmation } from '#payments/confirm-payment.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { finishPaymentEvent } from '#payments/records/payment-events.ts';
import { refuseForProvider } from '#payments/refuse-for-provider.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';

const bodySchema = z.object({ event_id: z.uuid() });
type StoredEvent = {
  id: string;
  order_id: string;
  transaction_id: string | null;
  signature_valid: boolean | null;
};

/**
 * `admin-replay-event` {event_id}: handles a stored message again, as if it came now; the provider is asked anew.
 * Answers 200 {outcome}, 400, 403, 404 (no such event), 409 (it was forged), 503 (the provider cannot be asked).
 */
export const adminReplayEvent = defineFunction({
  name: 'admin-replay-event',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context, 'payments');
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Peristiwa wajib dipilih.' }, 400);
    const { database, settings } = context.deps;
    const sql = database.owner;
    const [event] = await sql<StoredEvent[]>`
      select id, order_id, payload ->> 'transaction_id' as transaction_id, signature_valid
      from public.payment_events where id = ${body.data.event_id}`;
    if (event === undefined)
      return jsonResponse({ error: 'not_found', message: 'Peristiwa tidak ditemukan.' }, 404);
    if (event.signature_valid === false) {
      return jsonResponse({ error: 'forged', message: 'Peristiwa ini palsu dan tidak dapat diproses.' }, 409);
    }
    try {
      const confirmed = await confirmPayment(
        { midtrans: midtransFor(settings), sql },
        {
          orderId: event.order_id,
          ...(event.transaction_id === null ? {} : { transactionId: event.transaction_id }),
        },
      );
      const outcome = describeConfirmation(confirmed);
      await finishPaymentEvent(sql, event.id, outcome);
      await writeAudit(context, {
        action: 'payment.event_replayed',
        targetKind: 'payment',
        targetId: event.order_id,
        after: { event_id: event.id, outcome },
      });
      return jsonResponse({ outcome });
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      return refuseForProvider(error);
    }
  },
});
