import { type PaymentInstructions, paymentInstructionsSchema } from '@kawanusaha/contracts/payment';
import type { PaymentStatus } from '@kawanusaha/contracts/payment';

/** One order of the signed-in user. */
export type Payment = {
  order_id: string;
  /** Whole Rupiah. */
  amount: number;
  status: PaymentStatus;
  payment_type: string | null;
  /** What went back of it so far. */
  refunded_amount: number;
  instructions: PaymentInstructions | null;
  redirect_url: string | null;
  expires_at: string | null;
  paid_at: string | null;
  created_at: string;
};

/** What is read of an order. */
export const paymentColumns =
  'order_id, amount, status, payment_type, refunded_amount, instructions, redirect_url, expires_at, paid_at, created_at';

type Row = Omit<Payment, 'status' | 'instructions'> & { status: string; instructions: unknown };

/** An order as the data API gives it, with its instructions where they can be read. */
export function toPayment(row: Row): Payment {
  const instructions = paymentInstructionsSchema.safeParse(row.instructions);
  return {
    ...row,
    status: row.status as PaymentStatus,
    instructions: instructions.success ? instructions.data : null,
  };
}
