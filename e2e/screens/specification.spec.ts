import { expect, type Locator } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 900 } });

/** Addresses of the links of a region, in their order. */
const addressesIn = (region: Locator) =>
  region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('header and footer lead where §2 says', async ({ page }) => {
  await page.goto('/tentang');
  const header = page.getByRole('banner');
  expect(await addressesIn(header.getByRole('navigation', { name: 'Navigasi utama' }))).toEqual([
    '/',
    '/all-ai',
    '/flowise',
    '/cari-project',
    '/premium',
    '/paket',
    '/tentang',
    '/kontak',
    '/cari-relasi',
    '/affiliate',
  ]);
  await expect(header.getByRole('link', { name: 'Masuk', exact: true })).toHaveAttribute('href', '/masuk');
  await expect(header.getByRole('link', { name: 'Daftar', exact: true })).toHaveAttribute('href', '/daftar');
  expect((await header.boundingBox())?.height).toBe(96);

  const footer = page.getByRole('contentinfo');
  expect(await addressesIn(footer.getByRole('navigation', { name: 'Halaman' }))).toEqual([
    '/',
    '/paket',
    '/tentang',
    '/premium',
  ]);
  expect(await addressesIn(footer.getByRole('navigation', { name: 'Layanan' }))).toEqual([
    '/ai',
    '/all-ai',
    '/cari-relasi',
    '/cari-project',
  ]);
  await expect(footer.getByRole('link', { name: /segera hadir/ })).toHaveCount(3);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} KawanUsaha`);
});

test('the home page holds its parts, in the words of §2', async ({ page }) => {
  await page.goto('/');
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Platform Lengkap untuk Entrepreneur Indonesia',
  );
  for (const [name, address] of [
    ['Gabung Komunitas Premium', '/premium'],
    ['Eksplor Fitur', '#features'],
    ['Daftarkan Diri di Cari Relasi', '/cari-relasi'],
    ['Coba Sekarang', '/cari-project'],
    ['Upgrade Premium', '/paket'],
    ['Mulai Gratis', '/ai'],
    ['Lihat Paket Premium', '/paket'],
  ] as const) {
    await expect(link(name)).toHaveAttribute('href', address);
  }
  for (const title of ['Cari Project', 'Networking', 'AI Assistant']) {
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  }
  const features = await link(/^Pelajari Lebih Lanjut/).evaluateAll((links) =>
    links.map((one) => one.getAttribute('href')),
  );
  expect(features).toEqual(['/cari-project', '/cari-relasi', '/ai', '/premium', '/paket']);
  await expect(page.getByText('FREE', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Fitur Terbaru: Cari Project!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(3);
  await expect(page.getByText('Ketiga cerita ini adalah contoh.', { exact: false })).toBeVisible();
});

test('every request of the client names the product, as §7 says', async ({ page }) => {
  await page.goto('/masuk');
  const request = page.waitForRequest('**/auth/v1/token?grant_type=password');
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  expect((await request).headers()['x-client-info']).toBe('kawanusaha-app');
});

test('a project is found and opened with the keyboard alone, at 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/cari-project');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const search = page.getByRole('searchbox', { name: 'Cari proyek' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.type('kopi');
  await expect(page).toHaveURL('/cari-project?q=kopi');
  const project = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(project).toContainText(/kopi/i);
  const name = (await project.textContent()) ?? '';
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(project).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
