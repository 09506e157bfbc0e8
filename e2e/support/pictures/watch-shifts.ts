import type { Page } from '@playwright/test';

/**
 * Sums what moves in the window without the visitor's doing, from the next document on. Out: reads the sum so far, as CLS counts it
 * (0.1 and less is good), and begins anew.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { total } = window as unknown as { total: { shift: number } };
      const seen = total.shift;
      total.shift = 0;
      return seen;
    });
}
