import { Hono, type MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { KeptMail, Mailbox } from '#adapters/mailbox.ts';
import type { AppEnv } from '#http/app-env.ts';
import { respondProblem } from '#http/problem.ts';

/** A proxy sets one of them, so others may be behind it. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:x-)?(?:true-)?client-ip|x-original-.+|x-envoy-.+|cf-.+|fastly-client-ip|cdn-loop)$/;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

const page = (title: string, body: unknown): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            max-width: 44rem;
            margin: 0 auto;
            padding: 1.5rem 1rem 4rem;
            font:
              1rem/1.6 system-ui,
              sans-serif;
            color: #1c1917;
            background: #fafaf9;
          }
          a {
            color: #14532d;
          }
          ul {
            padding: 0;
            list-style: none;
          }
          li a {
            display: block;
            padding: 0.75rem 1rem;
            margin: 0.5rem 0;
            border: 1px solid #e7e5e4;
            border-radius: 0.75rem;
            background: #fff;
            text-decoration: none;
          }
          .meta {
            color: #57534e;
          }
          pre {
            padding: 1rem;
            border: 1px solid #e7e5e4;
            border-radius: 0.75rem;
            background: #fff;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            font: inherit;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

const linked = (text: string): ReturnType<typeof raw>[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith('http') ? raw(`<a href="${escape(part)}">${escape(part)}</a>`) : raw(escape(part)),
    );

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const summary = ({ id, to, subject, sentAt }: KeptMail) =>
  html`<li>
    <a href="/mailbox/${id}"
      ><strong>${subject}</strong><br /><span class="meta">${to} · ${time.format(sentAt)}</span></a
    >
  </li>`;

/**
 * The mailbox page of a local installation: /mailbox, /mailbox/:id, and /mailbox.json for tests. Mounted only with
 * MAILBOX_PAGE on loopback outside production; what a proxy forwards and a foreign Host header (a page that points its name at loopback) gets 404.
 */
export function createMailboxPage(mailbox: Mailbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    const isForwarded = Object.keys(c.req.header()).some((name) => forwarding.test(name));
    if (isForwarded || !localHosts.has(new URL(c.req.url).hostname)) return respondProblem(c, 'not_found');
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return next();
  };
  app.use('/mailbox/*', guard);
  app.use('/mailbox.json', guard);
  app.get('/mailbox', (c) =>
    c.html(
      page(
        'Kotak surat lokal',
        html`<h1>Kotak surat lokal</h1>
          <p class="meta">Email dan SMS dari server ini berakhir di sini karena SMTP belum diatur.</p>
          ${
            mailbox.list().length === 0
              ? html`<p>Belum ada surat.</p>`
              : html`<ul>
                  ${mailbox.list().map(summary)}
                </ul>`
          }`,
      ),
    ),
  );
  app.get('/mailbox.json', (c) => c.json(mailbox.list()));
  app.get('/mailbox/:id{[0-9]+}', (c) => {
    const mail = mailbox.find(Number(c.req.param('id')));
    if (!mail) return respondProblem(c, 'not_found');
    return c.html(
      page(
        mail.subject,
        html`<p><a href="/mailbox">Kotak surat lokal</a></p>
          <h1>${mail.subject}</h1>
          <p class="meta">Kepada ${mail.to} · ${time.format(mail.sentAt)}</p>
          ${mail.attached.length === 0 ? '' : html`<p class="meta">Lampiran: ${mail.attached.join(', ')}</p>`}
          <pre>${linked(mail.text)}</pre>`,
      ),
    );
  });
  return app;
}
