import { expect, type Page } from '@playwright/test';
import {
  newPerson,
  fillRegistration,
  createAccount,
  signIn,
  openSession,
  logIn,
  submitButton,
} from '../support/account.ts';
import { apiError, authError, expectToast, fail, toastOf } from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Each message of §8 about accounts, in the very situation for which it is written. */
test.use({ viewport: { width: 360, height: 740 } });

const banner = (page: Page) => page.getByRole('alert');

async function tryLogIn(page: Page): Promise<void> {
  await page.goto('/masuk');
  await page.getByLabel('Email').fill('siapa@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('kopi-susu-7');
  await submitButton(page, 'Masuk').click();
}

test('sign-in: two known causes, the provider’s own words, and the unexpected', async ({ page }) => {
  const cases = [
    [
      authError(400, 'email_not_confirmed', 'Email not confirmed'),
      'Email belum dikonfirmasi. Silakan periksa kotak masuk email Anda.',
    ],
    [authError(422, 'validation_failed', 'Kata penyedia apa adanya'), 'Kata penyedia apa adanya'],
    [authError(500, 'unexpected_failure', 'kaboom'), 'Terjadi kesalahan. Silakan coba lagi nanti.'],
  ] as const;
  for (const [fault, text] of cases) {
    const heal = await fail(page, '**/auth/v1/token?grant_type=password', 'POST', fault);
    await tryLogIn(page);
    await expect(banner(page)).toContainText('Akun KawanUsaha');
    await expect(banner(page)).toContainText(text);
    await expect(submitButton(page, 'Masuk')).toBeEnabled();
    await heal();
  }
});

test('sign-in that succeeds greets; sign-out that fails says so, and one that the server no longer knows succeeds', async ({
  page,
}) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await logIn(page, rina);
  await expectToast(page, 'success', 'Login berhasil', 'Selamat datang kembali!');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Menu utama' }).click();
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  };
  const heal = await fail(page, '**/auth/v1/logout*', 'POST', authError(500, 'unexpected_failure', 'kaboom'));
  await signOut();
  await expectToast(page, 'destructive', 'Gagal keluar');
  await heal();
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1, name: rina.fullName })).toBeVisible();
  for (const status of [401, 403, 404]) {
    const quiet = await fail(page, '**/auth/v1/logout*', 'POST', authError(status, 'session_not_found', 'x'));
    await signOut();
    await expectToast(page, 'success', 'Berhasil keluar');
    await expect(page).toHaveURL('/');
    await quiet();
    await openSession(page, rina);
  }
});

