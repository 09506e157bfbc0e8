import { Hono } from 'hono';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { limitBody } from '@kawanusaha/backend/http/limit-body';
import type { Sql } from '@kawanusaha/backend/db/pool';

const maxBytes = 1_024;

/**
 * `/berhenti-kabar/<secret>`, the address in the header List-Unsubscribe. POST, which mail programs send at one press (RFC 8058), ends the
 * weekly mail and answers alike for a secret that is none. GET, which scanners of mails send, too, ends nothing: it leads to the page
 * with the button.
 */
export function createEndRoutes(sql: Sql): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(limitBody(maxBytes, (c) => c.body(null, 413)));
  app.post('/:secret', async (c) => {
    await sql`select public.end_weekly_mail(${c.req.param('secret')})`;
    c.header('Cache-Control', 'no-store');
    return c.text('Kabar mingguan dihentikan.');
  });
  app.get('/:secret', (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`/berhenti-kabar#${encodeURIComponent(c.req.param('secret'))}`, 303);
  });
  return app;
}
