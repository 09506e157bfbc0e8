import { expect, type Locator } from '@playwright/test';
import { demoUrl, openAs } from '../support/demo.ts';
import { fill, findAddresses } from '../support/found-addresses.ts';
import { screens } from '../support/screens.ts';
import { watchRequests } from '../support/pictures/settle.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 800 } });

/** The background of an element's `::after`, which marks what is chosen. */
const markOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node, '::after').backgroundColor);

test('in high contrast what is chosen, pressed and focused can be told from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cari-project?tipe=Desain');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const tab = page.getByRole('tab', { name: 'Desain' });
  expect(await markOf(tab)).not.toBe(canvas);
  const current = page.getByRole('navigation', { name: 'Navigasi utama' }).locator('[aria-current=page]');
  expect(await markOf(current)).not.toBe(canvas);
  const theme = page.getByRole('contentinfo').getByRole('button', { name: 'Ikuti perangkat' });
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await expect(theme).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lewati ke konten' })).toHaveCSS('outline-style', 'solid');
});

test('on paper there is the content alone, dark on white, also from a dark screen', async ({ browser }) => {
  const { share } = await findAddresses(browser);
  const context = await openAs(browser, 'anonymous', { colorScheme: 'dark' });
  const page = await context.newPage();
  const { settle } = watchRequests(page);
  for (const address of [share, '/privasi']) {
    await page.goto(address);
    await settle();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    const [ink, paper] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1] ?? Number.NaN);
      return [lightness(getComputedStyle(heading).color), getComputedStyle(document.body).backgroundColor];
    });
    expect(ink).toBeLessThan(0.4);
    expect(paper).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
  await context.close();
});

test('nothing moves for a visitor who asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The skeletons stay, and with them what would shimmer.
  await page.route('**/rest/v1/rpc/search_projects*', () => undefined);
  await page.goto('/tentang');
  await wakeApp(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cari Project' }).click();
  await expect(page.getByTestId('skeleton-card').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
});

test('without scripts each page can be read, and says where it needs them', async ({ browser }) => {
  const found = await findAddresses(browser);
  const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const needs =
    /^\/(masuk|daftar|lupa-password|reset-password|kontak|ai|flowise|ai-features|kalkulator|profil|notifikasi|all-ai|akses-premium|template-excel|kelola-aplikasi|aplikasi-saya|ide\/|ide-saya|chatbot|komunitas|pembayaran|payment-success|affiliate|daftar-project|daftar-relasi|admin|voucher)/;
  for (const screen of screens) {
    const address = fill(screen.address, found);
    await page.goto(address);
    const note = page.getByText(/membutuhkan JavaScript/).filter({ visible: true });
    const heading = page.getByRole('main').getByRole('heading');
    await expect((needs.test(address) ? note : heading).first(), address).toBeVisible();
    // Nothing is promised that only a script would do.
    await expect(page.getByText('Anda akan diarahkan').filter({ visible: true }), address).toHaveCount(0);
  }
  await context.close();
});
