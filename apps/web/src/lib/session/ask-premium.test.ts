import { afterEach, expect, test, vi } from 'vitest';
import { askPremium } from './ask-premium.ts';

const asking = vi.hoisted(() => ({ hasBoughtMeanwhile: vi.fn<() => Promise<boolean>>() }));
vi.mock('./has-bought-meanwhile.ts', () => asking);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asking.hasBoughtMeanwhile.mockReset();
});

test('a line that stands still does not hold a press for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  asking.hasBoughtMeanwhile.mockReturnValue(new Promise(() => undefined));
  const done = askPremium('u');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(done).resolves.toBeUndefined();
  expect(asking.hasBoughtMeanwhile).toHaveBeenCalledExactlyOnceWith('u');
});

test('without a connection no request is made', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await askPremium('u');
  expect(asking.hasBoughtMeanwhile).not.toHaveBeenCalled();
});
