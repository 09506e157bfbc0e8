import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import { Hono } from 'hono';
import { html } from 'hono/html';
import qrcode from 'qrcode';

import type { RouteContext } from './context.ts';

const browserFiles = new Set(['snap', 'pay', 'pay-views', 'dom']);
const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

const readScript = async (name: string): Promise<string> =>
  stripTypeScriptTypes(await readFile(new URL(`../browser/${name}.ts`, import.meta.url), 'utf8'));

/** snap.js, the payment page and what the page loads. */
export function createPages({ config, store, faults }: RouteContext): Hono {
  const app = new Hono();

  app.get('/snap.js', async (c) => {
    if (faults.current.scriptUnavailable) return c.text('', 503);
    return c.body(await readScript('snap'), 200, scriptHeaders);
  });
  app.get('/assets/pay.css', async (c) =>
    c.body(await readFile(new URL('../browser/pay.css', import.meta.url), 'utf8'), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/assets/:file{[a-z-]+\\.ts}', async (c) => {
    const name = c.req.param('file').slice(0, -3);
    return browserFiles.has(name) ? c.body(await readScript(name), 200, scriptHeaders) : c.notFound();
  });
  app.get('/v2/qris/:token', async (c) => {
    const content = store.byToken(c.req.param('token'))?.charges.at(-1)?.details['qr_string'];
    if (typeof content !== 'string') return c.notFound();
    return c.body(await qrcode.toString(content, { type: 'svg', margin: 2 }), 200, {
      'content-type': 'image/svg+xml',
    });
  });
  app.get('/v2/vtweb/:token', (c) => {
    const token = c.req.param('token');
    const session = store.byToken(token);
    return c.html(
      html`<!doctype html>
        <html lang="id">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Pembayaran ${config.merchantName} (simulator)</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/snap/assets/pay.css" />
            <script type="module" src="/snap/assets/pay.ts"></script>
          </head>
          <body data-token="${token}" data-finish="${session?.request.callbacks?.finish ?? ''}">
            <header>
              <p class="badge">Simulator, bukan uang sungguhan</p>
              <h1>${config.merchantName}</h1>
            </header>
            <main id="content" tabindex="-1">
              ${session ? html`<p role="status">Memuat pembayaran…</p>` : html`<p>Sesi pembayaran tidak ditemukan.</p>`}
            </main>
          </body>
        </html>`,
      session ? 200 : 404,
    );
  });
  return app;
}
