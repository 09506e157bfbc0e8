import { type PaymentInstructions, paymentInstructionsSchema } from '@kawanusaha/contracts/payment';
import type { PaymentStatus } from '@kawanusaha/contracts/payment';
import { getSupabase } from '#lib/supabase/client.ts';

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

const columns =
  'order_id, amount, status, payment_type, refunded_amount, instructions, redirect_url, expires_at, paid_at, created_at';

type Row = Omit<Payment, 'status' | 'instructions'> & { status: string; instructions: unknown };

const toPayment = (row: Row): Payment => {
  const instructions = paymentInstructionsSchema.safeParse(row.instructions);
  return {
    ...row,
    status: row.status as PaymentStatus,
    instructions: instructions.success ? instructions.data : null,
  };
};

/** Own orders, newest first. Throws what the API answers. */
export async function listPayments(userId: string): Promise<Payment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('payments')
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(50)
    .throwOnError();
  return data.map(toPayment);
}

/** One own order, or the newest when no id is known; null when there is none. Throws what the API answers. */
export async function getPayment(userId: string, orderId: string | null): Promise<Payment | null> {
  const supabase = await getSupabase();
  const query = supabase.from('payments').select(columns).eq('user_id', userId);
  const { data } = await (orderId === null ? query : query.eq('order_id', orderId))
    .order('created_at', { ascending: false })
    .limit(1)
    .throwOnError();
  const row = data[0];
  return row ? toPayment(row) : null;
}
