import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import {
  newPerson,
  createAccount,
  signIn,
  openSession,
  logIn,
  submitButton,
  type Person,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { completeProfileAs } from '../support/live.ts';
import { buyPremium, openPayment, paymentFrame } from '../support/payment.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

async function signedInPerson(page: Page, name = 'Rina'): Promise<Person> {
  const person = newPerson(name);
  await createAccount(page, person);
  await openSession(page, person);
  return person;
}

test('success: Premium shows at once, and the receipt can be downloaded', async ({ page }) => {
  await signedInPerson(page);
  await buyPremium(page);
  await page.getByRole('link', { name: 'Buka Akses Premium' }).click();
  await expect(page).toHaveURL('/akses-premium');
  await page.goto('/pembayaran');
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh kwitansi' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kwitansi-KU-.*\.pdf$/);
  await expectAccessible(page);
  await page.goto('/paket');
  await expect(page.getByRole('link', { name: 'Buka Akses Premium' })).toBeVisible();
});

test('pending, then paid: the number waits in the history, and the payment goes on from there', async ({
  page,
}) => {
  await signedInPerson(page);
  const frame = await openPayment(page);
  await frame.getByRole('button', { name: 'BNI Virtual Account' }).click();
  await frame.getByRole('button', { name: 'Bayar nanti' }).click();
  await expect(page.getByText('Pembayaran Pending').first()).toBeVisible();
  await expect(page.getByText('Kami akan memberitahu Anda setelah selesai').first()).toBeVisible();
  await page.getByRole('button', { name: 'Lihat cara bayar' }).click();
  await expect(page).toHaveURL('/pembayaran');
  await expect(page.getByText('Nomor Virtual Account BNI')).toBeVisible();
  await expect(page.getByText(/^\d{4} \d{4} \d{4} \d{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await paymentFrame(page).getByRole('button', { name: 'Simulasikan sudah dibayar' }).click();
  await paymentFrame(page).getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible({ timeout: 20_000 });
});

test('denied: an error is said, nothing is paid, and another method still works', async ({ page }) => {
  await signedInPerson(page);
  const frame = await openPayment(page);
  await frame.getByRole('button', { name: 'Ditolak bank' }).click();
  await expect(frame.getByRole('heading', { name: 'Pembayaran ditolak' })).toBeVisible();
  await frame.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(page.getByText('Pembayaran Gagal').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli Premium' })).toBeEnabled();
  await buyPremium(page);
});

test('a card whose bank asks for its code: a wrong one is denied, the right one pays, also after a pause', async ({
  page,
}) => {
  await signedInPerson(page);
  const frame = await openPayment(page);
  const payByCard = async () => {
    await frame.getByRole('button', { name: 'Kartu kredit/debit' }).click();
    await frame.getByLabel('Nomor kartu').fill('4811 1111 1111 1114');
    await frame.getByLabel('Masa berlaku (BB/TT)').fill('12/30');
    await frame.getByLabel('CVV').fill('123');
    await frame.getByRole('button', { name: 'Bayar', exact: true }).click();
    await expect(frame.getByRole('heading', { name: 'Verifikasi kartu' })).toBeVisible();
  };
  await payByCard();
  // Who leaves at the bank's page comes back to it from the order.
  await page.goto('/pembayaran');
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await frame.getByRole('button', { name: 'Lanjut ke bank' }).click();
  await frame.getByLabel('Kode OTP').fill('000000');
  await frame.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(frame.getByRole('heading', { name: 'Pembayaran ditolak' })).toBeVisible();
  await frame.getByRole('button', { name: 'Coba metode lain' }).click();
  await payByCard();
  await frame.getByLabel('Kode OTP').fill('112233');
  await frame.getByRole('button', { name: 'Kirim kode' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible({ timeout: 20_000 });
});

test('closed: the order stays and can be paid later', async ({ page }) => {
  await signedInPerson(page);
  const frame = await openPayment(page);
  await frame.getByRole('button', { name: 'Tutup pembayaran' }).click();
  await expect(page.getByText('Pembayaran Dibatalkan').first()).toBeVisible();
  await page.goto('/pembayaran');
  await expect(page.getByText('Menunggu pembayaran')).toBeVisible();
  await buyPremium(page);
});

test('script unavailable: the way to the provider page leads through', async ({ page }) => {
  await page.route('**/snap/snap.js', (route) => route.abort());
  await signedInPerson(page);
  await page.goto('/paket');
  await page.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(
    page.getByText('Script pembayaran tidak tersedia. Silakan refresh halaman dan coba lagi.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Buka halaman pembayaran' }).click();
  await page.getByRole('button', { name: 'Berhasil' }).click();
  await page.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible({ timeout: 20_000 });
});

test('who is not signed in is told so', async ({ page }) => {
  await page.goto('/paket');
  await page.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(page.getByText('Login Required').first()).toBeVisible();
  await expect(page).toHaveURL('/masuk');
});

async function joinAndBuy(browser: Browser, code: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const person = newPerson('Dewi');
  await page.goto(`/daftar?ref=${code}`);
  await expect(page.getByLabel(/Kode Referral/i)).toHaveValue(code);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Nama Lengkap').fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Nomor WhatsApp').fill('+62 812-3456-7890');
  await page.getByLabel('Tahun Lahir').fill('2002');
  await page.getByRole('checkbox', { name: /Kebijakan Privasi/ }).check();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await submitButton(page, 'Daftar').click();
  await expect(page.getByText('Pendaftaran berhasil!').first()).toBeVisible();
  await logIn(page, person);
  await completeProfileAs(page, '6281234567890');
  await buyPremium(page);
  await context.close();
}

test('the referrer gets the coins once, withdraws them, and the admin pays the voucher out', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await signedInPerson(page, 'Sari');
  await page.goto('/affiliate');
  const code = await page.getByText(/^[A-Z0-9]{8}$/).innerText();

  const adminContext = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const adminPage = await adminContext.newPage();
  const admin = newPerson('Admin');
  await createAccount(adminPage, admin);
  await actAsOperator('grant', admin.email);
  await signIn(adminPage, admin);
  await adminPage.goto('/admin?tab=pengaturan');
  await adminPage.getByRole('textbox', { name: 'Masa tahan hadiah (hari)' }).fill('0');
  await adminPage.getByRole('button', { name: 'Simpan Masa tahan hadiah (hari)' }).click();
  await expect(adminPage.getByText('Pengaturan tersimpan').first()).toBeVisible();

  await joinAndBuy(browser, code);
  await joinAndBuy(browser, code);
  await page.reload();
  await expect(page.getByText('Free')).toHaveCount(0);
  await expect(page.getByText('de***@contoh.test').first()).toBeVisible();
  // Everybody here has one number, so both rewards wait for a look.
  await expect(page.getByText('Kurang 50 coin lagi')).toBeVisible();
  for (let round = 0; round < 2; round += 1) {
    await adminPage.goto('/admin?tab=hadiah');
    await adminPage.getByRole('button', { name: 'Setujui' }).first().click();
    const dialog = adminPage.getByRole('alertdialog');
    await dialog.getByLabel('Alasan').fill('Satu keluarga, sudah diperiksa');
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await expect(adminPage.getByText('Hadiah disetujui').first()).toBeVisible();
  }

  await page.reload();
  await expect(page.getByText('50 coin').first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw ke Voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  const toast = page.getByText(/Voucher berhasil dibuat! Kode: [A-Z0-9]{6}/).first();
  await expect(toast).toBeVisible();
  const voucher = /[A-Z0-9]{6}$/.exec((await toast.innerText()).trim())?.[0] ?? '';
  await expect(page.getByText('Kurang 50 coin lagi')).toBeVisible();

  await page.getByRole('button', { name: 'Isi tujuan pembayaran' }).click();
  const form = page.getByRole('dialog', { name: 'Tujuan pembayaran' });
  await form.getByLabel('Bank atau dompet digital').selectOption('BCA');
  await form.getByLabel('Nama pemilik').fill('Sari Dewi');
  for (const [number, refusal] of [
    ['12ab', 'Nomor hanya berisi angka.'],
    ['123456789', 'Nomor BCA terdiri dari 10 angka.'],
  ] as const) {
    await form.getByLabel('Nomor rekening atau nomor HP').fill(number);
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(form.getByText(refusal)).toBeVisible();
    await expect(form.getByLabel('Nomor rekening atau nomor HP')).toBeFocused();
  }
  await form.getByLabel('Nomor rekening atau nomor HP').fill('0123 456-789');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tujuan pembayaran disimpan.').first()).toBeVisible();
  await expect(page.getByText('BCA ••••6789 a.n. Sari Dewi', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Voucher' }).click();
  await expect(page.getByText(/dibayar ke BCA ••••6789 a\.n\. Sari Dewi pada jam kerja/)).toBeVisible();

  await adminPage.goto('/voucher-management');
  await adminPage.getByLabel('Cari kode voucher atau pengguna').fill(voucher);
  await expect(adminPage.getByRole('row')).toHaveCount(2);
  await adminPage.getByRole('checkbox', { name: voucher }).check();
  await expect(adminPage.getByText(/1 voucher dipilih · Rp\s50\.000/)).toBeVisible();
  const [file] = await Promise.all([
    adminPage.waitForEvent('download'),
    adminPage.getByRole('button', { name: 'Unduh berkas bank' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`"BCA","014","0123456789","Sari Dewi",50000`);
  await adminPage.getByRole('button', { name: 'Mark as Paid' }).click();
  const proof = adminPage.getByRole('alertdialog');
  await proof.getByRole('button', { name: 'Lihat nomor' }).click();
  await expect(proof.getByText('BCA (014) 0123456789 a.n. Sari Dewi')).toBeVisible();
  await proof.getByLabel('Bukti pembayaran').fill('BCA 21/11/2026 ref 0099');
  await proof.getByRole('button', { name: 'Mark as Paid' }).click();
  await expect(adminPage.getByText('Voucher berhasil ditandai sebagai dibayar').first()).toBeVisible();
  await expectAccessible(adminPage);
  await adminContext.close();

  await page.reload();
  await page.getByRole('tab', { name: 'Voucher' }).click();
  const receipt = /Dibayar .* ke BCA ••••6789 a\.n\. Sari Dewi \(bukti: BCA 21\/11\/2026 ref 0099\)/;
  await expect(page.getByText(receipt)).toBeVisible();
  await expectAccessible(page);
});
