import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { demoUrl, openAs } from '../support/demo.ts';
import { test } from '../support/test.ts';

test.use({ actionTimeout: 30_000 });

test('buyers answer behind a link, also without scripts; the owner reads the summary and closes it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await openAs(browser, 'premium');
  const page = await owner.newPage();
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await page.waitForURL('**/ide-saya/*');
  const step = `${new URL(page.url()).pathname}/langkah/2`;
  await page.goto(step);
  await page.getByRole('button', { name: 'Buat tautan wawancara' }).click();
  const link = new URL(await page.getByLabel('Tautan wawancara').inputValue()).pathname;
  const first = await page.getByLabel('Pertanyaan 1').inputValue();

  const plain = await (await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await plain.getByLabel(first).fill('Tadi malam di warung dekat kos');
  await plain.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(plain.getByText('Terima kasih, jawaban Anda sudah kami simpan')).toBeVisible();
  expect(plain.url()).not.toContain('warung');

  const phone = await (
    await browser.newContext({ baseURL: demoUrl, viewport: { width: 360, height: 740 } })
  ).newPage();
  await phone.goto(link);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(phone.getByText('Jawab sedikitnya satu pertanyaan.')).toBeVisible();
  await phone.getByLabel(first).fill('Hubungi saya di 0812 3456 7890');
  await phone.getByRole('button', { name: 'Kirim jawaban' }).click();
  // The word stands at the answer that it is about, which is where the person goes on.
  await expect(phone.getByLabel(first)).toBeFocused();
  await expect(phone.getByLabel(first)).toHaveAccessibleDescription(/Jawaban ini memuat nomor atau email\./);
  await phone.getByLabel(first).fill('Kemarin di warung kampus');
  await phone.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(phone.getByText('Terima kasih, jawaban Anda sudah kami simpan')).toBeVisible();

  await page.goto(step);
  await expect(page.getByText('Sudah 2 orang menjawab.')).toBeVisible();
  await expect(page.getByText('warung (2 orang)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tutup tautan' }).click();
  await expect(page.getByRole('button', { name: 'Buat tautan wawancara' })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('Wawancara sudah selesai')).toBeVisible();
  const missing = await phone.goto('/wawancara/tautan-yang-tidak-ada');
  expect(missing?.status()).toBe(404);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Tautan tidak ditemukan');
});
