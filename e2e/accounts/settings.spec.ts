import { expect } from '@playwright/test';
import {
  newPerson,
  createAccount,
  signIn,
  openSession,
  logIn,
  submitButton,
  completeProfile,
  readMail,
  followMailLink,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSection } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';
import { authenticatorCode } from '../support/totp.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the profile is completed, and an expired session comes back to what was typed', async ({ page }) => {
  const rina = newPerson();
  await page.goto('/profil');
  await expect(page).toHaveURL('/masuk');
  await createAccount(page, rina);
  await openSession(page, rina);
  await expect(page.getByText('1 dari 4 bagian terisi')).toBeVisible();
  await expectAccessible(page);
  await completeProfile(page);
  await expect(page.getByText('Lengkapi profil Anda')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '@rina.usaha' })).toHaveAttribute(
    'href',
    'https://instagram.com/rina.usaha',
  );

  await page.getByRole('button', { name: 'Edit Profil' }).click();
  await page.getByLabel('Kota').fill('Yogyakarta');
  await expectAccessible(page);
  await page.evaluate(() => localStorage.removeItem('kawanusaha_auth'));
  await page.reload();
  await expect(page).toHaveURL('/masuk');
  await page.getByLabel('Email').fill(rina.email);
  await page.getByLabel('Password', { exact: true }).fill(rina.password);
  await submitButton(page, 'Masuk').click();
  await expect(page).toHaveURL('/profil?edit=1');
  await expect(page.getByLabel('Kota')).toHaveValue('Yogyakarta');
});

test('changing the password signs the other devices out', async ({ page, browser }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, rina);
  await page.reload();
  await openSection(page, 'Keamanan');
  await expect(page.getByRole('button', { name: /^Keluarkan / })).toBeVisible();
  await expect(page.getByText('Perangkat ini')).toBeVisible();

  await page.getByRole('button', { name: 'Ganti Password' }).click();
  await page.getByLabel('Password Saat Ini').fill('bukan-ini');
  await page.getByLabel('Password Baru', { exact: true }).fill(`${rina.password}-2`);
  await page.getByLabel('Konfirmasi Password Baru').fill(`${rina.password}-2`);
  await page.getByRole('button', { name: 'Simpan Password' }).click();
  await expect(page.getByText('Password saat ini salah')).toBeVisible();
  await page.getByLabel('Password Saat Ini').fill(rina.password);
  await page.getByRole('button', { name: 'Simpan Password' }).click();
  await expect(page.getByText('Password berhasil diganti').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keluarkan / })).toHaveCount(0);
  await elsewhere.close();
});

test('two-step verification is paired with an app and asked for at the next sign-in', async ({
  page,
  browser,
}) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  await openSection(page, 'Keamanan');
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const key = (await page.locator('code').innerText()).trim();
  await page.getByLabel('Kode dari aplikasi').fill('000000');
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByText(/^Kode salah/)).toBeVisible();
  await page.getByLabel('Kode dari aplikasi').fill(authenticatorCode(key));
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByText('Verifikasi dua langkah aktif').first()).toBeVisible();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/masuk');
  await elsewhere.getByLabel('Email').fill(rina.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(rina.password);
  await submitButton(elsewhere, 'Masuk').click();
  await expect(elsewhere.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
  await expectAccessible(elsewhere);
  // Until the code has come nothing else opens: not after a reload, and not in another tab.
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/profil');
  await expect(otherTab.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
  await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Daftar' })).toBeVisible();
  // A code serves once, and the app's next one is within the allowed skew.
  await elsewhere.getByLabel('Kode verifikasi').fill(authenticatorCode(key, 1));
  await elsewhere.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(elsewhere).toHaveURL('/profil');
  await expect(otherTab).toHaveURL('/profil');
  await expect(otherTab.getByRole('heading', { level: 1 })).toContainText(rina.fullName);
  await context.close();
});

test('a changed e-mail address counts once both mailboxes have agreed', async ({ page }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  await page.getByRole('button', { name: 'Edit Profil' }).click();
  const next = newPerson('Baru').email;
  await page.getByLabel('Email', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui!').first()).toBeVisible();
  await expect(page.getByText(rina.email)).toBeVisible();
  await followMailLink(page, (await readMail(page, rina.email, /penggantian email/i)).link);
  await expect(page.getByText(/Konfirmasi pertama diterima/)).toBeVisible();
  await followMailLink(page, (await readMail(page, next, /alamat email baru/i)).link);
  await expect(page.getByText('Email berhasil diganti')).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
});

test('notifications say that nothing happened yet, and keep what one wants to hear of', async ({ page }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await signIn(page, rina);
  await page.goto('/notifikasi');
  await expect(page.getByText('Belum ada notifikasi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Pengaturan' }).click();
  const email = page
    .getByRole('group', { name: 'Coin dan referral' })
    .getByRole('checkbox', { name: 'Email' });
  await expect(email).toBeChecked();
  // The tick shows the choice while it is on its way.
  const arrival = Promise.withResolvers<void>();
  await page.route('**/rest/v1/notification_preferences*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await email.uncheck();
  await expect(email).not.toBeChecked();
  arrival.resolve();
  await expect(page.getByText('Pengaturan notifikasi disimpan').first()).toBeVisible();
  await expect(email).not.toBeChecked();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('tab', { name: 'Pengaturan' }).click();
  await expect(email).not.toBeChecked();
  await expectAccessible(page);
});

test('a member takes their data along, then deletes the account', async ({ page }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  await openSection(page, 'Data dan privasi');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh JSON' }).click();
  expect((await download).suggestedFilename()).toBe('data-saya-kawanusaha.json');
  expect(await (await (await download).createReadStream()).toArray().then(String)).toContain(rina.email);

  await page.getByRole('button', { name: 'Hapus akun' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByLabel('Password', { exact: true }).fill('bukan-ini');
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Hapus akun selamanya' }).click();
  await expect(question.getByText('Password saat ini salah')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(rina.password);
  await question.getByRole('button', { name: 'Hapus akun selamanya' }).click();
  await expect(page.getByText('Akun Anda sudah dihapus').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/masuk');
  await page.getByLabel('Email').fill(rina.email);
  await page.getByLabel('Password', { exact: true }).fill(rina.password);
  await submitButton(page, 'Masuk').click();
  await expect(page.getByRole('alert')).toContainText('Email atau password salah');
});
