import { createHash, randomBytes } from 'node:crypto';
import process from 'node:process';
import { expect } from '@playwright/test';
import { newPerson, createAccount, signIn } from '../support/account.ts';
import { auditThemes } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { narrowProblems } from '../support/layout.ts';
import { takePicture } from '../support/pictures/take-picture.ts';
import { test } from '../support/test.ts';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
test.use({ viewport: phone.viewport, contextOptions: { reducedMotion: 'reduce' } });

test('the weekly mail is agreed to in the settings, and ended by its link without signing in', async ({
  page,
  browser,
}) => {
  const person = newPerson('Wulan');
  await createAccount(page, person);
  await signIn(page, person);
  await page.goto('/notifikasi?tab=atur');
  const tick = page.getByRole('checkbox', { name: 'Kabar mingguan lewat email' });
  await expect(tick).not.toBeChecked();
  await tick.click();
  await expect(page.getByText('Disetujui', { exact: false })).toBeVisible();
  await expect(tick).toBeChecked();
  expect(await auditThemes(page, (theme) => takePicture(page, `weekly-mail-settings-${theme}`))).toEqual([]);
  expect(await narrowProblems(page)).toEqual([]);

  // The secret of a mail that was sent; the database knows its hash alone.
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  const secret = randomBytes(32).toString('base64url');
  await sql`
    insert into private.weekly_mails (user_id, week, status, stop_hash)
    select id, date_trunc('week', now())::date, 'sent', ${createHash('sha256').update(secret).digest()}
    from auth.users where email = ${person.email}`;
  const stranger = await (await browser.newContext(phone)).newPage();
  await stranger.goto(`/berhenti-kabar#${'A'.repeat(43)}`);
  await stranger.getByRole('button', { name: 'Hentikan kabar mingguan' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Tautan ini tidak berlaku');
  await stranger.goto('/robots.txt');
  await stranger.goto(`/berhenti-kabar/${secret}`);
  await expect(stranger).toHaveURL(`/berhenti-kabar#${secret}`);
  expect(await auditThemes(stranger, (theme) => takePicture(stranger, `weekly-mail-end-${theme}`))).toEqual(
    [],
  );
  await stranger.getByRole('button', { name: 'Hentikan kabar mingguan' }).click();
  await expect(stranger.getByText('Anda tidak menerima kabar mingguan lagi', { exact: false })).toBeVisible();

  await page.reload();
  await expect(tick).not.toBeChecked();
  await sql.end();
});
