import { expect, type Locator, type Page } from '@playwright/test';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive, toastOf } from '../support/faults.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 360, height: 740 } };

test('tabs of members are found again after a reload', async ({ browser }) => {
  const context = await openAs(browser, 'owner', phone);
  const page = await context.newPage();
  for (const [address, tab] of [
    ['/kelola-aplikasi', 'Diterima'],
    ['/affiliate', 'Riwayat coin'],
    ['/notifikasi', 'Pengaturan'],
    ['/ai-features', 'Konsultasi Bisnis'],
  ] as const) {
    await openAlive(page, address);
    await page.getByRole('tab', { name: tab }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  await context.close();
});

test('a member is not asked to sign in by a card, also before the app knows them', async ({ browser }) => {
  const context = await openAs(browser, 'free', { ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/cari-project');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('button', { name: /^Lamaran / })).toBeVisible();
  await expect(card.getByText('Masuk untuk Lamar')).toBeHidden();
  await context.close();
});

test('a stranger who reports a listing is led to sign in, and back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  await openAlive(page, '/cari-project');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/cari-project\/.+/);
  const listing = page.url();
  await page.getByRole('button', { name: 'Laporkan' }).click();
  await expect(toastOf(page)).toContainText('Silakan masuk untuk melaporkan');
  await expect(page).toHaveURL('/masuk');
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(listing);
  // The listing stands in the history once: one press leads on back.
  await page.goBack();
  await expect(page).toHaveURL('/cari-project');
  await context.close();
});

test('an application that finds no connection waits for one', async ({ browser }) => {
  const context = await openAs(browser, 'premium', phone);
  const page = await context.newPage();
  await openAlive(page, '/cari-project');
  // The demo's member has applied to the newest, which ask questions; until that is known their buttons are the first.
  await expect(page.getByRole('link', { name: /^Lihat Lamaran/ }).first()).toBeVisible();
  const apply = page.getByRole('button', { name: /^Lamar Project/ }).first();
  const project = ((await apply.getAttribute('aria-label')) ?? '').replace(/^.*?: /, '');
  const card = page.getByRole('article').filter({ hasText: project });
  await apply.click();
  const message = page.getByRole('dialog').getByLabel('Pesan untuk pemilik proyek');
  await message.fill('Saya bisa membantu pemasaran.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(toastOf(page)).toContainText('Menunggu koneksi');
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
  // What has been sent is not offered again while it waits.
  await expect(card.getByText('Menunggu koneksi')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Lamar Project/ })).toHaveCount(0);
  // What waits can be taken back.
  await page.getByText('1 isian belum terkirim').click();
  await page.getByRole('button', { name: /^Hapus Lamaran untuk/ }).click();
  await expect(page.getByText('isian belum terkirim')).toBeHidden();
  await expect(card.getByRole('button', { name: /^Lamar Project/ })).toBeVisible();
  await context.close();
});

test('what stands for a part whose script does not come keeps the edges of its card', async ({ browser }) => {
  const context = await openAs(browser, 'free', { ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openAlive(page, '/affiliate');
  const edgeOf = async (part: Locator) => (await part.boundingBox())?.x;
  const button = page.getByRole('button', { name: /^(Isi tujuan pembayaran|Ganti)$/ });
  await expect(button).toBeVisible();
  const edge = await edgeOf(button);
  await page.route('**/assets/*.js', (route) => route.abort());
  await button.click();
  const problem = page.getByRole('alert').filter({ hasText: 'Bagian ini gagal dimuat' });
  await expect(problem).toBeVisible();
  expect(await edgeOf(problem)).toBe(edge);
  await context.close();
});

test('the offline page installs itself on a first visit, and stands in without a connection', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  await openAlive(page, '/tentang');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/paket');
  await expect(page.getByRole('main')).toContainText(/koneksi|offline/i);
  await context.close();
});

test('a second page installs the worker without the app, also one that is reached by its address', async ({
  browser,
}) => {
  for (const goOn of [
    (page: Page) => page.getByRole('link', { name: 'Lihat semua' }).click(),
    (page: Page) => page.goto('/cari-project'),
  ]) {
    const context = await browser.newContext({ baseURL: demoUrl, ...phone });
    const page = await context.newPage();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.goto('/');
    await page.evaluate(async () => await document.fonts.ready);
    await goOn(page);
    await page.waitForURL('**/cari-project');
    expect(await registrations()).toBe(0);
    await expect.poll(registrations).toBe(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await context.close();
  }
});
