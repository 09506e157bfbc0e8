import { type Browser, expect, type Page } from '@playwright/test';
import { demoUrl, type Role, signInAs } from '../support/demo.ts';
import { apiError, expectToast, fail, openAlive as open, toastOf, type Fault } from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Each message of §8 about payments, coins, vouchers, administration and ideas, in the very situation for which it is written. */
const pageAs = async (browser: Browser, role: Role): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: demoUrl,
    storageState: await signInAs(browser, role),
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
};

test('a payment that cannot begin: each cause has its words, and the button works again', async ({
  browser,
}) => {
  const page = await pageAs(browser, 'free');
  await open(page, '/paket');
  const buy = page.getByRole('button', { name: 'Beli Premium' });
  const cases: readonly (readonly [Fault, string])[] = [
    ['no answer', 'Gagal menghubungi server pembayaran. Silakan coba lagi.'],
    [
      { status: 503, body: { error: 'provider_unavailable' } },
      'Gagal menghubungi server pembayaran. Silakan coba lagi.',
    ],
    [{ status: 200, body: { environment: 'sandbox' } }, 'Token pembayaran tidak diterima dari server'],
    [
      { status: 500, body: { error: 'sesuatu' } },
      'Terjadi kesalahan saat memproses pembayaran. Silakan coba lagi.',
    ],
  ];
  for (const [fault, text] of cases) {
    const heal = await fail(page, '**/functions/v1/create-midtrans-token', 'POST', fault);
    await buy.click();
    await expectToast(page, 'destructive', text);
    await expect(buy).toBeEnabled();
    await heal();
  }
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/functions/v1/create-midtrans-token', async (route) => {
    await held;
    return route.abort();
  });
  await buy.click();
  await expect(page.getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  answer();
  await expect(buy).toBeEnabled();

  const visitor = await pageAs(browser, 'anonymous');
  await open(visitor, '/paket');
  await visitor.getByRole('button', { name: 'Beli Premium' }).click();
  await expectToast(visitor, 'destructive', 'Login Required');
  await expect(visitor).toHaveURL('/masuk');
});

