import { expect, test, type Page } from '@playwright/test';
import { demoUrl } from './support/demo.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

const publicPages = ['/', '/tentang', '/paket', '/cari-project', '/cari-relasi', '/masuk'];
/** `/masuk` has 21; a page that lists has 14 to 17. More means that `chunk-groups.ts` no longer fits. */
const mostScripts = 22;

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

for (const address of publicPages) {
  test(`a first visit of ${address} comes to life in small steps`, async ({ page }) => {
    const formatters = await watchFormatters(page);
    await page.goto(address);
    await expect(page.locator('html[data-alive][data-whole]')).toBeAttached();
    await expect(page.locator('[data-late]')).toHaveCount(0);
    expect(await formatters()).toEqual([]);

    const { letters, scripts } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        letters: files.find(({ name }) => name.endsWith('.woff2'))?.responseEnd,
        scripts: files
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, startTime }) => ({ name, startTime })),
      };
    });
    // The page is laid out in its own letters before the phone reads scripts beside it.
    expect(letters).toBeLessThan(Math.min(...scripts.map(({ startTime }) => startTime)));
    expect(scripts.length).toBeGreaterThan(4);
    expect(new Set(scripts.map(({ name }) => name)).size).toBeLessThanOrEqual(mostScripts);
    // Nothing stays set aside: neither what waited for the letters nor what lies far below.
    const setAside = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
        .map((element) => element.className),
    );
    expect(setAside).toEqual([]);
  });
}
