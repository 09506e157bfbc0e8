import { type Browser, expect, type Page } from '@playwright/test';
import { newPerson, createAccount, signIn, openSession, submitButton } from '../support/account.ts';
import { expectToast } from '../support/faults.ts';
import { liveOn } from '../support/live.ts';
import { openPayment, paymentFrame } from '../support/payment.ts';
import { test } from '../support/test.ts';

const newDevice = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  return context.newPage();
};

test('a session that was ended on another device leads to signing in and back, with what was typed', async ({
  browser,
}) => {
  const rina = newPerson();
  const [phone, laptop] = [await newDevice(browser), await newDevice(browser)];
  await createAccount(phone, rina);
  await signIn(phone, rina);
  await phone.goto('/profil?edit=1');
  await phone.getByLabel('Kota').fill('Garut');
  await openSession(laptop, rina);
  await laptop.getByRole('button', { name: 'Menu utama' }).click();
  await laptop.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expectToast(laptop, 'success', 'Berhasil keluar');

  await phone.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expectToast(phone, 'default', 'Sesi Anda sudah berakhir');
  await expect(phone).toHaveURL('/masuk');
  await phone.getByLabel('Email').fill(rina.email);
  await phone.getByLabel('Password', { exact: true }).fill(rina.password);
  await submitButton(phone, 'Masuk').click();
  await expect(phone).toHaveURL('/profil?edit=1');
  await expect(phone.getByLabel('Kota')).toHaveValue('Garut');
});

test('the page after paying hears of the payment by itself', async ({ browser }) => {
  const rina = newPerson();
  const [phone, laptop] = [await newDevice(browser), await newDevice(browser)];
  await createAccount(laptop, rina);
  await signIn(laptop, rina);
  const frame = await openPayment(laptop);
  await frame.getByRole('button', { name: 'BNI Virtual Account' }).click();
  await frame.getByRole('button', { name: 'Bayar nanti' }).click();
  await expectToast(laptop, 'default', 'Pembayaran Pending');

  await signIn(phone, rina);
  await phone.clock.install();
  const hears = liveOn(phone, 'payments');
  await phone.goto('/payment-success');
  await hears;
  await expect(phone.getByRole('heading', { name: 'Menunggu konfirmasi pembayaran' })).toBeVisible();
  // From here on the page's clock stands still, so that it cannot come to ask by itself.
  await phone.clock.pauseAt(Date.now() + 3_600_000);

  await laptop.goto('/pembayaran');
  await laptop.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await paymentFrame(laptop).getByRole('button', { name: 'Simulasikan sudah dibayar' }).click();
  await paymentFrame(laptop).getByRole('button', { name: 'Kembali ke toko' }).click();

  const paid = phone.getByRole('heading', { name: 'Pembayaran berhasil' });
  let steps = 0;
  await expect(async () => {
    // What React and its data have put off for the next moment; far less in all than the time after which the page asks.
    if (steps < 50) await phone.clock.runFor(10);
    steps += 1;
    await expect(paid).toBeVisible({ timeout: 200 });
  }).toPass();
  await phone.clock.resume();
  await phone.getByRole('link', { name: 'Buka Akses Premium' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Akses Premium' })).toBeVisible();
});
