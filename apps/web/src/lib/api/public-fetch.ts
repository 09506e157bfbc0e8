import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import type { FetchApi } from './fetch-api.ts';

const timeoutMs = 15_000;

/** Calls the data API from the browser as an anonymous visitor, without supabase-js. Gives up after 15 seconds. */
export const publicFetch: FetchApi = (path, init) => {
  const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
  const headers = new Headers(init?.headers);
  headers.set('apikey', getPublishableKey());
  headers.set('X-Client-Info', clientInfo);
  return fetch(path, { ...init, headers, signal: AbortSignal.any(signals) });
};
