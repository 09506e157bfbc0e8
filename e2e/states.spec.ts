import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { demoUrl, signInAs, type Role } from './support/demo.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 900 } });

/** A page of a demo account. */
async function pageAs(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({
    baseURL: demoUrl,
    storageState: await signInAs(browser, role),
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  return context.newPage();
}

/** The visible toast. */
const toastOf = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' });

/** Holds the answers of an address back until told to go on, so that a loading state stands still. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe('doors', () => {
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
    await expect(page.locator('html[data-alive]')).toBeAttached();
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

  test('names of one row of projects begin at one height, with a picture or without', async ({ page }) => {
    await page.goto('/cari-project');
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => ({
        top: Math.round(article.getBoundingClientRect().top),
        name: Math.round(article.querySelector('h2')?.getBoundingClientRect().top ?? 0),
        hasPicture: article.querySelector('img') !== null,
      })),
    );
    const mixed = cards.filter((card) => card.hasPicture).map(({ top }) => top);
    expect(mixed.length).toBeGreaterThan(0);
    for (const top of mixed) {
      const row = cards.filter((card) => card.top === top);
      expect(new Set(row.map((card) => card.hasPicture))).toEqual(new Set([true, false]));
      expect(new Set(row.map((card) => card.name)).size).toBe(1);
    }
  });

  test('applications: Menunggu first, four skeletons, a failure, and each card in the order of §2', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'owner');
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

    const card = page.getByRole('article').first();
    await expect(card.getByRole('button', { name: /^Terima/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Hubungi/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    const text = (await card.innerText()).replaceAll('\n', ' ');
    expect(text).toMatch(
      /melamar .+ Menunggu .*@contoh\.test .*\+62800\d+ .+ Dikirim \d+ \p{L}+ \d{4} pukul \d\d\.\d\d WIB/u,
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
      const panel = free.getByRole('tabpanel');
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
    await expect(page.getByText('Gagal mengambil data pengguna')).toBeVisible({ timeout: 60_000 });
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

test.describe('members', () => {
  test('what Premium opens: three features, the community, support and the workbooks', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/akses-premium');
    const main = page.getByRole('main');
    for (const [name, address] of [
      ['Cari Project', '/cari-project'],
      ['Cari Relasi Bisnis', '/cari-relasi'],
      ['All AI Tools', '/all-ai'],
      ['Buka template', '/template-excel'],
      ['Buka komunitas', '/komunitas'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    await expect(main.getByText('NEW!', { exact: true })).toHaveCount(1);
    await expect(main.getByRole('link', { name: /^Chat WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(main.getByRole('link', { name: 'Butuh Bantuan?' })).toBeVisible();
    await page.context().close();
  });

  test('the community names its group, three tutorials and the ways on, also when the addresses fail', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/komunitas');
    const main = page.getByRole('main');
    const waysOn = main.getByRole('navigation', { name: 'Lanjutkan ke' });
    for (const [name, address] of [
      ['Idea AI', '/ai'],
      ['12 Tahapan AI', '/all-ai'],
      ['Template Excel', '/template-excel'],
    ] as const)
      await expect(waysOn.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(main.getByRole('heading', { level: 2, name: 'Grup WhatsApp Premium' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^Gabung grup WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/chat\.whatsapp\.com\//,
    );
    await expect(main.getByRole('link', { name: /^Tonton tutorial/ })).toHaveCount(3);

    await page.route('**/rest/v1/premium_links*', (route) => route.abort());
    await page.reload();
    await expect(main.getByRole('alert')).toContainText('Gagal memuat tautan Premium', { timeout: 60_000 });
    // What failed to load is not said to be on its way.
    await expect(main.getByText('Tautan sedang disiapkan.', { exact: false })).toHaveCount(0);
    await expect(waysOn.getByRole('link', { name: 'Template Excel' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/rest/v1/premium_links*');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Grup WhatsApp Premium' })).toBeVisible();
    await page.context().close();
  });

  test('the twelve steps: the first leads to Idea AI, the fourth to Cari Relasi, the rest to tools', async ({
    browser,
  }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/all-ai');
    const steps = page.getByRole('main').locator('li[id^="tahap-"]');
    await expect(steps).toHaveCount(12);
    const links = await steps.evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('.card-footer a')].map((link) => link.getAttribute('href') ?? ''),
      ),
    );
    for (const [use] of links)
      expect(use).toMatch(/^(https:\/\/|\/(ai|cari-relasi|kalkulator-|akses-premium|ide-saya))/);
    expect(links[0]?.[0]).toBe('/ai');
    expect(links[3]?.[0]).toBe('/cari-relasi');
    for (const [, tutorial] of links) expect(tutorial).toMatch(/^https:\/\//);
    await page.goto('/ai?tab=chat');
    expect((await page.locator('iframe[title="Chat Idea AI"]').locator('..').boundingBox())?.height).toBe(
      600,
    );
    await page.context().close();
  });

  test('an affiliate sees figures, a chart, people, vouchers and every coin', async ({ browser }) => {
    const page = await pageAs(browser, 'premium');
    await page.goto('/affiliate');
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['Total Coin', 'Total Referral', 'Referral Premium']);
    await expect(main.getByText(/^Setara Rp/)).toBeVisible();
    await expect(
      main.getByText(/\d+ pendaftaran dan \d+ pembelian Premium dalam 12 minggu terakhir/),
    ).toBeVisible();
    await expect(main.locator('.recharts-bar-rectangle').first()).toBeVisible();
    const people = main.getByRole('table', { name: 'Pengguna yang Anda ajak' });
    await expect(people.getByText('Premium', { exact: true }).first()).toBeVisible();
    await expect(people.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/).first()).toBeVisible();
    await main.getByRole('tab', { name: 'Voucher' }).click();
    const vouchers = main.getByRole('table', { name: 'Riwayat voucher' });
    await expect(vouchers.getByText('Dibayar', { exact: true })).toBeVisible();
    await expect(vouchers.getByText('Kedaluwarsa', { exact: true })).toBeVisible();
    await main.getByRole('tab', { name: 'Riwayat coin' }).click();
    await expect(main.getByText(/kedaluwarsa, coin kembali$/)).toBeVisible();
    await page.context().close();
  });

  test('the account menu bears the username; a sign-out that fails says so', async ({ browser }) => {
    const page = await pageAs(browser, 'free');
    await page.goto('/tentang');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await page.getByRole('button', { name: 'Akun Saya: budi_santoso' }).click();
    const menu = page.getByRole('menu', { name: 'Akun Saya' });
    await expect(menu.getByRole('menuitem', { name: 'Profil Saya' })).toHaveAttribute('href', '/profil');
    await expect(menu.getByRole('menuitem', { name: 'Dashboard Affiliate' })).toHaveAttribute(
      'href',
      '/affiliate',
    );
    await expect(menu.getByRole('menuitem', { name: /Admin|Voucher/ })).toHaveCount(0);
    await menu.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(toastOf(page)).toContainText('Gagal keluar');
    await page.context().close();
  });
});

