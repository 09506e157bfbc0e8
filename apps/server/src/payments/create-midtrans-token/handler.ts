import { paymentErrorCodes, paymentValidityHours, type PaymentToken } from '@kawanusaha/contracts/payment';
import postgres from 'postgres';
import { z } from 'zod';
import { closeCharges } from '#payments/close-charges.ts';
import { confirmPayment } from '#payments/confirm-payment.ts';
import type { MidtransClient } from '#payments/midtrans/midtrans-client.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { applyPayment } from '#payments/records/apply-payment.ts';
import { findBuyer } from '#payments/records/find-buyer.ts';
import { findUnclosedOrders } from '#payments/records/ended-orders.ts';
import { findOverduePayment } from '#payments/records/find-payment.ts';
import { openPayment, savePaymentPage } from '#payments/records/open-payment.ts';
import type { PaymentRow } from '#payments/records/payment-row.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction, type FunctionContext } from '#define-function.ts';

/** Everything but the plan is ignored: price and buyer come from the server (spec §7, deviation). */
const bodySchema = z.looseObject({ plan_type: z.string().max(20).default('pro') });

const refusals = {
  alreadyPremium: [409, paymentErrorCodes.alreadyPremium, 'Anda sudah Premium'],
  tooMany: [429, paymentErrorCodes.tooMany, 'Terlalu banyak percobaan pembayaran. Coba lagi besok.'],
  tooFast: [429, paymentErrorCodes.tooMany, 'Terlalu banyak percobaan pembayaran. Coba lagi sebentar lagi.'],
  refused: [
    502,
    paymentErrorCodes.providerRefused,
    'Terjadi kesalahan saat memproses pembayaran. Silakan coba lagi.',
  ],
  unavailable: [
    503,
    paymentErrorCodes.providerUnavailable,
    'Gagal menghubungi server pembayaran. Silakan coba lagi.',
  ],
} as const;

function refuse(name: keyof typeof refusals): Response {
  const [status, error, message] = refusals[name];
  return jsonResponse({ error, message }, status);
}

function answer({ deps }: FunctionContext, payment: PaymentRow | null): Response {
  const { midtrans } = deps.settings;
  const body: PaymentToken = {
    token: payment?.snap_token ?? null,
    environment: midtrans.environment,
    order_id: payment?.order_id ?? null,
    client_key: midtrans.clientKey,
    script_url: `${midtrans.snapBaseUrl}/snap/snap.js`,
    redirect_url: payment?.redirect_url ?? null,
  };
  return jsonResponse(body);
}

/** Asks what became of an order whose time is over, so that no user pays twice for a message that was lost. */
async function settleOverdue({ deps, log }: FunctionContext, midtrans: MidtransClient, userId: string) {
  const sql = deps.database.owner;
  const overdue = await findOverduePayment(sql, userId);
  if (overdue === null) return;
  const confirmed = await confirmPayment({ midtrans, sql }, { orderId: overdue.order_id });
  log.info({ order_id: overdue.order_id, confirmed: confirmed.kind }, 'an overdue order was looked up');
}

/** Cancels what could still be paid of earlier orders; the job does it again when the provider cannot be asked now. */
async function closeEnded({ deps, log }: FunctionContext, midtrans: MidtransClient, userId: string) {
  const sql = deps.database.owner;
  for (const order of await findUnclosedOrders(sql, 3, userId)) {
    try {
      await closeCharges({ midtrans, sql }, order);
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      log.warn(
        { order_id: order.order_id, code: error.code },
        'the charges of an earlier order stay open for now',
      );
      return;
    }
  }
}

async function openPage(
  { deps }: FunctionContext,
  midtrans: MidtransClient,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const sql = deps.database.owner;
  const buyer = await findBuyer(sql, payment.user_id);
  const page = await midtrans.createTransaction({
    orderId: payment.order_id,
    amount: payment.amount,
    item: { id: 'PREMIUM', name: buyer.itemName },
    customer: { name: buyer.name, email: buyer.email, phone: buyer.phone },
    expiry: { start: payment.created_at, unit: 'hours', duration: paymentValidityHours },
    finishUrl: `${deps.settings.siteUrl}/payment-success`,
  });
  await savePaymentPage(sql, payment.order_id, page);
  return { ...payment, snap_token: page.token, redirect_url: page.redirectUrl };
}

const isTaken = (error: unknown): boolean =>
  error instanceof MidtransError && error.kind === 'refused' && error.message.includes('already been taken');

async function openOrder(context: FunctionContext, userId: string): Promise<Response> {
  const { database, settings } = context.deps;
  if (settings.midtrans.isOff) return refuse('unavailable');
  const midtrans = midtransFor(settings);
  await settleOverdue(context, midtrans, userId);
  const payment = await openPayment(database.owner, userId, settings.midtrans.environment);
  await closeEnded(context, midtrans, userId);
  if (payment.snap_token !== null) return answer(context, payment);
  try {
    return answer(context, await openPage(context, midtrans, payment));
  } catch (error) {
    if (!isTaken(error)) throw error;
    // The provider knows this id although its first answer was lost: a new order takes its place.
    await applyPayment(database.owner, { orderId: payment.order_id, status: 'failed' });
    const next = await openPayment(database.owner, userId, settings.midtrans.environment);
    return answer(context, next.snap_token === null ? await openPage(context, midtrans, next) : next);
  }
}

/**
 * `create-midtrans-token` (spec §7): opens the payment of Premium for the caller, or opens the same order again.
 * Answers 200 `PaymentToken`, 403 `guardian_needed`, 409 `already_premium`, 429 `too_many_requests` (5 new pages a minute, 20 orders a day), 502 `provider_refused`,
 * 503 `provider_unavailable`.
 */
export const createMidtransToken = defineFunction({
  name: 'create-midtrans-token',
  verifyJwt: true,
  handler: async (request, context) => {
    const body = bodySchema.safeParse(await request.json().catch(() => ({})));
    if (body.success && body.data.plan_type === 'free') return answer(context, null);
    const { userId } = context.caller;
    if (userId === null) return jsonResponse({ error: 'login_required', message: 'Login Required' }, 401);
    try {
      return await openOrder(context, userId);
    } catch (error) {
      if (error instanceof postgres.PostgresError) {
        if (error.hint === 'guardian_needed')
          return jsonResponse({ error: error.hint, message: error.message }, 403);
        if (error.hint === 'already_premium') return refuse('alreadyPremium');
        if (error.hint === 'daily_limit') return refuse('tooMany');
        if (error.hint === 'minute_limit') {
          const response = refuse('tooFast');
          response.headers.set('Retry-After', error.detail ?? '60');
          return response;
        }
      }
      if (!(error instanceof MidtransError)) throw error;
      context.log.error({ kind: error.kind, code: error.code, reason: error.message }, 'no payment token');
      return refuse(error.kind === 'unavailable' ? 'unavailable' : 'refused');
    }
  },
});
