import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { onStopSignal } from '#startup/ending/stop-signal.ts';

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
  onStopSignal(async () => {});
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(ended).toEqual([0]));
  expect(said).not.toHaveBeenCalled();
});

test('a stop that does not end within half a minute is cut, and says so', () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onStopSignal(() => new Promise(() => {}));
  process.emit('SIGTERM');
  vi.advanceTimersByTime(29_999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'What was under way did not end within 30 s; the server ends without it.',
  );
});
