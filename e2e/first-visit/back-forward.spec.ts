import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { demoUrl } from '../support/demo.ts';
import { publicPages } from '../../tooling/test-server/public-pages.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

// The runner forbids the back/forward cache; a browser without a window has none, but says what of a page would keep it from one.
test.use({
  baseURL: demoUrl,
  viewport: { width: 360, height: 740 },
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Reason = { readonly type: string; readonly reason: string };

/** Leaves the page, comes back, and gives what of it stood against the back/forward cache. */
async function goAndComeBack(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const told = new Promise<readonly Reason[]>((resolve) => {
    devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    );
  });
  await page.goto('/panduan/wawancara-pembeli');
  await page.goBack();
  const reasons = await told;
  await devtools.detach();
  // Circumstantial is what the browser itself, or the answer of an unknown address, brings.
  return reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

test('a page that listens to its end is found', async ({ page }) => {
  await page.goto('/paket');
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await goAndComeBack(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

for (const address of publicPages) {
  test(`nothing of ${address} keeps it from the back/forward cache, as a document or with its app`, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.headers()['cache-control'] ?? '').not.toContain('no-store');
    expect(await goAndComeBack(page)).toEqual([]);
    await page.goto(address);
    await wakeApp(page);
    expect(await goAndComeBack(page)).toEqual([]);
  });
}
