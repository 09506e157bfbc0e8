import process from 'node:process';
import { expect } from '@playwright/test';
import { createAccount, newPerson, openSession, readMailText } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { overflowOf } from '../support/layout.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

test('the desk freezes a voucher on the page of its owner, who is told why', async ({ browser }) => {
  const place = { viewport: { width: 360, height: 740 }, locale: 'id-ID', timezoneId: 'Asia/Jakarta' };
  const page = await (await browser.newContext(place)).newPage();
  const desk = await (await browser.newContext(place)).newPage();
  const member = newPerson('Dewi');
  await createAccount(page, member);
  await openSession(page, member);
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  let code = '';
  let id = '';
  try {
    const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${member.email}`;
    id = row?.id ?? '';
    await sql`select private.post_coins(${`premium:${id}`}, 'premium_reward', ${id}, 60, 'rewards', 'Hadiah pembelian Premium')`;
    const [voucher] = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true)`;
      return transaction<{ voucher_code: string }[]>`select (private.withdraw_coins()).voucher_code`;
    });
    code = voucher?.voucher_code ?? '';
  } finally {
    await sql.end();
  }
  await becomeAdmin(desk);
  await desk.goto(`/admin?orang=${id}`);
  await desk.getByRole('button', { name: 'Bekukan voucher' }).click();
  const question = desk.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Bekukan voucher' }).click();
  await expect(question.getByText('Alasan untuk pemilik akun wajib diisi')).toBeVisible();
  await question.getByLabel('Alasan untuk pemilik akun').fill('Pendaftarannya kami periksa');
  await question.getByRole('button', { name: 'Bekukan voucher' }).click();
  await expect(desk.getByText('Voucher dibekukan dan pemiliknya diberi tahu').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Bekukan voucher' })).toHaveCount(0);
  expect(await overflowOf(desk)).toBeLessThanOrEqual(0);
  await desk.goto(`/voucher-management?cari=${code}`);
  const row = desk.getByRole('row').filter({ hasText: code });
  await expect(row.getByText('Dibekukan')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0);
  const mail = await readMailText(page, member.email, new RegExp(`Voucher ${code} dibekukan`));
  expect(mail).toContain('Pendaftarannya kami periksa');
  await page.goto('/affiliate?tab=vouchers');
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Pendaftarannya kami periksa');
  for (const one of [page, desk]) await one.context().close();
});

for (const look of [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const)
  test(`a refund after a withdrawal freezes the voucher, and both sides read why, at ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const place = { ...look, locale: 'id-ID', timezoneId: 'Asia/Jakarta' };
    const [page, desk] = await Promise.all(
      [0, 1].map(async () => (await browser.newContext(place)).newPage()),
    );
    if (page === undefined || desk === undefined) throw new Error('no pages');
    const member = newPerson('Citra');
    await createAccount(page, member);
    await openSession(page, member);
    const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
    let code = '';
    try {
      const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${member.email}`;
      const id = row?.id ?? '';
      // What a referred purchase earned is withdrawn, and then the purchase is refunded.
      await sql`select private.post_coins(${`premium:${id}`}, 'premium_reward', ${id}, 60, 'rewards', 'Hadiah pembelian Premium')`;
      const [voucher] = await sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true)`;
        return transaction<{ voucher_code: string }[]>`select (private.withdraw_coins()).voucher_code`;
      });
      code = voucher?.voucher_code ?? '';
      await sql`select private.post_coins(${`clawback:${id}`}, 'clawback', ${id}, -60, 'clawback', 'Pembelian yang Anda ajak dikembalikan')`;
    } finally {
      await sql.end();
    }

    // The member: bell, mail, and the voucher itself, with what comes of its coins; a withdrawal is not offered.
    const mail = await readMailText(page, member.email, new RegExp(`Voucher ${code} dibekukan`));
    expect(mail).toContain('Pembelian yang Anda ajak dikembalikan. Voucher tidak dicairkan;');
    await page.goto('/notifikasi');
    await page.getByRole('link', { name: `Voucher ${code} dibekukan` }).click();
    await expect(page).toHaveURL('/affiliate?tab=vouchers');
    await expect(page.getByText(`Voucher ${code} dibekukan dan tidak dicairkan`)).toBeVisible();
    const own = page.getByRole('row').filter({ hasText: code });
    await expect(own.getByText('Dibekukan')).toBeVisible();
    await expect(own.getByText('Pembelian yang Anda ajak dikembalikan.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Withdraw/ }).and(page.locator(':enabled'))).toHaveCount(
      0,
    );
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    // The operator: the same reason, and nothing to press.
    await becomeAdmin(desk);
    await desk.goto(`/voucher-management?cari=${code}`);
    const theirs = desk.getByRole('row').filter({ hasText: code });
    await expect(theirs.getByText('Dibekukan')).toBeVisible();
    await expect(theirs.getByText('Jangan dibayar', { exact: false })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0);
    // This member has no account for pay-outs: the row says why it can be no part of a bank file.
    await expect(theirs.getByText('Belum ada tujuan pembayaran')).toBeVisible();
    expect(await overflowOf(desk)).toBeLessThanOrEqual(0);
    await expectAccessible(desk);
    for (const one of [page, desk]) await one.context().close();
  });
