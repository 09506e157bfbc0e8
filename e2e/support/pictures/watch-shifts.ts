import type { Page } from '@playwright/test';

/** What a watched page keeps: the sum, and in words what moved from where to where, which a failed test tells (`describePages`). */
export type Shifts = { shift: number; moved: string[] };

type Moved = {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
};

/**
 * Sums what moves in the window without the visitor's doing, from the next document on. Out: reads the sum so far, as CLS counts it
 * (0.1 and less is good), and begins anew.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total: Shifts = { shift: 0, moved: [] };
    Object.assign(window, { total });
    const place = ({ y, height }: DOMRectReadOnly): string => `${Math.round(y)}+${Math.round(height)}`;
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.className}`.slice(0, 60)
        : (node?.nodeName ?? 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly Moved[];
      })[]) {
        if (entry.hadRecentInput) continue;
        total.shift += entry.value;
        const parts = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${place(previousRect)} to ${place(currentRect)}`,
        );
        total.moved.push(
          `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms on ${location.pathname}, scrolled by ${Math.round(scrollY)}: ${parts.join('; ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { total } = window as unknown as { total: Shifts };
      const seen = total.shift;
      total.shift = 0;
      return seen;
    });
}

/** Waits for two frames: what was laid out in the one is painted, and its shift told, with the other. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
