import { expect, test, vi } from 'vitest';
import { createBuckets } from './buckets.ts';
import { createLeasedAllowance } from './leased-allowance.ts';

const pace = { burst: 300, stepSeconds: 0.2 };

/** Processes that take their share from one, whose answers come a moment later. */
function makeProcesses(count: number, clock: { now: number }) {
  const buckets = createBuckets(() => clock.now);
  return Array.from({ length: count }, () => {
    const leased = createLeasedAllowance(
      ({ id, key, pace: asked, want }) => {
        setImmediate(() => leased.hear(id, buckets.take(key, asked, want)));
      },
      () => clock.now,
    );
    return leased.allow;
  });
}

test('several processes together let through what one would, in one rush and minute by minute', async () => {
  const clock = { now: 1_000_000 };
  const processes = makeProcesses(4, clock);
  const rush = async (): Promise<number> => {
    const waits = await Promise.all(
      Array.from({ length: 3_000 }, async (_, n) => processes[n % 4]?.('a', pace)),
    );
    return waits.filter((wait) => wait === 0).length;
  };
  expect(await rush()).toBe(300);
  clock.now += 10_000;
  expect(await rush()).toBe(50);
  expect(await rush()).toBe(0);
  // Another client is not held by it.
  expect(await processes[0]?.('b', pace)).toBe(0);
});

test('who is refused is told when to come again, without another question', async () => {
  const clock = { now: 1_000_000 };
  const asked = vi.fn<(wanted: { id: number }) => void>();
  const leased = createLeasedAllowance(asked, () => clock.now);
  const first = leased.allow('a', pace);
  leased.hear(1, { granted: 0, waitSeconds: 7 });
  expect(await first).toBe(7);
  clock.now += 2_000;
  expect(await leased.allow('a', pace)).toBe(5);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('where the process that counts is silent, requests go on', async () => {
  vi.useFakeTimers();
  try {
    const leased = createLeasedAllowance(() => {});
    const waits = Promise.all([leased.allow('a', pace), leased.allow('a', pace)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waits).toEqual([0, 0]);
    // An answer that comes after all is not counted twice.
    leased.hear(1, { granted: 9, waitSeconds: 0 });
  } finally {
    vi.useRealTimers();
  }
});
