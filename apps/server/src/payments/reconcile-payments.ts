import type { Logger } from 'pino';
import { confirmPayment } from '#payments/confirm-payment.ts';
import type { MidtransClient } from '#payments/midtrans/midtrans-client.ts';
import { MidtransError } from '#payments/midtrans/midtrans-error.ts';
import { applyPayment } from '#payments/records/apply-payment.ts';
import { finishPaymentEvent } from '#payments/records/payment-events.ts';
import type { Sql } from '@kawanusaha/backend/db/pool';

type Dependencies = { readonly sql: Sql; readonly midtrans: MidtransClient; readonly log: Logger };
type Options = {
  /** An order younger than this is left to its notifications. */
  readonly olderThanMinutes?: number;
  readonly limit?: number;
};
export type ReconcileResult = { readonly checked: number; readonly changed: number; readonly failed: number };

type Candidate = { order_id: string; isOverdue: boolean };
type OpenEvent = { id: string; order_id: string; transaction_id: string | null };

const defaultMinutes = 10;
const defaultLimit = 200;
/** After its end, an order is looked at for this long: a number in hand can be paid late. */
const lateDays = 3;

/**
 * Finds what notifications have missed: messages that were stored but not finished, open orders, and orders that
 * ended lately and may have been paid after all. Any number of processes may run it at once.
 * @returns how many orders were asked for, how many changed, how many could not be asked
 */
export async function reconcilePayments(
  { sql, midtrans, log }: Dependencies,
  { olderThanMinutes = defaultMinutes, limit = defaultLimit }: Options = {},
): Promise<ReconcileResult> {
  const result = { checked: 0, changed: 0, failed: 0 };
  const attempt = async (orderId: string, work: () => Promise<boolean>): Promise<void> => {
    result.checked += 1;
    try {
      if (await work()) result.changed += 1;
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      result.failed += 1;
      log.warn({ order_id: orderId, code: error.code }, 'an order could not be reconciled');
    }
  };

  const events = await sql<OpenEvent[]>`
    select id, order_id, payload ->> 'transaction_id' as transaction_id from public.payment_events
    where processed_at is null and signature_valid and received_at < now() - interval '1 minute'
    order by received_at limit ${limit}`;
  for (const event of events) {
    await attempt(event.order_id, async () => {
      const confirmed = await confirmPayment(
        { midtrans, sql },
        {
          orderId: event.order_id,
          ...(event.transaction_id === null ? {} : { transactionId: event.transaction_id }),
        },
      );
      await finishPaymentEvent(
        sql,
        event.id,
        confirmed.kind === 'applied' ? confirmed.outcome : confirmed.kind,
      );
      return confirmed.kind === 'applied' && confirmed.outcome !== 'unchanged';
    });
  }

  const candidates = await sql<Candidate[]>`
    select order_id, expires_at <= now() as "isOverdue" from public.payments
    where created_at <= now() - make_interval(mins => ${olderThanMinutes}) and (
      status in ('pending', 'review')
      or (status in ('expired', 'denied', 'cancelled') and expires_at > now() - make_interval(days => ${lateDays})
        and updated_at < now() - interval '1 hour')
    )
    order by (status in ('pending', 'review')) desc, created_at limit ${limit}`;
  for (const { order_id: orderId, isOverdue } of candidates) {
    await attempt(orderId, async () => {
      const confirmed = await confirmPayment({ midtrans, sql }, { orderId });
      if (confirmed.kind === 'applied') return !['unchanged', 'updated'].includes(confirmed.outcome);
      // No method was ever chosen, and the page has ended with the order.
      if (confirmed.kind !== 'not_found' || !isOverdue) return false;
      return (await applyPayment(sql, { orderId, status: 'expired' })) === 'updated';
    });
  }
  if (result.changed + result.failed > 0) log.info(result, 'payments reconciled');
  return result;
}
