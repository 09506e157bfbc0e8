import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';
import qrcode from 'qrcode';
import { z } from 'zod';

import { TransitionError } from '../engine.ts';
import type { Charge, Session } from '../model.ts';
import { renderStatus } from '../render-charge.ts';
import { hasServerKey } from './basic-auth.ts';
import type { RouteContext } from './context.ts';
import { merchantFaults } from './merchant-faults.ts';

const refundSchema = z.object({
  refund_key: z.string().min(1).optional(),
  amount: z.number().int().positive().optional(),
  reason: z.string().optional(),
});

const failure = (code: string, message: string): Record<string, unknown> => ({
  status_code: code,
  status_message: message,
  id: randomUUID(),
});

/** `GET /v2/{id}/status` and the changes that a merchant may ask for. */
export function createCoreApi(context: RouteContext): Hono {
  const { config, store, engine } = context;
  const app = new Hono();

  app.use(merchantFaults(context));
  // Open without a key, as a wallet's own page shows it.
  app.get('/:method{qris|gopay}/:id/qr-code', async (c) => {
    const { charge } = store.findCharge(c.req.param('id')) ?? {};
    const content = charge?.details['qr_string'] ?? charge?.details['deeplink_url'];
    const isShown = charge?.method === c.req.param('method') && charge.status === 'pending';
    if (!isShown || typeof content !== 'string')
      return c.json(failure('404', "Transaction doesn't exist."), 404);
    return c.body(new Uint8Array(await qrcode.toBuffer(content, { margin: 2, width: 320 })), 200, {
      'content-type': 'image/png',
    });
  });
  app.use(async (c, next) => {
    if (hasServerKey(c.req.header('authorization'), config.serverKey)) return next();
    return c.json(
      failure('401', 'Transaction cannot be authorized with the current client/server key.'),
      401,
    );
  });

  app.get('/:id/status', (c) => {
    engine.sweep();
    const found = store.findCharge(c.req.param('id'));
    if (!found) return c.json(failure('404', "Transaction doesn't exist."), 404);
    return c.json(renderStatus(found.session, found.charge, config));
  });

  type Change = (session: Session, charge: Charge, body: unknown) => void;
  const changes: Record<string, Change> = {
    cancel: engine.cancel,
    expire: engine.expire,
    approve: engine.approve,
    deny: engine.deny,
    refund: (session, charge, body) => {
      const parsed = refundSchema.safeParse(body);
      if (!parsed.success) throw new TransitionError('400', 'Validation error');
      engine.refund(session, charge, {
        key: parsed.data.refund_key ?? randomUUID(),
        amount: parsed.data.amount ?? session.grossAmount - charge.refundedAmount,
        reason: parsed.data.reason ?? '',
      });
    },
  };
  app.post('/:id/:action', async (c) => {
    const change = changes[c.req.param('action')];
    const found = store.findCharge(c.req.param('id'));
    if (!change || !found) return c.json(failure('404', "Transaction doesn't exist."), 404);
    try {
      change(found.session, found.charge, await c.req.json().catch(() => ({})));
    } catch (error) {
      if (!(error instanceof TransitionError)) throw error;
      return c.json(failure(error.statusCode, error.message), Number(error.statusCode) as 412);
    }
    return c.json({ ...renderStatus(found.session, found.charge, config), status_code: '200' });
  });
  return app;
}
