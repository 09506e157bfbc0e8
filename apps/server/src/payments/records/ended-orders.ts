import type { Sql } from '@kawanusaha/backend/db/pool';

/** An order that is over: paid, expired, cancelled (also for another price) or failed. */
export type EndedOrder = {
  readonly order_id: string;
  readonly status: string;
  readonly snap_token: string | null;
  readonly transaction_id: string | null;
};

/** Orders that are over and whose charges have not been closed yet, of one member or of all; the longest waiting first. */
export const findUnclosedOrders = (
  sql: Sql,
  limit: number,
  userId: string | null = null,
): Promise<EndedOrder[]> =>
  sql<EndedOrder[]>`
    select p.order_id, p.status, p.snap_token, p.transaction_id
    from private.payment_checks as c join public.payments as p on p.order_id = c.order_id
    where c.close_after <= now() and (${userId}::uuid is null or p.user_id = ${userId}::uuid)
    order by c.close_after limit ${limit}`;

/** Leaves an order for later after the provider could not be asked. */
export async function postponeClosing(sql: Sql, orderId: string): Promise<void> {
  await sql`
    update private.payment_checks set close_after = now() + interval '10 minutes' where order_id = ${orderId}`;
}

/** This order when it is over and its charges have not been closed yet, else null. */
export async function findUnclosedOrder(sql: Sql, orderId: string): Promise<EndedOrder | null> {
  const [order] = await sql<EndedOrder[]>`
    select p.order_id, p.status, p.snap_token, p.transaction_id
    from private.payment_checks as c join public.payments as p on p.order_id = c.order_id
    where p.order_id = ${orderId} and c.close_after is not null`;
  return order ?? null;
}
