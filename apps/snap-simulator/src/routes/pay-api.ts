import { Hono } from 'hono';
import { z } from 'zod';

import { TransitionError } from '../engine.ts';
import type { Session } from '../model.ts';
import { methodKeys } from '../model.ts';
import { beginCard, payWithCard } from '../pay-with-card.ts';
import { renderResult } from '../render-charge.ts';
import { sandboxOtp } from './bank-page.ts';
import type { RouteContext } from './context.ts';

const cardSchema = z.object({
  number: z.string().regex(/^\d{16}$/),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
  cvv: z.string().regex(/^\d{3}$/),
  /** Given, the bank's page is left out. */
  otp: z.string().optional(),
});
const paySchema = z.object({ method: z.enum(methodKeys), card: cardSchema.optional() });
const actionSchema = z.object({ action: z.enum(['settle', 'expire', 'deny']) });

const isClosed = (session: Session): boolean =>
  session.cancelledAt !== null ||
  session.pageExpiresAt <= Date.now() ||
  session.charges.some((charge) => charge.status === 'settlement' || charge.status === 'capture');

/** What the payment page itself calls. The token is the only permission, as on the real page. */
export function createPayApi({
  config,
  store,
  engine,
  cardsAtBank,
}: RouteContext): Hono<{ Variables: { session: Session } }> {
  const app = new Hono<{ Variables: { session: Session } }>();
  const state = (session: Session): Record<string, unknown> => {
    const charge = session.charges.at(-1);
    return {
      orderId: session.orderId,
      amount: session.grossAmount,
      pageExpiresAt: session.pageExpiresAt,
      cancelled: session.cancelledAt !== null,
      expired: session.pageExpiresAt <= Date.now(),
      method: charge?.method ?? null,
      expiresAt: charge?.expiresAt ?? null,
      result: charge ? renderResult(session, charge) : null,
      bankPage:
        charge?.status === 'pending' && cardsAtBank.has(charge.transactionId)
          ? `/snap/3ds/${session.token}/${charge.transactionId}`
          : null,
    };
  };

  app.use('/:token/*', async (c, next) => {
    const session = store.byToken(c.req.param('token') ?? '');
    if (!session) return c.json({ error: 'token not found' }, 404);
    engine.sweep();
    c.set('session', session);
    return next();
  });
  app.get('/:token/state', (c) => c.json(state(c.var.session)));
  app.post('/:token/pay', async (c) => {
    const session = c.var.session;
    const parsed = paySchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: 'Data pembayaran belum lengkap.' }, 400);
    if (isClosed(session)) return c.json({ error: 'transaction has been processed' }, 406);
    const { method, card } = parsed.data;
    if (method !== 'credit_card') engine.charge(session, method);
    else if (!card) return c.json({ error: 'Data kartu belum lengkap.' }, 400);
    else if (card.otp === undefined)
      cardsAtBank.set(beginCard(engine, session, card.number).transactionId, card.number);
    else if (card.otp !== sandboxOtp) return c.json({ error: 'Kode OTP salah. Gunakan 112233.' }, 400);
    else payWithCard(engine, session, card.number, config.minuteMs);
    return c.json(state(session));
  });
  app.post('/:token/simulate', async (c) => {
    const session = c.var.session;
    const charge = session.charges.at(-1);
    const parsed = actionSchema.safeParse(await c.req.json().catch(() => null));
    if (!charge || !parsed.success) return c.json({ error: 'Belum ada metode yang dipilih.' }, 400);
    try {
      if (parsed.data.action === 'settle') engine.settle(session, charge);
      else if (parsed.data.action === 'expire') engine.expire(session, charge);
      else engine.denyByBank(session, charge);
    } catch (error) {
      if (!(error instanceof TransitionError)) throw error;
      return c.json({ error: error.message }, 412);
    }
    return c.json(state(session));
  });
  return app;
}
