import { expect } from '@playwright/test';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import { test } from '../support/test.ts';
import { twoFrames, watchShifts } from '../support/pictures/watch-shifts.ts';

test.use({ baseURL: demoUrl });

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

test('what is suggested to a member moves nothing on a wide screen, also where it has not stood before', async ({
  browser,
}) => {
  const context = await openAs(browser, 'premium', { viewport: wide });
  const page = await context.newPage();
  const readShift = await watchShifts(page);
  // The answer is held back until the place that is kept for it has been looked at.
  let answer = (): void => undefined;
  let looked = Promise.resolve();
  await page.route('**/functions/v1/match-listings', async (route) => {
    await looked;
    await route.fallback();
  });
  for (const opening of ['first', 'second']) {
    looked = new Promise((resolve) => (answer = resolve));
    await openAlive(page, '/cari-project');
    const suggested = page.getByRole('region', { name: 'Cocok untuk Anda' });
    await expect(suggested.locator('.skeleton').first()).toBeVisible();
    // The server has kept the place already.
    expect(await readShift(), opening).toBeLessThan(0.01);
    answer();
    await expect(suggested.locator('.skeleton')).toHaveCount(0);
    await twoFrames(page);
    expect(await readShift(), opening).toBeLessThan(0.01);
  }
  await context.close();
});

for (const [address, own] of [
  ['/cari-project', 'Proyek Anda'],
  ['/cari-relasi', 'Profil Anda'],
] as const)
  test(`a card of ${address} that turns out to be one's own moves nothing on a phone`, async ({
    browser,
  }) => {
    const context = await openAs(browser, 'owner', { viewport: phone });
    const page = await context.newPage();
    const readShift = await watchShifts(page);
    await openAlive(page, address);
    await expect(page.getByRole('article').getByText(own).first()).toBeVisible();
    await twoFrames(page);
    expect(await readShift()).toBeLessThan(0.01);
    await context.close();
  });

const decision = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'kept',
  target_kind: 'project',
  title: 'Kopi Keliling Sleman',
  reason: 'Nomor telepon di dalam deskripsi, padahal kontak hanya lewat pesan.',
  created_at: new Date(Date.now() - 86_400_000).toISOString(),
  appealed_at: null,
  overturned_at: null,
};

for (const address of ['/notifikasi', '/kelola-aplikasi'])
  for (const viewport of [phone, wide])
    test(`a decision that comes late pushes nothing of ${address} down, at ${viewport.width} px`, async ({
      browser,
    }) => {
      const context = await openAs(browser, 'owner', { viewport });
      const page = await context.newPage();
      const readShift = await watchShifts(page);
      let answer = (): void => undefined;
      const looked = new Promise<void>((resolve) => (answer = resolve));
      const asked = page.waitForRequest(/\/rest\/v1\/(notifications|project_applications)\?/);
      await page.route('**/rest/v1/moderation_decisions?*', async (route) => {
        await looked;
        await route.fulfill({ json: [decision] });
      });
      await openAlive(page, address);
      // What is below does not wait to be asked for, and the page is not blank meanwhile.
      await asked;
      await expect(page.locator('main .skeleton:visible').first()).toBeVisible();
      await twoFrames(page);
      answer();
      await expect(page.getByRole('heading', { name: 'Keputusan tentang konten Anda' })).toBeVisible();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await twoFrames(page);
      expect(await readShift()).toBeLessThan(0.02);
      await context.close();
    });

test('a question about decisions that fails keeps nothing from the page', async ({ browser }) => {
  const context = await openAs(browser, 'owner', { viewport: phone });
  const page = await context.newPage();
  let failures = 0;
  await page.route('**/rest/v1/moderation_decisions?*', async (route) => {
    failures += 1;
    // The second question is never answered: the page is there before it.
    if (failures === 1) await route.abort();
  });
  await openAlive(page, '/kelola-aplikasi');
  await expect(page.getByRole('tab', { name: 'Menunggu' })).toBeVisible();
  await context.close();
});
