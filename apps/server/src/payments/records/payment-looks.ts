import { randomUUID } from 'node:crypto';
import type { JSONValue } from 'postgres';
import type { Sql } from '@kawanusaha/backend/db/pool';

export type PaymentLook = {
  readonly orderId: string;
  /** Who looked: an operator (`status`) or the job. */
  readonly source: 'status' | 'job';
  /** What came of it in one word, or `failed <code>`. */
  readonly outcome: string;
  /** The provider's code when it could not be asked. */
  readonly problem?: string;
  readonly payload?: Record<string, JSONValue>;
};

/** Keeps a look at the provider as an event of the order, and plans the next one. */
export async function notePaymentLook(sql: Sql, look: PaymentLook): Promise<void> {
  await sql`
    with look as (
      insert into public.payment_events (order_id, dedupe_key, source, payload, outcome, processed_at)
      values (${look.orderId}, ${`${look.source}:${randomUUID()}`}, ${look.source},
        ${sql.json({ action: 'look', ...look.payload })}, ${look.outcome}, now())
    )
    select private.note_payment_look(${look.orderId}, ${look.problem ?? null})`;
}
