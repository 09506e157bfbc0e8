import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentTrace } from './current-trace.ts';
import { boundBegin, boundReserve, type QueueState } from './deadlines.ts';
import { watchSlowStatements } from './library/slow-statements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool that gives connections only while it is told to. */
function makePool() {
  const state = { gives: true };
  const connection = { execute: () => true };
  const given = <T>(value: T): Promise<T> => (state.gives ? Promise.resolve(value) : new Promise(() => {}));
  const sql = {
    unsafe: async (_text: string, _args: unknown[], options?: { onexecute: (taken: unknown) => void }) =>
      options?.onexecute(await given(connection)),
    begin: async (work: (tx: unknown) => unknown) => work(await given(connection)),
  } as unknown as Sql;
  const queue: QueueState = { queries: new Set(), held: 0, waiting: 0, timeouts: 0 };
  const seen: string[] = [];
  const deadlines = {
    acquireMs: 100,
    queue,
    onStuck: () => seen.push('stuck'),
    onAlive: () => seen.push('alive'),
  };
  return { state, sql, seen, deadlines };
}

test('a pool that gives no connection though none is in use is said to be stuck; one whose connections are held is not', async () => {
  const { state, sql, seen, deadlines } = makePool();
  const held = await boundReserve(sql, deadlines)();
  state.gives = false;
  const waits = [boundReserve(sql, deadlines)(), boundBegin(sql, deadlines)(async () => {})];
  const outcomes = Promise.allSettled(waits);
  await vi.advanceTimersByTimeAsync(100);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(seen).toEqual(['alive']);
  held.release();
  const late = Promise.allSettled([
    boundReserve(sql, deadlines)(),
    boundBegin(sql, deadlines)(async () => {}),
  ]);
  await vi.advanceTimersByTimeAsync(100);
  await late;
  expect(seen).toEqual(['alive', 'stuck', 'stuck']);
  state.gives = true;
  await boundBegin(sql, deadlines)(async () => {});
  expect(seen.at(-1)).toBe('alive');
});

test('what takes a second for a request is told with its trace, what takes less or is for no request is not', async () => {
  const told: unknown[] = [];
  const stop = watchSlowStatements((slow) => told.push(slow));
  const { sql, deadlines } = makePool();
  const begin = (ms: number): Promise<unknown> =>
    boundBegin(sql, deadlines)(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));
  const done = currentTrace.run('0af7651916cd43dd8448eb211c80319c', () =>
    Promise.all([begin(999), begin(1_200)]),
  );
  const ofJob = begin(1_200);
  await vi.advanceTimersByTimeAsync(1_200);
  await Promise.all([done, ofJob]);
  stop();
  expect(told).toEqual([{ trace: '0af7651916cd43dd8448eb211c80319c', statement: 'transaction', ms: 1_200 }]);
});
