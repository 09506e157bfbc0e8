import { expect } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { fillRegistration, newPerson, submitButton } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { startCaptchaProvider, type CaptchaProvider } from '../support/captcha-provider.ts';
import { test } from '../support/test.ts';

// A server of its own for each, since the captcha is a setting. In one worker, which starts it once.
for (const name of ['turnstile', 'hcaptcha'] as const) {
  test.describe(`with ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    let provider: CaptchaProvider;
    let server: TestServer;
    test.beforeAll(async () => {
      provider = await startCaptchaProvider(name);
      server = await startPreparedServer(await findFreePort(), {
        DEMO_DATA: 'false',
        CAPTCHA_PROVIDER: name,
        CAPTCHA_SITE_KEY: 'kunci',
        CAPTCHA_SECRET: 'rahasia',
        CAPTCHA_SCRIPT_URL: `${provider.url}/api.js`,
        CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
      });
    });
    test.afterAll(async () => {
      await server.stop();
      await provider.close();
    });

    test('a person registers, signs in and asks for a reset; each call has a token of its own', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const rina = newPerson();
      const robot = page.getByRole('button', { name: 'Saya bukan robot' });
      const solved = page.getByRole('button', { name: 'Terverifikasi' });

      await page.goto(`${server.url}/daftar`);
      // Nothing foreign before the form is touched.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(`script[src^="${provider.url}"]`)).toHaveCount(0);
      await fillRegistration(page, rina);
      await robot.click();
      await expect(solved).toBeVisible();
      await expectAccessible(page);
      await submitButton(page, 'Daftar').click();
      await expect(page.getByText('Pendaftaran berhasil!').first()).toBeVisible();
      // The form of before has fields of the same names until the next page stands.
      await expect(page).toHaveURL(`${server.url}/masuk`);
      await expect(page.getByLabel('Nama Lengkap')).toHaveCount(0);

      await page.getByLabel('Email').fill(rina.email);
      await page.getByLabel('Password', { exact: true }).fill('salah-salah-1');
      await robot.click();
      await submitButton(page, 'Masuk').click();
      await expect(page.getByText('Email atau password salah')).toBeVisible();
      // The token is spent: the widget asks again.
      await page.getByLabel('Password', { exact: true }).fill(rina.password);
      await robot.click();
      await submitButton(page, 'Masuk').click();
      await expect(page).toHaveURL(`${server.url}/profil`);

      await page.evaluate(() => window.localStorage.clear());
      await page.goto(`${server.url}/lupa-password`);
      await page.getByLabel('Email').fill(rina.email);
      await page.getByLabel('Nomor HP').fill('0812 3456 7890');
      await robot.click();
      await page.getByRole('button', { name: 'Kirim Kode Reset' }).click();
      await expect(page).toHaveURL(/\/reset-password$/);
      expect(new Set(provider.checked).size).toBe(4);
    });

    test('a message to us asks for one: unsolved it is said in words, solved it is sent', async ({
      page,
    }, info) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`${server.url}/kontak`);
      await expect(page.locator(`script[src^="${provider.url}"]`)).toHaveCount(0);
      await page.getByLabel('Nama').fill('Rina Wulandari');
      await page.getByLabel('Email', { exact: true }).fill('rina@kampus.test');
      await page.getByLabel('Topik').selectOption('Keluhan');
      await page.getByLabel('Pesan', { exact: true }).fill('Saya belum menerima balasan.');
      const robot = page.getByRole('button', { name: 'Saya bukan robot' });
      const send = page.getByRole('button', { name: 'Kirim Pesan', exact: true });
      await expect(robot).toBeVisible();
      await expectAccessible(page);
      await send.click();
      await expect(page.getByText(/^Selesaikan pemeriksaan keamanan/)).toBeVisible({ timeout: 15_000 });
      await page.screenshot({ path: info.outputPath('unsolved.png'), fullPage: true });
      const checked = provider.checked.length;
      await robot.click();
      await send.click();
      await expect(page.getByRole('heading', { name: 'Pesan Anda sudah kami terima' })).toBeVisible();
      expect(provider.checked.length).toBe(checked + 1);
    });

    test('an unsolved or blocked captcha is said in words, and the form keeps what was typed', async ({
      page,
    }) => {
      provider.blocked = true;
      await page.goto(`${server.url}/masuk`);
      await page.getByLabel('Email').fill('rina@contoh.test');
      await page.getByLabel('Password', { exact: true }).fill('kopi-susu-7');
      await expect(page.getByText(/^Pemeriksaan keamanan tidak dapat dimuat/)).toBeVisible();
      await expectAccessible(page);
      provider.blocked = false;
      await page.getByRole('button', { name: 'Muat lagi' }).click();
      await expect(page.getByRole('button', { name: 'Saya bukan robot' })).toBeVisible();
      await submitButton(page, 'Masuk').click();
      await expect(page.getByText(/^Selesaikan pemeriksaan keamanan/)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('rina@contoh.test');
    });
  });
}
