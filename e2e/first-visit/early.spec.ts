import { expect, type Page } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 360, height: 740 } });

/** Opens a page whose scripts stay on the way until `arrive` is called, as on a slow line. */
async function openWithoutScripts(page: Page, address: string): Promise<{ arrive: () => void }> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address);
  return { arrive: scripts.resolve };
}

const isWaiting = (page: Page) => page.evaluate(() => 'waiting' in document.documentElement.dataset);

test('what is pressed before the scripts arrive is held, shown to be on its way, and done', async ({
  page,
}) => {
  const { arrive } = await openWithoutScripts(page, '/cari-project');
  await page.getByRole('button', { name: 'Filter' }).click();
  expect(await isWaiting(page)).toBe(true);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Filter proyek' })).toBeVisible();
  expect(await isWaiting(page)).toBe(false);
});

for (const [name, goOn] of [
  ['the connection', async () => undefined],
  ['the next action', (page: Page) => page.getByRole('searchbox').focus()],
] as const)
  test(`files of the app that did not come, come with ${name}; what was pressed is then done`, async ({
    page,
    context,
  }) => {
    await page.goto('/cari-project');
    if (name === 'the connection') await context.setOffline(true);
    else await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503, body: '' }));
    const failed = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'Filter' }).click();
    await failed;
    expect(await isWaiting(page)).toBe(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await goOn(page);
    await expect(page.getByRole('dialog', { name: 'Filter proyek' })).toBeVisible();
    expect(await isWaiting(page)).toBe(false);
  });

test('a tab pressed that early leads on by itself', async ({ page }) => {
  const { arrive } = await openWithoutScripts(page, '/cari-relasi');
  await page.getByRole('tab', { name: 'Keuangan' }).click();
  await expect(page).toHaveURL('/cari-relasi?keahlian=Keuangan');
  await expect(page.getByText(/relasi dengan keahlian Keuangan\.$/).first()).toBeVisible();
  arrive();
});

test('a row of tabs scrolled that early stays where it is', async ({ page }) => {
  const { arrive } = await openWithoutScripts(page, '/cari-project');
  const tabs = page.getByRole('tablist', { name: 'Tipe proyek' });
  const place = () => tabs.evaluate((list) => list.scrollLeft);
  await tabs.evaluate((list) => void (list.scrollLeft = 300));
  // The web font may still change how wide the row is.
  expect(await place()).toBeGreaterThan(200);
  arrive();
  await wakeApp(page);
  expect(await place()).toBeGreaterThan(200);
});

test('ticks, choices and a sent form count', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const filters = await openWithoutScripts(page, '/cari-project');
  await page.getByRole('checkbox', { name: 'SEO' }).check();
  await page.getByLabel('Budget').selectOption('Rp 1–5 juta');
  filters.arrive();
  await expect(page).toHaveURL('/cari-project?keahlian=SEO&budget=5jt');
  await expect(page.getByRole('checkbox', { name: 'SEO' })).toBeChecked();
  await page.unrouteAll();

  const login = await openWithoutScripts(page, '/masuk');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) sent.push(request.url());
  });
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
  await page.keyboard.press('Enter');
  expect(await isWaiting(page)).toBe(true);
  login.arrive();
  await expect(page).toHaveURL('/profil');
  // The first press is done again once, not once more by the browser.
  expect(sent).toHaveLength(1);
});

test('what is typed that early is there, also for the first question', async ({ page }) => {
  const { arrive } = await openWithoutScripts(page, '/ai?tab=konsultasi');
  await page.getByLabel('Pertanyaan untuk konsultasi').fill('Bagaimana menetapkan harga?');
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  arrive();
  await expect(page.getByRole('log').getByText('Bagaimana menetapkan harga?')).toBeVisible();
});

test('what is typed that early is newer than what an earlier try left', async ({ page }) => {
  await page.goto('/masuk');
  await wakeApp(page);
  await page.getByLabel('Email').fill('lama@contoh.test');
  const draft = () => page.evaluate(() => sessionStorage.getItem('kawanusaha_draft:masuk') ?? '');
  await expect.poll(draft).toContain('lama@');
  const { arrive } = await openWithoutScripts(page, '/masuk');
  await page.getByLabel('Email').fill('baru@contoh.test');
  arrive();
  await expect.poll(draft).toContain('baru@');
  await expect(page.getByLabel('Email')).toHaveValue('baru@contoh.test');
});

test('an address typed that early is there where the password is asked anew, and a password is nowhere', async ({
  page,
}) => {
  const { arrive } = await openWithoutScripts(page, '/masuk');
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('rahasia-sekali');
  await page.getByRole('link', { name: 'Lupa Password?' }).click();
  await expect(page).toHaveURL('/lupa-password');
  arrive();
  await expect(page.getByLabel('Email')).toHaveValue('budi@contoh.test');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('rahasia');
});

test('who stands in a field when the draft of an earlier try comes back types over it', async ({ page }) => {
  await page.goto('/masuk');
  await wakeApp(page);
  await page.getByLabel('Email').fill('lama@contoh.test');
  const draft = () => page.evaluate(() => sessionStorage.getItem('kawanusaha_draft:masuk') ?? '');
  await expect.poll(draft).toContain('lama@');
  const { arrive } = await openWithoutScripts(page, '/masuk');
  await page.getByLabel('Email').focus();
  arrive();
  await expect(page.getByLabel('Email')).toHaveValue('lama@contoh.test');
  await page.keyboard.type('baru@contoh.test');
  await expect(page.getByLabel('Email')).toHaveValue('baru@contoh.test');
});

test('a press while what was typed early is still being taken over comes after it', async ({ page }) => {
  const { arrive } = await openWithoutScripts(page, '/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  // The first moment at which the page is alive, and the two fields are not yet taken over.
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).evaluate((button) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      (button as HTMLElement).click();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-alive'] });
  });
  arrive();
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
});

test('the theme, the menu, and the way to Premium answer as well', async ({ page }) => {
  const { arrive } = await openWithoutScripts(page, '/paket');
  await page.getByRole('button', { name: 'Menu utama' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tema gelap' }).click();
  await page.getByRole('button', { name: 'Beli Premium' }).click();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL('/masuk');
  await expect(page.getByText('Login Required').first()).toBeVisible();
});
