import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { expect } from '@playwright/test';
import { openSession, newPerson, createAccount } from '../support/account.ts';
import { openDatabase } from '../support/database.ts';
import { openPayment } from '../support/payment.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(120_000);

test('an order: its events, one of them again, its line in the export, and its money back', async ({
  page,
  browser,
}) => {
  const buyerContext = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const buyerPage = await buyerContext.newPage();
  const buyer = newPerson('Dewi');
  await createAccount(buyerPage, buyer);
  await openSession(buyerPage, buyer);
  const frame = await openPayment(buyerPage);
  await frame.getByRole('button', { name: /^GoPay/ }).click();
  await frame.getByRole('button', { name: 'Simulasikan sudah dibayar' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(buyerPage).toHaveURL(/\/payment-success\?order=KU-/);
  const order = new URL(buyerPage.url()).searchParams.get('order') ?? '';

  await becomeAdmin(page);
  await page.goto('/admin?tab=pembayaran');
  await page.getByLabel('Cari pembayaran').fill(order);
  const row = page.getByRole('row').filter({ hasText: order });
  await expect(row).toContainText('Lunas');

  await row.getByRole('button', { name: 'Peristiwa' }).click();
  const events = page.getByRole('dialog', { name: 'Catatan peristiwa' });
  await events.getByRole('button', { name: 'Proses ulang' }).first().click();
  await expect(page.getByText(/^Peristiwa diproses ulang: /).first()).toBeVisible();
  await events.getByRole('button', { name: 'Tutup' }).click();
  await expect(row).toContainText('Lunas');

  // On a phone an order takes three lines: what is rarer stands in a menu.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await row.getByRole('button', { name: `Tindakan lain, ${order}` }).click();
  await page.getByRole('menuitem', { name: 'Peristiwa' }).click();
  await events.getByRole('button', { name: 'Tutup' }).click();
  expect((await row.boundingBox())?.height).toBeLessThan(170);
  await page.setViewportSize(wide);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('kawanusaha-payments.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(lines.filter((line) => line.includes(order))).toHaveLength(1);

  // No page of the buyer hears of it: the next one finds out by itself.
  await buyerPage.goto('about:blank');
  await row.getByRole('button', { name: 'Kembalikan dana' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Kembalikan dana' }).click();
  await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
  await question.getByLabel('Alasan').fill('Diminta pembeli dalam tujuh hari');
  await question.getByRole('button', { name: 'Kembalikan dana' }).click();
  await expect(page.getByText('Dana dikembalikan lewat Midtrans').first()).toBeVisible();
  await expect(row).toContainText('Dikembalikan');
  await expect(row.getByRole('button', { name: 'Kembalikan dana' })).toHaveCount(0);

  await buyerPage.goto('/komunitas');
  await expect(buyerPage).toHaveURL('/paket');
  await buyerPage.goto('/pembayaran');
  await expect(buyerPage.getByText('Dikembalikan').first()).toBeVisible();
  await buyerContext.close();
});

test('a deleted project comes back from the content tab, and the audit log tells both', async ({ page }) => {
  const owner = newPerson('Sari');
  await createAccount(page, owner);
  const name = `Titip Jual ${owner.username}`;
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  const [project] = await sql<{ id: string }[]>`
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
      contact_method, owner_name)
    select id, ${name}, 'Kami menitipkan kue di kantin kampus.', 'Startup', '{Marketing}', '6281234567890', 'Sari'
    from auth.users where email = ${owner.email}
    returning id`;
  await sql.end();

  await becomeAdmin(page);
  await page.goto(`/cari-project/${project?.id}`);
  await page.getByRole('button', { name: /^Hapus proyek/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page).toHaveURL('/cari-project');

  await page.goto('/admin?tab=konten');
  await expect(page.getByText(/^Bisa dipulihkan sampai \d/).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Konten berhasil dipulihkan').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/cari-project/${project?.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/admin?tab=audit');
  await expect(
    page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Proyek dihapus' }),
  ).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Proyek dipulihkan' }),
  ).toBeVisible();
});
