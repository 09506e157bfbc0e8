import { expect, type Page } from '@playwright/test';
import { openSession, newPerson, createAccount } from '../support/account.ts';
import { demoUrl, openAs } from '../support/demo.ts';
import { openByKeyboard, openings } from '../support/dialogs.ts';
import { fill, findAddresses } from '../support/found-addresses.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

test.use({ baseURL: demoUrl, viewport: { width: 1280, height: 800 } });

const focused = (page: Page) => page.locator(':focus');

for (const opening of openings) {
  test(`${opening.name}: opens by keyboard, keeps the focus, and gives it back`, async ({ browser }) => {
    const width = opening.phoneOnly === true ? 360 : 1280;
    const found = await findAddresses(browser);
    const context = await openAs(browser, opening.role, { viewport: { width, height: 800 } });
    const page = await context.newPage();
    await opening.prepare?.(page);
    await page.goto(fill(opening.address, found));
    await wakeApp(page);
    await opening.arrange?.(page);

    let dialog = await openByKeyboard(page, opening);
    // The Tab key goes round in it: the only other stop is the browser's own bar, which is no element of the page.
    const stops = await dialog.locator('a[href], button:enabled, input:enabled, select, textarea').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 2; press += 1) {
        await page.keyboard.press(key);
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(isInside).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opening.button(page)).toBeFocused();

    dialog = await openByKeyboard(page, opening);
    const close = dialog.getByRole('button', { name: /^(Batal|Tutup|Lihat hasil)$/ }).first();
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opening.button(page)).toBeFocused();
    await context.close();
  });
}

test('the account menu is gone through with arrows; Escape and Tab leave it', async ({ browser }) => {
  const context = await openAs(browser, 'admin', { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/tentang');
  const button = page.getByRole('button', { name: /^Akun Saya/ });
  const menu = page.getByRole('menu', { name: 'Akun Saya' });
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Profil Saya')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Dashboard Affiliate')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Keluar')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Profil Saya')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Keluar')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Profil Saya')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Profil Saya')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link').first(),
  ).toBeFocused();
  await context.close();
});

test('the menu of phones opens, is gone through and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tentang');
  await wakeApp(page);
  const button = page.getByRole('button', { name: 'Menu utama' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('tabs are chosen with arrows, also where each is an address', async ({ page }) => {
  for (const [address, name, next, at] of [
    ['/masuk', 'Masuk', 'Daftar', '/daftar'],
    ['/cari-project', 'Semua', 'Terbaru', '/cari-project?tipe=Terbaru'],
    ['/cari-relasi', 'Semua', 'Terbaru', '/cari-relasi?keahlian=Terbaru'],
    ['/ai', 'Generator Ide', 'Konsultasi Bisnis', '/ai?tab=konsultasi'],
  ] as const) {
    await page.goto(address);
    await wakeApp(page);
    // A part of the page that hydrates after the rest does not hear the first key.
    await expect(async () => {
      await page.getByRole('tab', { name, exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(at, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('tab', { name: next, exact: true })).toBeFocused();
    await expect(page.getByRole('tab', { name: next, exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
  }
});

test('Tab goes through a page to its end and out of it, past everything once', async ({ page }) => {
  for (const address of ['/', '/kontak', '/cari-project?tipe=Konsultasi', '/masuk']) {
    await page.goto(address);
    await wakeApp(page);
    await page.evaluate(() => {
      const seen = new WeakSet<Element>();
      Object.assign(window, {
        visit: () => {
          const element = document.activeElement;
          if (element === null || element === document.body) return 'out';
          if (seen.has(element)) return `again at ${element.outerHTML.slice(0, 80)}`;
          seen.add(element);
          return 'new';
        },
      });
    });
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const step = await page.evaluate(() => (window as unknown as { visit: () => string }).visit());
      if (step === 'out') break;
      expect(step, address).toBe('new');
      stops += 1;
    }
    const all = await page.getByRole('link').or(page.getByRole('button')).count();
    expect(stops).toBeGreaterThan(all / 2);
  }
});

test('a navigation moves the focus to the content and says the title', async ({ page }) => {
  await page.goto('/tentang');
  await wakeApp(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paket' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/paket');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Paket | KawanUsaha' })).toBeAttached();
});

test('what opens in place of its button takes the focus, and gives it back', async ({ page }) => {
  // Two-step verification wants a sign-in of the last ten minutes.
  const rina = newPerson();
  await createAccount(page, rina);
  await openSession(page, rina);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Edit Profil');
  await expect(page.getByRole('heading', { name: 'Edit Profil' })).toBeFocused();
  await press('Batal');
  await expect(page.getByRole('heading', { name: 'Informasi Profil' })).toBeFocused();

  await press('Ganti Password');
  await expect(page.getByLabel('Password Saat Ini')).toBeFocused();
  await press('Batal');
  await expect(page.getByRole('button', { name: 'Ganti Password' })).toBeFocused();

  await press('Aktifkan');
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor();
  await expect(focused(page)).toContainText('Pasang aplikasi autentikator');
  await press('Batal');
  await expect(page.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeFocused();
});

test('stopping a timed redirect leaves the focus where the button was', async ({ page }) => {
  for (const [address, button, text] of [
    ['/akses-premium', /^Tetap di halaman ini/, 'Pengalihan otomatis dihentikan.'],
    ['/password-reset-success', /^Tetap di halaman ini/, 'Pengalihan otomatis dihentikan.'],
    ['/tidak/ada', /^Hentikan hitung mundur/, 'Pengalihan dihentikan. Anda tetap di halaman ini.'],
  ] as const) {
    await page.goto(address);
    if (address === '/tidak/ada') await page.reload();
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveText(text);
  }
});

test('codes and passwords can be pasted as they come, and are known to a password manager', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reset-password');
  await wakeApp(page);
  const paste = async (label: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('Kode dari email', ' 123 456 ');
  await expect(page.getByLabel('Kode dari email')).toHaveValue(/123 ?456/);
  await paste('Password Baru', 'kopi-susu-9');
  await expect(page.getByLabel('Password Baru', { exact: true })).toHaveValue('kopi-susu-9');

  const purposes: Record<string, Record<string, string>> = {
    '/masuk': { Email: 'username', Password: 'current-password' },
    '/daftar': {
      Email: 'email',
      Password: 'new-password',
      'Nama Lengkap': 'name',
      'Nomor WhatsApp': 'tel',
    },
    '/lupa-password': { Email: 'email', 'Nomor HP': 'tel' },
    '/reset-password': {
      'Kode dari email': 'one-time-code',
      'Password Baru': 'new-password',
      'Konfirmasi Password Baru': 'new-password',
    },
    '/kontak': { Nama: 'name', Email: 'email' },
  };
  for (const [address, fields] of Object.entries(purposes)) {
    await page.goto(address);
    for (const [label, purpose] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true }), label).toHaveAttribute('autocomplete', purpose);
  }
});
