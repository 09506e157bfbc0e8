import process from 'node:process';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { newPerson, createMember, openSession, type Person } from '../support/account.ts';
import { openDatabase } from '../support/database.ts';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import {
  isKept,
  lateFilesAreKept,
  offlineNote,
  putBack,
  underWorker,
  waitingForms,
} from '../support/offline.ts';
import { test } from '../support/test.ts';

// What a person does in flight mode; what strangers, applicants and writers of messages do is in `offline.spec.ts`.
test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 360, height: 740 } };

type Member = { person: Person; context: BrowserContext; page: Page };

/** A new member with a complete profile, whose pages the worker answers for. */
async function openMember(browser: Browser, firstName: string): Promise<Member> {
  const person = newPerson(firstName);
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  await createMember(page, person);
  await openSession(page, person);
  await underWorker(page);
  return { person, context, page };
}

/** How often a listing or a contact of this name is in the database. */
async function countRows(table: 'project_listings' | 'relasi_bisnis', name: string): Promise<number> {
  const sql = openDatabase(process.env['E2E_DEMO_DATA_DIR'] ?? '');
  const column = table === 'project_listings' ? 'project_name' : 'name';
  const rows = await sql`select 1 from public.${sql(table)} where ${sql(column)} = ${name}`;
  await sql.end();
  return rows.length;
}

const waitingNote = (page: Page) => page.getByText('isian belum terkirim');

test('a contact and saved projects that were open are read in flight mode', async ({ browser }) => {
  const context = await openAs(browser, 'premium', phone);
  const page = await context.newPage();
  await openAlive(page, '/cari-relasi');
  await underWorker(page);
  const contact = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await contact.textContent()) ?? '';
  await contact.click();
  await page.waitForURL(/\/cari-relasi\/.+/);
  const address = page.url();
  await isKept(page, /pages/, new URL(address).pathname);
  await openAlive(page, '/tersimpan');
  const saved = page.getByRole('main').getByRole('link').first();
  const project = (await saved.textContent()) ?? '';
  await isKept(page, /own/, 'saved_projects');
  await isKept(page, /pages/, '/tersimpan');

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goto('/tersimpan');
  await expect(page.getByRole('main')).toContainText(project);
  await expect(page.getByText('Data terakhir:')).toBeVisible();
  await context.close();
});

test('a saved idea is read in flight mode', async ({ browser }) => {
  const { context, page } = await openMember(browser, 'Nisa');
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await page.waitForURL('**/ide-saya/*');
  const idea = page.url();
  const heading = page.getByRole('heading', { level: 1 });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Ekspor dan bagikan' })).toBeVisible();
  const name = (await heading.textContent()) ?? '';
  await isKept(page, /pages/, new URL(idea).pathname);
  await openAlive(page, '/ide-saya');
  await expect(page.getByRole('main')).toContainText(name);
  await isKept(page, /pages/, '/ide-saya');

  await context.setOffline(true);
  await page.goto('/ide-saya');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(heading).toHaveText(name);
  await expect(page.getByRole('tab', { name: 'Ekspor dan bagikan' })).toBeVisible();
  await context.close();
});

test('a link that another app shares becomes a listing in flight mode, which is there once', async ({
  browser,
}) => {
  const { context, page, person } = await openMember(browser, 'Galih');
  await openAlive(page, '/cari-project');
  await isKept(page, /pages/, '/cari-project');
  await openAlive(page, '/daftar-project');
  await isKept(page, /pages/, '/daftar-project');
  await isKept(page, /own/, 'pengguna');
  // A form that was begun gives way to what is shared.
  await page.getByLabel('Deskripsi Proyek').fill('Yang ini belum selesai.');

  const target = await page.evaluate(async () => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; params: Record<'title' | 'text' | 'url', string> };
    };
    return manifest.share_target;
  });
  expect(target.method).toBe('GET');
  const shared = 'https://contoh.test/lomba-wirausaha-2026';
  await context.setOffline(true);
  // Android puts the link into the text.
  await page.goto(`${target.action}?${new URLSearchParams({ [target.params.text]: shared })}`);
  await expect(offlineNote(page)).toBeVisible();
  await expect(page.getByLabel('Deskripsi Proyek')).toHaveValue(shared);
  const name = `Kedai Kopi ${person.username}`;
  await page.getByLabel('Nama Proyek').fill(name);
  await page.getByLabel('Deskripsi Proyek').fill(`Kedai kopi beroda di tiga kampus. ${shared}`);
  await page.getByLabel('Tipe Proyek').selectOption('Startup');
  await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('Marketing');
  await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
  const lost = await waitingForms(page);
  expect(lost).toHaveLength(1);
  expect(await countRows('project_listings', name)).toBe(0);

  await context.setOffline(false);
  await expect.poll(() => countRows('project_listings', name)).toBe(1);
  await expect(waitingNote(page)).toBeHidden();
  await putBack(page, lost);
  await openAlive(page, '/cari-project');
  await expect.poll(() => waitingForms(page)).toEqual([]);
  expect(await countRows('project_listings', name)).toBe(1);
  await context.close();
});

