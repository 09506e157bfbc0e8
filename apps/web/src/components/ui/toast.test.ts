import { toastRemoveDelayMs } from '@kawanusaha/contracts/business';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const load = () => import('./toast.ts');

it('shows at most one: a new toast takes the place of the old', async () => {
  const { toast, getToasts } = await load();
  toast.success('Pertama');
  toast.error('Kedua', 'Penjelasan');
  expect(getToasts()).toMatchObject([
    { title: 'Kedua', description: 'Penjelasan', variant: 'destructive', open: true },
  ]);
});

it('hides a dismissed toast at once and removes it after 1,000,000 ms', async () => {
  const { toast, dismissToast, getToasts, subscribeToToasts } = await load();
  const listener = vi.fn<() => void>();
  const stop = subscribeToToasts(listener);
  dismissToast(toast.info('Sebentar'));
  expect(getToasts()).toMatchObject([{ title: 'Sebentar', open: false }]);
  vi.advanceTimersByTime(toastRemoveDelayMs - 1);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

it('keeps an error longer than other news, unless told how long', async () => {
  const { toastDurationMs } = await load();
  expect(toastDurationMs({ title: '' })).toBe(5_000);
  expect(toastDurationMs({ title: '', variant: 'destructive' })).toBe(10_000);
  expect(toastDurationMs({ title: '', durationMs: 700 })).toBe(700);
});
