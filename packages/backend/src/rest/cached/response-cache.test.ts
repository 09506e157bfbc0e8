import { afterEach, expect, test, vi } from 'vitest';
import type { WriteNotices } from '#db/write-notices.ts';
import { createResponseCache } from './response-cache.ts';

const silent: WriteNotices = {
  announce: () => {},
  subscribe: () => {},
  isHeard: () => true,
  stop: async () => {},
};
const rows = { status: 200, headers: {}, body: '[]' };

afterEach(() => vi.restoreAllMocks());

test('an answer is kept for a second from when the database was asked, however long it took', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const cache = createResponseCache(silent);
  const mark = cache.mark();
  clock.mockReturnValue(10_600);
  cache.keep('/negara', rows, mark, null);
  clock.mockReturnValue(10_990);
  expect(cache.find('/negara', null)).toMatchObject({ status: 200 });
  clock.mockReturnValue(11_010);
  expect(cache.find('/negara', null)).toBeNull();
});
