import type { Sql } from '@kawanusaha/backend/db/pool';
import type { ISql } from 'postgres';
import type { PaymentRow } from './payment-row.ts';

/** The order with this id, or null. */
export async function findPayment(sql: ISql, orderId: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`select * from public.payments where order_id = ${orderId}`;
  return row ?? null;
}

/** The member's order whose time is over although nothing final is known of it, or null. */
export async function findOverduePayment(sql: Sql, userId: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select * from public.payments
    where user_id = ${userId} and status in ('pending', 'review') and expires_at <= now()`;
  return row ?? null;
}