test('sign-out forgets what was typed in this tab, an expired session does not', async ({ page }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await signIn(page, rina);
  await page.goto('/daftar-project');
  await page.getByLabel('Nama Proyek').fill('Rahasia dapur Rina');
  // Who reloads before the page is alive has typed into nothing yet.
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Rahasia dapur Rina'));
  await page.evaluate(() => localStorage.removeItem('kawanusaha_auth'));
  await page.reload();
  await expect(page.getByLabel('Nama Proyek')).toHaveValue('Rahasia dapur Rina');
  await logIn(page, rina);
  await page.getByRole('button', { name: 'Menu utama' }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expectToast(page, 'success', 'Berhasil keluar');
  await expect(page).toHaveURL('/');
  await page.goto('/daftar-project');
  await expect(page.getByText('Anda harus login terlebih dahulu')).toBeVisible();
  await expect(page.getByLabel('Nama Proyek')).toHaveValue('');
  // Nor is the next person led to where the last one was.
  const budi = newPerson('Budi');
  await createAccount(page, budi);
  await logIn(page, budi);
});

test('registration: every refusal has its words, above the form and at its field', async ({ page }) => {
  const person = newPerson();
  const submit = async (changes: Partial<{ password: string; code: string }> = {}) => {
    await page.goto('/daftar');
    await fillRegistration(page, { ...person, ...changes });
    if (changes.code !== undefined) {
      const code = page.getByLabel('Kode Referral');
      if (!(await code.isVisible())) await page.getByText('Punya kode referral?').click();
      await code.fill(changes.code);
    }
    await submitButton(page, 'Daftar').click();
  };
  // Else the draft comes back while the next try is typed.
  const forgetDrafts = () => page.evaluate(() => sessionStorage.clear());
  const signUp = '**/auth/v1/signup*';
  const validate = '**/functions/v1/validate-referral';
  const cases = [
    [validate, 'no answer', 'Terjadi kesalahan saat memvalidasi kode referral.'],
    [validate, { status: 500, body: { error: 'x' } }, 'Kode referral tidak valid.'],
    [validate, { status: 200, body: { valid: false, referrer_id: null } }, 'Kode referral tidak valid.'],
    [
      signUp,
      authError(422, 'user_already_exists', 'User already registered'),
      'Email sudah terdaftar. Silakan gunakan email lain atau login.',
    ],
    [
      signUp,
      authError(400, 'email_address_invalid', 'Unable to validate email address: invalid format'),
      'Format email tidak valid.',
    ],
    [signUp, authError(400, 'sesuatu', 'sedang dirawat'), 'Gagal mendaftar: sedang dirawat'],
    [signUp, { status: 200, body: {} }, 'Gagal membuat akun. Silakan coba lagi.'],
    [signUp, 'no answer', 'Gagal terhubung ke server. Periksa koneksi internet Anda.'],
  ] as const;
  for (const [address, fault, text] of cases) {
    const heal = await fail(page, address, 'POST', fault);
    await submit(address === validate ? { code: 'KAWAN123' } : {});
    await expect(banner(page)).toContainText('Akun KawanUsaha');
    await expect(banner(page)).toContainText(text);
    await expect(submitButton(page, 'Daftar')).toBeEnabled();
    await expect(page).toHaveURL('/daftar');
    await heal();
    await forgetDrafts();
  }
  await page.route(signUp, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }),
  );
  await submit();
  await expect(banner(page)).toContainText('Terjadi kesalahan tidak terduga. Silakan coba lagi.');
  await page.unroute(signUp);
  await forgetDrafts();
  await submit({ password: '123456' });
  await expect(banner(page)).toContainText('Password terlalu lemah. Gunakan minimal 6 karakter.');
});

test('an account whose profile could not be saved stands', async ({ page }) => {
  const rina = newPerson();
  const heal = await fail(page, '**/rest/v1/pengguna*', 'POST', apiError('57014'));
  await page.goto('/daftar');
  await fillRegistration(page, rina);
  await submitButton(page, 'Daftar').click();
  await expectToast(
    page,
    'destructive',
    'Akun dibuat tapi gagal menyimpan profil',
    'Silakan lengkapi profil Anda nanti',
  );
  await heal();
  await logIn(page, rina);
});

test('the profile: loading and saving fail with their own words', async ({ page }) => {
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  for (const [fault, text] of [
    [apiError('57014'), 'Gagal memuat data profil'],
    ['no answer', 'Terjadi kesalahan saat memuat profil'],
  ] as const) {
    const heal = await fail(page, '**/rest/v1/pengguna?select=nama_lengkap*', 'GET', fault);
    await page.goto('/profil');
    await expect(page.getByText(text)).toBeVisible();
    await heal();
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: rina.fullName })).toBeVisible();
  }
  await page.goto('/profil?edit=1');
  await page.getByLabel('Kota').fill('Bandung');
  for (const [fault, text] of [
    [apiError('57014'), 'Gagal memperbarui profil'],
    ['no answer', 'Terjadi kesalahan saat memperbarui profil'],
  ] as const) {
    const heal = await fail(page, '**/rest/v1/pengguna*', 'PATCH', fault);
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
    await expectToast(page, 'destructive', text);
    await expect(banner(page)).toContainText(text);
    await expect(page.getByLabel('Kota')).toHaveValue('Bandung');
    await heal();
  }
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expectToast(page, 'success', 'Profil berhasil diperbarui!');
  await expect(page).toHaveURL('/profil');
  await expect(toastOf(page)).toHaveCount(1);
});
