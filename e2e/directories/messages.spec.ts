import { type Browser, expect, type Page } from '@playwright/test';
import { demoUrl, type Role, signInAs } from '../support/demo.ts';
import {
  apiError,
  expectToast,
  fail,
  openAlive as open,
  toastOf,
  withoutLiveChanges,
} from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Each message of §6 and §8 about directories and applications, in the very situation for which it is written. */
const pageAs = async (browser: Browser, role: Role): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: demoUrl,
    storageState: await signInAs(browser, role),
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  return context.newPage();
};

test('a directory that does not load says why, and Coba Lagi shows everything again', async ({ browser }) => {
  const page = await pageAs(browser, 'anonymous');
  await open(page, '/cari-relasi');
  const heal = await fail(page, '**/rest/v1/rpc/search_contacts*', 'GET', apiError('57014'));
  await page.getByRole('tab', { name: 'Desain' }).click();
  const error = page.getByRole('alert');
  await expect(error).toContainText('Gagal memuat data profil');
  await expect(error).toContainText('Terjadi kesalahan saat memuat data');
  await heal();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('tab', { name: 'Semua' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();

  const none = await fail(page, '**/rest/v1/rpc/search_contacts*', 'GET', { status: 200, body: [] });
  await page.getByRole('tab', { name: 'Keuangan' }).click();
  await expect(page.getByText('Tidak ada profil dengan keahlian yang dipilih.')).toBeVisible();
  await none();

  await open(page, '/cari-project');
  await fail(page, '**/rest/v1/rpc/search_projects*', 'GET', { status: 200, body: [] });
  await page.getByRole('tab', { name: 'Startup' }).click();
  await expect(page.getByText('Belum ada proyek dengan tipe yang dipilih.')).toBeVisible();
});

test('who may not yet act is told, and led to where they may', async ({ browser }) => {
  const visitor = await pageAs(browser, 'anonymous');
  for (const [address, button] of [
    ['/cari-relasi', 'Daftarkan Diri'],
    ['/cari-project', 'Daftarkan Project'],
  ] as const) {
    await open(visitor, address);
    await visitor.getByRole('button', { name: button }).click();
    await expectToast(visitor, 'default', 'Anda harus login terlebih dahulu');
    await expect(visitor).toHaveURL('/masuk');
  }
  await open(visitor, '/kelola-aplikasi');
  await expect(visitor.getByText('Anda harus login untuk melihat aplikasi.')).toBeVisible();

  const free = await pageAs(browser, 'free');
  await open(free, '/cari-relasi');
  await free
    .getByRole('button', { name: /^Hubungi/ })
    .first()
    .click();
  await expectToast(free, 'default', 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium');
  await expect(free).toHaveURL('/paket');
  await open(free, '/cari-project');
  await free
    .getByRole('button', { name: /^Upgrade untuk Lamar/ })
    .first()
    .click();
  await expect(free.getByRole('dialog', { name: 'Upgrade untuk Lamar' })).toContainText(
    'Fitur lamar proyek hanya tersedia untuk pengguna Premium',
  );
});

test('the gates: texts, ways on, toasts, and where they lead', async ({ browser }) => {
  const visitor = await pageAs(browser, 'anonymous');
  await open(visitor, '/all-ai');
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Akses Terbatas' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Masuk', exact: true })).toHaveAttribute('href', '/masuk');
  await expect(main.getByRole('link', { name: 'Daftar Sekarang' })).toHaveAttribute('href', '/daftar');
  await expectToast(visitor, 'default', 'Silakan masuk terlebih dahulu untuk mengakses fitur premium');
  await expect(visitor).toHaveURL('/masuk');
  for (const address of ['/komunitas', '/profil', '/pembayaran']) {
    await open(visitor, address);
    await expect(visitor).toHaveURL('/masuk');
  }
  for (const [address, text] of [
    ['/admin', 'Akses ditolak - Anda bukan admin'],
    ['/voucher-management', 'Akses ditolak. Hanya admin yang dapat mengakses halaman ini.'],
  ] as const) {
    await open(visitor, address);
    await expectToast(visitor, 'destructive', text);
    await expect(visitor).toHaveURL('/');
  }

  const free = await pageAs(browser, 'free');
  for (const [address, feature, others] of [
    ['/all-ai', '12 Tahapan AI', ['/panduan']],
    ['/akses-premium', 'Akses Premium', []],
  ] as const) {
    await open(free, address);
    await expect(free.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeVisible();
    await expectToast(free, 'default', `Fitur ${feature} hanya tersedia untuk pengguna Premium`);
    const links = free.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/paket', '/premium', ...others]);
  }
  await open(free, '/komunitas');
  await expectToast(free, 'destructive', 'Akses Premium Diperlukan');
  await expect(free).toHaveURL('/paket');
  await open(free, '/admin');
  await expectToast(free, 'destructive', 'Akses ditolak - Anda bukan admin');
  await expect(free).toHaveURL('/');
});

test('deleting that fails says so and keeps the entry', async ({ browser }) => {
  const page = await pageAs(browser, 'admin');
  for (const [address, table, button, text] of [
    ['/cari-relasi', 'relasi_bisnis', /^Hapus profil/, 'Gagal menghapus profil relasi'],
    ['/cari-project', 'project_listings', /^Hapus proyek/, 'Gagal menghapus proyek'],
  ] as const) {
    await open(page, address);
    await fail(page, `**/rest/v1/${table}*`, 'DELETE', apiError('42501', 'permission denied', 403));
    const first = page.getByRole('button', { name: button }).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Anda dapat memulihkannya selama 30 hari');
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expectToast(page, 'destructive', text);
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  }
});

test('the forms: an entry that cannot be loaded leads back, one that cannot be saved stays', async ({
  browser,
}) => {
  const page = await pageAs(browser, 'owner');
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const [form, list] of [
    ['/daftar-relasi', '/cari-relasi'],
    ['/daftar-project', '/cari-project'],
  ] as const) {
    await open(page, `${form}?edit=${missing}`);
    await expectToast(page, 'destructive', 'Gagal memuat data untuk diedit');
    await expect(page).toHaveURL(list);
  }

  await open(page, '/daftar-relasi');
  await page.getByLabel('Nama').fill('Sari Lestari');
  await page.getByLabel('Keahlian Utama').selectOption('Bisnis');
  await page.getByLabel('Pengalaman').fill('Lima tahun berjualan kue.');
  await page.getByLabel('Deskripsi Pengguna').fill('Membesarkan usaha kue keluarga.');
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  let heal = await fail(page, '**/rest/v1/relasi_bisnis*', 'POST', apiError('57014'));
  await page.getByRole('button', { name: 'Daftarkan Profil' }).click();
  await expectToast(
    page,
    'destructive',
    'Gagal mendaftarkan profil relasi',
    'Terjadi kesalahan saat menyimpan data',
  );
  await expect(page.getByLabel('Nama')).toHaveValue('Sari Lestari');
  await heal();

  await open(page, '/daftar-project');
  await expect(page.getByRole('heading', { level: 1, name: 'Daftarkan Proyek Anda' })).toBeVisible();
  await page.getByLabel('Nama Proyek').fill('Keripik kampung');
  await page.getByLabel('Deskripsi Proyek').fill('Keripik singkong dari kampung.');
  await page.getByLabel('Tipe Proyek').selectOption('Lainnya');
  // The profile has filled it in.
  await page.getByLabel('Nama Pemilik').fill('');
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expectToast(page, 'destructive', 'Semua field yang wajib harus diisi');
  await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('SEO');
  await page.getByRole('button', { name: 'Tambah' }).click();
  await page.getByRole('radio', { name: /^Grup WhatsApp/ }).check();
  await page.getByLabel('Link Grup WhatsApp').fill('https://contoh.test/chat.whatsapp.com/abc');
  await page.getByLabel('Nama Pemilik').fill('Sari Lestari');
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expectToast(page, 'destructive', 'Link grup WhatsApp tidak valid');
  await page.getByLabel('Link Grup WhatsApp').fill('https://chat.whatsapp.com/AbCdEfGh1234');
  heal = await fail(page, '**/rest/v1/project_listings*', 'POST', apiError('57014'));
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expectToast(
    page,
    'destructive',
    'Gagal mendaftarkan proyek',
    'Terjadi kesalahan saat menyimpan data',
  );
  await heal();

  // What was typed and then cancelled does not come back.
  await page.getByRole('main').getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/cari-project');
  await open(page, '/daftar-project');
  await expect(page.getByLabel('Nama Proyek')).toHaveValue('');
});

