import type { PaymentInstructions, PaymentStatus } from '@kawanusaha/contracts/payment';

/** An order as the server reads it. Amounts are whole Rupiah. */
export type PaymentRow = {
  readonly id: string;
  readonly order_id: string;
  readonly user_id: string;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly environment: string;
  readonly snap_token: string | null;
  readonly redirect_url: string | null;
  readonly payment_type: string | null;
  readonly instructions: PaymentInstructions | null;
  readonly transaction_id: string | null;
  readonly needs_refund: boolean;
  /** What went back of it so far. */
  readonly refunded_amount: number;
  readonly expires_at: Date | null;
  readonly paid_at: Date | null;
  readonly created_at: Date;
};
