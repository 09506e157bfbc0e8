import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { firstPageSize } from '../../apps/web/src/lib/lists/keyset-list.ts';
import { newPerson, createMember, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

const demo = `http://localhost:${process.env['E2E_DEMO_PORT']}`;
test.use({ viewport: { width: 360, height: 740 } });

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Daftar proyek' }).locator('> li[aria-posinset]');

test('a long directory keeps its place and a small document', async ({ page }) => {
  await page.goto(`${demo}/cari-project`);
  await expect(cards(page)).toHaveCount(firstPageSize);
  // Before that the button is a link to the next page.
  await wakeApp(page);
  // To the end: every page is fetched, the first ones by scrolling, the others by the button; yet only the cards around the viewport
  // are in the document.
  const more = page.getByRole('link', { name: 'Muat lebih banyak' });
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined);
    await expect(page.getByText('Anda sudah melihat semuanya.')).toBeInViewport({ timeout: 100 });
  }).toPass();
  expect(await cards(page).count()).toBeLessThanOrEqual(48);
  const last = cards(page).last();
  const total = Number(await last.getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(150);
  await expect(last).toHaveAttribute('aria-posinset', String(total));

  const name = (await last.getByRole('heading').textContent()) ?? '';
  await last.getByRole('heading').scrollIntoViewIfNeeded();
  const before = await last.getByRole('heading').boundingBox();
  await last.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  const after = await page.getByRole('heading', { level: 2, name }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('search and filters stand in the address and are said in words', async ({ page }) => {
  await page.goto(`${demo}/cari-project`);
  await page.getByRole('searchbox', { name: 'Cari proyek' }).fill('kopi');
  await expect(page).toHaveURL(/[?&]q=kopi/);
  await expect(page.getByText(/^\d+ proyek untuk “kopi”\.$/).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter proyek' });
  await sheet.getByRole('checkbox', { name: 'SEO' }).check();
  await sheet.getByRole('checkbox', { name: 'Bisa jarak jauh' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Lihat hasil' }).click();
  await expect(page).toHaveURL(/keahlian=SEO&remote=1$/);
  await expect(
    page.getByText(/proyek yang mencari SEO yang bisa jarak jauh\.$/).filter({ visible: true }),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /^SEO/ })).toBeVisible();
  await page.getByRole('link', { name: 'Hapus semua' }).click();
  await expect(page).toHaveURL(`${demo}/cari-project`);
  await expect(page.getByText(/proyek mencari anggota\.$/).filter({ visible: true })).toBeVisible();
});

for (const address of ['/cari-project?q=kopi', '/cari-relasi?q=marketing'])
  test(`on a phone the order of ${address} keeps the focus, although its place comes anew with the rows`, async ({
    page,
  }) => {
    await page.goto(`${demo}${address}`);
    await wakeApp(page);
    const order = (name: string) =>
      page.getByRole('navigation', { name: 'Urutan hasil' }).getByRole('link', { name });
    for (const name of ['Terbaru', 'Paling cocok']) {
      await order(name).focus();
      await page.keyboard.press('Enter');
      await expect(order(name)).toHaveAttribute('aria-current', 'true');
      await expect(order(name)).toBeFocused();
      await expect(order(name)).toBeInViewport();
    }
    // Who goes on is left alone.
    await page.getByRole('searchbox').fill('bisnis');
    await expect(page).toHaveURL(/q=bisnis/);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

test('going back undoes a tab, not what was typed', async ({ page }) => {
  await page.goto(`${demo}/cari-project`);
  await wakeApp(page);
  await page.getByRole('tab', { name: 'Desain' }).click();
  await expect(page).toHaveURL(`${demo}/cari-project?tipe=Desain`);
  await page.getByRole('searchbox', { name: 'Cari proyek' }).fill('logo');
  await expect(page).toHaveURL(/q=logo/);
  await page.goBack();
  await expect(page).toHaveURL(`${demo}/cari-project`);
  await expect(page.getByRole('tab', { name: 'Semua' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox', { name: 'Cari proyek' })).toHaveValue('');
  await expect(page.getByText(/proyek mencari anggota\.$/).filter({ visible: true })).toBeVisible();
});

test('while the list loads there are six skeletons; a failure offers to try again', async ({ page }) => {
  await page.goto(`${demo}/tentang`);
  // A link followed before the page is alive is the browser's own, and the server then has the list ready.
  await wakeApp(page);
  let isBroken = true;
  await page.route('**/rest/v1/rpc/search_projects*', async (route) => {
    if (!isBroken) return route.continue();
    await expect(page.getByTestId('skeleton-card')).toHaveCount(6);
    return route.abort();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cari Project' }).click();
  await expect(page.getByText('Gagal memuat data proyek')).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(cards(page).nth(firstPageSize - 1)).toBeVisible();
});

test('without script the directory can be read to its end, page by page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo}/cari-project?tipe=Startup`);
  await expect(cards(page)).toHaveCount(firstPageSize);
  const first = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
  await expect(page).toHaveURL(/tipe=Startup&setelah=/);
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '');
  // Tabs are links, the filters a form, and what is set can be taken off.
  await page.getByRole('tab', { name: 'Desain' }).click();
  await expect(page).toHaveURL(`${demo}/cari-project?tipe=Desain`);
  await expect(page.getByRole('tab', { name: 'Desain' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('checkbox', { name: 'Bisa jarak jauh' }).check();
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL(/tipe=Desain.*remote=1/);
  await expect(
    page.getByText(/proyek Desain yang bisa jarak jauh\.$/).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Bisa jarak jauh/ }).click();
  await expect(page).toHaveURL(`${demo}/cari-project?tipe=Desain`);
  await context.close();
});

test('a person lists themselves as a contact, changes it and deletes it', async ({ page }) => {
  test.setTimeout(180_000);
  const rina = newPerson();
  await createMember(page, rina);
  await signIn(page, rina);
  await page.goto('/cari-relasi');
  await page.getByRole('button', { name: 'Daftarkan Diri' }).click();
  await page.getByLabel('Nama').fill(rina.fullName);
  await page.getByRole('button', { name: 'Daftarkan Profil' }).click();
  await expect(page.getByText('Semua field harus diisi').first()).toBeVisible();
  await page.getByLabel('Keahlian Utama').selectOption('Keuangan');
  await page.getByLabel('Pengalaman').fill('Tiga tahun membukukan usaha keluarga.');
  await page.getByLabel('Deskripsi Pengguna').fill('Membantu teman mengatur modal.');
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await page.reload();
  await expect(page.getByLabel('Pengalaman')).toHaveValue('Tiga tahun membukukan usaha keluarga.');
  await page.getByRole('button', { name: 'Daftarkan Profil' }).click();
  await expect(page.getByText('Profil relasi berhasil didaftarkan!').first()).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: rina.fullName }).first();
  await expect(card.getByText('Profil Anda')).toBeVisible();
  await card.getByRole('link', { name: /^Edit profil/ }).click();
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('6281234567890');
  await page.getByLabel('Kota').fill('Bandung');
  await page.getByRole('button', { name: 'Perbarui Profil' }).click();
  await expect(page.getByText('Profil relasi berhasil diperbarui!').first()).toBeVisible();
  await expect(card).toContainText('Bandung');
  await card.getByRole('button', { name: /^Hapus profil/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Tindakan ini tidak dapat dibatalkan.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Profil relasi berhasil dihapus!').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: rina.fullName })).toHaveCount(0);
});
