import { AuthRetryableFetchError, FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRequestError } from './fetch-api.ts';
import { mayHelpToAskAgain } from './may-help-to-ask-again.ts';

const lost = [
  new TypeError('Failed to fetch'),
  { code: '', message: 'TypeError: Failed to fetch' },
  new FunctionsFetchError(new TypeError('Failed to fetch')),
  new AuthRetryableFetchError('Failed to fetch', 0),
];
const away = [
  new ApiRequestError(503, 'database_unavailable', 'The database cannot be reached'),
  { code: 'overloaded', message: 'The server has too much to do' },
  new FunctionsHttpError(new Response('{}', { status: 503 })),
];

afterEach(() => vi.unstubAllGlobals());

test('a read without an answer, or from a server that is away, is tried again', () => {
  vi.stubGlobal('navigator', { onLine: true });
  for (const error of [...lost, ...away]) expect(mayHelpToAskAgain(error)).toBe(true);
});

test('a refusal is told at once, and so is a call that was given up', () => {
  vi.stubGlobal('navigator', { onLine: true });
  for (const error of [
    { code: '42501', message: 'permission denied' },
    { code: '57014', message: 'canceling statement due to statement timeout' },
    new ApiRequestError(429, 'PT429', 'Terlalu banyak permintaan'),
    new ApiRequestError(404, '', 'HTTP 404'),
    new FunctionsHttpError(new Response('{}', { status: 403 })),
    new DOMException('signal timed out', 'TimeoutError'),
  ])
    expect(mayHelpToAskAgain(error)).toBe(false);
});

test('without a connection nothing is tried again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  for (const error of [...lost, ...away]) expect(mayHelpToAskAgain(error)).toBe(false);
});
