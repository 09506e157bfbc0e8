import { Hono } from 'hono';
import { html } from 'hono/html';

import type { Charge, Session } from '../model.ts';
import { finishCard } from '../pay-with-card.ts';
import type { RouteContext } from './context.ts';

/** The one-time code of every sandbox card. */
export const sandboxOtp = '112233';

/** The page of the card's bank (3DS): the payment page leads there, and it leads back with the outcome. */
export function createBankPage({ config, store, engine, cardsAtBank }: RouteContext): Hono {
  const app = new Hono();
  const find = (token: string, id: string): { session: Session; charge: Charge; number: string } | null => {
    engine.sweep();
    const session = store.byToken(token);
    const charge = session?.charges.find(({ transactionId }) => transactionId === id);
    const number = cardsAtBank.get(id);
    if (session === undefined || charge?.status !== 'pending' || number === undefined) return null;
    return { session, charge, number };
  };
  const payPage = (token: string): string => `/snap/v2/vtweb/${encodeURIComponent(token)}`;

  app.get('/:token/:id', (c) => {
    const { token, id } = c.req.param();
    const found = find(token, id);
    if (found === null) return c.redirect(payPage(token), 303);
    return c.html(
      html`<!doctype html>
        <html lang="id">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Verifikasi kartu (simulator)</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/snap/assets/pay.css" />
          </head>
          <body>
            <header>
              <p class="badge">Simulator, bukan uang sungguhan</p>
              <h1>Bank penerbit kartu</h1>
            </header>
            <main id="content">
              <h2>Verifikasi kartu</h2>
              <p>
                Kartu ${String(found.charge.details['masked_card'])}. Tulis kode OTP yang dikirim bank (di
                sini: 112233).
              </p>
              <form method="post">
                <p>
                  <label for="otp">Kode OTP</label>
                  <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" />
                </p>
                <button class="primary" name="answer" value="code">Kirim kode</button>
                <button name="answer" value="cancel">Batal</button>
              </form>
            </main>
          </body>
        </html>`,
    );
  });
  app.post('/:token/:id', async (c) => {
    const { token, id } = c.req.param();
    const found = find(token, id);
    if (found !== null) {
      const { session, charge, number } = found;
      const { otp, answer } = await c.req.parseBody();
      cardsAtBank.delete(id);
      if (answer === 'code' && otp === sandboxOtp)
        finishCard(engine, session, charge, { number, minuteMs: config.minuteMs });
      else engine.refuseCard(session, charge);
    }
    return c.redirect(payPage(token), 303);
  });
  return app;
}
