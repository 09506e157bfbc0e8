import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { demoUrl, openAs } from '../support/demo.ts';
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

// A browser without a window keeps no page: it is told what one that does would tell, and of nothing meanwhile.
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const deafen = () => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);

test('a page that the browser has kept shows who is signed in now, and the theme of now', async ({
  browser,
}) => {
  const context = await openAs(browser, 'free');
  await context.addInitScript(deafen);
  const page = await context.newPage();
  await page.goto('/profil');
  const own = page.getByRole('main').getByText('budi@contoh.test').first();
  await expect(own).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('kawanusaha_auth') ?? '');

  // Signed out in a later page of the tab: nothing of the member is shown on the way back.
  await page.evaluate(() => localStorage.removeItem('kawanusaha_auth'));
  await comeBack(page);
  await expect(page).toHaveURL('/masuk');
  await expect(own).toHaveCount(0);

  // A document of before the sign-in, in a tab of its own: it has no app.
  const early = await context.newPage();
  await early.goto('/tentang');
  const join = early.getByRole('banner').getByText('Daftar', { exact: true }).filter({ visible: true });
  await comeBack(early);
  await expect(join).toHaveCount(1);
  await expect(early.locator('html[data-alive]')).toHaveCount(0);
  await early.evaluate((session) => {
    localStorage.setItem('kawanusaha_auth', session);
    localStorage.setItem('kawanusaha_theme', 'dark');
  }, stored);
  await comeBack(early);
  await expect(early.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(join).toHaveCount(0);
  await context.close();
});

test('a menu, a sheet and a dialog are closed when the visitor comes back', async ({ browser, page }) => {
  // A document without the app.
  await page.goto('/tentang');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(menu).toBeVisible();
  await comeBack(page);
  await expect(menu).toBeHidden();
  await expect(page.locator('html[data-alive]')).toHaveCount(0);

  // The address before differs by its filter alone, so that the screen stays.
  const context = await openAs(browser, 'free');
  const own = await context.newPage();
  await own.setViewportSize({ width: 360, height: 740 });
  await own.goto('/cari-project');
  await own.getByRole('tab', { name: 'Startup' }).click();
  await expect(own).toHaveURL(/tipe=Startup/);
  const filters = own.getByRole('dialog', { name: 'Filter proyek' });
  await own.getByRole('button', { name: 'Filter' }).click();
  await expect(filters).toBeVisible();
  await own.goBack();
  await expect(own).toHaveURL('/cari-project');
  await expect(filters).toBeHidden();
  await own.getByRole('button', { name: 'Filter' }).click();
  await expect(filters).toBeVisible();
  await comeBack(own);
  await expect(filters).toBeHidden();

  // It is opened by state of the page around it, which must know that it is closed.
  const upgrade = own.getByRole('button', { name: /^Upgrade untuk Lamar/ }).first();
  const sheet = own.getByRole('dialog', { name: 'Upgrade untuk Lamar' });
  await upgrade.click();
  await expect(sheet).toBeVisible();
  await comeBack(own);
  await expect(sheet).toBeHidden();
  await upgrade.click();
  await expect(sheet).toBeVisible();
  await context.close();
});
