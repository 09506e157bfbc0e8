import process from 'node:process';
import { expect } from '@playwright/test';
import { newPerson, createAccount, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, viewport: { width: 360, height: 740 } });

test('a business is published, read without scripts, reported and closed; below 18 there is no form', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const owner = newPerson('Ratna');
  const slug = `keripik-${owner.username.replace('_', '-')}`;
  const address = `/usaha/${slug}`;
  await createAccount(page, owner);
  await actAsOperator('premium', owner.email);
  await signIn(page, owner);
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await page.waitForURL('**/ide-saya/*');
  const step = `${new URL(page.url()).pathname}/langkah/9`;
  await page.goto(step);
  const section = page.getByRole('region', { name: 'Halaman jualan' });
  await expect(section.getByText('Draf. Belum terlihat orang lain.')).toBeVisible();

  // From the record: name, offer and price stand there already. What is wrong is answered at its field.
  await expect(section.getByLabel('Nama usaha')).not.toHaveValue('');
  await expect(section.getByLabel('Harga')).not.toHaveValue('');
  await section.getByLabel('Alamat').fill('Keripik Tempe');
  await section.getByLabel('Harga').fill('-5');
  await section.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  const publish = section.getByRole('button', { name: 'Terbitkan halaman' });
  await publish.click();
  await expect(section.getByText('Perbaiki 3 isian di bawah ini.')).toBeVisible();
  await expect(section.getByText('Tidak boleh kurang dari Rp 1')).toBeVisible();
  await expect(section.getByText('Centang persetujuan, atau kosongkan nomornya')).toBeVisible();
  await expectAccessible(page);
  await section.getByLabel('Alamat').fill('premium');
  await section.getByLabel('Nama usaha').fill('Keripik Tempe Bu Ratna');
  await section.getByLabel('Penawaran').fill('Keripik tempe renyah, lihat di https://toko.example.com');
  await section.getByLabel('Harga').fill('12.000');
  await section.getByLabel(/Saya setuju nomor ini tampil/).check();
  await publish.click();
  await expect(section.getByText('Penawaran ini memuat tautan.').first()).toBeVisible();
  await section.getByLabel('Penawaran').fill('Keripik tempe renyah buatan rumah, digoreng setiap pagi.');
  await publish.click();
  await expect(section.getByText('Alamat ini tidak dapat dipakai.').first()).toBeVisible();
  await section.getByLabel('Alamat').fill(slug);
  await publish.click();
  await expect(section.getByText('Tampil untuk umum.')).toBeVisible();
  await expect(section.getByText('Ada perubahan yang belum terbit.')).toHaveCount(0);

  // A stranger without scripts.
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  ).newPage();
  expect((await plain.goto(address))?.status()).toBe(200);
  await expect(plain).toHaveTitle('Keripik Tempe Bu Ratna | KawanUsaha');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Keripik Tempe Bu Ratna');
  await expect(plain.getByRole('main')).toContainText('Rp 12.000');
  await expect(plain.getByRole('link', { name: 'Pesan lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=/,
  );
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await plain.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"LocalBusiness"',
  );
  const card = await plain.request.get(`/pratinjau/usaha/${slug}.png`);
  expect(card.headers()['content-type']).toBe('image/png');
  expect(await (await plain.request.get('/sitemap.xml')).text()).not.toContain(address);

  // A member reports it.
  const reader = await browser.newContext();
  const readerPage = await reader.newPage();
  const reporter = newPerson('Bima');
  await createAccount(readerPage, reporter);
  await signIn(readerPage, reporter);
  await readerPage.goto(address);
  await expectAccessible(readerPage);
  await readerPage.getByRole('button', { name: 'Laporkan' }).click();
  const dialog = readerPage.getByRole('dialog');
  await dialog.getByLabel('Informasi palsu').check();
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(readerPage.getByText('Laporan terkirim').first()).toBeVisible();

  // After a week crawlers are told of it.
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  await sql`update public.sales_pages set public_since = now() - interval '7 days' where slug = ${slug}`;
  expect(await (await plain.request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
  // Copies of a page are kept for seconds.
  await expect(async () => {
    await plain.reload();
    await expect(plain.locator('meta[name="robots"]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });

  // Its owner closes it.
  await section.getByRole('button', { name: 'Tutup halaman' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup halaman' }).click();
  await expect(section.getByText('Ditutup. Tidak terlihat orang lain.')).toBeVisible();
  await expect(section.getByLabel('Nomor WhatsApp')).toHaveValue('');
  expect((await plain.goto(address))?.status()).toBe(404);

  // Below 18.
  await sql`
    update public.member_ages set birth_year = extract(year from now())::integer - 16
    where user_id = (select id from auth.users where email = ${owner.email})`;
  await sql.end();
  await page.goto(step);
  await expect(section.getByText('Halaman jualan terbuka untuk usia 18 tahun ke atas')).toBeVisible();
  await expect(publish).toHaveCount(0);
});
