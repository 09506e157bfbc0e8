import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/pool.ts';
import type { CacheHolder } from './cache-holder.ts';
import { tellsChangesQuery } from './catalog-queries.ts';
import { comparedEveryMs, watchSchema } from './watch-schema.ts';

/** A database that has event triggers or none, whose catalogue the test changes; counts how often it is looked at and read. */
function watched(hasTriggers: boolean) {
  const seen = { fingerprint: 'before', looks: 0, reads: 0 };
  let tell: (payload: string) => void = () => {};
  const unsafe = async (query: string): Promise<unknown> => {
    if (query === tellsChangesQuery) return [{ told: hasTriggers }];
    seen.looks += 1;
    return [{ fingerprint: seen.fingerprint }];
  };
  const database = {
    owner: { unsafe },
    listener: {
      on: async (_: string, onNotify: (payload: string) => void) => {
        tell = onNotify;
        return async () => {};
      },
    },
    wire: { recycle: async () => {} },
  } as unknown as Database;
  const cache = {
    reload: async () => {
      seen.reads += 1;
    },
  } as CacheHolder;
  const start = () => watchSchema(database, cache, ['public'], pino({ level: 'silent' }));
  return { seen, start, tell: (payload: string) => tell(payload) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the catalogue is looked at at least once a second', async () => {
  expect(comparedEveryMs).toBeLessThanOrEqual(1_000);
  const { seen, start } = watched(false);
  const stop = await start();
  await vi.advanceTimersByTimeAsync(0);
  const before = seen.looks;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.looks - before).toBeGreaterThanOrEqual(10);
  expect(seen.reads).toBe(0);
  await stop();
  const atTheEnd = seen.looks;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.looks).toBe(atTheEnd);
});

test('one look suffices to read a changed schema again, once', async () => {
  const { seen, start } = watched(false);
  const stop = await start();
  await vi.advanceTimersByTimeAsync(0);
  const { looks } = seen;
  seen.fingerprint = 'after';
  await vi.advanceTimersByTimeAsync(comparedEveryMs);
  expect(seen).toMatchObject({ looks: looks + 1, reads: 1 });
  await vi.advanceTimersByTimeAsync(10 * comparedEveryMs);
  expect(seen.reads).toBe(1);
  await stop();
});

test('where triggers tell of a change it is read at once, without a look', async () => {
  const { seen, start, tell } = watched(true);
  const stop = await start();
  tell('');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toMatchObject({ looks: 0, reads: 1 });
  tell('something else');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toMatchObject({ looks: 0, reads: 1 });
  await stop();
});
