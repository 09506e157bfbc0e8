import type { MiddlewareHandler } from 'hono';

import type { RouteContext } from './context.ts';

const hangMs = 15_000;
const words: Record<number, string> = {
  401: 'Transaction cannot be authorized with the current client/server key.',
  429: 'Too many requests',
};

/** Lets calls of the merchant's server fail when a fault switch says so. */
export const merchantFaults =
  ({ faults }: RouteContext): MiddlewareHandler =>
  async (c, next) => {
    const { apiTimeout, apiStatus, apiStatusCalls } = faults.current;
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
      if (apiStatusCalls !== null) {
        faults.current =
          apiStatusCalls > 1
            ? { ...faults.current, apiStatusCalls: apiStatusCalls - 1 }
            : { ...faults.current, apiStatus: null, apiStatusCalls: null };
      }
      return c.json(
        { status_code: String(apiStatus), status_message: words[apiStatus] ?? 'Internal error' },
        apiStatus as 500,
      );
    }
    return next();
  };
