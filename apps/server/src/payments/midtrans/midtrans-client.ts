import { z } from 'zod';

import { fetchPicture, type Picture } from './fetch-picture.ts';
import { MidtransError } from './midtrans-error.ts';
import { transactionSchema, type Transaction } from './notification.ts';
import { sendRequest } from './send-request.ts';

const jakartaOffsetMs = 7 * 60 * 60 * 1000;

/** A moment as the provider writes it: `2026-11-25 10:00:00 +0700`. */
const toJakartaTime = (moment: Date): string =>
  `${new Date(moment.getTime() + jakartaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')} +0700`;

export type MidtransSettings = {
  readonly serverKey: string;
  readonly snapBaseUrl: string;
  readonly apiBaseUrl: string;
  readonly timeoutMs?: number;
  readonly retryDelaysMs?: readonly number[];
};

export type NewTransaction = {
  readonly orderId: string;
  /** Whole Rupiah. */
  readonly amount: number;
  readonly item: { readonly id: string; readonly name: string };
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** From when on the time counts; without it the provider counts from the moment in which a method is chosen. */
  readonly expiry: { readonly start: Date; readonly unit: 'minutes' | 'hours'; readonly duration: number };
  /** Where a partner's page sends the buyer back to. */
  readonly finishUrl: string;
};

export type MidtransClient = {
  /** Opens a payment page; gives its token and address. */
  readonly createTransaction: (input: NewTransaction) => Promise<{ token: string; redirectUrl: string }>;
  /** The provider's own word on an order; throws `not_found` until the buyer has picked a method. */
  readonly getStatus: (orderId: string) => Promise<Transaction>;
  readonly refund: (
    orderId: string,
    input: { readonly key: string; readonly amount: number; readonly reason: string },
  ) => Promise<Transaction>;
  /** Cancels a transaction that is pending or captured; `refused` with code 412 once it has settled. */
  readonly cancel: (id: string) => Promise<Transaction>;
  /** Answers the provider's question whether a card payment that it doubts is accepted; `refused` with code 412 once it is answered. */
  readonly approve: (id: string) => Promise<Transaction>;
  readonly deny: (id: string) => Promise<Transaction>;
  /** The picture that a wallet scans to pay a pending transaction; throws `not_found` where the provider has none. */
  readonly getPicture: (method: 'qris' | 'gopay', id: string) => Promise<Picture>;
  /** Closes a payment page for which no method was chosen; `refused` when a payment is under way or it is closed already. */
  readonly cancelPage: (token: string) => Promise<void>;
};

const defaultTimeoutMs = 10_000;
const defaultRetryDelaysMs = [300, 1_200] as const;
const createdSchema = z.object({ token: z.string().min(1), redirect_url: z.url() });
const maxNameLength = 50;

function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new MidtransError('unavailable', 'shape', 'an answer of an unknown shape');
  return parsed.data;
}

/**
 * Speaks to the Snap and Core APIs of the payment provider (or its simulator).
 * Every id is encoded, every call ends within the time-out, and every failure is a `MidtransError`.
 */
export function createMidtransClient(settings: MidtransSettings): MidtransClient {
  const { serverKey, snapBaseUrl, apiBaseUrl } = settings;
  const common = {
    serverKey,
    timeoutMs: settings.timeoutMs ?? defaultTimeoutMs,
    retryDelaysMs: settings.retryDelaysMs ?? defaultRetryDelaysMs,
  };
  const coreUrl = (orderId: string, action: string): string =>
    `${apiBaseUrl}/v2/${encodeURIComponent(orderId)}/${action}`;

  const change = async (id: string, action: 'cancel' | 'approve' | 'deny'): Promise<Transaction> =>
    readAnswer(
      transactionSchema,
      await sendRequest({ ...common, method: 'POST', url: coreUrl(id, action), body: {} }),
    );

  return {
    createTransaction: async (input) => {
      const answer = await sendRequest({
        ...common,
        method: 'POST',
        url: `${snapBaseUrl}/snap/v1/transactions`,
        idempotencyKey: input.orderId,
        body: renderTransaction(input),
      });
      const { token, redirect_url: redirectUrl } = readAnswer(createdSchema, answer);
      return { token, redirectUrl };
    },
    getStatus: async (orderId) =>
      readAnswer(
        transactionSchema,
        await sendRequest({ ...common, method: 'GET', url: coreUrl(orderId, 'status') }),
      ),
    refund: async (orderId, { key, amount, reason }) =>
      readAnswer(
        transactionSchema,
        await sendRequest({
          ...common,
          method: 'POST',
          url: coreUrl(orderId, 'refund'),
          idempotencyKey: key,
          body: { refund_key: key, amount, reason },
        }),
      ),
    cancel: (id) => change(id, 'cancel'),
    approve: (id) => change(id, 'approve'),
    deny: (id) => change(id, 'deny'),
    getPicture: (method, id) =>
      fetchPicture(`${apiBaseUrl}/v2/${method}/${encodeURIComponent(id)}/qr-code`, common.timeoutMs),
    cancelPage: async (token) => {
      const url = `${snapBaseUrl}/snap/v1/transactions/${encodeURIComponent(token)}/cancel`;
      await sendRequest({ ...common, method: 'POST', url, body: {} });
    },
  };
}

function renderTransaction(input: NewTransaction): Record<string, unknown> {
  const { customer, item } = input;
  return {
    transaction_details: { order_id: input.orderId, gross_amount: input.amount },
    item_details: [
      { id: item.id, name: item.name.slice(0, maxNameLength), price: input.amount, quantity: 1 },
    ],
    customer_details: {
      first_name: customer.name.slice(0, maxNameLength),
      email: customer.email,
      // One bank refuses numbers that start neither with +62 nor with 0.
      ...(customer.phone === null ? {} : { phone: `+${customer.phone}` }),
    },
    credit_card: { secure: true },
    expiry: {
      start_time: toJakartaTime(input.expiry.start),
      unit: input.expiry.unit,
      duration: input.expiry.duration,
    },
    // Page and method end together; otherwise a number in hand outlives the page.
    page_expiry: { unit: input.expiry.unit, duration: input.expiry.duration },
    callbacks: { finish: input.finishUrl },
    custom_field1: 'premium-lifetime',
  };
}
