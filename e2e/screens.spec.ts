import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { demoUrl, signInAs, type Role } from './support/demo.ts';

const screenshots = path.resolve(import.meta.dirname, 'screenshots');

/** The screens that differ for each role; `:proyek` and `:relasi` stand for the newest of the directory. */
const screensOf: Readonly<Record<Role, readonly string[]>> = {
  anonymous: [
    '/',
    '/index',
    '/tentang',
    '/kontak',
    '/paket',
    '/premium',
    '/privasi',
    '/masuk',
    '/daftar',
    '/daftar?ref=kawan',
    '/lupa-password',
    '/reset-password',
    '/password-reset-success',
    '/cari-project',
    '/cari-project?tipe=Desain',
    ':proyek',
    '/cari-relasi',
    ':relasi',
    '/ai',
    '/flowise',
    '/ai-features',
    '/kalkulator-hpp',
    '/kalkulator-bep',
    '/payment-failed',
    '/kelola-aplikasi',
    '/affiliate',
    '/akses-premium',
    '/halaman-yang-tidak-ada',
  ],
  free: [
    '/profil',
    '/daftar-project',
    '/daftar-relasi',
    '/aplikasi-saya',
    '/ide-saya',
    '/notifikasi',
    '/pembayaran',
    '/affiliate',
    '/all-ai',
    '/akses-premium',
    '/paket',
    '/payment-success',
    '/cari-project',
  ],
  premium: [
    '/profil',
    '/akses-premium',
    '/komunitas',
    '/template-excel',
    '/all-ai',
    '/ai',
    '/chatbot',
    ':proyek',
    ':relasi',
    '/aplikasi-saya',
  ],
  owner: ['/profil?edit=1', '/kelola-aplikasi', '/cari-project', ':proyek', '/daftar-project', '/notifikasi'],
  admin: ['/admin', '/voucher-management', '/cari-project', '/cari-relasi', '/daftar-pengguna'],
};

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const themes = ['light', 'dark'] as const;

/** Addresses of the newest listing and contact, as anybody sees them. */
async function resolveScreen(page: Page, screen: string): Promise<string> {
  if (!screen.startsWith(':')) return screen;
  const list = screen === ':proyek' ? '/cari-project' : '/cari-relasi';
  await page.goto(list);
  const link = page.locator(`main a[href^="${list}/"]`).first();
  return (await link.getAttribute('href')) ?? list;
}

for (const role of Object.keys(screensOf) as Role[]) {
  for (const size of sizes) {
    for (const theme of themes) {
      test(`${role} sees every screen at ${size.width} px, ${theme}`, async ({ browser }) => {
        test.setTimeout(600_000);
        const context = await browser.newContext({
          baseURL: demoUrl,
          storageState: await signInAs(browser, role),
          viewport: size,
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'id-ID',
          timezoneId: 'Asia/Jakarta',
        });
        const page = await context.newPage();
        // Each theme and each width is audited once; the other two combinations differ in nothing that axe sees.
        const audited = (size.width === 360) === (theme === 'light');
        const broken: string[] = [];
        page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          // A page that is not there answers 404, which the browser reports; that is the page's point.
          if (message.type() === 'error' && !message.text().includes('404'))
            broken.push(`${page.url()}: ${message.text()}`);
        });
        for (const screen of screensOf[role]) {
          const address = await resolveScreen(page, screen);
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0);
          const name = `${role}-${screen.replaceAll(/\W+/g, '-')}-${size.width}-${theme}.png`;
          await page.screenshot({ path: path.join(screenshots, name), fullPage: true });
          if (audited) await test.step(`axe on ${address}`, () => expectAccessible(page));
        }
        expect(broken).toEqual([]);
        await context.close();
      });
    }
  }
}

test.describe('around the screens', () => {
  test.use({ baseURL: demoUrl });

  test('redirects of the specification lead where it says', async ({ page }) => {
    await page.goto('/ide-bisnis');
    await expect(page).toHaveURL('/ai');
    await page.goto('/akun');
    await expect(page).toHaveURL('/masuk');
  });

  test('each change of page starts at the top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
    await expect(page).toHaveURL('/tentang');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a page that does not exist says so with its address, and answers 404', async ({ page }) => {
    const response = await page.goto('/tidak/ada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
    await expect(page.getByText('/tidak/ada')).toBeVisible();
  });

  test('reloading it counts down, and the countdown can be stopped', async ({ page }) => {
    await page.goto('/tidak/ada');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Halaman Di-refresh' })).toBeVisible();
    await page.getByRole('button', { name: /Hentikan|Batalkan/ }).click();
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL('/tidak/ada');
  });

  test('an admin without two-step verification is urged to switch it on, and led there', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: demoUrl,
      storageState: await signInAs(browser, 'admin'),
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    for (const address of ['/voucher-management', '/admin']) {
      await page.goto(address);
      await expect(page.getByText('Lindungi akun admin Anda')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Aktifkan verifikasi dua langkah' }).click();
    await expect(page.getByRole('heading', { name: 'Keamanan' })).toBeFocused();
    await context.close();
  });

  test('public pages can be read without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const address of ['/', '/tentang', '/paket', '/cari-project', '/cari-relasi', '/kontak']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/cari-project');
    await expect(page.locator('main a[href^="/cari-project/"]').first()).toBeVisible();
    await context.close();
  });

  test('every answer carries the security headers, pages a policy with a fresh nonce', async ({
    request,
  }) => {
    const policies = await Promise.all(
      ['/', '/'].map(
        async (address) => (await request.get(address)).headers()['content-security-policy'] ?? '',
      ),
    );
    expect(policies[0]).toContain("default-src 'none'");
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).not.toContain('unsafe-eval');
    for (const address of ['/', '/health/live', '/rest/v1/', '/manifest.webmanifest']) {
      expect((await request.get(address)).headers()['x-content-type-options']).toBe('nosniff');
    }
  });
});
