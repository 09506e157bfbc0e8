import { completeResponse } from '@kawanusaha/backend/http/headers/set-headers';
import type { ClientLimits } from '@kawanusaha/backend/http/load/limit-requests';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import type { Context } from 'hono';
import { plainPagePolicy, renderPlainPage } from '#web/limits/plain-page.ts';

/**
 * How often one client may ask. A campus or a mobile network shows many people as one address, so an address with accounts has much
 * more than one account, and a visitor a large supply at once.
 */
export const clientLimits: Readonly<Record<'/rest/v1' | '/functions/v1' | '/storage/v1', ClientLimits>> = {
  '/rest/v1': {
    visitor: { burst: 600, stepSeconds: 0.2 },
    account: { burst: 600, stepSeconds: 0.1 },
    address: { burst: 3_000, stepSeconds: 0.02 },
  },
  '/functions/v1': {
    visitor: { burst: 60, stepSeconds: 1 },
    account: { burst: 120, stepSeconds: 0.5 },
    address: { burst: 600, stepSeconds: 0.1 },
  },
  // Pages ask for pictures without the account, some thirty a page, which the browser keeps.
  '/storage/v1': {
    visitor: { burst: 3_000, stepSeconds: 0.01 },
    account: { burst: 600, stepSeconds: 0.1 },
    address: { burst: 3_000, stepSeconds: 0.01 },
  },
};

const pages = { burst: 600, stepSeconds: 0.04 };
/**
 * Pages know no account: the session lies in the browser. So this is of all members and visitors of a network together: a class of
 * 200 that begins at once, and of whom each opens, or has its browser fetch ahead, seven pages a minute.
 */
export const pageLimits: ClientLimits = { visitor: pages, account: pages, address: pages };

const tell = (seconds: number): string =>
  `Terlalu banyak permintaan dalam waktu singkat. Coba lagi dalam ${seconds} detik; isian Anda tidak hilang.`;

/** Tells a client of the data API (`code`, as the database's own limits have it) or of a function (`error`) to wait. */
export const refuseRequest = (c: Context<AppEnv>, seconds: number): Response =>
  completeResponse(c, {
    status: 429,
    headers: { 'content-type': 'application/json', 'x-sb-error-code': 'too_many_requests' },
    body: JSON.stringify({
      ...{ code: 'PT429', error: 'too_many_requests', hint: 'request_limit', details: null },
      message: tell(seconds),
    }),
  });

/** Tells who opens pages without end to wait. */
export const refusePage = (c: Context<AppEnv>, seconds: number): Response =>
  completeResponse(c, {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'cache-control': 'no-store',
    },
    body: renderPlainPage(
      'Terlalu banyak permintaan',
      'Terlalu banyak halaman dibuka',
      `Dari jaringan Anda datang terlalu banyak permintaan dalam waktu singkat. Muat ulang halaman ini dalam ${seconds} detik. Data Anda aman.`,
    ),
  });
