import { AuthRetryableFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { ApiRequestError } from './fetch-api.ts';
import { loadAdvice } from './load-advice.ts';

test('a server that is away for a moment is not told as a fault of the connection', () => {
  for (const away of [
    { code: 'database_unavailable', message: 'The database cannot be reached' },
    { code: 'overloaded', message: 'The server has too much to do' },
    new AuthRetryableFetchError('The database cannot be reached', 503),
    new FunctionsHttpError(new Response('{}', { status: 503 })),
    new ApiRequestError(503, '', 'HTTP 503'),
    new Response('', { status: 503 }),
  ])
    expect(loadAdvice(away)).toBe('Layanan sedang tidak tersedia. Tunggu sebentar, lalu coba lagi.');
  for (const lost of [
    new TypeError('Failed to fetch'),
    { code: '', message: 'TypeError: Failed to fetch' },
    new AuthRetryableFetchError('Failed to fetch', 0),
    new FunctionsHttpError(new Response('{}', { status: 500 })),
    null,
  ])
    expect(loadAdvice(lost)).toBe('Periksa koneksi internet Anda, lalu coba lagi.');
});

test('a client that asked too much is told to wait, and not that its connection is bad', () => {
  for (const refused of [
    { code: 'PT429', message: 'Terlalu banyak permintaan', hint: 'request_limit' },
    { code: 'over_request_rate_limit', status: 429, message: 'Request rate limit reached' },
    new FunctionsHttpError(new Response('{}', { status: 429 })),
    new ApiRequestError(429, '', 'HTTP 429'),
  ])
    expect(loadAdvice(refused)).toBe('Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.');
});
