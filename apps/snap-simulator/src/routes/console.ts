import { Hono } from 'hono';
import { html } from 'hono/html';

import type { Faults } from '../faults.ts';
import { faultsSchema } from '../faults.ts';
import { sendTestNotification } from '../send-test-notification.ts';
import { toJakartaTime } from '../to-jakarta-time.ts';
import type { RouteContext } from './context.ts';

const numberFaults = ['duplicate', 'delayMinutes', 'apiStatus', 'apiStatusCalls'] as const;
const isNumberFault = (name: string): boolean => numberFaults.some((entry) => entry === name);

const readFaults = (form: FormData): Faults =>
  faultsSchema.parse(
    Object.fromEntries(
      Object.keys(faultsSchema.shape).map((name) => {
        const value = form.get(name);
        if (!isNumberFault(name)) return [name, value === 'on'];
        return [name, value ? Number(value) : undefined];
      }),
    ),
  );

/** The history of notifications with replay, and the fault switches. */
export function createConsole({ config, sender, faults, store, engine }: RouteContext): Hono {
  const app = new Hono();

  app.get('/', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="id">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Riwayat notifikasi (simulator)</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/snap/assets/pay.css" />
          </head>
          <body class="wide">
            <header>
              <p class="badge">Simulator pembayaran</p>
              <h1>Riwayat notifikasi</h1>
            </header>
            <main>
              <form method="post" action="/simulator/faults">
                <fieldset>
                  <legend>Gangguan yang disengaja</legend>
                  ${Object.entries(faults.current).map(([name, value]) =>
                    isNumberFault(name)
                      ? html`<label
                          >${name} <input type="number" name="${name}" value="${value ?? ''}"
                        /></label>`
                      : html`<label
                          ><input type="checkbox" name="${name}" ${value ? 'checked' : ''} /> ${name}</label
                        >`,
                  )}
                </fieldset>
                <button>Simpan gangguan</button>
              </form>
              <form method="post" action="/simulator/test-notification">
                <button>Kirim notifikasi uji</button>
              </form>
              <h2>Transaksi</h2>
              <ul class="plain">
                ${store.all().flatMap((session) =>
                  session.charges.map(
                    (charge) =>
                      html`<li>
                        <strong>${session.orderId}</strong> ${charge.method}: ${charge.status}
                        (${charge.statusCode})
                        ${['settle', 'expire', 'reverse', 'chargeback'].map(
                          (action) =>
                            html`<form
                              method="post"
                              action="/simulator/charges/${charge.transactionId}/${action}"
                              class="inline"
                            >
                              <button class="small">${action}</button>
                            </form>`,
                        )}
                      </li>`,
                  ),
                )}
              </ul>
              <h2>Notifikasi</h2>
              <ol class="plain">
                ${sender
                  .history()
                  .toReversed()
                  .slice(0, 200)
                  .map(
                    (delivery) =>
                      html`<li>
                        <strong>${delivery.orderId}</strong> ${String(delivery.body['transaction_status'])}:
                        ${delivery.state}
                        (${delivery.attempts.map((attempt) => `${toJakartaTime(attempt.at)} ${attempt.status ?? attempt.error}`).join('; ')})
                        <form
                          method="post"
                          action="/simulator/deliveries/${delivery.id}/replay"
                          class="inline"
                        >
                          <button class="small">Kirim ulang</button>
                        </form>
                      </li>`,
                  )}
              </ol>
            </main>
          </body>
        </html>`,
    ),
  );
  app.post('/faults', async (c) => {
    faults.current = readFaults(await c.req.formData());
    return c.redirect('/simulator', 303);
  });
  app.post('/test-notification', (c) => {
    sendTestNotification(config, sender);
    return c.redirect('/simulator', 303);
  });
  app.post('/deliveries/:id/replay', (c) => {
    if (!sender.replay(c.req.param('id'))) return c.notFound();
    return c.redirect('/simulator', 303);
  });
  app.post('/charges/:id/:action{settle|expire|reverse|chargeback}', (c) => {
    const found = store.findCharge(c.req.param('id'));
    if (!found) return c.notFound();
    const action = c.req.param('action') as 'settle' | 'expire' | 'reverse' | 'chargeback';
    try {
      engine[action](found.session, found.charge);
    } catch (error) {
      return c.text(error instanceof Error ? error.message : 'gagal', 412);
    }
    return c.redirect('/simulator', 303);
  });
  return app;
}
