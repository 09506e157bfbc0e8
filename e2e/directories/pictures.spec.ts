import { expect, type Page } from '@playwright/test';
import { newPerson, createAccount, createMember, signIn, openSession } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

/** A real picture file: what the browser itself has drawn. */
const snapshot = async (page: Page) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

/** Waits until a picture has arrived, and gives its size in pixels. */
const pixelsOf = async (page: Page, selector: string): Promise<[number, number]> => {
  const picture = page.locator(selector).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
};

test('a member adds a photo, sees it everywhere, replaces it and removes it', async ({ page }) => {
  const member = newPerson('Maya');
  await createAccount(page, member);
  await openSession(page, member);
  await page.getByRole('button', { name: 'Tambah foto profil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto profil' });
  await expect(dialog.getByRole('button', { name: 'Simpan foto' })).toBeDisabled();

  await dialog
    .getByLabel('Pilih berkas foto')
    .setInputFiles({ name: 'palsu.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') });
  await dialog.getByRole('button', { name: 'Simpan foto' }).click();
  await expect(dialog.getByRole('alert')).toContainText('tidak dapat dibaca');

  await dialog.getByLabel('Pilih berkas foto').setInputFiles(await snapshot(page));
  await expect(dialog.getByAltText('Pratinjau foto baru')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Simpan foto' }).click();
  await expect(page.getByText('Foto profil disimpan').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const photo = 'main img[src*="/foto-profil/"]';
  const [width, height] = await pixelsOf(page, photo);
  expect(width).toBe(height);
  await expect(page.locator('.site-header img[src*="/foto-profil/"]').first()).toBeAttached();
  await page.reload();
  await pixelsOf(page, photo);
  const first = (await page.locator(photo).first().getAttribute('src')) ?? '';
  const kept = await page.request.get(first, { headers: { accept: 'image/avif,image/webp' } });
  expect(kept.headers()['content-type']).toBe('image/avif');
  expect(kept.headers()['cache-control']).toContain('immutable');

  await page.getByRole('button', { name: 'Ubah foto profil' }).click();
  await dialog.getByLabel('Pilih berkas foto').setInputFiles(await snapshot(page));
  await dialog.getByRole('button', { name: 'Simpan foto' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(photo).first()).not.toHaveAttribute('src', first);
  expect((await page.request.get(first)).status()).toBe(400);

  await page.getByRole('button', { name: 'Ubah foto profil' }).click();
  await dialog.getByRole('button', { name: 'Hapus foto' }).click();
  await expect(page.getByText('Foto profil dihapus').first()).toBeVisible();
  await expect(page.locator('img[src*="/foto-profil/"]')).toHaveCount(0);
});

test('a project shows its picture on the card and its page, and another one after an edit', async ({
  page,
}) => {
  const owner = newPerson('Tika');
  await createMember(page, owner);
  await signIn(page, owner);
  const name = `Dapur ${owner.username}`;
  const listing = 'img[src*="/gambar-proyek/"]';
  const picture = await snapshot(page);
  await page.goto('/daftar-project');
  await page.getByLabel('Nama Proyek').fill(name);
  await page.getByLabel('Deskripsi Proyek').fill('Katering sehat untuk anak kos.');
  await page.getByLabel('Tipe Proyek').selectOption('Startup');
  await page.getByLabel('Pilih gambar').setInputFiles(picture);
  await expect(page.getByAltText('Pratinjau gambar proyek')).toBeVisible();
  await expect(page.getByText('Gambar siap. Simpan formulir agar tampil.')).toBeVisible();
  await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('SEO');
  await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await page.getByLabel('Nama Pemilik').fill(owner.fullName);
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expect(page.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();

  await page.goto(`/cari-project?q=${encodeURIComponent(name)}`);
  const [width, height] = await pixelsOf(page, listing);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByAltText(`Gambar proyek ${name}`)).toBeVisible();
  const before = (await page.locator(listing).first().getAttribute('src')) ?? '';

  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByLabel('Nama Proyek')).toHaveValue(name);
  await page.getByLabel('Ganti gambar').setInputFiles(picture);
  await expect(page.getByText('Gambar siap. Simpan formulir agar tampil.')).toBeVisible();
  await page.getByRole('button', { name: 'Perbarui Proyek' }).click();
  await expect(page.getByText('Proyek berhasil diperbarui!').first()).toBeVisible();
  await expect.poll(async () => (await page.request.get(before)).status()).toBe(400);
});
