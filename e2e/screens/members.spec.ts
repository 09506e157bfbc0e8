import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { demoUrl } from '../support/demo.ts';
import { hold, pageAs, toastOf } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 900 } });

test.describe('members', () => {
  test('what Premium opens: three features, the community, support and the workbooks', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/akses-premium');
    const main = page.getByRole('main');
    for (const [name, address] of [
      ['Cari Project', '/cari-project'],
      ['Cari Relasi Bisnis', '/cari-relasi'],
      ['All AI Tools', '/all-ai'],
      ['Buka template', '/template-excel'],
      ['Buka komunitas', '/komunitas'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    await expect(main.getByText('NEW!', { exact: true })).toHaveCount(1);
    await expect(main.getByRole('link', { name: /^Chat WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(main.getByRole('link', { name: 'Butuh Bantuan?' })).toBeVisible();
    await page.context().close();
  });

  test('the community names its group, three tutorials and the ways on, also when the addresses fail', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/komunitas');
    const main = page.getByRole('main');
    const waysOn = main.getByRole('navigation', { name: 'Lanjutkan ke' });
    for (const [name, address] of [
      ['Idea AI', '/ai'],
      ['12 Tahapan AI', '/all-ai'],
      ['Template Excel', '/template-excel'],
    ] as const)
      await expect(waysOn.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(main.getByRole('heading', { level: 2, name: 'Grup WhatsApp Premium' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^Gabung grup WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/chat\.whatsapp\.com\//,
    );
    const tutorials = main.getByRole('link', { name: /^Buka tutorial/ });
    await expect(tutorials).toHaveCount(3);
    for (const link of await tutorials.all())
      await expect(link).toHaveAttribute('href', /^\/panduan\/[a-z-]+$/);

    await page.route('**/rest/v1/premium_links*', (route) => route.abort());
    await page.reload();
    await expect(main.getByRole('alert')).toContainText('Gagal memuat tautan Premium', { timeout: 60_000 });
    // What failed to load is not said to be on its way.
    await expect(main.getByText('Tautan sedang disiapkan.', { exact: false })).toHaveCount(0);
    await expect(waysOn.getByRole('link', { name: 'Template Excel' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/rest/v1/premium_links*');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Grup WhatsApp Premium' })).toBeVisible();
    await page.context().close();
  });

  test('the twelve steps: the first leads to Idea AI, the fourth to Cari Relasi, the rest to tools', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/all-ai');
    const steps = page.getByRole('main').locator('li[id^="tahap-"]');
    await expect(steps).toHaveCount(12);
    const links = await steps.evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('.card-footer a')].map((link) => link.getAttribute('href') ?? ''),
      ),
    );
    for (const [here, use] of links) {
      expect(here).toMatch(/^\/(ai|ide-saya)/);
      expect(use).toMatch(/^(https:\/\/|\/(ai|cari-relasi|kalkulator-|akses-premium|ide-saya))/);
    }
    expect(links[0]?.[1]).toBe('/ai');
    expect(links[3]?.[1]).toBe('/cari-relasi');
    for (const [, , tutorial] of links) {
      expect(tutorial).toMatch(/^\/panduan\//);
      expect((await page.request.get(tutorial ?? '')).status()).toBe(200);
    }
    await page.goto('/ai?tab=chat');
    expect((await page.locator('iframe[title="Chat Idea AI"]').locator('..').boundingBox())?.height).toBe(
      600,
    );
    await page.context().close();
  });

  test('an affiliate sees figures, a chart, people, vouchers and every coin', async ({ browser }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/affiliate');
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['Total Coin', 'Total Referral', 'Referral Premium']);
    await expect(main.getByText(/^Setara Rp/)).toBeVisible();
    await expect(
      main.getByText(/\d+ pendaftaran dan \d+ pembelian Premium dalam 12 minggu terakhir/),
    ).toBeVisible();
    await expect(main.locator('svg rect').first()).toBeVisible();
    const people = main.getByRole('table', { name: 'Pengguna yang Anda ajak' });
    await expect(people.getByText('Premium', { exact: true }).first()).toBeVisible();
    await expect(people.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/).first()).toBeVisible();
    await main.getByRole('tab', { name: 'Voucher' }).click();
    const vouchers = main.getByRole('table', { name: 'Riwayat voucher' });
    await expect(vouchers.getByText('Dibayar', { exact: true })).toBeVisible();
    await expect(vouchers.getByText('Kedaluwarsa', { exact: true })).toBeVisible();
    await main.getByRole('tab', { name: 'Riwayat coin' }).click();
    const ledger = main.getByRole('table', { name: 'Riwayat coin' }).getByRole('row');
    await expect(ledger).toHaveCount(11);
    for (const count of [21, 31, 41]) {
      await main.getByRole('button', { name: /^Tampilkan \d+ lagi dari \d+$/ }).click();
      await expect(ledger).toHaveCount(count);
    }
    await expect(main.getByText(/kedaluwarsa, coin kembali$/)).toBeVisible();
    await page.context().close();
  });

  test('the account menu bears the username; a sign-out that fails says so', async ({ browser }) => {
    const page = await pageAs(browser, 'free');
    await page.goto('/tentang');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await page.getByRole('button', { name: 'Akun Saya: budi_santoso' }).click();
    const menu = page.getByRole('menu', { name: 'Akun Saya' });
    await expect(menu.getByRole('menuitem', { name: 'Profil Saya' })).toHaveAttribute('href', '/profil');
    await expect(menu.getByRole('menuitem', { name: 'Dashboard Affiliate' })).toHaveAttribute(
      'href',
      '/affiliate',
    );
    await expect(menu.getByRole('menuitem', { name: /Admin|Voucher/ })).toHaveCount(0);
    await menu.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(toastOf(page)).toContainText('Gagal keluar');
    await page.context().close();
  });
});

test('a failed payment leads to the plans and to support', async ({ page }) => {
  await page.goto('/payment-failed');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Coba Lagi' })).toHaveAttribute('href', '/paket');
  await expect(main.getByRole('link', { name: 'Hubungi Support' })).toHaveAttribute('href', '/kontak');
});

test('the about page holds its five parts and the ways to reach us', async ({ page }) => {
  await page.goto('/tentang');
  for (const name of ['Visi Kami', 'Misi Kami', 'Cerita Kami', /^Kenapa Memilih/, 'Hubungi Kami'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('2023');
  await expect(main).toContainText('Jawa Barat');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
});

test('while it is not known who looks, a page already has its shape', async ({ request }) => {
  for (const [address, words] of [
    ['/affiliate', 'Memuat dashboard affiliate'],
    ['/pembayaran', 'Memuat riwayat pembayaran'],
    ['/payment-success', 'Menunggu konfirmasi pembayaran'],
  ] as const)
    expect(await (await request.get(address)).text()).toContain(words);
});

test('signing in and paying say that they are busy, and cannot be pressed twice', async ({
  page,
  browser,
}) => {
  await page.goto('/masuk');
  await wakeApp(page);
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
  const goOn = await hold(page, '**/auth/v1/token*');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  goOn();
  await expect(page.getByRole('alert')).toContainText('Email atau password salah');

  const free = await pageAs(browser, 'free');
  await free.goto('/paket');
  await free.route('**/functions/v1/create-midtrans-token', () => undefined);
  await free.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(free.getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  await free.unroute('**/functions/v1/create-midtrans-token');
  await free.route('**/functions/v1/create-midtrans-token', (route) => route.abort());
  await free.reload();
  await free.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(toastOf(free)).toContainText('Gagal menghubungi server pembayaran. Silakan coba lagi.');
  await expect(free.getByRole('button', { name: 'Beli Premium' })).toBeEnabled();
  await free.context().close();
});

test('the plans: Starter for nothing, Premium once, the promo block and Hubungi Kami', async ({
  page,
  browser,
}) => {
  await page.goto('/paket');
  const starter = page.getByRole('region', { name: 'Starter' });
  await expect(starter).toContainText('Gratis selamanya');
  await expect(starter).toContainText('Dukungan lewat email');
  const premium = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(premium).toContainText(/Rp\s80\.000 seumur hidup/);
  await expect(page.getByRole('link', { name: 'Lihat Proyek' })).toHaveAttribute('href', '/cari-project');
  await expect(page.getByRole('link', { name: 'Hubungi Kami' })).toHaveAttribute('href', '/tentang');
  const free = await pageAs(browser, 'free');
  await free.goto('/paket');
  await expect(free.getByRole('button', { name: 'Paket Anda saat ini' })).toBeDisabled();
  await free.context().close();
});

test('the profile shows the plan with its way on, and the date of joining in words', async ({ browser }) => {
  for (const [role, plan, name, address] of [
    ['free', 'Gratis', 'Upgrade ke Premium', '/paket'],
    ['premium', 'Premium', 'Buka Akses Premium', '/akses-premium'],
  ] as const) {
    const page = await pageAs(browser, role);
    await page.goto('/profil');
    const main = page.getByRole('main');
    await expect(main.getByText(plan, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(main.getByText(/^Bergabung \d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await page.context().close();
  }
});

test('the feature page has its two tabs and leads to the tool; /flowise is /ai', async ({ page }) => {
  await page.goto('/ai-features');
  expect(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.id))).toEqual([
    expect.stringContaining('idea-generator'),
    expect.stringContaining('business-consultation'),
  ]);
  await expect(page.getByRole('link', { name: 'Coba AI Tool' })).toHaveAttribute('href', '/ai');
  for (const address of ['/ai', '/flowise']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Idea AI' })).toBeVisible();
  }
});
