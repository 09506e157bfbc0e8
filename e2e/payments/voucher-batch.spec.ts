import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { expect } from '@playwright/test';
import { newPerson, createAccount, signIn, readMailText } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { overflowOf } from '../support/layout.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

/** Withdraws 60 coins so many times, as the member would over some weeks. Out: the codes. */
async function withdraw(email: string, times: number): Promise<string[]> {
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  const codes: string[] = [];
  try {
    const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
    const id = row?.id ?? '';
    for (let round = 0; round < times; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each takes the whole balance
      const [voucher] = await sql.begin(async (transaction) => {
        await transaction`select private.post_coins(${`premium:${id}:${round}`}, 'premium_reward', ${id}, 60, 'rewards', 'Hadiah pembelian Premium')`;
        await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true)`;
        return transaction<{ voucher_code: string }[]>`select (private.withdraw_coins()).voucher_code`;
      });
      codes.push(voucher?.voucher_code ?? '');
    }
  } finally {
    await sql.end();
  }
  return codes;
}

test('on a phone several vouchers go into one bank file and are marked with one proof; their owner hears of each', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const place = { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'id-ID' } as const;
  const page = await (await browser.newContext(place)).newPage();
  const desk = await (await browser.newContext(place)).newPage();
  const member = newPerson('Wulan');
  await createAccount(page, member);
  await signIn(page, member);
  await page.goto('/affiliate');
  await page.getByRole('button', { name: 'Isi tujuan pembayaran' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Bank atau dompet digital').selectOption('DANA');
  await form.getByLabel('Nomor rekening atau nomor HP').fill('0812 3456 7890');
  // The profile has the name: it is not asked for again.
  await expect(form.getByLabel('Nama pemilik')).toHaveValue(member.fullName);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tujuan pembayaran disimpan.').first()).toBeVisible();
  const codes = await withdraw(member.email, 3);

  await becomeAdmin(desk);
  await desk.goto(`/voucher-management?cari=${encodeURIComponent(member.email)}`);
  await expect(desk.getByRole('checkbox', { name: /^Pilih semua yang siap diproses \(3\)/ })).toBeVisible();
  for (const code of codes) await desk.getByRole('checkbox', { name: code }).check();
  // The last one is far below the first: what is done with them is there all the same.
  await desk.getByRole('checkbox', { name: codes[0] ?? '' }).scrollIntoViewIfNeeded();
  await desk.mouse.wheel(0, 600);
  await expect(desk.getByText(/3 voucher dipilih · Rp\s180\.000/)).toBeInViewport();
  await expect(desk.getByRole('button', { name: 'Tandai dibayar' })).toBeInViewport();
  expect(await overflowOf(desk)).toBeLessThanOrEqual(0);
  await expectAccessible(desk);
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Unduh berkas bank' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  for (const code of codes) expect(lines.join('\n')).toContain(`"KawanUsaha ${code}"`);
  await desk.getByRole('button', { name: 'Tandai dibayar' }).click();
  const proof = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await proof.getByRole('button', { name: 'Tandai dibayar' }).click();
  await expect(proof.getByText('Bukti pembayaran wajib diisi')).toBeVisible();
  await proof.getByLabel('Bukti pembayaran').fill('DANA massal ref 88231');
  await proof.getByRole('button', { name: 'Tandai dibayar' }).click();
  await expect(desk.getByText('Voucher berhasil ditandai sebagai dibayar').first()).toBeVisible();

  const mail = await readMailText(page, member.email, new RegExp(`Voucher ${codes[0]} sudah dibayar`));
  expect(mail).toContain('DANA massal ref 88231');
  await page.goto('/notifikasi');
  for (const code of codes)
    await expect(page.getByRole('link', { name: `Voucher ${code} sudah dibayar` })).toBeVisible();
  for (const one of [page, desk]) await one.context().close();
});
