/** Passkeys with Chromium's own authenticator in software, which asks no person. */
import { expect, type Page } from '@playwright/test';
import { newPerson, createAccount, openSession } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { authError, expectToast, fail } from '../support/faults.ts';
import { openSection } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';

/** A phone that knows its owner's finger, put into the browser of this page. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As a browser that was closed and cleared; the passkey lies in the authenticator. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/masuk');
}

const add = (page: Page) => page.getByRole('button', { name: 'Tambah Kunci Sandi' }).click();
const enter = (page: Page) => page.getByRole('button', { name: 'Masuk dengan Kunci Sandi' }).click();

for (const width of [360, 1280]) {
  test(`a passkey is added, named, signs in, and is removed (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await addAuthenticator(page);
    const rina = newPerson();
    await createAccount(page, rina);
    await openSession(page, rina);
    await openSection(page, 'Keamanan');
    await expect(page.getByText('Belum ada kunci sandi.')).toBeVisible();
    await add(page);
    await expectToast(page, 'success', 'Kunci sandi ditambahkan');
    const row = page.getByRole('listitem').filter({ hasText: 'belum pernah dipakai' });
    await expect(row).toContainText('Chrome di');
    await add(page);
    await expectToast(page, 'destructive', 'Perangkat ini sudah punya kunci sandi untuk akun Anda.');

    await row.getByRole('button', { name: /^Ganti nama/ }).click();
    await expect(page.getByLabel('Nama kunci sandi')).toBeFocused();
    await page.getByLabel('Nama kunci sandi').fill(' ');
    await page.getByRole('button', { name: 'Simpan nama' }).click();
    await expect(page.getByText('Tulis nama untuk kunci sandi ini.')).toBeVisible();
    await page.getByLabel('Nama kunci sandi').fill('Ponsel Rina');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan nama' }).click();
    await expect(page.getByRole('button', { name: 'Ganti nama Ponsel Rina' })).toBeFocused();

    await signOut(page);
    await enter(page);
    await expect(page).toHaveURL('/profil');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(rina.fullName);
    await openSection(page, 'Keamanan');
    await expect(page.getByRole('listitem').filter({ hasText: 'Ponsel Rina' })).toContainText(
      'Terakhir dipakai',
    );

    await page.getByRole('button', { name: 'Hapus Ponsel Rina' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expectToast(page, 'success', 'Kunci sandi dihapus');
    await expect(page.getByText('Belum ada kunci sandi.')).toBeVisible();
    await signOut(page);
    await enter(page);
    await expect(page.getByText(/Kunci sandi itu tidak terdaftar di sini/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('what goes wrong is said in words, and nothing changes', async ({ page }) => {
  await addAuthenticator(page);
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  const heal = await fail(
    page,
    '**/auth/v1/passkeys/registration/options',
    'POST',
    authError(400, 'reauthentication_needed', 'This change requires reauthentication'),
  );
  await add(page);
  await expectToast(
    page,
    'destructive',
    'Demi keamanan, keluar lalu masuk lagi, kemudian ulangi dalam 10 menit.',
  );
  await heal();
  await add(page);
  await expectToast(page, 'success', 'Kunci sandi ditambahkan');
  await signOut(page);
  // As the browser says it when its dialog is closed.
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  });
  await enter(page);
  await expect(page.getByText(/Masuk dengan kunci sandi dibatalkan/)).toBeVisible();
  await expect(page).toHaveURL('/masuk');
});

test('a browser without passkeys shows none of it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/masuk');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masuk dengan Kunci Sandi' })).toBeHidden();
});
