import { expect, test, type Page } from '@playwright/test';
import { demoUrl } from './support/demo.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

const publicPages = ['/', '/tentang', '/paket', '/cari-project', '/cari-relasi', '/masuk'];
const mostScripts = 22;
/** As `npm run check` holds it for the files that a page names. */
const publicBudgetKb = 110;

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

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
  );

for (const address of publicPages) {
  test(`a first visit of ${address} comes to life in small steps`, async ({ page }) => {
    const formatters = await watchFormatters(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-alive][data-whole]')).toBeAttached();

    const scripts = await scriptsOf(page);
    const kilobytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
    expect(kilobytes).toBeGreaterThan(80);
    expect(kilobytes).toBeLessThanOrEqual(publicBudgetKb);
    // The page is laid out in its own letters before the phone reads scripts beside it.
    const letters = await page.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
          name.endsWith('.woff2'),
        )?.responseEnd,
    );
    expect(letters).toBeLessThan(Math.min(...scripts.map(({ startTime }) => startTime)));
    // Nothing stays set aside: neither what waited for the letters nor what lies far below.
    const setAside = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
        .map((element) => element.className),
    );
    expect(setAside).toEqual([]);

    // What only serves a press comes when somebody first uses the page.
    await expect(page.locator('[data-late]')).toHaveCount(1);
    await page.mouse.move(10, 10);
    await expect(page.locator('[data-late]')).toHaveCount(0);
    expect(await formatters()).toEqual([]);
    expect((await scriptsOf(page)).length).toBeLessThanOrEqual(mostScripts);
  });
}

test('what a page has to show by itself needs nobody', async ({ page, context }) => {
  const whole = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(page.locator('[data-late]')).toHaveCount(0);
  };
  await whole('/daftar?ref=KAWAN123');
  // The code of the link is remembered, so the form fills itself in on a later visit.
  await whole('/daftar');
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.setItem('kawanusaha_draft:masuk', '{"email":"sari@contoh.test"}');
  });
  await whole('/masuk');
});
