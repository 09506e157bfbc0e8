import { expect, type Page } from '@playwright/test';
import { wakeApp } from '../wake-app.ts';

const quietMs = 120;

/** Counts what a page has under way; ask it once the page is open. Cheaper than the browser's own 'networkidle' of half a second. */
export function watchRequests(page: Page): { settle: () => Promise<void> } {
  const underWay = new Set<unknown>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    underWay.add(request);
    lastChange = Date.now();
  });
  const end = (request: unknown): void => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // What a page asked for before it was left never ends.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) underWay.clear();
  });
  return {
    /** Waits until the page is alive in its own letters, nothing is on the way, and nothing stands in for something. */
    settle: async () => {
      await wakeApp(page);
      await page.waitForFunction(() => {
        const hasLetters = [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === 'Plus Jakarta Sans' && status === 'loaded',
        );
        return hasLetters && document.querySelector('main .skeleton, main [aria-busy=true]') === null;
      });
      await expect
        .poll(() => underWay.size === 0 && Date.now() - lastChange >= quietMs, { intervals: [30] })
        .toBe(true);
    },
  };
}
