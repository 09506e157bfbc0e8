import { expect, type CDPSession, type Page } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

/** Slow 3G: 400 kbit/s both ways, 400 ms until an answer begins. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  return session;
}

type Arrival = { firstText: string; wholeText: string; scriptsBefore: string[] };

/** Notes what the page shows at the first paint of its content and once its first answer has arrived, and which script files were asked for by then. */
async function watchArrival(page: Page): Promise<() => Promise<Arrival>> {
  await page.addInitScript(() => {
    const holder = window as unknown as { arrival: Promise<Arrival> };
    const text = () => document.querySelector('main')?.innerText ?? '';
    const painted = new Promise<{ at: number; firstText: string }>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        // A long answer may be painted in parts, the header alone first.
        const look = () => {
          const firstText = text();
          if (firstText === '') requestAnimationFrame(look);
          else resolve({ at: performance.now(), firstText });
        };
        look();
      }).observe({ type: 'paint', buffered: true });
    });
    const arrived = new Promise<string>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(text()));
    });
    holder.arrival = Promise.all([painted, arrived]).then(([{ at, firstText }, wholeText]) => ({
      firstText,
      wholeText,
      scriptsBefore: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < at)
        .map(({ name }) => name),
    }));
  });
  return () => page.evaluate(() => (window as unknown as { arrival: Promise<Arrival> }).arrival);
}

test('the first answer is the whole page: it is read before any script is asked for', async ({ page }) => {
  await slowDown(page);
  const arrival = await watchArrival(page);
  await page.goto('/cari-project', { waitUntil: 'commit' });
  const list = await arrival();
  expect(list.scriptsBefore).toEqual([]);
  expect(list.firstText).toContain('Cari Project');
  expect(list.wholeText).toContain('proyek mencari anggota.');
  await page.goto('/masuk', { waitUntil: 'commit' });
  const login = await arrival();
  expect(login.scriptsBefore).toEqual([]);
  expect(login.firstText).toContain('Masuk ke KawanUsaha');
  expect(login.wholeText).toContain('Lupa Password?');
});

/**
 * Keeps what matches on its way until `release` is called, so that what a slow line shows meanwhile is there to be seen however
 * busy this machine is.
 */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const look = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

test('a link followed before the scripts are there shows that the page is on its way', async ({ page }) => {
  await slowDown(page);
  // Playwright's own calls wait for the page that is to come, so the page that is left notes it itself.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { animationName } = getComputedStyle(document.body, '::before');
      sessionStorage.setItem('bar on leaving', animationName);
    }).observe(document, { subtree: true, attributeFilter: ['data-leaving'] });
  });
  await holdBack(page, '**/assets/*.js');
  await page.goto('/cari-project');
  await page.getByRole('link', { name: 'Daftar', exact: true }).first().click();
  await expect(page).toHaveURL('/daftar');
  expect(await page.evaluate(() => sessionStorage.getItem('bar on leaving'))).toBe('progress');
  await expect(page.locator('html[data-leaving]')).not.toBeAttached();
});

test('the typeface gives the line to an action, and comes once the app answers', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2');
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto('/cari-project');
  const typeface = await asked;
  const given = page.waitForEvent('requestfailed', (request) => request === typeface);
  await page.locator('main').getByRole('searchbox').focus();
  await given;
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  release();
  await page.waitForFunction(() => document.fonts.check('16px "Plus Jakarta Sans"'));
});

for (const address of ['/', '/cari-project', '/cari-relasi'])
  test(`pictures of ${address} are asked for behind the first paint, and then shown`, async ({ page }) => {
    await page.goto(address);
    const first = page.locator('main img[loading=lazy]').first();
    await expect(first).toBeVisible();
    await expect(first).toBeInViewport();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-bare');
    const gaps = await page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint');
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const pictures = files.filter(({ initiatorType }) => initiatorType === 'img');
      return pictures.map(({ startTime }) => startTime - (paint?.startTime ?? Infinity));
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });

test('from route to route a bar at the top moves, then skeletons stand where the rows will be', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/masuk');
  await wakeApp(page);
  const releaseScripts = await holdBack(page, '**/assets/*.js');
  const releaseRows = await holdBack(page, '**/rest/v1/rpc/search_projects*');
  await page.getByRole('button', { name: 'Menu utama' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Cari Project' }).click();
  await expect(page.getByText('Memuat halaman...')).toBeAttached();
  await expect(page.locator('.navigation-progress')).toBeVisible();
  await look(page, 'navigation');
  releaseScripts();
  await expect(page.getByRole('heading', { level: 1, name: 'Cari Project' })).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(6);
  await look(page, 'skeletons');
  releaseRows();
  await expect(page.getByRole('list', { name: 'Daftar proyek' }).getByRole('article').first()).toBeVisible();
});

test('a form that is being sent says so, also when it was sent before the scripts were there', async ({
  page,
}) => {
  await slowDown(page);
  const releaseAnswer = await holdBack(page, '**/auth/v1/token*');
  const releaseScripts = await holdBack(page, '**/assets/*.js');
  await page.goto('/masuk', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  await look(page, 'held');
  releaseScripts();
  await expect(page.getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  await look(page, 'sending');
  releaseAnswer();
  await expect(page).toHaveURL('/profil');
});

type Answer = 'held' | 'browser' | 'nothing';

/**
 * Presses every control that is shown, as a finger would, and says who answers: the browser itself (a link, a plain form, a native menu,
 * a field that takes the focus), the script in the head (the theme), or the list of what is done once the scripts are there. Leaving the page is prevented at the last moment.
 */
function pressEveryControl(page: Page): Promise<{ name: string; answer: Answer }[]> {
  return page.evaluate(() => {
    const early = window as unknown as { earlyActions: { element: Element }[] };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(isShown);
    return controls.map((control) => {
      const heldBefore = early.earlyActions.length;
      let answer: Answer = 'nothing';
      const byBrowser = (event: Event) => {
        if (!event.defaultPrevented) answer = 'browser';
        event.preventDefault();
      };
      const events = ['click', 'submit'] as const;
      const isLink = control.localName === 'a';
      const isPlain = control.matches('input, select, textarea, summary, [popovertarget]');
      // After every other listener of the window, where the browser would act.
      if (isLink) window.addEventListener('click', byBrowser, { once: true });
      if (!isPlain && !isLink) window.addEventListener('submit', byBrowser, { once: true });
      if (control.matches('input, textarea')) control.focus();
      else control.click();
      for (const name of events) window.removeEventListener(name, byBrowser);
      if (early.earlyActions.length > heldBefore) answer = 'held';
      else if (control.matches('input, textarea') && document.activeElement === control) answer = 'browser';
      else if (control.matches('[data-theme-choice][aria-pressed=true]')) answer = 'browser';
      else if (control.matches('[popovertarget]') && document.querySelector(':popover-open') !== null) {
        answer = 'browser';
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      } else if (control.matches('select, summary')) answer = 'browser';
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return { name: `${control.localName} ${name}`, answer };
    });
  });
}

for (const [address, heldButton] of [
  ['/cari-project', 'button Filter'],
  ['/masuk', 'button Tampilkan isian'],
] as const) {
  test(`every control of ${address} does its work before the scripts arrive`, async ({ page }) => {
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto(address);
    const answers = await pressEveryControl(page);
    expect(answers.filter(({ answer }) => answer === 'nothing')).toEqual([]);
    expect(answers.map(({ name, answer }) => `${answer}: ${name}`)).toContainEqual(
      expect.stringContaining(`held: ${heldButton}`),
    );
    expect(answers.length).toBeGreaterThan(12);
  });
}
