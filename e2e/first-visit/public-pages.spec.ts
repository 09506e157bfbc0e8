import { expect } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';
import { publicPages } from '../../tooling/test-server/public-pages.ts';

const pages = [
  { path: '/', title: 'Platform Lengkap untuk Entrepreneur Indonesia' },
  { path: '/index', title: 'Platform Lengkap untuk Entrepreneur Indonesia' },
  { path: '/tentang', title: 'Tentang Kami' },
  { path: '/kontak', title: 'Kontak' },
  { path: '/paket', title: 'Paket' },
  { path: '/premium', title: 'Semua yang Anda butuhkan, sekali bayar' },
  { path: '/privasi', title: 'Kebijakan Privasi' },
  { path: '/alamat-yang-tidak-ada', title: 'Halaman Tidak Ditemukan' },
];

test('each public page is named by its first heading', async ({ page }) => {
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('pages can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fitur Terbaru: Cari Project!' })).toBeVisible();
  await page.goto('/cari-project');
  await expect(page.getByRole('heading', { level: 1, name: 'Cari Project' })).toBeVisible();
  await page.goto('/kontak');
  await expect(page.getByLabel('Pesan', { exact: true })).toBeVisible();
  await context.close();
});

test('without scripts no button is shown that nothing answers', async ({ browser }) => {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      baseURL: demoUrl,
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    const firstOf = async (list: string) => {
      await page.goto(list);
      return (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
    };
    const listings = [await firstOf('/cari-project'), await firstOf('/cari-relasi')];
    for (const address of [...publicPages, ...listings]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const idle = page.locator('button[type=button]:not([popovertarget]):visible');
      await expect(idle, `${address} at ${width} px`).toHaveCount(0);
    }
    await context.close();
  }
});

test('without scripts a phone shows the results before the filters, and a form says first what it needs', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: demoUrl,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/cari-project');
  const results = page.getByRole('list', { name: 'Daftar proyek' }).getByRole('article');
  await expect(results.nth(0)).toBeInViewport({ ratio: 1 });
  // Whole, and still part of the search.
  const filters = page.getByRole('complementary', { name: 'Filter' });
  await filters.getByRole('checkbox', { name: 'Marketing' }).check();
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL(/keahlian=Marketing/);
  for (const address of ['/masuk', '/daftar', '/lupa-password', '/kontak']) {
    await page.goto(address);
    await expect(page.locator('main form noscript > p')).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});

test('the page of a contact shows the face that its card shows', async ({ page }) => {
  await page.goto(`${demoUrl}/cari-relasi`);
  const card = page.getByRole('article').filter({ hasText: 'Sari Lestari' });
  await expect(card.locator('img.avatar')).toBeVisible();
  await card.getByRole('link', { name: 'Sari Lestari' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sari Lestari' })).toBeVisible();
  await expect(page.getByRole('article').locator('img.avatar')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Kampus terverifikasi');
});

test('the redirects of the specification', async ({ page }) => {
  for (const [from, to] of [
    ['/ide-bisnis', '/ai'],
    ['/ide-bisnis-style', '/ai'],
    ['/ai-features/idea-generator', '/ai'],
    ['/about', '/tentang'],
    ['/home', '/'],
    ['/akun', '/masuk'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('a message to us survives a reload and gets a ticket number', async ({ page }) => {
  await page.goto('/kontak');
  await page.getByRole('button', { name: 'Kirim Pesan', exact: true }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Periksa kembali 3 isian berikut');
  await expect(page.getByLabel('Nama')).toBeFocused();
  await summary.getByRole('link', { name: 'Email tidak valid' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(`pesan-${Date.now()}@contoh.test`);
  await page.getByLabel('Nama').fill('Ayu Lestari');
  await page.getByLabel('Topik').selectOption('Kerja sama');
  await page.getByLabel('Pesan', { exact: true }).fill('Apakah ada program untuk kampus?');
  await page.reload();
  await expect(page.getByLabel('Pesan', { exact: true })).toHaveValue('Apakah ada program untuk kampus?');
  await page.getByRole('button', { name: 'Kirim Pesan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pesan Anda sudah kami terima' })).toBeVisible();
  await expect(page.getByText(/^KU-\d{6}-[A-Z0-9]{6}$/)).toBeVisible();
});

test('after a reload of an unknown address the countdown can be stopped', async ({ page }) => {
  const answer = await page.goto('/alamat-yang-tidak-ada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('/alamat-yang-tidak-ada')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman Di-refresh' })).toBeVisible();
  await page.getByRole('button', { name: 'Hentikan hitung mundur' }).click();
  await expect(page.getByText('Pengalihan dihentikan. Anda tetap di halaman ini.')).toBeVisible();
  await expect(page).toHaveURL('/alamat-yang-tidak-ada');
});

test('a stranger meets the gate, and paying asks to sign in', async ({ page }) => {
  await page.goto('/akses-premium');
  await expect(page.getByRole('heading', { level: 1, name: 'Akses Terbatas' })).toBeVisible();
  await expect(
    page.getByText('Silakan masuk terlebih dahulu untuk mengakses fitur premium').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Tetap di halaman ini/ }).click();
  await expect(page.getByText('Pengalihan otomatis dihentikan.')).toBeVisible();
  await page.goto('/paket');
  await page.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(page).toHaveURL('/masuk');
  await expect(page.getByText('Login Required').first()).toBeVisible();
});

test('a chosen theme holds across pages, and the skip link leads to the content', async ({ page }) => {
  await page.goto('/tentang');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tema gelap' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/paket');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lewati ke konten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, leads on and closes; the new page starts at its top', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 900);
    await page.getByRole('button', { name: 'Menu utama' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Tentang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tentang Kami' })).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Menu utama' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test('crawlers find robots, sitemap, canonical address and preview', async ({ page, request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: ');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/cari-project</loc>');
  await page.goto('/paket?dari=iklan');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/paket$/);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(new URL(image ?? '').pathname, baseURL).href);
  expect(answer.headers()['content-type']).toBe('image/png');
});

test('a shared project or contact shows a picture of its own', async ({ page, request }) => {
  for (const list of ['/cari-project', '/cari-relasi']) {
    await page.goto(demoUrl + list);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await page.goto(new URL((await link.getAttribute('href')) ?? '', demoUrl).href);
    const meta = (key: string) =>
      page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content');
    const address = (await meta('og:image')) ?? '';
    expect(address).toMatch(/^http.+\/pratinjau\/(proyek|relasi)\/[0-9a-f-]{36}\.png$/);
    expect(await meta('twitter:image')).toBe(address);
    expect(await meta('og:image:alt')).toContain(name);
    const answer = await request.get(new URL(new URL(address).pathname, demoUrl).href);
    expect(answer.headers()['content-type']).toBe('image/png');
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await request.get(answer.url(), {
      headers: { 'If-None-Match': answer.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  }
  const missing = await request.get(`${demoUrl}/pratinjau/proyek/00000000-0000-4000-8000-000000000000.png`, {
    maxRedirects: 0,
  });
  expect(missing.headers()['location']).toBe('/og.png');
});
