import type postgres from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListener } from './listener.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Heard = { readonly hear: (message: string) => void; readonly begin: () => void };

/** Pools of one connection each, in which a test says what is listened to and told. */
function makePools(refuses: (pool: number, channel: string) => boolean = () => false) {
  const pools: Map<string, Heard>[] = [];
  const open = () => {
    const channels = new Map<string, Heard>();
    const number = pools.push(channels);
    const listen = async (name: string, hear: Heard['hear'], begin: () => void) => {
      if (refuses(number, name)) throw new Error('cannot execute LISTEN during recovery');
      channels.set(name, { hear, begin });
      begin();
      return {
        unlisten: async () => {
          if (number < pools.length) throw new Error('write EPIPE');
        },
      };
    };
    return { listen, end: async () => {} } as unknown as postgres.Sql;
  };
  // Each pulse is heard wherever its channel is listened to.
  const sender = (async (_text: readonly string[], channel: string, message: string) =>
    pools.at(-1)?.get(channel)?.hear(message)) as unknown as postgres.Sql;
  return { pools, listener: createListener(open, sender) };
}

test('a connection that the library made anew is not trusted: every channel is listened to on a new one', async () => {
  const { pools, listener } = makePools();
  let lapses = 0;
  await listener.on(
    'changes',
    () => {},
    () => (lapses += 1),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pools.length, lapses]).toEqual([1, 0]);
  // The library's own LISTEN of 'changes' failed, and it says nothing.
  pools[0]?.get('backend_pulse')?.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pools.length, lapses]).toEqual([2, 1]);
  expect([...(pools[1]?.keys() ?? [])].toSorted()).toEqual(['backend_pulse', 'changes']);
  await listener.close();
});

test('a channel that could not be listened to is tried again though the pulse of its connection is heard', async () => {
  const { pools, listener } = makePools((pool, channel) => pool === 2 && channel === 'changes');
  const told: string[] = [];
  await listener.on('changes', (message) => told.push(message));
  await vi.advanceTimersByTimeAsync(400);
  pools[0]?.get('backend_pulse')?.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pools.length, listener.isHeard(), pools[1]?.has('changes')]).toEqual([2, false, false]);
  await vi.advanceTimersByTimeAsync(4_000);
  pools.at(-1)?.get('changes')?.hear('a row');
  expect([pools.length, told]).toEqual([3, ['a row']]);
  await listener.close();
});

test('a connection that is lost before its first pulse was heard has missed notices as well', async () => {
  const { pools, listener } = makePools();
  let lapses = 0;
  await listener.on(
    'changes',
    () => {},
    () => (lapses += 1),
  );
  pools[0]?.get('backend_pulse')?.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([pools.length, lapses]).toEqual([2, 1]);
  await listener.close();
});

test('a lapse is told when the new connection hears, not when the library repeats a LISTEN on the one that is given up', async () => {
  const { pools, listener } = makePools();
  const heardAtLapse: boolean[] = [];
  await listener.on(
    'changes',
    () => {},
    () => heardAtLapse.push(pools[1]?.has('changes') === true),
  );
  await vi.advanceTimersByTimeAsync(400);
  pools[0]?.get('backend_pulse')?.begin();
  expect(listener.isHeard()).toBe(false);
  pools[0]?.get('changes')?.begin();
  await vi.advanceTimersByTimeAsync(400);
  expect([heardAtLapse, listener.isHeard()]).toEqual([[true], true]);
  await listener.close();
});

test('who stops hearing on a connection that is lost is not told of it', async () => {
  const { pools, listener } = makePools();
  const stop = await listener.on('changes', () => {});
  pools.push(new Map());
  await expect(stop()).resolves.toBeUndefined();
  await listener.close();
});
