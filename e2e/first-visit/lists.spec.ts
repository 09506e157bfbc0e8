import { expect, type Page } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { openDatabase, seedProjects } from '../support/database.ts';
import { openAlive } from '../support/faults.ts';
import { test } from '../support/test.ts';

let server: TestServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const sql = openDatabase(server.dataDir);
  await seedProjects(sql, 300);
  await sql.end();
});
test.afterAll(() => server.stop());

const last = (page: Page) => page.getByRole('list', { name: 'Daftar proyek' }).locator('> li').last();
const more = (page: Page) => page.getByRole('link', { name: 'Muat lebih banyak' });
const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a long list loads twice by itself, then by a press; the footer can be reached, a reload keeps the place', async ({
    page,
  }) => {
    await openAlive(page, `${server.url}/cari-project`);
    await expect(async () => {
      await toTheEnd(page);
      await expect(last(page)).toHaveAttribute('aria-posinset', '48', { timeout: 1_000 });
    }).toPass();
    await toTheEnd(page);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(more(page)).toBeVisible();
    await expect(last(page)).toHaveAttribute('aria-posinset', '48');

    await more(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await more(page).click();
    // What was in view stays: the new rows come below it, and the footer goes.
    await expect(
      page.getByRole('heading', { level: 2, name: 'Proyek uji nomor 49', exact: true }),
    ).toBeAttached();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(100);

    await page.evaluate(() => window.scrollTo({ top: 6_000, behavior: 'instant' }));
    const heading = page.getByRole('heading', { level: 2 }).locator('visible=true');
    await expect(heading.first()).toBeAttached();
    const seen = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('article h2')].find(
            (title) =>
              title.getBoundingClientRect().top > 100 &&
              title.getBoundingClientRect().top < window.innerHeight,
          )?.textContent,
      );
    // The rows of this place are drawn after the scroll.
    await expect.poll(seen).toBeDefined();
    const place = await seen();
    await page.reload();
    await expect.poll(seen).toBe(place);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 6_000)).toBeLessThan(50);
  });

  test('a search that finds nothing under Semua speaks of the search', async ({ page }) => {
    await page.goto(`${server.url}/cari-project?q=zzzzqqqq`);
    await expect(
      page.getByText('Tidak ada proyek untuk “zzzzqqqq”.').filter({ visible: true }),
    ).toBeVisible();
    // What is shown instead has nothing to do with the words, and is not said to be near them.
    await expect(page.getByText('Ini yang terbaru.', { exact: false })).toBeVisible();
    await expect(page.getByText('Ini yang paling mendekati.', { exact: false })).toHaveCount(0);
    await expect(page.getByText('Belum ada proyek dengan tipe yang dipilih.')).toHaveCount(0);
    await page.goto(`${server.url}/cari-relasi?q=zzzzqqqq`);
    await expect(page.getByText('Tidak ada profil yang cocok.')).toBeVisible();
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the wheel moves the page over the filter column, too', async ({ page }) => {
    await openAlive(page, `${server.url}/cari-project`);
    const column = await page.getByRole('complementary', { name: 'Filter' }).boundingBox();
    await page.mouse.move((column?.x ?? 0) + 40, (column?.y ?? 0) + 120);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    }).toPass();
  });

  test('six keys lead to the first result', async ({ page }) => {
    await openAlive(page, `${server.url}/cari-project`);
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: 'Lewati ke hasil' })).toBeFocused();
    for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('list', { name: 'Daftar proyek' }).getByRole('link').first()).toBeFocused();
  });
});
