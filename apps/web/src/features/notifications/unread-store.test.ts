import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getUnread, refreshUnread, setUnreadLive, subscribeToUnread } from './unread-store.ts';

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
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'sb_publishable_test' }),
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
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

it('asks nothing for a person who is signed out, or whose session has expired', async () => {
  stored = JSON.stringify({ ...session, expires_at: 1 });
  await refreshUnread();
  stored = null;
  await refreshUnread();
  expect(request).not.toHaveBeenCalled();
  expect(getUnread()).toBe(0);
});

it('asks every minute, but rests while notifications are told live', async () => {
  vi.useFakeTimers();
  stored = JSON.stringify(session);
  request.mockImplementation(async () => new Response(null, { headers: { 'content-range': '0-0/1' } }));
  const stop = subscribeToUnread(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(2);
  setUnreadLive(true);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(request).toHaveBeenCalledTimes(2);
  setUnreadLive(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
  vi.useRealTimers();
});
