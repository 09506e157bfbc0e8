import { expect, type Page } from '@playwright/test';
import {
  newPerson,
  fillRegistration,
  register,
  createAccount,
  openSession,
  logIn,
  submitButton,
  readMail,
  followMailLink,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

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
  // The name proposes a username, which is then no longer missed.
  await page.getByLabel('Nama Lengkap').fill('Rina Wulandari');
  await expect(page.getByLabel('Username')).toHaveValue(/^rina_wulandari/);
  await expect(page.getByText('Username minimal 3 karakter')).toHaveCount(0);

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Kode gangguan')).toHaveCount(0);
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
  await createAccount(page, rina);
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
  await createAccount(page, attacker);
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
  await createAccount(victim, rina);
  await openSession(victim, rina);
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
  await createAccount(page, rina);
  await openSession(page, rina);
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
