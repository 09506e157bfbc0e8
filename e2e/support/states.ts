import { expect, type Page } from '@playwright/test';
import type { Role } from './demo.ts';

/** A state of a screen that no address alone leads to: for whom, where, and how to come there. */
export type State = {
  readonly name: string;
  readonly role: Role;
  readonly address: string;
  /** What comes before the page opens: calls that fail or never end. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Leads to the state and waits for it. */
  readonly reach: (page: Page) => Promise<void>;
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Sends the form of the page as it stands and waits for the summary of what is missing. */
const sendEmpty = (button: string) => async (page: Page) => {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) });
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
};

/** Calls to the data or to a function, but for the one that tells an admin: without it there is nothing to see (spec §8). */
const calls = /\/(rest|functions)\/v1\/(?!user_roles)/;

/** A call to the data or to a function fails as on a broken line. */
const failing = async (page: Page) => {
  await page.route(calls, (route) => route.abort());
};
const tryAgain = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('button', { name: 'Coba Lagi' }).first()).toBeVisible();
};

/** Calls that never end, as on a very slow line. */
const hanging = async (page: Page) => {
  await page.route(calls, () => undefined);
};
const skeletons = async (page: Page) => {
  await expect(page.locator('main .skeleton').first()).toBeAttached();
};

const loaded: readonly { role: Role; address: string }[] = [
  { role: 'owner', address: '/kelola-aplikasi' },
  { role: 'premium', address: '/aplikasi-saya' },
  { role: 'premium', address: '/tersimpan' },
  { role: 'free', address: '/tersimpan?tab=pencarian' },
  { role: 'free', address: '/profil' },
  { role: 'free', address: '/notifikasi' },
  { role: 'free', address: '/affiliate' },
  { role: 'owner', address: '/ide-saya' },
  { role: 'free', address: '/pembayaran' },
  { role: 'admin', address: '/admin' },
  { role: 'admin', address: '/voucher-management' },
];

const adminMenu = ['Profil Saya', 'Dashboard Affiliate', 'Admin Dashboard', 'Kelola Voucher', 'Keluar'];

export const states: readonly State[] = [
  ...(['anonymous', 'admin'] as const).map((role) => ({
    name: 'menu',
    role,
    address: '/tentang',
    reach: async (page: Page) => {
      if (isPhone(page)) await page.getByRole('button', { name: 'Menu utama' }).click();
      else if (role === 'admin') await page.getByRole('button', { name: /^Akun Saya/ }).click();
      const menu = isPhone(page)
        ? page.locator('#menu-utama')
        : page.getByRole(role === 'admin' ? 'menu' : 'navigation', { name: /^(Akun Saya|Navigasi utama)$/ });
      await expect(menu).toBeVisible();
      for (const name of role === 'admin' ? adminMenu : [])
        await expect(menu.getByText(name, { exact: true })).toBeVisible();
    },
  })),
  { name: 'salah', role: 'anonymous', address: '/masuk', reach: sendEmpty('Masuk') },
  { name: 'salah', role: 'anonymous', address: '/daftar', reach: sendEmpty('Daftar') },
  { name: 'salah', role: 'anonymous', address: '/lupa-password', reach: sendEmpty('Kirim Kode Reset') },
  { name: 'salah', role: 'anonymous', address: '/reset-password', reach: sendEmpty('Simpan Password Baru') },
  { name: 'salah', role: 'anonymous', address: '/kontak', reach: sendEmpty('Kirim Pesan') },
  { name: 'salah', role: 'owner', address: '/daftar-project', reach: sendEmpty('Daftarkan Proyek') },
  { name: 'salah', role: 'owner', address: '/daftar-relasi', reach: sendEmpty('Daftarkan Profil') },
  {
    name: 'salah',
    role: 'owner',
    address: '/profil?edit=1',
    reach: async (page) => {
      await page.getByLabel('Nama Lengkap').fill('');
      await sendEmpty('Simpan Perubahan')(page);
    },
  },
  {
    name: 'ditolak',
    role: 'anonymous',
    address: '/masuk',
    reach: async (page) => {
      await page.getByLabel('Email').fill('budi@contoh.test');
      await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
      await sendEmpty('Masuk')(page);
      await expect(page.getByRole('alert')).toContainText('Email atau password salah');
    },
  },
  {
    name: 'pemberitahuan',
    role: 'anonymous',
    address: '/paket',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Beli Premium' }).click();
      await page.getByRole('region', { name: 'Pemberitahuan' }).getByText('Login Required').hover();
      await expect(page).toHaveURL('/masuk');
    },
  },
  {
    name: 'muat ulang',
    role: 'anonymous',
    address: '/halaman/yang-tidak-ada',
    reach: async (page) => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Halaman Di-refresh' })).toBeVisible();
    },
  },
  {
    name: 'hasil ide',
    role: 'free',
    address: '/ai',
    reach: async (page) => {
      await page.getByLabel('Apa keahlian Anda?').fill('memasak');
      await page.getByLabel('Apa minat Anda?').fill('kuliner');
      await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
      await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
    },
  },
  ...['kanvas', 'validasi', 'konsultasi', 'ekspor'].map((tab) => ({
    name: tab,
    role: 'owner' as const,
    address: '{idea}',
    reach: async (page: Page) => {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`, 'i') }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  })),
  {
    name: 'kata sandi',
    role: 'free',
    address: '/profil#keamanan',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ganti Password' }).click();
      await sendEmpty('Simpan Password')(page);
    },
  },
  {
    name: 'pengaturan notifikasi',
    role: 'free',
    address: '/notifikasi',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Pengaturan' }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  ...loaded.map((where) => ({ ...where, name: 'gagal', prepare: failing, reach: tryAgain })),
  ...loaded.map((where) => ({ ...where, name: 'memuat', prepare: hanging, reach: skeletons })),
];
