import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** The line of Lighthouse's slow 4G: 150 ms until an answer begins, 1.6 Mbit/s down, 750 kbit/s up. The processor is not slowed. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Longer than a hover must last to count (200 ms), and than the answer takes on that line. */
const hoverMs = 2_000;
const settledMs = 1_500;

type Marks = { largestPaint?: number };

type Navigation = PerformanceNavigationTiming & { deliveryType: string; activationStart?: number };

/** Opens a stranger's page on a phone behind the slow line, with nothing kept from before. */
async function openSlow(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** From the first press on a control that needs the app until the app answers it, in milliseconds of the page's clock. */
export async function measureAlive(browser: Browser, url: string): Promise<number> {
  const page = await openSlow(browser, url);
  const aliveMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const control = document.createElement('button');
        document.body.append(control);
        const pressedAt = performance.now();
        new MutationObserver(() => {
          if ('alive' in document.documentElement.dataset) resolve(performance.now() - pressedAt);
        }).observe(document.documentElement, { attributes: true });
        control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        control.remove();
      }),
  );
  await page.context().close();
  return aliveMs;
}

/**
 * From a press on a link that a pointer has rested on until the largest paint of the next document, in milliseconds.
 * In: the page, and how the address of the next one begins. Errors: thrown where the browser had not fetched it before, since the
 * figure would be one of the line.
 */
export async function measureNext(browser: Browser, url: string, next: string): Promise<number> {
  const page = await openSlow(browser, url);
  const link = page.locator(`main a[href^="${next}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await sleep(hoverMs);
  await link.click();
  await page.waitForURL((address) => address.pathname.startsWith(next));
  await sleep(settledMs);
  const { largest, delivery, shownAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
    return {
      largest: (window as Marks).largestPaint,
      delivery: navigation?.deliveryType,
      // A browser that draws the likely next page ahead counts from there.
      shownAt: navigation?.activationStart ?? 0,
    };
  });
  await page.context().close();
  if (delivery !== 'navigational-prefetch' && shownAt === 0)
    throw new Error(`${next} was not fetched before: ${delivery}`);
  if (largest === undefined) throw new Error(`${next} had no largest paint`);
  return Math.max(largest - shownAt, 0);
}
