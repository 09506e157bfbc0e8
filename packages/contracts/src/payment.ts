import * as z from 'zod/mini';

/** States of an order, as the table `payments` stores them. */
export const paymentStatuses = [
  'pending',
  'review',
  'paid',
  'denied',
  'expired',
  'cancelled',
  'failed',
  'reversed',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** An unpaid order closes after this many hours; page and payment number end together. */
export const paymentValidityHours = 24;

/** What `create-midtrans-token` answers (spec §7: token, environment); a free plan has no token. */
export const paymentTokenSchema = z.object({
  token: z.nullable(z.string().check(z.minLength(1))),
  environment: z.enum(['production', 'sandbox']),
  order_id: z.nullable(z.string()),
  client_key: z.string(),
  /** The provider's script for this environment. */
  script_url: z.url(),
  /** The provider's own page, for browsers in which the popup cannot open. */
  redirect_url: z.nullable(z.url()),
});
export type PaymentToken = z.output<typeof paymentTokenSchema>;

/** What a buyer needs to pay later, as the provider gave it. */
export const paymentInstructionsSchema = z.object({
  va_numbers: z.optional(z.array(z.object({ bank: z.string(), va_number: z.string() }))),
  permata_va_number: z.optional(z.string()),
  bill_key: z.optional(z.string()),
  biller_code: z.optional(z.string()),
  payment_code: z.optional(z.string()),
  store: z.optional(z.string()),
  /** Until when the chosen method takes the money, in Jakarta's time: `2026-11-25 10:00:00`. */
  expiry_time: z.optional(z.string()),
  /** Why the last try was denied. */
  denial: z.optional(z.enum(['funds', 'bank', 'security'])),
});
export type PaymentInstructions = z.output<typeof paymentInstructionsSchema>;

/** Codes that the payment functions answer with, beside a message for people. */
export const paymentErrorCodes = {
  alreadyPremium: 'already_premium',
  providerUnavailable: 'provider_unavailable',
  providerRefused: 'provider_refused',
  tooMany: 'too_many_requests',
} as const;