test('a failed payment leads to the plans and to support', async ({ page }) => {
  await page.goto('/payment-failed');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Coba Lagi' })).toHaveAttribute('href', '/paket');
  await expect(main.getByRole('link', { name: 'Hubungi Support' })).toHaveAttribute('href', '/kontak');
});

test('the about page holds its five parts and the ways to reach us', async ({ page }) => {
  await page.goto('/tentang');
  for (const name of ['Visi Kami', 'Misi Kami', 'Cerita Kami', /^Kenapa Memilih/, 'Hubungi Kami'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('2023');
  await expect(main).toContainText('Jawa Barat');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
});

test('while it is not known who looks, a page already has its shape', async ({ request }) => {
  for (const [address, words] of [
    ['/affiliate', 'Memuat dashboard affiliate'],
    ['/pembayaran', 'Memuat riwayat pembayaran'],
    ['/payment-success', 'Menunggu konfirmasi pembayaran'],
  ] as const)
    expect(await (await request.get(address)).text()).toContain(words);
});

test('signing in and paying say that they are busy, and cannot be pressed twice', async ({
  page,
  browser,
}) => {
  await page.goto('/masuk');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByLabel('Email').fill('budi@contoh.test');
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
  const goOn = await hold(page, '**/auth/v1/token*');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  goOn();
  await expect(page.getByRole('alert')).toContainText('Email atau password salah');

  const free = await pageAs(browser, 'free');
  await free.goto('/paket');
  await free.route('**/functions/v1/create-midtrans-token', () => undefined);
  await free.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(free.getByRole('button', { name: 'Memproses...' })).toBeDisabled();
  await free.unroute('**/functions/v1/create-midtrans-token');
  await free.route('**/functions/v1/create-midtrans-token', (route) => route.abort());
  await free.reload();
  await free.getByRole('button', { name: 'Beli Premium' }).click();
  await expect(toastOf(free)).toContainText('Gagal menghubungi server pembayaran. Silakan coba lagi.');
  await expect(free.getByRole('button', { name: 'Beli Premium' })).toBeEnabled();
  await free.context().close();
});

test('the plans: Starter for nothing, Premium once, the promo block and Hubungi Kami', async ({
  page,
  browser,
}) => {
  await page.goto('/paket');
  const starter = page.getByRole('region', { name: 'Starter' });
  await expect(starter).toContainText('Gratis selamanya');
  await expect(starter).toContainText('Dukungan lewat email');
  const premium = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(premium).toContainText(/Rp\s80\.000 seumur hidup/);
  await expect(page.getByRole('link', { name: 'Lihat Proyek' })).toHaveAttribute('href', '/cari-project');
  await expect(page.getByRole('link', { name: 'Hubungi Kami' })).toHaveAttribute('href', '/tentang');
  const free = await pageAs(browser, 'free');
  await free.goto('/paket');
  await expect(free.getByRole('button', { name: 'Paket Anda saat ini' })).toBeDisabled();
  await free.context().close();
});

test('the profile shows the plan with its way on, and the date of joining in words', async ({ browser }) => {
  for (const [role, plan, name, address] of [
    ['free', 'Gratis', 'Upgrade ke Premium', '/paket'],
    ['premium', 'Premium', 'Buka Akses Premium', '/akses-premium'],
  ] as const) {
    const page = await pageAs(browser, role);
    await page.goto('/profil');
    const main = page.getByRole('main');
    await expect(main.getByText(plan, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(main.getByText(/^Bergabung \d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await page.context().close();
  }
});

test('the feature page has its two tabs and leads to the tool; /flowise is /ai', async ({ page }) => {
  await page.goto('/ai-features');
  expect(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.id))).toEqual([
    expect.stringContaining('idea-generator'),
    expect.stringContaining('business-consultation'),
  ]);
  await expect(page.getByRole('link', { name: 'Coba AI Tool' })).toHaveAttribute('href', '/ai');
  for (const address of ['/ai', '/flowise']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Idea AI' })).toBeVisible();
  }
});
