import { expect, type Page } from '@playwright/test';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import { findAddresses } from '../support/found-addresses.ts';
import { test } from '../support/test.ts';
import { twoFrames, watchShifts } from '../support/pictures/watch-shifts.ts';
import { publicPages } from '../../tooling/test-server/public-pages.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);

test('home: the search and live projects in the first screen, six screens in all', async ({ page }) => {
  await openAlive(page, '/');
  await expect(page.getByRole('searchbox', { name: 'Cari proyek' })).toBeInViewport({ ratio: 1 });
  const projects = page
    .getByRole('region', { name: 'Sedang mencari anggota' })
    .getByRole('heading', { level: 3 });
  await expect(projects.first()).toBeInViewport({ ratio: 1 });
  await expect(projects.nth(1)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 740);
  await page.getByRole('searchbox', { name: 'Cari proyek' }).fill('kopi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cari-project?q=kopi');
});

test('a result of a directory and most of the next are in the first screen of a phone', async ({ page }) => {
  for (const address of ['/cari-project', '/cari-relasi']) {
    await openAlive(page, address);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/);
    await expect(page.getByRole('article').nth(0)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.75 });
    const heights = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThan(225);
  }
});

for (const address of ['/cari-project', '/cari-relasi'])
  test(`two whole results of ${address} are in the first screen of a member on a phone`, async ({
    browser,
  }) => {
    const context = await openAs(browser, 'free', { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await openAlive(page, address);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/);
    const bar = page.locator('.member-bar');
    await expect(bar).toBeVisible();
    const bottom = () =>
      page
        .getByRole('article')
        .nth(1)
        .evaluate((card) => card.getBoundingClientRect().bottom);
    const barTop = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottom()).toBeLessThanOrEqual(barTop);
    if (address !== '/cari-project') return context.close();
    // Also where each name takes two lines.
    const names = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
    await names.evaluateAll((links) => {
      for (const link of links.slice(0, 2))
        link.textContent = 'Katering Sehat Mahasiswa Rantau di Sekitar Kampus Surabaya';
    });
    expect(await bottom()).toBeLessThanOrEqual(barTop);
    return context.close();
  });

