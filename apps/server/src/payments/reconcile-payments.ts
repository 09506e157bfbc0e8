import type { Logger } from 'pino';
import { closeCharges } from './close-charges.ts';
import { confirmPayment, describeConfirmation } from './confirm-payment.ts';
import type { MidtransClient } from './midtrans/midtrans-client.ts';
import { MidtransError } from './midtrans/midtrans-error.ts';
import { applyPayment } from './records/apply-payment.ts';
import { findUnclosedOrders, postponeClosing } from './records/ended-orders.ts';
import { finishPaymentEvent } from './records/payment-events.ts';
import { notePaymentLook } from './records/payment-looks.ts';
import type { Sql } from '@kawanusaha/backend/db/pool';

type Dependencies = { readonly sql: Sql; readonly midtrans: MidtransClient; readonly log: Logger };
type Options = {
  /** Every order is looked at, also one whose time for the next look has not come: after the server was down. */
  readonly all?: boolean;
};

export type ReconcileResult = { readonly checked: number; readonly changed: number; readonly failed: number };

type Candidate = { order_id: string; isOverdue: boolean };
type OpenEvent = { id: string; order_id: string; transaction_id: string | null };

/** So few at a time that an order whose method has just been chosen soon comes before the abandoned ones. */
const batchSize = 20;
/** A run ends after so many looks; the next one begins with stored messages again. */
const looksPerRun = 1_000;
/** After so many failures in a row the provider is left alone until the next run. */
const failuresInARow = 5;

/**
 * Finds what notifications have missed: messages that were stored but not finished, orders whose next look is due (those with a
 * chosen method first; `private.note_payment_look` plans each next one), and charges of orders that are over. Each look is an
 * event of its order. Any number of processes may run it at once.
 * @returns how many orders were asked for, how many changed, how many could not be asked
 */
export async function reconcilePayments(
  { sql, midtrans, log }: Dependencies,
  { all = false }: Options = {},
): Promise<ReconcileResult> {
  const result = { checked: 0, changed: 0, failed: 0 };
  const [clock] = await sql<{ started: Date }[]>`select clock_timestamp() as started`;
  const started = clock?.started ?? new Date();
  let failures = 0;
  const goesOn = (): boolean => failures < failuresInARow && result.checked < looksPerRun;
  /** Gives the provider's code when it could not be asked. */
  const attempt = async (orderId: string, work: () => Promise<boolean>): Promise<string | null> => {
    result.checked += 1;
    try {
      if (await work()) result.changed += 1;
      failures = 0;
      return null;
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error;
      result.failed += 1;
      failures += 1;
      log.warn({ order_id: orderId, code: error.code }, 'an order could not be reconciled');
      return error.code;
    }
  };

  const events = await sql<OpenEvent[]>`
    select id, order_id, payload ->> 'transaction_id' as transaction_id from public.payment_events
    where processed_at is null and signature_valid and received_at < now() - interval '1 minute'
    order by received_at limit ${looksPerRun}`;
  for (const event of events) {
    if (!goesOn()) break;
    await attempt(event.order_id, async () => {
      const confirmed = await confirmPayment(
        { midtrans, sql },
        {
          orderId: event.order_id,
          ...(event.transaction_id === null ? {} : { transactionId: event.transaction_id }),
        },
      );
      await finishPaymentEvent(sql, event.id, describeConfirmation(confirmed));
      return confirmed.kind === 'applied' && confirmed.outcome !== 'unchanged';
    });
  }

  const look = async ({ order_id: orderId, isOverdue }: Candidate): Promise<void> => {
    let outcome = 'unchanged';
    const problem = await attempt(orderId, async () => {
      const confirmed = await confirmPayment({ midtrans, sql }, { orderId });
      outcome = describeConfirmation(confirmed);
      if (confirmed.kind === 'applied') return !['unchanged', 'updated'].includes(outcome);
      // No method was ever chosen, and the page has ended with the order.
      if (confirmed.kind !== 'not_found' || !isOverdue) return false;
      const isExpired = (await applyPayment(sql, { orderId, status: 'expired' })) === 'updated';
      if (isExpired) outcome = 'expired';
      return isExpired;
    });
    await notePaymentLook(sql, {
      orderId,
      source: 'job',
      ...(problem === null ? { outcome } : { outcome: `failed ${problem}`, problem }),
    });
  };
  while (goesOn()) {
    const candidates = await sql<Candidate[]>`
      select p.order_id, p.expires_at <= now() as "isOverdue"
      from private.payment_checks as c join public.payments as p on p.order_id = c.order_id
      where (c.next_look_at <= now() or (${all} and c.next_look_at is not null))
        and (c.looked_at is null or c.looked_at < ${started})
      order by (p.payment_type is not null) desc, c.next_look_at, p.order_id limit ${batchSize}`;
    if (candidates.length === 0) break;
    for (const candidate of candidates) if (goesOn()) await look(candidate);
  }

  for (const order of await findUnclosedOrders(sql, looksPerRun)) {
    if (!goesOn()) break;
    const problem = await attempt(
      order.order_id,
      async () => (await closeCharges({ midtrans, sql }, order)) > 0,
    );
    if (problem !== null) await postponeClosing(sql, order.order_id);
  }
  if (result.changed + result.failed > 0) log.info(result, 'payments reconciled');
  return result;
}
