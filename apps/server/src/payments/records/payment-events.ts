import type { JSONValue } from 'postgres';
import type { Sql } from '@kawanusaha/backend/db/pool';

export type NewPaymentEvent = {
  readonly orderId: string;
  readonly dedupeKey: string;
  readonly source: 'webhook' | 'status' | 'job' | 'admin';
  readonly payload: JSONValue;
  readonly isSignatureValid: boolean | null;
};

export type StoredPaymentEvent = {
  readonly id: string;
  readonly order_id: string;
  readonly isProcessed: boolean;
};

/** Stores a message raw before anything is done about it; a message that was seen before gives the earlier row. */
export async function storePaymentEvent(sql: Sql, event: NewPaymentEvent): Promise<StoredPaymentEvent> {
  const [row] = await sql<StoredPaymentEvent[]>`
    with stored as (
      insert into public.payment_events (order_id, dedupe_key, source, payload, signature_valid)
      values (${event.orderId}, ${event.dedupeKey}, ${event.source}, ${sql.json(event.payload)}, ${event.isSignatureValid})
      on conflict (dedupe_key) do nothing returning id, order_id, false as "isProcessed"
    )
    select * from stored union all
    select id, order_id, processed_at is not null from public.payment_events
    where dedupe_key = ${event.dedupeKey} limit 1`;
  // A parallel delivery may have inserted the row after this statement's snapshot was taken.
  if (row !== undefined) return row;
  const [other] = await sql<StoredPaymentEvent[]>`
    select id, order_id, processed_at is not null as "isProcessed" from public.payment_events
    where dedupe_key = ${event.dedupeKey}`;
  if (other === undefined) throw new Error('a payment event vanished');
  return other;
}

const maxForgedEventsPerOrder = 20;

/** Keeps a few forged messages about an order of ours as evidence; a flood of them is not stored. */
export async function storeForgedEvent(sql: Sql, event: NewPaymentEvent): Promise<void> {
  await sql`
    insert into public.payment_events (order_id, dedupe_key, source, payload, signature_valid, outcome, processed_at)
    select ${event.orderId}, ${event.dedupeKey}, ${event.source}, ${sql.json(event.payload)}, false, 'forged', now()
    where exists (select from public.payments where order_id = ${event.orderId})
      and (select count(*) from public.payment_events where order_id = ${event.orderId} and signature_valid is false)
        < ${maxForgedEventsPerOrder}
    on conflict (dedupe_key) do nothing`;
}

/** Notes what became of a message. */
export async function finishPaymentEvent(sql: Sql, id: string, outcome: string): Promise<void> {
  await sql`update public.payment_events set outcome = ${outcome}, processed_at = now() where id = ${id}`;
}
