import { expect, type Page } from '@playwright/test';
import {
  completeProfile,
  followMailLink,
  fillRegistration,
  logIn,
  newPerson,
  readMail,
  register,
  submitButton,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { authenticatorCode } from '../support/totp.ts';

const rememberedReferral = (page: Page) => page.evaluate(() => localStorage.getItem('kawanusaha_referral'));

test.use({ viewport: { width: 360, height: 740 } });

test('a new person registers, signs in, and sees who they are', async ({ page }) => {
  const rina = newPerson();
  await register(page, rina);
  await expect(page).toHaveURL('/masuk');
  await expect(page.getByLabel('Email')).toHaveValue(rina.email);
  await page.getByLabel('Password', { exact: true }).fill(rina.password);
  await submitButton(page, 'Masuk').click();
  await expect(page.getByText('Login berhasil').first()).toBeVisible();
  await expect(page).toHaveURL('/profil');
  await expect(page.getByRole('heading', { level: 1, name: rina.fullName })).toBeVisible();
  await expect(page.getByText('+62 812-3456-7890')).toBeVisible();
  await page.goto('/masuk');
  await expect(page).toHaveURL('/profil');
});

test('every rule of the registration speaks, the first error has the focus, and a reload keeps what was typed', async ({
  page,
}) => {
  await page.goto('/daftar');
  await page.getByLabel('Email').fill('bukan-email');
  await page.getByLabel('Nomor WhatsApp').fill('0812345678a');
  await submitButton(page, 'Daftar').click();
  const summary = page.getByRole('alert');
  for (const message of [
    'Username minimal 3 karakter',
    'Nama lengkap minimal 3 karakter',
    'Email tidak valid',
    'Nomor WhatsApp hanya boleh berisi angka dan +',
    'Password minimal 6 karakter',
  ]) {
    await expect(summary.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Nama Lengkap')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill('rahasia');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('bukan-email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a wrong password and a taken address are named in the banner', async ({ page }) => {
  const rina = newPerson();
  await register(page, rina);
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
  await submitButton(page, 'Masuk').click();
  await expect(page.getByRole('alert')).toContainText('Akun KawanUsaha');
  await expect(page.getByRole('alert')).toContainText('Email atau password salah');
  await expect(page.getByRole('alert')).toBeFocused();

  await page.goto('/daftar');
  await fillRegistration(page, { ...rina, username: `${rina.username}x` });
  await submitButton(page, 'Daftar').click();
  await expect(page.getByRole('alert')).toContainText(
    'Email sudah terdaftar. Silakan gunakan email lain atau login.',
  );
});

test('a referral link switches to the registration, prefills the code, and is remembered', async ({
  page,
}) => {
  await page.goto('/masuk?ref=kawan1');
  await expect(page.getByRole('tab', { name: 'Daftar' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Kode Referral')).toHaveValue('KAWAN1');
  await page.goto('/daftar');
  await expect(page.getByLabel('Kode Referral')).toHaveValue('KAWAN1');
  await page.getByLabel('Kode Referral').fill('https://kawanusaha.example/daftar?utm=wa&ref=teman-9');
  await expect(page.getByLabel('Kode Referral')).toHaveValue('TEMAN-9');
  await fillRegistration(page, newPerson());
  await submitButton(page, 'Daftar').click();
  await expect(page.getByRole('alert')).toContainText('Kode referral tidak valid.');
});

test('choosing Premium leads to /paket after a moment', async ({ page }) => {
  await page.goto('/daftar');
  await fillRegistration(page, newPerson());
  await page.getByLabel('Premium').check();
  await submitButton(page, 'Daftar').click();
  await expect(page.getByText('Paket Premium dipilih').first()).toBeVisible();
  await expect(page).toHaveURL('/paket', { timeout: 6_000 });
});

test('a forgotten password is reset with the code of the mail', async ({ page }) => {
  const rina = newPerson();
  await register(page, rina);
  await page.getByRole('link', { name: 'Lupa Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Lupa Password' })).toBeVisible();
  await page.getByLabel('Email').fill(rina.email);
  await page.getByLabel('Nomor HP').fill('08123');
  await page.getByRole('button', { name: 'Kirim Kode Reset' }).click();
  await expect(page.getByRole('alert').getByText('Nomor HP minimal 10 digit')).toBeVisible();
  await page.getByLabel('Nomor HP').fill('+62 812-3456-7890');
  await page.getByRole('button', { name: 'Kirim Kode Reset' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expectAccessible(page);

  const { code } = await readMail(page, rina.email, /password/i);
  const password = `${rina.password}-baru`;
  await page.getByLabel('Kode dari email').fill(code);
  await page.getByLabel('Password Baru', { exact: true }).fill(password);
  await page.getByLabel('Konfirmasi Password Baru').fill('lain-sekali');
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(page.getByRole('alert').getByText('Password tidak sama')).toBeVisible();
  await page.getByLabel('Konfirmasi Password Baru').fill(password);
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(page).toHaveURL('/password-reset-success');
  await expectAccessible(page);
  await expect(page).toHaveURL('/masuk', { timeout: 9_000 });
  await logIn(page, { email: rina.email, password });
});

test('the link of the mail needs no code, works once, and the way back can be stopped', async ({
  page,
  browser,
}) => {
  const rina = newPerson();
  await register(page, rina);
  await page.goto('/lupa-password');
  await page.getByLabel('Email').fill(rina.email);
  await page.getByLabel('Nomor HP').fill('081234567890');
  await page.getByRole('button', { name: 'Kirim Kode Reset' }).click();
  await expect(page).toHaveURL('/reset-password');
  const { link } = await readMail(page, rina.email, /password/i);
  const scanner = await browser.newContext({ javaScriptEnabled: false });
  const seen = await scanner.newPage();
  await seen.goto(link);
  await expect(seen.getByRole('heading', { name: 'Satu langkah lagi' })).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Atur ulang password' })).toBeVisible();
  await scanner.close();
  await followMailLink(page, link);
  await expect(page.getByLabel('Kode dari email')).toHaveCount(0);
  await page.getByLabel('Password Baru', { exact: true }).fill(`${rina.password}-baru`);
  await page.getByLabel('Konfirmasi Password Baru').fill(`${rina.password}-baru`);
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(page).toHaveURL('/password-reset-success');
  await page.getByRole('button', { name: /Tetap di halaman ini/ }).click();
  await expect(page.getByText('Pengalihan otomatis dihentikan.')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Tautan sudah kedaluwarsa');
  await expect(page.getByLabel('Kode dari email')).toBeVisible();
});

test('a session that this browser did not ask for is taken over only after a press', async ({
  page,
  browser,
}) => {
  const [attacker, rina] = [newPerson('Penyerang'), newPerson()];
  await register(page, attacker);
  const resetLink = async (): Promise<string> => {
    await page.goto('/lupa-password');
    await page.getByLabel('Email').fill(attacker.email);
    await page.getByLabel('Nomor HP').fill('081234567890');
    await page.getByRole('button', { name: 'Kirim Kode Reset' }).click();
    await expect(page).toHaveURL('/reset-password');
    return (await readMail(page, attacker.email, /password/i)).link;
  };
  const link = await resetLink();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const victim = await context.newPage();
  const storedEmail = () =>
    victim.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('kawanusaha_auth') ?? 'null') as {
        user: { email: string };
      } | null;
      return stored?.user.email ?? null;
    });
  await register(victim, rina);
  await logIn(victim, rina);
  await followMailLink(victim, link);
  await expect(
    victim.getByRole('heading', { level: 1, name: `Masuk sebagai ${attacker.email}?` }),
  ).toBeVisible();
  await expect(victim.getByText(`Saat ini Anda masuk sebagai ${rina.email}.`)).toBeVisible();
  await expectAccessible(victim);
  // A reload asks again and still takes nothing.
  await victim.reload();
  await expect(
    victim.getByRole('heading', { level: 1, name: `Masuk sebagai ${attacker.email}?` }),
  ).toBeVisible();
  expect(await storedEmail()).toBe(rina.email);
  const arrived = victim.url();
  await victim.getByRole('button', { name: 'Batal' }).click();
  await expect(victim).toHaveURL('/reset-password');
  await expect(victim.getByLabel('Kode dari email')).toBeVisible();
  expect(await storedEmail()).toBe(rina.email);
  // Who agrees goes on with it, here to a new password without a code.
  await victim.goto('/');
  await victim.goto(arrived);
  await victim.getByRole('button', { name: 'Ya, masuk' }).click();
  await expect(victim.getByLabel('Password Baru', { exact: true })).toBeVisible();
  await expect(victim.getByLabel('Kode dari email')).toHaveCount(0);
  await expect(victim).toHaveURL('/reset-password');
  expect(await storedEmail()).toBe(attacker.email);
  await context.close();
});

test('the profile is completed, and an expired session comes back to what was typed', async ({ page }) => {
  const rina = newPerson();
  await page.goto('/profil');
  await expect(page).toHaveURL('/masuk');
  await register(page, rina);
  await logIn(page, rina);
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
  await register(page, rina);
  await logIn(page, rina);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, rina);
  await page.reload();
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
  await register(page, rina);
  await logIn(page, rina);
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
  await register(page, rina);
  await logIn(page, rina);
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
  await register(page, rina);
  await logIn(page, rina);
  await page.goto('/notifikasi');
  await expect(page.getByText('Belum ada notifikasi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Pengaturan' }).click();
  const email = page
    .getByRole('group', { name: 'Coin dan referral' })
    .getByRole('checkbox', { name: 'Email' });
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

test('a referral link to the home page is remembered for the registration', async ({ page }) => {
  await page.goto('/?ref=kawan7');
  await expect.poll(() => rememberedReferral(page)).toContain('KAWAN7');
  await page.goto('/daftar');
  await expect(page.getByLabel('Kode Referral')).toHaveValue('KAWAN7');
});

test('a friend registers through a referral link, which the referrer sees; signing out says so', async ({
  page,
  browser,
}) => {
  const rina = newPerson();
  await register(page, rina);
  await logIn(page, rina);
  const code = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('kawanusaha_auth') ?? '{}') as {
      user?: { user_metadata?: { referral_code?: string } };
    };
    return stored.user?.user_metadata?.referral_code ?? '';
  });
  expect(code).not.toBe('');

  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(`/?ref=${code.toLowerCase()}`);
  await expect.poll(() => rememberedReferral(friend)).toContain(code);
  await friend.goto('/daftar');
  await expect(friend.getByLabel('Kode Referral')).toHaveValue(code);
  await fillRegistration(friend, newPerson('Budi'));
  await submitButton(friend, 'Daftar').click();
  await expect(friend.getByText('Pendaftaran berhasil!').first()).toBeVisible();
  expect(await rememberedReferral(friend)).toBeNull();
  await context.close();

  await page.goto('/affiliate');
  await expect(page.getByText(/^budi_/)).toBeVisible();

  await page.getByRole('button', { name: 'Menu utama' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByText('Berhasil keluar').first()).toBeVisible();
  await page.goto('/profil');
  await expect(page).toHaveURL('/masuk');
});

test('a member takes their data along, then deletes the account', async ({ page }) => {
  const rina = newPerson();
  await register(page, rina);
  await logIn(page, rina);
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
