import type { PaymentInstructions, PaymentStatus } from '@kawanusaha/contracts/payment';
import type { Sql } from '@kawanusaha/backend/db/pool';

/** What `private.apply_payment` did. */
export type AppliedOutcome =
  | 'activated'
  | 'duplicate_paid'
  | 'reversed'
  | 'refunded'
  | 'charged_back'
  | 'partially_refunded'
  | 'updated'
  | 'unchanged'
  | 'amount_mismatch'
  | 'unknown_order';

export type PaymentChange = {
  readonly orderId: string;
  readonly status: PaymentStatus | 'partially_refunded';
  readonly details?: {
    /** Whole Rupiah; demanded for `paid`. */
    readonly amount?: number;
    /** What went back so far; demanded for `partially_refunded`. */
    readonly refunded_amount?: number;
    readonly transaction_id?: string;
    readonly payment_type?: string;
    readonly instructions?: PaymentInstructions;
    readonly reason?: string;
  };
};

/** Takes an order to its next state: one statement, safe to repeat, at once and in any order. */
export async function applyPayment(sql: Sql, change: PaymentChange): Promise<AppliedOutcome> {
  const [row] = await sql<{ outcome: AppliedOutcome }[]>`
    select private.apply_payment(${change.orderId}, ${change.status}, ${sql.json(change.details ?? {})}) as outcome`;
  if (row === undefined) throw new Error('apply_payment gave no outcome');
  return row.outcome;
}
