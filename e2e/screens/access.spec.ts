import { expect } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { withoutLiveChanges } from '../support/faults.ts';
import { hold, pageAs, toastOf } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 900 } });

test.describe('pages for members', () => {
  test('a free member is told what Premium opens, and where to get it', async ({ browser }) => {
    const page = await pageAs(browser, 'free');
    for (const [address, feature] of [
      ['/akses-premium', 'Akses Premium'],
      ['/all-ai', '12 Tahapan AI'],
      ['/template-excel', 'Template Excel'],
      ['/ai?tab=chat', 'Chat Idea AI'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeVisible();
      await expect(toastOf(page)).toContainText(`Fitur ${feature} hanya tersedia untuk pengguna Premium`);
      const main = page.getByRole('main');
      await expect(main.locator('a[href="/paket"]').first()).toBeVisible();
      await expect(main.locator('a[href="/premium"]').first()).toBeVisible();
    }
    await page.context().close();
  });

  test('the community sends strangers to sign in and free members to the plans', async ({
    page,
    browser,
  }) => {
    await page.goto('/komunitas');
    await expect(page).toHaveURL('/masuk');
    const free = await pageAs(browser, 'free');
    await free.goto('/komunitas');
    await expect(free).toHaveURL('/paket');
    const toast = toastOf(free);
    await expect(toast).toContainText('Akses Premium Diperlukan');
    await expect(toast.locator('[data-variant=destructive]')).toBeVisible();
    await free.context().close();
  });

  test('administration sends everybody else home, with the words of §6', async ({ browser }) => {
    const page = await pageAs(browser, 'free');
    for (const [address, words] of [
      ['/admin', 'Akses ditolak - Anda bukan admin'],
      ['/daftar-pengguna', 'Akses ditolak - Anda bukan admin'],
      ['/voucher-management', 'Akses ditolak. Hanya admin yang dapat mengakses halaman ini.'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(toastOf(page)).toContainText(words);
    }
    await page.context().close();
  });

  test('who signs in from the affiliate page comes back to it', async ({ page }) => {
    await page.goto('/affiliate');
    await expect(page.getByText('Login Required')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
    await page.getByLabel('Email').fill('premium@contoh.test');
    await page.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).toHaveURL('/affiliate');
  });
});

test.describe('lists', () => {
  test('contacts: four skeletons, a failure, and Coba Lagi leads back to Semua', async ({ page }) => {
    await page.goto('/tentang');
    await wakeApp(page);
    const search = '**/rest/v1/rpc/search_contacts*';
    const goOn = await hold(page, search);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cari Relasi' }).click();
    await expect(page.getByTestId('skeleton-card')).toHaveCount(4);
    goOn();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.route(search, (route) => route.abort());
    await page.getByRole('tab', { name: 'Desain' }).click();
    await expect(page.getByText('Gagal memuat data profil')).toBeVisible();
    await expect(page.getByText('Terjadi kesalahan saat memuat data')).toBeVisible();
    await page.unroute(search);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Semua' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/cari-relasi');
  });

  test('names of one row of projects begin at one height, with a picture of their own or a drawing', async ({
    page,
  }) => {
    await page.goto('/cari-project');
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => ({
        top: Math.round(article.getBoundingClientRect().top),
        name: Math.round(article.querySelector('h2')?.getBoundingClientRect().top ?? 0),
        picture: article.querySelector('img.picture-place')?.getAttribute('src') ?? '',
      })),
    );
    const own = cards.filter(({ picture }) => picture.includes('/gambar-proyek/'));
    const drawn = cards.filter(({ picture }) => picture.startsWith('/gambar/benda/'));
    expect(own.length).toBeGreaterThan(0);
    expect(drawn.length).toBeGreaterThan(0);
    expect(own.length + drawn.length).toBe(cards.length);
    for (const top of new Set(cards.map((card) => card.top))) {
      const row = cards.filter((card) => card.top === top);
      expect(new Set(row.map((card) => card.name)).size).toBe(1);
    }
  });

  test('applications: Menunggu first, four skeletons, a failure, and each card in the order of §2', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'owner');
    await withoutLiveChanges(page);
    const address = '**/rest/v1/project_applications?*';
    const goOn = await hold(page, address);
    await page.goto('/kelola-aplikasi');
    await expect(page.getByRole('heading', { level: 1, name: 'Kelola Aplikasi Project' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Menunggu' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByTestId('skeleton-card')).toHaveCount(4);
    goOn();
    expect(await page.getByRole('tablist').getByRole('tab').allInnerTexts()).toEqual([
      'Semua',
      'Menunggu',
      'Diterima',
      'Ditolak',
    ]);

    // Who applies by messages only shows no number.
    const contact = page.getByRole('link', { name: /^Hubungi/ });
    const card = page.getByRole('article').filter({ has: contact }).first();
    await expect(card.getByRole('button', { name: /^Terima/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Hubungi/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    const text = (await card.innerText()).replaceAll('\n', ' ');
    expect(text).toMatch(
      /melamar .+ Menunggu .*@contoh\.test .*\+62 800-\d{4}-\d+ .+ Dikirim \d+ \p{L}+ \d{4} pukul \d\d\.\d\d WIB/u,
    );
    // The message is the last thing before the date.
    const order = await card.evaluate((element) => {
      const skills = element.querySelector('[aria-label="Keahlian"]');
      const message = element.querySelector('.whitespace-pre-line');
      if (skills === null || message === null) return null;
      return (skills.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(order).toBe(true);

    await page.route(address, (route) => route.abort());
    await page.getByRole('tab', { name: 'Ditolak' }).click();
    await expect(page.getByRole('alert').getByText('Gagal memuat aplikasi')).toBeVisible({ timeout: 60_000 });
    await page.unroute(address);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Terima/ })).toHaveCount(0);
    await page.context().close();
  });

  test('each tab without applications says so, with a hint of its own', async ({ browser, page }) => {
    await page.goto('/kelola-aplikasi');
    await expect(page.getByText('Anda harus login untuk melihat aplikasi.')).toBeVisible();
    const free = await pageAs(browser, 'free');
    await free.goto('/kelola-aplikasi');
    const hints = new Set<string>();
    for (const name of ['Semua', 'Menunggu', 'Diterima', 'Ditolak']) {
      await free.getByRole('tab', { name }).click();
      const panel = free.getByRole('tabpanel', { name });
      await expect(panel.getByText('Belum ada aplikasi dengan status ini.')).toBeVisible();
      hints.add(await panel.innerText());
    }
    expect(hints.size).toBe(4);
    await free.context().close();
  });

  test('users: total, search, no way to change one’s own role, empty, failure', async ({ browser }) => {
    const page = await pageAs(browser, 'admin');
    await page.goto('/admin');
    await expect(page.getByText(/^Total: \d+ pengguna$/)).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Cari pengguna' });
    await search.fill('ratna_admin');
    const own = page.getByRole('row').filter({ hasText: 'admin@contoh.test' });
    await expect(own.getByText('Admin', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: /Admin/ })).toHaveCount(0);
    await search.fill('budi@contoh.test');
    await page.getByRole('button', { name: 'Jadikan Admin' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Apakah Anda yakin');
    await page.keyboard.press('Escape');
    await search.fill('tidak-ada-yang-bernama-ini');
    await expect(page.getByText('Tidak ada pengguna yang ditemukan')).toBeVisible();
    await page.route('**/rest/v1/rpc/admin_list_users', (route) => route.abort());
    await search.fill('sari');
    await expect(page.getByText('Terjadi kesalahan saat mengambil data')).toBeVisible({ timeout: 60_000 });
    await page.unroute('**/rest/v1/rpc/admin_list_users');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'sari_lestari' })).toBeVisible();
    await page.context().close();
  });

  test('vouchers: figures, filters, and Mark as Paid only where it can be done', async ({ browser }) => {
    const page = await pageAs(browser, 'admin');
    await page.goto('/voucher-management');
    for (const name of ['Total voucher', 'Aktif', 'Kedaluwarsa', 'Dibayar', 'Total nilai'])
      await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Status voucher' }).selectOption('active');
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('button', { name: 'Mark as Paid' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status voucher' }).selectOption('all');
    const search = page.getByLabel('Cari kode voucher atau pengguna');
    await search.fill('sari');
    await expect(rows).toHaveCount(1);
    await search.fill('tidak-ada');
    await expect(page.getByText('Tidak ada voucher yang ditemukan')).toBeVisible();
    await page.context().close();
  });
});

test('listing something asks a stranger to sign in, and leads to the form afterwards', async ({ page }) => {
  for (const [address, button] of [
    ['/cari-relasi', 'Daftarkan Diri'],
    ['/cari-project', 'Daftarkan Project'],
  ] as const) {
    await page.goto(address);
    // Before the app is alive the button is a form of its own, which leads to the page behind it.
    await wakeApp(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Kelola Aplikasi' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/masuk');
    await expect(toastOf(page)).toContainText('Anda harus login terlebih dahulu');
  }
  await page.getByLabel('Email').fill('sari@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('kawan-usaha-2026');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL('/daftar-project');
  await page.goto('/cari-project');
  await expect(page.getByRole('main').getByRole('link', { name: 'Kelola Aplikasi' })).toHaveAttribute(
    'href',
    '/kelola-aplikasi',
  );
});

test('the way back from an unknown address leads home where there is nothing to go back to', async ({
  page,
}) => {
  await page.goto('/tentang');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/tidak/ada', '_blank', 'noopener'));
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
  await wakeApp(tab);
  await tab.getByRole('button', { name: 'Kembali' }).click();
  await expect(tab).toHaveURL('/');
});
