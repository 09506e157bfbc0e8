import type { Sql } from '@kawanusaha/backend/db/pool';
import { confirmPayment } from './confirm-payment.ts';
import type { MidtransClient } from './midtrans/midtrans-client.ts';
import { MidtransError } from './midtrans/midtrans-error.ts';
import type { Transaction } from './midtrans/notification.ts';
import type { EndedOrder } from './records/ended-orders.ts';
import { notePaymentLook } from './records/payment-looks.ts';

type Dependencies = { readonly midtrans: MidtransClient; readonly sql: Sql };

/** One order has seldom more than two open charges; the bound keeps a provider that forgets a cancellation from being asked for ever. */
const maxUntold = 5;

/** Gives null where the provider says no: it is over already, or was never begun. Throws when it cannot be asked. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof MidtransError && !error.isOurs) return null;
    throw error;
  }
}

/**
 * Cancels at the provider what could still be paid of an order that is over, so that no user pays it a second time or at an old
 * price: charges that messages told of, those that they did not, and the page. A charge that was paid meanwhile is not touched;
 * our row follows it.
 * @returns how many charges were cancelled
 * Throws `MidtransError` when the provider cannot be asked; then it is to be done again.
 */
export async function closeCharges({ midtrans, sql }: Dependencies, order: EndedOrder): Promise<number> {
  let closed = 0;
  const cancel = async (charge: Transaction | null): Promise<boolean> => {
    if (charge?.order_id !== order.order_id || charge.transaction_status !== 'pending') return false;
    const isCancelled = (await unlessRefused(midtrans.cancel(charge.transaction_id))) !== null;
    if (isCancelled) closed += 1;
    return isCancelled;
  };
  const told = await sql<{ id: string }[]>`
    select distinct payload ->> 'transaction_id' as id from public.payment_events
    where order_id = ${order.order_id} and signature_valid and payload ->> 'transaction_id' is not null`;
  for (const { id } of told) {
    if (order.status === 'paid' && id === order.transaction_id) continue;
    await cancel(await unlessRefused(midtrans.getStatus(id)));
  }
  for (let tries = 0; tries < maxUntold; tries += 1) {
    if (!(await cancel(await unlessRefused(midtrans.getStatus(order.order_id))))) break;
  }
  if (order.status !== 'paid') {
    if (order.snap_token !== null) await unlessRefused(midtrans.cancelPage(order.snap_token));
    // Paid in the very moment in which it ended: the money counts.
    await confirmPayment({ midtrans, sql }, { orderId: order.order_id });
  }
  await sql`update private.payment_checks set close_after = null where order_id = ${order.order_id}`;
  if (closed > 0) {
    await notePaymentLook(sql, {
      orderId: order.order_id,
      source: 'job',
      outcome: 'closed',
      payload: { charges: closed },
    });
  }
  return closed;
}
