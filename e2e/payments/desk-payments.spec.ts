import { type Browser, expect, type Page } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { newPerson, createAccount, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { brokenWords, overflowOf } from '../support/layout.ts';
import { openPayment } from '../support/payment.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(300_000);

// A server of its own: the simulator's faults hold for all payments on it. In one worker, which starts it once.
test.describe.configure({ mode: 'default' });
let server: TestServer;
let simulator: string;
test.beforeAll(async () => {
  const port = await findFreePort();
  simulator = `http://localhost:${port + 1}`;
  server = await startPreparedServer(port, { DEMO_DATA: 'false', MAILBOX_PAGE: 'true' });
});
test.afterAll(() => server.stop());

async function enter(browser: Browser, name: string, isAdmin = false): Promise<Page> {
  const viewport = isAdmin ? { width: 1280, height: 900 } : { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: server.url, viewport })).newPage();
  const person = newPerson(name);
  await createAccount(page, person);
  if (isAdmin) await actAsOperator('grant', person.email, server.dataDir);
  await signIn(page, person);
  return page;
}

/** Sets the simulator's faults; those that are not named are off. */
async function setFaults(page: Page, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(`${simulator}/simulator/faults`, { form });
  expect(answer.ok()).toBe(true);
}

/** The row of the newest order at the desk. */
async function newestOrder(page: Page) {
  await page.goto('/admin?tab=pembayaran');
  const row = page.getByRole('row').filter({ hasText: 'KU-' }).first();
  await expect(row).toBeVisible();
  return row;
}

/** What the provider holds of the newest order. */
async function providerHolds(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(`${simulator}/simulator`)).text()).toMatch(words);
  }).toPass({ timeout: 20_000 });
}

test('a card that is doubted: the buyer waits without a countdown, the operator accepts one and denies another', async ({
  browser,
}) => {
  const desk = await enter(browser, 'Admin', true);
  for (const accepts of [true, false]) {
    const buyer = await enter(browser, 'Gita');
    const frame = await openPayment(buyer);
    await frame.getByRole('button', { name: 'Challenge' }).click();
    await frame
      .getByRole('button', { name: /Kembali ke toko|Tutup|Bayar nanti/ })
      .first()
      .click();
    await buyer.goto('/pembayaran');
    await expect(buyer.getByText('Kami sedang memeriksa pembayaran Anda')).toBeVisible();
    await expect(buyer.getByText('Sedang diperiksa')).toBeVisible();
    await expect(buyer.getByText(/Sisa waktu/)).toHaveCount(0);
    await expect(buyer.getByRole('button', { name: 'Lanjutkan pembayaran' })).toHaveCount(0);
    await expectAccessible(buyer);

    const row = await newestOrder(desk);
    await expect(row).toContainText('Ditinjau');
    await row.getByRole('button', { name: accepts ? 'Setujui' : 'Tolak' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: accepts ? 'Setujui' : 'Tolak' }).click();
    await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
    await question.getByLabel('Alasan').fill('Pembeli sudah ditelepon');
    await question.getByRole('button', { name: accepts ? 'Setujui' : 'Tolak' }).click();
    await expect(desk.getByText(/^Jawaban terkirim ke Midtrans: /).first()).toBeVisible();
    await expect(row).toContainText(accepts ? 'Lunas' : 'Ditolak');

    await buyer.reload();
    if (accepts) await expect(buyer.getByText('Lunas', { exact: true })).toBeVisible();
    else {
      await expect(buyer.getByText(/Sistem keamanan pembayaran menolak kartu ini\./)).toBeVisible();
      await expect(buyer.getByRole('button', { name: 'Coba metode lain' })).toBeVisible();
    }
  }
});

