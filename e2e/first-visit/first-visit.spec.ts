import { expect, type Page } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { publicPages } from '../../tooling/test-server/public-pages.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

/** More files than this mean that `chunk-groups.ts` no longer fits. */
const mostScripts = 18;

/** Notes each maker of formatters that a page calls: the first one holds a cheap phone up for some sixty milliseconds. */
async function watchFormatters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const called: string[] = [];
    Object.assign(window, { formatters: called });
    const makers = Intl as unknown as Record<string, new (...args: unknown[]) => object>;
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat', 'PluralRules'])
      makers[name] = new Proxy(makers[name] as new (...args: unknown[]) => object, {
        construct(maker, args) {
          called.push(name);
          return new maker(...args);
        },
      });
    for (const kind of [Number, Date])
      kind.prototype.toLocaleString = () => {
        called.push(`${kind.name}.toLocaleString`);
        return '';
      };
  });
  return () => page.evaluate(() => (window as unknown as { formatters: string[] }).formatters);
}

/** Notes the script files that the page asks for. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.add(request.url());
  });
  return scripts;
}

for (const address of publicPages) {
  test(`${address} is a document: neither time nor a scroll nor a passing pointer loads the app`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const formatters = await watchFormatters(page);
    await page.clock.install();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.wheel(0, 1_500);
    await page.keyboard.press('PageDown');
    await page.clock.fastForward(60_000);
    expect([...scripts]).toEqual([]);
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
    await page.clock.resume();

    // Letters and layout need nothing of it.
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const setAside = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
        .map((element) => element.className),
    );
    expect(setAside).toEqual([]);

    await wakeApp(page);
    expect(await formatters()).toEqual([]);
    expect(scripts.size).toBeGreaterThan(4);
    expect(scripts.size).toBeLessThanOrEqual(mostScripts);
    // The entry is run last, but asked for with the others: no file is one more way over the line after all the rest.
    const first = [...scripts].map((script) => new URL(script).pathname);
    const { entry, files } = await page
      .locator('#aplikasi-halaman')
      .evaluate((app) => JSON.parse(app.textContent) as { entry: string; files: string[] });
    expect(first.slice(0, files.length + 1).toSorted()).toEqual([...files, entry].toSorted());
  });
}

for (const [name, act] of [
  [
    'a pointer that moves onto a control',
    (page: Page) => page.getByRole('button', { name: 'Filter' }).hover(),
  ],
  ['the focus in a form', (page: Page) => page.getByRole('searchbox').focus()],
] as const)
  test(`${name} loads the app`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/cari-project');
    expect([...scripts]).toEqual([]);
    await act(page);
    await expect(page.locator('html[data-alive]')).toBeAttached();
  });

for (const address of publicPages) {
  test(`no picture, typeface or script takes the line from the styles of ${address}`, async ({ page }) => {
    const asked: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/root-[^/]*\.css$/, async (route) => {
      await released;
      await route.continue();
    });
    page.on('request', (request) => {
      if (['image', 'font', 'script'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    expect(asked).toEqual([]);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the theme is chosen, shown and kept without the app', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/tentang');
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Tema gelap' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect([...scripts]).toEqual([]);
});

test('a referral link is remembered without the app', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/tentang?ref=kawan1');
  expect(await page.evaluate(() => localStorage.getItem('kawanusaha_referral'))).toContain('KAWAN1');
  expect([...scripts]).toEqual([]);
});

test('a document is fetched before its link is followed and a likely one drawn, unless the visitor saves data', async ({
  page,
}) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto('/tentang');
  await expect(rules).toHaveCount(1);
  const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? '') as Record<string, unknown[]>;
  expect([prefetch?.length, prerender?.length]).toEqual([1, 1]);
  // Once the app is there it follows the links itself.
  await wakeApp(page);
  await expect(rules).toHaveCount(0);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.goto('/tentang');
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  await expect(rules).toHaveCount(0);
});

test('what is personal never stands in an address, also where no script runs', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/masuk', '/daftar', '/lupa-password', '/kontak']) {
    await page.goto(address);
    const forms = page.getByRole('main').locator('form');
    await expect(forms).not.toHaveCount(0);
    for (const form of await forms.all()) await expect(form).toHaveAttribute('method', 'post');
  }
  await context.close();
});
