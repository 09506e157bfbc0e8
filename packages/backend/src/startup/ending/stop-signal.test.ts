import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { runUntilSignal } from '#startup/ending/stop-signal.ts';

const ended: number[] = [];
vi.mock('#startup/ending/end-process.ts', () => ({ endProcess: (code: number) => void ended.push(code) }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
  ended.length = 0;
});

test('a stop that ends is exit code 0 and says nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runUntilSignal(async () => ({ stop: async () => {} }));
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(ended).toEqual([0]));
  expect(said).not.toHaveBeenCalled();
});

test('a signal during the start gives it up, and the process ends when what was begun is closed', async () => {
  const happened: string[] = [];
  const closed = Promise.withResolvers<void>();
  const started = runUntilSignal(async (givenUp) => {
    await new Promise((resolve) => givenUp.addEventListener('abort', resolve));
    happened.push('given up');
    await closed.promise;
    happened.push('closed');
    throw givenUp.reason;
  });
  process.emit('SIGHUP');
  expect(happened).toEqual([]);
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(happened).toEqual(['given up']));
  expect(ended).toEqual([]);
  closed.resolve();
  await started;
  await vi.waitFor(() => expect(ended).toEqual([0]));
  expect(happened).toEqual(['given up', 'closed']);
});

test('a start that fails by itself rejects', async () => {
  await expect(runUntilSignal(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(ended).toEqual([]);
});

test('SIGHUP reloads what can, and stops what cannot', async () => {
  const reload = vi.fn<() => void>();
  const stop = vi.fn(async () => {});
  await runUntilSignal(async () => ({ stop, reload }));
  process.emit('SIGHUP');
  expect([reload.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  process.removeAllListeners('SIGHUP');
  await runUntilSignal(async () => ({ stop }));
  process.emit('SIGHUP');
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test('a stop that does not end within half a minute is cut, and says so', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runUntilSignal(async () => ({ stop: () => new Promise(() => {}) }));
  process.emit('SIGTERM');
  vi.advanceTimersByTime(29_999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'What was under way did not end within 30 s; the server ends without it.',
  );
});
