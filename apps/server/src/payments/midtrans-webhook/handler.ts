import { createHash } from 'node:crypto';
import type { JSONValue } from 'postgres';
import { z } from 'zod';
import { confirmPayment, describeConfirmation } from '#payments/confirm-payment.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { notificationSchema, type Notification } from '#payments/midtrans/notification.ts';
import { hasValidSignature } from '#payments/midtrans/signature.ts';
import { findPayment } from '#payments/records/find-payment.ts';
import { finishPaymentEvent, storeForgedEvent, storePaymentEvent } from '#payments/records/payment-events.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction, type FunctionContext } from '#define-function.ts';
import { isUnavailable } from '@kawanusaha/backend/http/problem';

/** What the provider's dashboard writes about when an operator tests the address; our own orders begin otherwise. */
const testOrder = /^payment_notif_test_/;
const maxBodyBytes = 64 * 1024;
const rawSchema = z.record(z.string(), z.unknown());

/** One message has one key: the provider repeats it until it is answered, and a second refund differs in its amount. */
const dedupeKeyOf = (n: Notification): string =>
  ['webhook', n.order_id, n.transaction_id, n.transaction_status, n.status_code, n.refund_amount ?? ''].join(
    ':',
  );

function parseBody(text: string): { raw: JSONValue; notification: Notification | null } | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const raw = rawSchema.safeParse(json);
  // PostgreSQL stores no NUL in JSON; the provider sends none.
  if (!raw.success || text.includes('\\u0000')) return null;
  const parsed = notificationSchema.safeParse(json);
  return { raw: raw.data as JSONValue, notification: parsed.success ? parsed.data : null };
}

async function refuseForgery({ deps, log }: FunctionContext, notification: Notification, raw: JSONValue) {
  const digest = createHash('sha256').update(JSON.stringify(raw)).digest('hex');
  log.warn({ order_id: notification.order_id }, 'a notification with a wrong signature was refused');
  await storeForgedEvent(deps.database.owner, {
    orderId: notification.order_id,
    dedupeKey: `forged:${digest}`,
    source: 'webhook',
    payload: raw,
    isSignatureValid: false,
  });
  return jsonResponse({ error: 'bad_signature' }, 401);
}

async function acceptNotification(
  context: FunctionContext,
  notification: Notification,
  raw: JSONValue,
): Promise<Response> {
  const { deps, log } = context;
  const sql = deps.database.owner;
  if (deps.settings.midtrans.isOff || !hasValidSignature(notification, deps.settings.midtrans.serverKey)) {
    return refuseForgery(context, notification, raw);
  }
  const event = await storePaymentEvent(sql, {
    orderId: notification.order_id,
    dedupeKey: dedupeKeyOf(notification),
    source: 'webhook',
    payload: raw,
    isSignatureValid: true,
  });
  if (event.isProcessed) return jsonResponse({ ok: true, outcome: 'duplicate' });
  if ((await findPayment(sql, notification.order_id)) === null) {
    await finishPaymentEvent(sql, event.id, 'unknown_order');
    return jsonResponse({ error: 'unknown_order' }, 404);
  }
  const confirmed = await confirmPayment(
    { midtrans: midtransFor(deps.settings), sql },
    { orderId: notification.order_id, transactionId: notification.transaction_id },
  );
  // Signed, yet unknown to the provider: it may be a moment behind itself, so it is asked to come again.
  if (confirmed.kind === 'not_found') return jsonResponse({ error: 'not_confirmed' }, 503);
  const outcome = describeConfirmation(confirmed);
  await finishPaymentEvent(sql, event.id, outcome);
  log.info({ order_id: notification.order_id, outcome }, 'payment notification');
  if (outcome === 'other_order' || outcome === 'amount_mismatch') {
    log.error({ order_id: notification.order_id, outcome }, 'a signed notification contradicts the provider');
    return jsonResponse({ error: outcome }, 422);
  }
  return jsonResponse({ ok: true, outcome });
}

/**
 * `midtrans-webhook`: takes the provider's notifications; they carry a signature instead of a key.
 * Answers 200 (done, seen before, or a test from the provider's dashboard), 400 (no notification), 401 (wrong signature), 404 (unknown order), 413,
 * 422 (contradicts the provider) and 503 for an outage of ours or the provider's, upon which it comes again.
 */
export const midtransWebhook = defineFunction({
  name: 'midtrans-webhook',
  verifyJwt: false,
  verifyApiKey: false,
  maxBodyBytes,
  handler: async (request, context) => {
    if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405);
    const text = await request.text();
    if (Buffer.byteLength(text) > maxBodyBytes) return jsonResponse({ error: 'too_large' }, 413);
    const body = parseBody(text);
    if (body === null || body.notification === null) return jsonResponse({ error: 'bad_request' }, 400);
    if (testOrder.test(body.notification.order_id)) {
      const isSigned = hasValidSignature(body.notification, context.deps.settings.midtrans.serverKey);
      context.log.info(
        { is_signed: isSigned },
        "the provider's dashboard has tested the notification address",
      );
      return jsonResponse({ ok: true, outcome: 'test' });
    }
    try {
      return await acceptNotification(context, body.notification, body.raw);
    } catch (error) {
      const isOutage =
        isUnavailable(error) || (error instanceof MidtransError && error.kind === 'unavailable');
      if (!isOutage) throw error;
      context.log.warn({ err: error }, 'payment notification deferred; the provider will retry');
      return jsonResponse({ error: 'try_again' }, 503);
    }
  },
});