/** A contact that a member sends without a connection, so that it waits on the device. */
async function leaveContactWaiting(page: Page, person: Person): Promise<void> {
  await openAlive(page, '/cari-relasi');
  await isKept(page, /pages/, '/cari-relasi');
  await openAlive(page, '/daftar-relasi');
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(person.fullName);
  await lateFilesAreKept(page, '/daftar-relasi');
  await page.context().setOffline(true);
  await page.getByLabel('Nama', { exact: true }).fill(person.username);
  await page.getByLabel('Keahlian Utama').selectOption('Marketing');
  await page.getByLabel('Pengalaman').fill('Dua tahun mengelola media sosial tiga UMKM kuliner.');
  await page.getByLabel('Deskripsi Pengguna').fill('Mencari pemilik produk yang siap bereksperimen.');
  await page.getByRole('button', { name: 'Daftarkan Profil' }).click();
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
}

test('a contact waits while no page is open, and is sent once at the next visit', async ({ browser }) => {
  const { context, page, person } = await openMember(browser, 'Putri');
  await leaveContactWaiting(page, person);
  const lost = await waitingForms(page);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await openAlive(next, '/cari-relasi');
  await expect.poll(() => countRows('relasi_bisnis', person.username)).toBe(1);
  await expect.poll(() => waitingForms(next)).toEqual([]);
  await putBack(next, lost);
  await next.reload();
  await expect.poll(() => waitingForms(next)).toEqual([]);
  expect(await countRows('relasi_bisnis', person.username)).toBe(1);
  await context.close();
});

test('what is not kept says so at once, and every heading stays in sight', async ({ browser }) => {
  const context = await openAs(browser, 'owner', phone);
  const page = await context.newPage();
  for (const address of ['/profil', '/pesan']) {
    await openAlive(page, address);
    await underWorker(page);
    await page.reload();
    await isKept(page, /pages/, address);
  }
  await context.setOffline(true);
  await page.goto('/profil');
  // The client of the API would try for fifteen seconds.
  await expect(page.getByText('Terjadi kesalahan saat memuat profil')).toBeVisible({ timeout: 8_000 });
  for (const address of ['/profil', '/pesan']) {
    await page.goto(address);
    await expect(offlineNote(page)).toBeInViewport();
    // The skeleton's heading gives way to the page's, which may happen between finding it and measuring it.
    await expect(async () => {
      const note = await offlineNote(page).boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((note?.y ?? 0) + (note?.height ?? 0));
    }).toPass({ timeout: 8_000 });
  }
  // A page that was never open has no document of another.
  await page.goto('/aplikasi-saya');
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Ke Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Lengkap' })).toBeVisible();
  await expect(offlineNote(page)).toBeVisible();
  await context.close();
});

test('a sign-out leaves nothing of the member on the device', async ({ browser }) => {
  const { context, page, person } = await openMember(browser, 'Wulan');
  await leaveContactWaiting(page, person);
  // It finds no server, so that it still waits when the member signs out.
  const lost = await waitingForms(page);
  await page.evaluate(() => localStorage.setItem('kawanusaha_hpp', '{}'));
  await page.route('**/rest/v1/relasi_bisnis**', (route) => route.abort());
  await context.setOffline(false);
  await putBack(page, lost);

  await page.getByRole('button', { name: 'Menu utama' }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByText('Berhasil keluar').first()).toBeVisible();
  expect(await waitingForms(page)).toEqual([]);
  const left = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const bodies = (await cache.keys()).map(async (request) => {
          const response = await cache.match(request);
          const isText = /html|json/.test(response?.headers.get('content-type') ?? '');
          return isText ? ((await response?.text()) ?? '') : '';
        });
        return Promise.all(bodies);
      }),
    );
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return { text: [...kept.flat(), ...stored].join('\n'), keys: Object.keys(localStorage) };
  });
  for (const word of [person.email, person.username, person.fullName]) expect(left.text).not.toContain(word);
  expect(left.keys.filter((key) => key.startsWith('kawanusaha_'))).toEqual([]);
  await context.close();
});