for (const address of ['/cari-project?q=mahasiswa', '/cari-relasi?q=marketing'])
  test(`so they are where ${address} asks for words`, async ({ browser }) => {
    const context = await openAs(browser, 'free', { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await openAlive(page, address);
    const order = page.getByRole('navigation', { name: 'Urutan hasil' });
    await expect(order).toHaveCount(1);
    const second = await page.getByRole('article').nth(1).boundingBox();
    const bar = await page.locator('.member-bar').boundingBox();
    const bottom = (second?.y ?? 0) + (second?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
    // The order, and what saves the search, follow.
    expect((await order.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await order.getByRole('link', { name: 'Terbaru' }).click();
    await expect(order.getByRole('link', { name: 'Terbaru' })).toHaveAttribute('aria-current', 'true');
    if (address.startsWith('/cari-project'))
      await expect(page.getByRole('button', { name: 'Simpan pencarian ini' })).toBeVisible();
    await context.close();
  });

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`what is suggested to a member stands below the first results, at ${width} px`, async ({
    browser,
  }) => {
    const context = await openAs(browser, 'premium', { viewport: { width, height } });
    const page = await context.newPage();
    await openAlive(page, '/cari-project');
    const suggested = page.getByRole('region', { name: 'Cocok untuk Anda' });
    await expect(suggested).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Cari proyek' })).toBeInViewport({ ratio: 1 });
    const names = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(names.nth(0)).toBeInViewport({ ratio: 1 });
    await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
    const results = await page.getByRole('list', { name: 'Daftar proyek' }).boundingBox();
    const second = await page.getByRole('article').nth(1).boundingBox();
    const below = await suggested.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((second?.y ?? 0) + (second?.height ?? 0));
    // Over the whole width, and the next results below it.
    expect(below?.width).toBe(results?.width);
    const third = await page.getByRole('article').nth(2).boundingBox();
    expect(third?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
    await context.close();
  });

test('a sign on a card is there whole or not at all', async ({ page }) => {
  for (const width of [320, 360, 390, 768, 1280])
    for (const address of ['/cari-project', '/cari-relasi']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      const signs = page.getByRole('article').locator('.card-signs > span');
      expect(await signs.count()).toBeGreaterThan(1);
      const cut = await signs.evaluateAll((all) =>
        all.flatMap((sign) => {
          const line = (sign.parentElement as HTMLElement).getBoundingClientRect();
          const { top, right, bottom } = sign.getBoundingClientRect();
          const isWhole = right <= line.right + 0.5 && bottom <= line.bottom + 0.5;
          return isWhole || top >= line.bottom - 0.5 ? [] : [sign.textContent];
        }),
      );
      expect(cut, `${address} at ${width} px`).toEqual([]);
      // Nor is the last line cut below its letters: a line holds those of its size, tails and all.
      const tight = await signs.evaluateAll((all) =>
        all.filter((sign) => {
          const { lineHeight, fontSize } = getComputedStyle(sign);
          return Number.parseFloat(lineHeight) < 1.2 * Number.parseFloat(fontSize);
        }),
      );
      expect(tight, `${address} at ${width} px`).toEqual([]);
    }
});

test('a card on a phone names the whole place', async ({ page }) => {
  await page.goto('/cari-project');
  const places = page.getByRole('article').locator('dd').filter({ hasText: 'jarak jauh' });
  expect(await places.count()).toBeGreaterThan(0);
  const cut = await places.evaluateAll((all) =>
    all.flatMap((place) => (place.scrollWidth > place.clientWidth ? [place.textContent] : [])),
  );
  expect(cut).toEqual([]);
});

test('a saved idea is six screens on a phone, and links to a part of it open that part', async ({
  browser,
}) => {
  const { idea } = await findAddresses(browser);
  const context = await openAs(browser, 'owner', { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const tab of ['', '?tab=kanvas', '?tab=validasi', '?tab=konsultasi', '?tab=ekspor']) {
    await page.goto(`${idea}${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 740);
  }
  await page.goto(`${idea}#skenario`);
  await expect(page.getByRole('heading', { name: 'Tiga skenario' })).toBeVisible();
  await context.close();
});

test("a page of the desk's people is four screens on a phone", async ({ browser }) => {
  const context = await openAs(browser, 'admin', { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/admin?tab=pengguna');
  await expect(page.getByRole('row')).toHaveCount(26);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 740);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: /^(Beri|Cabut) Premium/ })).toBeVisible();
  await context.close();
});

test('a card on a phone tells the answer rate of who agreed to that', async ({ page }) => {
  await page.goto('/cari-project');
  const card = page.getByRole('article').filter({ hasText: 'Laundry Antar Kos Surabaya' });
  await expect(card.getByText(/^Biasanya menjawab dalam/).filter({ visible: true })).toBeVisible();
  await page.goto('/cari-relasi');
  const contact = page.getByRole('article').filter({ hasText: 'Sari Lestari' });
  await expect(contact.getByText(/^Biasanya menjawab dalam/)).toBeVisible();
});

test('what is read stays where it is when the typeface arrives', async ({ page }) => {
  const readShift = await watchShifts(page);
  let deliver = (): void => undefined;
  let arrival = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await arrival;
    await route.continue();
  });
  for (const address of publicPages) {
    arrival = new Promise((resolve) => {
      deliver = resolve;
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await twoFrames(page);
    expect(await page.evaluate(() => document.fonts.check('16px "Plus Jakarta Sans"'))).toBe(false);
    await readShift();
    deliver();
    await page.waitForFunction(() => document.fonts.check('16px "Plus Jakarta Sans"'));
    await twoFrames(page);
    expect(await readShift(), address).toBeLessThan(0.02);
  }
});

test('the ways on from home stand in the same lines before the typeface is there', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const main = page.getByRole('main');
  const topOf = async (name: string) =>
    (await main.getByRole('link', { name, exact: true }).first().boundingBox())?.y;
  expect(await topOf('Daftarkan Diri di Cari Relasi')).toBe(await topOf('Eksplor Fitur'));
});

test('the footer takes little of a phone', async ({ page }) => {
  await openAlive(page, '/masuk');
  expect(await heightOf(page, 'footer')).toBeLessThan(480);
});

test('members have their bar at the thumb, unless a page has an action there', async ({ browser, page }) => {
  await openAlive(page, '/cari-project');
  await expect(page.getByRole('navigation', { name: 'Menu anggota' })).toHaveCount(0);
  const context = await openAs(browser, 'premium', { viewport: { width: 360, height: 740 } });
  const member = await context.newPage();
  await openAlive(member, '/cari-project');
  const bar = member.getByRole('navigation', { name: 'Menu anggota' });
  await expect(bar.getByRole('link')).toHaveText(['Proyek', 'Relasi', 'Ide', 'Pesan', 'Akun']);
  await expect(bar.getByRole('link', { name: 'Proyek' })).toHaveAttribute('aria-current', 'page');
  await member.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await bar.getByRole('link', { name: 'Relasi' }).click();
  await expect(member).toHaveURL('/cari-relasi');
  await openAlive(member, '/cari-project');
  await member.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await member.waitForURL(/\/cari-project\/.+/);
  await expect(bar).toBeHidden();
  await member.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
  await context.close();
});