test('the affiliate dashboard: what is copied, what is too little, what fails', async ({ browser }) => {
  const page = await pageAs(browser, 'free');
  const stats = await fail(page, '**/functions/v1/get-referral-stats', 'POST', { status: 500, body: {} });
  await open(page, '/affiliate');
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label });
  await expect(figure('Total Referral')).toContainText('0orang');
  await expect(figure('Referral Premium')).toContainText('0orang');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await stats();

  await page.getByRole('button', { name: 'Salin Link' }).click();
  await expectToast(page, 'success', 'Link referral berhasil disalin!');
  const code = await page.getByText(/^[A-Z0-9]{8}$/).innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${demoUrl}/daftar?ref=${code}`);

  await fail(page, '**/rest/v1/rpc/get_wallet*', 'POST', {
    status: 200,
    body: [{ available: 49, held: 0, total: 49 }],
  });
  await open(page, '/affiliate');
  await page.getByRole('button', { name: 'Withdraw ke Voucher' }).click();
  await expectToast(page, 'destructive', 'Minimal withdraw 50 coin');

  await fail(page, '**/rest/v1/rpc/get_wallet*', 'POST', {
    status: 200,
    body: [{ available: 50, held: 0, total: 50 }],
  });
  await open(page, '/affiliate');
  await expect(figure('Total Coin')).toContainText('Rp 50.000');
  const withdraw = async () => {
    await page.getByRole('button', { name: 'Withdraw ke Voucher' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  };
  const refused = await fail(page, '**/rest/v1/rpc/withdraw_coins*', 'POST', apiError('57014'));
  await withdraw();
  await expectToast(page, 'destructive', 'Gagal membuat voucher');
  await refused();

  // The toast with the code stays five seconds (§8, §9).
  await page.clock.install();
  await fail(page, '**/rest/v1/rpc/withdraw_coins*', 'POST', {
    status: 200,
    body: [{ voucher_code: 'AB12CD' }],
  });
  await open(page, '/affiliate');
  await withdraw();
  await expectToast(page, 'success', 'Voucher berhasil dibuat! Kode: AB12CD');
  await page.clock.runFor(6_000);
  await expect(toastOf(page)).toHaveCount(0);

  await fail(page, '**/rest/v1/vouchers*', 'GET', apiError('57014'));
  await open(page, '/affiliate');
  await page.getByRole('tab', { name: 'Voucher' }).click();
  await expect(page.getByRole('alert')).toContainText('Gagal memuat data voucher');

  const visitor = await pageAs(browser, 'anonymous');
  await open(visitor, '/affiliate');
  await expect(visitor.getByText('Login Required')).toBeVisible();
  await visitor.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await visitor.getByLabel('Email').fill('budi@contoh.test');
  await visitor.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
  await visitor.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(visitor).toHaveURL('/affiliate');
});

test('the admin dashboard: users that do not load, none found, and roles', async ({ browser }) => {
  const page = await pageAs(browser, 'admin');
  for (const [fault, text] of [
    [apiError('57014'), 'Gagal mengambil data pengguna'],
    ['no answer', 'Terjadi kesalahan saat mengambil data'],
  ] as const) {
    const heal = await fail(page, '**/rest/v1/rpc/admin_list_users*', 'POST', fault);
    await open(page, '/admin');
    await expect(page.getByRole('alert')).toContainText(text);
    await heal();
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('table', { name: 'Pengguna' })).toBeVisible();
  }
  await expect(page.getByText(/^Total: \d+ pengguna$/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Cari pengguna' });
  await search.fill('tidak-ada-orang-ini');
  await expect(page.getByText('Tidak ada pengguna yang ditemukan')).toBeVisible();
  await search.fill('admin@contoh.test');
  const own = page.getByRole('row').filter({ hasText: 'admin@contoh.test' });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button', { name: 'Hapus Admin' })).toHaveCount(0);

  await search.fill('budi@contoh.test');
  const row = page.getByRole('row').filter({ hasText: 'budi@contoh.test' });
  const change = async (name: 'Jadikan Admin' | 'Hapus Admin') => {
    await row.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  // The answers are made up here, so that the walk through the screens keeps its roles.
  const isAdmin = (value: boolean) =>
    page.route('**/rest/v1/rpc/admin_list_users*', async (route) => {
      const response = await route.fetch();
      const users = (await response.json()) as object[];
      return route.fulfill({ response, json: users.map((user) => ({ ...user, is_admin: value })) });
    });
  for (const [fault, look, text] of [
    [apiError('57014'), 'destructive', 'Gagal menambahkan role admin'],
    ['no answer', 'destructive', 'Terjadi kesalahan'],
    [{ status: 201, body: [{ user_id: 'x' }] }, 'success', 'Role admin berhasil ditambahkan'],
  ] as const) {
    const done = await fail(page, '**/rest/v1/user_roles*', 'POST', fault);
    await change('Jadikan Admin');
    await expectToast(page, look, text);
    await done();
  }
  await isAdmin(true);
  await open(page, '/admin');
  await search.fill('budi@contoh.test');
  for (const [fault, look, text] of [
    [apiError('57014'), 'destructive', 'Gagal menghapus role admin'],
    [{ status: 200, body: [] }, 'destructive', 'Gagal menghapus role admin'],
    [{ status: 200, body: [{ user_id: 'x' }] }, 'success', 'Role admin berhasil dihapus'],
  ] as const) {
    const done = await fail(page, '**/rest/v1/user_roles*', 'DELETE', fault);
    await change('Hapus Admin');
    await expectToast(page, look, text);
    await done();
  }
});

test('voucher management: what does not load, what is not found, what cannot be paid', async ({
  browser,
}) => {
  const page = await pageAs(browser, 'admin');
  const heal = await fail(page, '**/rest/v1/rpc/admin_list_vouchers*', 'POST', apiError('57014'));
  await open(page, '/voucher-management');
  await expect(page.getByRole('alert')).toContainText('Gagal memuat data voucher');
  await heal();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  const search = page.getByRole('searchbox', { name: 'Cari kode voucher atau pengguna' });
  await search.fill('tidak-ada-kode-ini');
  await expect(page.getByText('Tidak ada voucher yang ditemukan')).toBeVisible();

  const voucher = (code: string, status: string, hours: number) => ({
    id: '00000000-0000-4000-8000-000000000000',
    voucher_code: code,
    username: 'sari',
    email: 'sari@contoh.test',
    amount: 50_000,
    status,
    created_at: '2026-11-20T02:41:00Z',
    expired_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
    paid_at: null,
    proof_note: null,
    frozen_reason: null,
    pay_to: null,
    is_own: false,
    total_count: 4,
  });
  const rows = [
    voucher('AKTIF1', 'active', 24),
    voucher('LEWAT1', 'active', -1),
    voucher('BAYAR1', 'paid', 24),
    voucher('LAIN01', 'frozen', 24),
  ].map((row, index) => ({ ...row, id: row.id.replace(/0$/, String(index)) }));
  await fail(page, '**/rest/v1/rpc/admin_list_vouchers*', 'POST', { status: 200, body: rows });
  await open(page, '/voucher-management');
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  await expect(row('AKTIF1')).toContainText('20/11/2026 09:41');
  await expect(row('AKTIF1')).toContainText('Rp 50.000');
  await expect(row('LEWAT1')).toContainText('Kedaluwarsa');
  // A status that no user knows is shown as it is (§4), and only what is active and not yet over can be paid (§2).
  await expect(row('LAIN01')).toContainText('frozen');
  await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(1);
  for (const [fault, look, text] of [
    [apiError('57014'), 'destructive', 'Gagal mengupdate status voucher'],
    [{ status: 204, body: '' }, 'success', 'Voucher berhasil ditandai sebagai dibayar'],
  ] as const) {
    const done = await fail(page, '**/rest/v1/rpc/admin_mark_voucher_paid*', 'POST', fault);
    const proof = page.getByRole('alertdialog');
    if (!(await proof.isVisible())) await row('AKTIF1').getByRole('button', { name: 'Mark as Paid' }).click();
    await proof.getByLabel('Bukti pembayaran').fill('BCA 21/11/2026 ref 0099');
    await proof.getByRole('button', { name: 'Mark as Paid' }).click();
    await expectToast(page, look, text);
    await done();
  }
});

test('ideas and questions that fail say why', async ({ browser }) => {
  const page = await pageAs(browser, 'anonymous');
  await open(page, '/ai');
  const generate = page.getByRole('button', { name: 'Buat Ide Bisnis' });
  await generate.click();
  await expectToast(page, 'destructive', 'Input tidak lengkap', 'Mohon masukkan skill dan minat Anda');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  const cases: readonly (readonly [Fault, string])[] = [
    ['no answer', 'Terjadi kesalahan saat memproses permintaan'],
    [
      { status: 429, body: { error: 'too_many', message: 'Sudah cukup untuk hari ini.' } },
      'Sudah cukup untuk hari ini.',
    ],
  ];
  for (const [fault, text] of cases) {
    const heal = await fail(page, '**/functions/v1/generate-business-idea', 'POST', fault);
    await generate.click();
    await expectToast(page, 'destructive', 'Gagal membuat ide bisnis', text);
    await expect(page.getByLabel('Apa keahlian Anda?')).toHaveValue('memasak');
    await heal();
  }
  await page.reload();
  await expect(page.getByLabel('Apa minat Anda?')).toHaveValue('kuliner');
  await page.getByLabel('Apa minat Anda?').fill('fashion');
  await page.reload();
  await expect(page.getByLabel('Apa minat Anda?')).toHaveValue('fashion');
  await fail(page, '**/functions/v1/business-chat', 'POST', 'no answer');
  await open(page, '/ai?tab=konsultasi');
  const question = page.getByLabel('Pertanyaan untuk konsultasi');
  // Shift+Enter begins a new line, Enter sends (§5); blanks are nothing.
  await question.press('Shift+Enter');
  await expect(question).toHaveValue('\n');
  await question.press('Enter');
  await expectToast(page, 'destructive', 'Pesan Kosong');
  await question.fill('Berapa modalnya?');
  await question.press('Enter');
  await expectToast(page, 'destructive', 'Gagal mengirim pertanyaan');
});
