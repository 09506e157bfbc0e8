import type { CreateRequest } from './create-request.ts';

/** Payment methods that the simulated page offers, in the order of the list. */
export const methodKeys = [
  'credit_card',
  'gopay',
  'qris',
  'shopeepay',
  'bca_va',
  'bni_va',
  'bri_va',
  'permata_va',
  'echannel',
  'indomaret',
  'alfamart',
] as const;
export type MethodKey = (typeof methodKeys)[number];

export type TransactionStatus =
  | 'capture'
  | 'settlement'
  | 'pending'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback';

/** One attempt to pay: it exists from the moment when the customer has picked a method. */
export type Charge = {
  transactionId: string;
  method: MethodKey;
  status: TransactionStatus;
  statusCode: string;
  statusMessage: string;
  fraudStatus: 'accept' | 'challenge' | 'deny' | null;
  /** Milliseconds since the epoch. */
  transactionTime: number;
  settlementTime: number | null;
  expiresAt: number;
  /** The fields that only this method has: virtual account numbers, masked card, store … */
  details: Record<string, unknown>;
  refundedAmount: number;
  refundKeys: string[];
};

/** One Snap token with everything that was asked for and all attempts to pay it. */
export type Session = {
  token: string;
  orderId: string;
  /** Whole Rupiah. */
  grossAmount: number;
  request: CreateRequest;
  createdAt: number;
  pageExpiresAt: number;
  cancelledAt: number | null;
  notificationUrls: string[];
  charges: Charge[];
};

/** Amounts travel as text with two decimals. */
export const formatAmount = (rupiah: number): string => rupiah.toFixed(2);