test('a captured card is given back by cancelling it, and Premium goes', async ({ browser }) => {
  const desk = await enter(browser, 'Admin', true);
  const buyer = await enter(browser, 'Hana');
  const frame = await openPayment(buyer);
  await frame.getByRole('button', { name: 'Berhasil' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(buyer.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible();
  const order = new URL(buyer.url()).searchParams.get('order') ?? '';
  await providerHolds(desk, new RegExp(`${order}</strong> credit_card: capture`));

  const row = await newestOrder(desk);
  await row.getByRole('button', { name: 'Kembalikan dana' }).click();
  const question = desk.getByRole('alertdialog');
  await question.getByLabel('Alasan').fill('Diminta pembeli pada hari yang sama');
  await question.getByRole('button', { name: 'Kembalikan dana' }).click();
  await expect(row).toContainText('Dibatalkan setelah lunas');
  await providerHolds(desk, new RegExp(`${order}</strong> credit_card: cancel`));
  await buyer.goto('/komunitas');
  await expect(buyer).toHaveURL('/paket');
});

test('a part of the money went back at the provider: a flag in the lists, Premium stays, and the desk gives back the rest', async ({
  browser,
}) => {
  const desk = await enter(browser, 'Admin', true);
  const buyer = await enter(browser, 'Joko');
  const frame = await openPayment(buyer);
  await frame.getByRole('button', { name: 'GoPay' }).click();
  await frame.getByRole('button', { name: 'Simulasikan sudah dibayar' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(buyer.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible();
  const order = new URL(buyer.url()).searchParams.get('order') ?? '';
  const answer = await desk.request.post(`${simulator}/v2/${order}/refund`, {
    headers: { authorization: `Basic ${btoa('SB-Mid-server-simulator:')}` },
    data: { refund_key: 'sebagian', amount: 30_000, reason: 'Potongan harga' },
  });
  expect(await answer.json()).toMatchObject({ transaction_status: 'partial_refund' });

  await desk.goto('/admin?tab=pembayaran');
  await expect(async () => {
    await desk.getByLabel('Status pembayaran').selectOption('Semua status');
    await desk.getByLabel('Status pembayaran').selectOption('Dikembalikan sebagian');
    await expect(desk.getByRole('row').filter({ hasText: order })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(desk).toHaveURL(/status-pembayaran=partially_refunded/);
  const row = desk.getByRole('row').filter({ hasText: order });
  await expect(row).toContainText('Lunas');
  await expect(row).toContainText(/Dikembalikan sebagian: Rp\s30\.000/);
  await buyer.goto('/pembayaran');
  await expect(
    buyer.getByText(/Dikembalikan sebagian: Rp\s30\.000\. Premium Anda tetap aktif\./),
  ).toBeVisible();
  expect(await brokenWords(buyer)).toEqual([]);
  expect(await overflowOf(buyer)).toBe(0);
  await buyer.goto('/komunitas');
  await expect(buyer).toHaveURL('/komunitas');

  await row.getByRole('button', { name: 'Kembalikan dana' }).click();
  const question = desk.getByRole('alertdialog');
  await expect(question.getByText(/Kembalikan Rp\s50\.000\?/)).toBeVisible();
  await question.getByLabel('Alasan').fill('Sisanya diminta pembeli');
  await question.getByRole('button', { name: 'Kembalikan dana' }).click();
  await providerHolds(desk, new RegExp(`${order}</strong> gopay: refund`));
  await desk.getByLabel('Status pembayaran').selectOption('Dikembalikan');
  await expect(row).toContainText('Dikembalikan');
  await buyer.goto('/komunitas');
  await expect(buyer).toHaveURL('/paket');
});

test('a payment whose message was lost: QRIS shows its picture, and the operator brings it right', async ({
  browser,
}) => {
  const desk = await enter(browser, 'Admin', true);
  const buyer = await enter(browser, 'Intan');
  const frame = await openPayment(buyer);
  await frame.getByRole('button', { name: 'QRIS' }).click();
  await frame.getByRole('button', { name: 'Bayar nanti' }).click();
  await buyer.goto('/pembayaran');
  await expect(buyer.getByRole('img', { name: /^Kode QR QRIS/ })).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Buka halaman QRIS' })).toHaveAttribute('href', /^http/);
  await expectAccessible(buyer);

  await setFaults(desk, { drop: 'on' });
  await buyer.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  const again = buyer.frameLocator('iframe[title^="Pembayaran"]');
  await again.getByRole('button', { name: 'Simulasikan sudah dibayar' }).click();
  await expect(again.getByRole('button', { name: 'Kembali ke toko' })).toBeVisible();

  const row = await newestOrder(desk);
  await expect(row).toContainText('Menunggu');
  await setFaults(desk, { apiStatus: '401' });
  await row.getByRole('button', { name: 'Cek ke Midtrans' }).click();
  await expect(desk.getByText(/Midtrans menolak kunci server \(401\)/).first()).toBeVisible();
  await setFaults(desk, {});
  await row.getByRole('button', { name: 'Cek ke Midtrans' }).click();
  await expect(desk.getByText('Hasil cek Midtrans: Premium diaktifkan').first()).toBeVisible();
  await expect(row).toContainText('Lunas');
  await buyer.goto('/komunitas');
  await expect(buyer).toHaveURL('/komunitas');
});
