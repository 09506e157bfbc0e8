import { afterEach, expect, test, vi } from 'vitest';
import { createBuckets } from './buckets.ts';
import { createLeasedAllowance } from './leased-allowance.ts';

const pace = { burst: 2, stepSeconds: 60 };
afterEach(() => vi.restoreAllMocks());

test('a clock of the machine that is set back an hour makes no client wait for it', async () => {
  const time = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time);
  const buckets = createBuckets();
  const leased = createLeasedAllowance(({ id }) =>
    queueMicrotask(() => leased.hear(id, { granted: 0, waitSeconds: 7 })),
  );
  expect(buckets.take('a', pace)).toEqual({ granted: 1, waitSeconds: 0 });
  await leased.allow('a', pace);
  clock.mockReturnValue(time - 3_600_000);
  expect(buckets.take('a', pace)).toEqual({ granted: 1, waitSeconds: 0 });
  expect(buckets.take('a', pace).waitSeconds).toBeLessThanOrEqual(pace.stepSeconds);
  expect(await leased.allow('a', pace)).toBeLessThanOrEqual(7);
});
