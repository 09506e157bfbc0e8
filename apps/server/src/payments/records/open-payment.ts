import type { Sql } from '@kawanusaha/backend/db/pool';
import type { PaymentRow } from './payment-row.ts';

/**
 * Gives the member's open order or makes one at the price in force; two clicks at once get the same order.
 * Throws a PostgreSQL error with hint `already_premium` or `daily_limit`.
 */
export async function openPayment(sql: Sql, userId: string, environment: string): Promise<PaymentRow> {
  const [payment] = await sql<PaymentRow[]>`
    select * from private.open_payment_order(${userId}, ${environment})`;
  if (payment === undefined) throw new Error('open_payment_order gave no order');
  return payment;
}

/** Keeps the page of an order, so that the same order can be opened again. */
export async function savePaymentPage(
  sql: Sql,
  orderId: string,
  page: { readonly token: string; readonly redirectUrl: string },
): Promise<void> {
  await sql`update public.payments set snap_token = ${page.token}, redirect_url = ${page.redirectUrl}
    where order_id = ${orderId}`;
}