test('editing: the same title words, the busy text, and a refused change', async ({ browser }) => {
  const page = await pageAs(browser, 'owner');
  await open(page, '/kelola-aplikasi');
  await page.getByText(/^Proyek Anda \(\d+\)/).click();
  await page
    .getByRole('link', { name: /^Edit proyek/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Proyek' })).toBeVisible();
  const name = await page.getByLabel('Nama Proyek').inputValue();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/project_listings*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held;
    return route.fulfill({ status: 500, json: { code: '57014', message: 'x' } });
  });
  await page.getByRole('button', { name: 'Perbarui Proyek' }).click();
  await expect(page.getByRole('button', { name: 'Memperbarui...' })).toBeDisabled();
  answer();
  await expectToast(page, 'destructive', 'Gagal memperbarui proyek');
  await expect(page.getByLabel('Nama Proyek')).toHaveValue(name);
});

test('applying: the profile does not load, the database refuses, it was done before', async ({ browser }) => {
  const page = await pageAs(browser, 'premium');
  await open(page, '/cari-project');
  // The demo's member has applied to the newest, which ask questions; until that is known their buttons are the first.
  await expect(page.getByRole('link', { name: /^Lihat Lamaran/ }).first()).toBeVisible();
  const apply = () =>
    page
      .getByRole('button', { name: /^Lamar Project/ })
      .first()
      .click();
  let heal = await fail(page, '**/rest/v1/pengguna*', 'GET', apiError('57014'));
  await apply();
  const dialog = page.getByRole('dialog');
  await expectToast(page, 'destructive', 'Gagal memuat profil');
  await heal();
  await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
  await dialog.getByLabel('Pesan untuk pemilik proyek').fill('Saya ingin ikut 🙌');
  for (const [fault, text] of [
    [apiError('57014'), 'Gagal mengirim aplikasi'],
    ['no answer', 'Gagal mengirim aplikasi'],
    [apiError('23505', 'duplicate key value', 409), 'Anda sudah mendaftar untuk proyek ini'],
  ] as const) {
    heal = await fail(page, '**/rest/v1/project_applications*', 'POST', fault);
    await dialog.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expectToast(page, 'destructive', text);
    await expect(dialog.getByLabel('Pesan untuk pemilik proyek')).toHaveValue('Saya ingin ikut 🙌');
    await heal();
  }
});

test('managing applications: the list does not load, a decision is refused', async ({ browser }) => {
  const page = await pageAs(browser, 'owner');
  await withoutLiveChanges(page);
  let heal = await fail(page, '**/rest/v1/project_applications*', 'GET', apiError('57014'));
  await open(page, '/kelola-aplikasi');
  await expectToast(page, 'destructive', 'Gagal memuat aplikasi');
  await expect(page.getByRole('alert')).toContainText('Gagal memuat aplikasi');
  await heal();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('tab', { name: 'Menunggu' })).toHaveAttribute('aria-selected', 'true');
  heal = await fail(page, '**/rest/v1/project_applications*', 'PATCH', apiError('57014'));
  await page
    .getByRole('button', { name: /^Terima/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terima' }).click();
  await expectToast(page, 'destructive', 'Gagal mengubah status aplikasi');
  await heal();
  await expect(page.getByRole('button', { name: /^Terima/ }).first()).toBeVisible();
  await expect(toastOf(page)).toHaveCount(1);
});
