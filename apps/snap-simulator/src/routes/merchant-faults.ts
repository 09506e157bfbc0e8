import type { MiddlewareHandler } from 'hono';

import type { RouteContext } from './context.ts';

const hangMs = 15_000;

/** Lets calls of the merchant's server fail when a fault switch says so. */
export const merchantFaults =
  ({ faults }: RouteContext): MiddlewareHandler =>
  async (c, next) => {
    const { apiTimeout, apiStatus } = faults.current;
    if (apiTimeout) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, hangMs);
        timer.unref();
        c.req.raw.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      return c.json({ status_code: '504', status_message: 'Gateway timeout' }, 504);
    }
    if (apiStatus !== null) {
      return c.json({ status_code: String(apiStatus), status_message: 'Internal error' }, apiStatus as 500);
    }
    return next();
  };
