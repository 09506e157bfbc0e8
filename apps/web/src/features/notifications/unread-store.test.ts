import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getUnread, refreshUnread } from './unread-store.ts';

const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  expires_at: Date.now() / 1000 + 600,
  user: { id: 'u', email: 'rina@contoh.id', created_at: '2026-01-01T00:00:00Z', user_metadata: {} },
};
let stored: string | null = null;
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('document', { querySelector: () => ({ content: 'sb_publishable_test' }) });
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  request.mockReset();
});

it('takes the count from the range of the answer, and keeps the last one when the server is away', async () => {
  stored = JSON.stringify(session);
  request.mockResolvedValueOnce(new Response(null, { headers: { 'content-range': '0-0/7' } }));
  await refreshUnread();
  expect(getUnread()).toBe(7);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await refreshUnread();
  expect(getUnread()).toBe(7);
});

it('asks nothing for somebody who is signed out, or whose session has expired', async () => {
  stored = JSON.stringify({ ...session, expires_at: 1 });
  await refreshUnread();
  stored = null;
  await refreshUnread();
  expect(request).not.toHaveBeenCalled();
  expect(getUnread()).toBe(0);
});
