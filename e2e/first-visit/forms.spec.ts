import { expect } from '@playwright/test';
import { fillRegistration, newPerson, submitButton } from '../support/account.ts';
import { demoUrl } from '../support/demo.ts';
import { openAlive, toastOf } from '../support/faults.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('after a failed login and a registration one press signs the new account in', async ({ page }) => {
  await openAlive(page, '/masuk');
  await page.getByLabel('Email').fill('salah@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('bukan-password');
  await submitButton(page, 'Masuk').click();
  await expect(page.getByText('Email atau password salah')).toBeVisible();

  const person = newPerson('Dewi');
  await page.getByRole('tab', { name: 'Daftar' }).click();
  await fillRegistration(page, person);
  await submitButton(page, 'Daftar').click();
  await expect(page.getByRole('tab', { name: 'Masuk' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(submitButton(page, 'Masuk')).toBeInViewport({ ratio: 1 });
  await submitButton(page, 'Masuk').click();
  await expect(page).toHaveURL('/profil');
  // The password was held by the page alone.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(person.password);
});

test('the address of a failed login comes along to where the password is reset', async ({ page }) => {
  await openAlive(page, '/masuk');
  await page.getByLabel('Email').fill('rina@contoh.test');
  await page.getByRole('link', { name: 'Lupa Password?' }).click();
  await expect(page).toHaveURL('/lupa-password');
  await expect(page.getByLabel('Email')).toHaveValue('rina@contoh.test');
  // Opened anew, its document is the same for everyone, and the address is there again.
  await openAlive(page, '/lupa-password');
  await expect(page.getByLabel('Email')).toHaveValue('rina@contoh.test');
});

test('who registers as Premium sees what comes next, not the footer', async ({ page }) => {
  await openAlive(page, '/daftar');
  await fillRegistration(page, newPerson('Putri'));
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await submitButton(page, 'Daftar').scrollIntoViewIfNeeded();
  await submitButton(page, 'Daftar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pendaftaran berhasil!' })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport({ ratio: 0.3 });
  // While a pointer rests on it, a toast does not go by itself.
  await toastOf(page).hover();
  await expect(page).toHaveURL('/paket');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Beli Premium' })).toBeInViewport({ ratio: 1 });
});

test('the free plan and the own number are chosen before a script has run', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/daftar');
  await expect(page.getByRole('radio', { name: /^Gratis/ })).toBeChecked();
  await page.goto('/daftar-project');
  await expect(page.getByRole('radio', { name: /^WhatsApp Pribadi/ })).toBeChecked();
  await context.close();
});

test('a result page opened without a cause claims nothing', async ({ page }) => {
  await page.goto('/password-reset-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Anda sudah diganti?');
  await expect(page.getByRole('main')).not.toContainText('sudah otomatis keluar');
  await expect(page.getByRole('link', { name: 'Masuk Sekarang' })).toBeVisible();
  await page.goto('/payment-failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran Anda gagal?');
  await expect(page.getByRole('main')).toContainText('Bila pembayaran Anda tidak selesai');
  await page.goto('/payment-failed?order_id=KU-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran Gagal');
});

test('a stored session that lacks its refresh token is discarded', async ({ page }) => {
  await page.goto('/tentang');
  await page.evaluate(() =>
    localStorage.setItem(
      'kawanusaha_auth',
      JSON.stringify({ access_token: 'a', expires_at: 4_000_000_000, user: { id: 'u' } }),
    ),
  );
  await openAlive(page, '/tentang');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daftar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kawanusaha_auth'))).toBeNull();
});

test('registration asks for little: a username is proposed, the code waits folded', async ({ page }) => {
  await openAlive(page, '/daftar');
  const username = page.getByLabel('Username');
  await page.getByLabel('Nama Lengkap').fill('Rina Wulandari');
  await expect(username).toHaveValue(/^rina_wulandari\d\d$/);
  await username.fill('rinawu');
  await page.getByLabel('Nama Lengkap').fill('Rina Ayu Wulandari');
  await expect(username).toHaveValue('rinawu');
  await expect(page.getByRole('radio', { name: /^Gratis/ })).toBeChecked();
  await expect(page.getByLabel('Kode Referral')).toBeHidden();
  await page.getByText('Punya kode referral?').click();
  await expect(page.getByLabel('Kode Referral')).toBeVisible();
  await openAlive(page, '/daftar?ref=kawan1');
  await expect(page.getByLabel('Kode Referral')).toBeVisible();
  await expect(page.getByLabel('Kode Referral')).toHaveValue('KAWAN1');
});
