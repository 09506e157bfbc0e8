import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import { parseCreateRequest, toMinutes } from '../create-request.ts';
import { formatAmount } from '../model.ts';
import { toJakartaTime } from '../to-jakarta-time.ts';
import { hasServerKey } from './basic-auth.ts';
import type { RouteContext } from './context.ts';
import { merchantFaults } from './merchant-faults.ts';

const unauthorized = {
  error_messages: [
    'Access denied due to unauthorized transaction, please check client or server key',
    'Visit https://snap-docs.midtrans.com/#request-headers for more details',
  ],
};
const maxNotificationUrls = 3;
const defaultPageMinutes = 1_440;

const listUrls = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url));

/** `POST /snap/v1/transactions` and the cancellation of a session. */
export function createSnapApi(context: RouteContext): Hono {
  const { config, store } = context;
  const answers = new Map<string, { token: string; redirect_url: string }>();
  const app = new Hono();

  app.use('/transactions', merchantFaults(context));
  app.post('/transactions', async (c) => {
    if (!hasServerKey(c.req.header('authorization'), config.serverKey)) return c.json(unauthorized, 401);
    const idempotencyKey = c.req.header('idempotency-key');
    const earlier = idempotencyKey ? answers.get(idempotencyKey) : undefined;
    if (earlier) return c.json(earlier, 201);

    const parsed = parseCreateRequest(await c.req.json().catch(() => null));
    if ('errors' in parsed) return c.json({ error_messages: parsed.errors }, 400);
    const { request } = parsed;
    const { order_id: orderId, gross_amount: grossAmount } = request.transaction_details;
    const previous = store.byOrder(orderId);
    if (previous && previous.charges.length > 0) {
      return c.json({ error_messages: ['transaction_details.order_id has already been taken'] }, 400);
    }
    // An unused order may be created again: the new token revokes the earlier one.
    if (previous) previous.cancelledAt = Date.now();

    const override = listUrls(c.req.header('x-override-notification'));
    const base = override.length > 0 ? override : config.notificationUrl ? [config.notificationUrl] : [];
    const length = request.page_expiry ?? request.expiry;
    const now = Date.now();
    const token = randomUUID();
    store.add({
      token,
      orderId,
      grossAmount,
      request,
      createdAt: now,
      pageExpiresAt: now + (length ? toMinutes(length) : defaultPageMinutes) * config.minuteMs,
      cancelledAt: null,
      notificationUrls: [...base, ...listUrls(c.req.header('x-append-notification'))].slice(
        0,
        maxNotificationUrls,
      ),
      charges: [],
    });
    const origin = config.origin ?? new URL(c.req.url).origin;
    const answer = { token, redirect_url: `${origin}/snap/v2/vtweb/${token}` };
    if (idempotencyKey) answers.set(idempotencyKey, answer);
    return c.json(answer, 201);
  });

  app.post('/transactions/:token/cancel', (c) => {
    if (!hasServerKey(c.req.header('authorization'), config.serverKey)) return c.json(unauthorized, 401);
    const session = store.byToken(c.req.param('token'));
    if (!session) return c.json({ error_messages: ['token not found'] }, 404);
    if (session.cancelledAt) return c.json({ error_messages: ['token already canceled'] }, 400);
    if (session.charges.some((charge) => !['deny', 'expire', 'cancel'].includes(charge.status))) {
      return c.json({ error_messages: ['Transaction is on progress'] }, 400);
    }
    session.cancelledAt = Date.now();
    store.save(session);
    return c.json({
      canceled_at: toJakartaTime(session.cancelledAt),
      order_id: session.orderId,
      gross_amount: formatAmount(session.grossAmount),
    });
  });
  return app;
}
