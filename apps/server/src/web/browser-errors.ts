import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { limitBody } from '@kawanusaha/backend/http/limit-body';
import { requestLog } from '@kawanusaha/backend/http/log/request-log';

const maxBytes = 8 * 1024;
/** Lines that one process writes in a minute: enough to see a fault, too few to fill a disk with. */
const perMinute = 60;
const minuteMs = 60_000;

const report = z.object({
  /** What the person's screen shows. */
  id: z.string().regex(/^[A-Z2-7]{8}$/),
  name: z.string().max(60),
  message: z.string().max(300),
  stack: z.string().max(4_000),
  path: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(200),
});

/**
 * `POST /gangguan`: a page tells that it failed, with the id that its visitor sees, so that the line in the log can be found by it.
 * Takes no key, since what has failed may be what knows the key; it answers alike whether the line was written or not.
 * In: the pattern of a page's address, which is what the line says, since an address carries tokens and what people are called; what names
 * the sources in a stack.
 */
export function createBrowserErrorRoutes(
  patternOf: (path: string) => string,
  sourcesOf: (stack: string) => Promise<string>,
  now: () => number = Date.now,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const window = { begunAt: 0, lines: 0 };
  app.use(limitBody(maxBytes, (c) => c.body(null, 413)));
  app.post('/', async (c) => {
    const read = report.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.body(null, 400);
    if (now() - window.begunAt > minuteMs) Object.assign(window, { begunAt: now(), lines: 0 });
    window.lines += 1;
    if (window.lines > perMinute) return c.body(null, 204);
    const { id, name, message, stack, path } = read.data;
    const err = Object.assign(new Error(message), { name, stack: await sourcesOf(stack) });
    requestLog(c).error({ err, errorId: id, page: patternOf(path) }, 'an error in a browser');
    return c.body(null, 204);
  });
  return app;
}
