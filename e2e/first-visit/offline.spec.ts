import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { newPerson, createMember, openSession } from '../support/account.ts';
import { openDatabase } from '../support/database.ts';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive, toastOf } from '../support/faults.ts';
import { isKept, offlineNote, putBack, underWorker, waitingForms } from '../support/offline.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 360, height: 740 } };

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a stranger reads visited listings without a connection, and is told calmly where nothing is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  await openAlive(page, '/cari-project');
  await underWorker(page);
  await isKept(page, /pages/, '/cari-project');
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.waitForURL(/\/cari-project\/.+/);
  const listing = page.url();
  await isKept(page, /pages/, new URL(listing).pathname);

  await context.setOffline(true);
  await page.goto(listing);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(offlineNote(page)).toBeVisible();
  // A list that was visited, and a listing that was not.
  await page.goto('/cari-project');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/cari-project/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineNote(page)).toBeHidden();
  await context.close();
});

test('a member reads applications and ideas without a connection; an application is sent once; signing out wipes all', async ({
  browser,
}) => {
  // Signing out ends every session of the account, which other tests share: so one of its own, with the demo member's applications.
  const member = newPerson('Mira');
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  const dataDir = process.env['E2E_DEMO_DATA_DIR'] ?? '';
  await createMember(page, member);
  await actAsOperator('premium', member.email, dataDir);
  await openSession(page, member);
  const sql = openDatabase(dataDir);
  await sql`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, via_messages)
    select a.project_id, m.id, ${member.fullName}, a.application_message, true
    from public.project_applications as a join auth.users as d on d.id = a.applicant_id and d.email = 'premium@contoh.test',
      auth.users as m where m.email = ${member.email}`;
  await sql.end();
  await openAlive(page, '/aplikasi-saya');
  await underWorker(page);
  const application = page.getByRole('main').getByRole('listitem').first();
  await expect(application).toBeVisible();
  const applied = (await application.getByRole('link').first().textContent()) ?? '';
  await isKept(page, /own/, 'project_applications');
  await page.goto('/ide-saya');
  await isKept(page, /own/, 'business_ideas');
  await isKept(page, /pages/, '/ide-saya');
  await openAlive(page, '/cari-project');
  await expect(page.getByRole('link', { name: /^Lihat Lamaran/ }).first()).toBeVisible();
  const apply = page.getByRole('button', { name: /^Lamar Project/ }).filter({ visible: true });
  const wanted = page.getByRole('article').filter({ has: apply }).nth(1);
  await wanted.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/cari-project\/.+/);
  const listing = page.url();
  await expect(apply).toHaveCount(1);
  // Opened once, so that the dialog's own script is there.
  await apply.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  await isKept(page, /own/, 'pengguna');
  await isKept(page, /pages/, new URL(listing).pathname);

  await context.setOffline(true);
  await apply.click();
  await page
    .getByRole('dialog')
    .getByLabel('Pesan untuk pemilik proyek')
    .fill('Saya bisa membantu pemasaran.');
  await page.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(toastOf(page)).toContainText('Menunggu koneksi');
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
  const lost = await waitingForms(page);
  await page.goto('/aplikasi-saya');
  await expect(page.getByRole('main')).toContainText(applied);
  await expect(page.getByText('Data terakhir:')).toBeVisible();
  await page.goto('/ide-saya');
  await expect(page.getByRole('heading', { name: 'Ide Saya' })).toBeVisible();
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
  await page.goto(listing);
  // What has been sent is not offered again while it waits.
  const waits = page.getByRole('main').getByText('Menunggu koneksi').filter({ visible: true });
  await expect(waits).toBeVisible();
  await expect(apply).toHaveCount(0);

  // What was taken: a try that the coming back of the connection cuts off may be repeated.
  const taken: string[] = [];
  context.on('response', (response) => {
    const isSent = response.request().method() === 'POST' && response.url().includes('project_applications');
    if (isSent && response.ok()) taken.push(response.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('isian belum terkirim')).toBeHidden();
  // And once it has arrived, on a page that is still open, too.
  await expect(page.getByRole('main').getByRole('link', { name: /^Lihat Lamaran/ })).toBeVisible();
  await page.goto('/aplikasi-saya');
  await expect(page.getByRole('main')).toContainText('Saya bisa membantu pemasaran.');
  expect(taken.length).toBeLessThanOrEqual(1);
  // As if its answer had been lost.
  await putBack(page, lost);
  await page.reload();
  await expect.poll(() => waitingForms(page)).toEqual([]);
  await expect(page.getByText('Saya bisa membantu pemasaran.')).toHaveCount(1);
  expect(taken.length).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: 'Menu utama' }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByText('Berhasil keluar').first()).toBeVisible();
  expect((await cacheNames(page)).filter((cache) => cache.includes('own'))).toEqual([]);
  await context.close();
});

test('conversations are read without a connection, and a line that was written then arrives once', async ({
  browser,
}) => {
  const context = await openAs(browser, 'owner', phone);
  const page = await context.newPage();
  await openAlive(page, '/pesan');
  await underWorker(page);
  await isKept(page, /own/, 'list_threads');
  const thread = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const other = (await thread.textContent()) ?? '';
  await thread.click();
  await expect(page).toHaveURL(/\/pesan\/.+/);
  await isKept(page, /own/, 'thread_messages');
  await isKept(page, /own/, 'get_thread');
  await isKept(page, /pages/, '/pesan');

  await context.setOffline(true);
  const line = `Dari mode pesawat ${Date.now()}`;
  await page.getByRole('textbox').fill(line);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.locator('.thread-lines')).toContainText(line);
  // From then on it goes without this page, too.
  await expect(page.locator('.thread-lines')).toContainText('Menunggu koneksi');
  const conversation = page.url();
  await page.goto('/pesan');
  await expect(page.getByRole('main')).toContainText(other);
  await expect(page.getByText('1 isian belum terkirim')).toBeVisible();
  const lost = await waitingForms(page);
  await context.setOffline(false);
  await expect(page.getByText('isian belum terkirim')).toBeHidden();
  // As if its answer had been lost.
  await putBack(page, lost);
  await page.reload();
  await expect.poll(() => waitingForms(page)).toEqual([]);
  await page.goto(conversation);
  await expect(page.locator('.thread-lines').getByText(line, { exact: true })).toHaveCount(1);
  await context.close();
});

test('an old session does not keep the own things from being read without a connection', async ({
  browser,
}) => {
  const context = await openAs(browser, 'premium', phone);
  const page = await context.newPage();
  await openAlive(page, '/aplikasi-saya');
  await underWorker(page);
  const application = page.getByRole('main').getByRole('listitem').first();
  await expect(application).toBeVisible();
  const applied = (await application.getByRole('link').first().textContent()) ?? '';
  await isKept(page, /own/, 'project_applications');
  await page.reload();
  await isKept(page, /pages/, '/aplikasi-saya');
  await context.setOffline(true);
  await page.evaluate(() => {
    const key = 'kawanusaha_auth';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, expires_at: 1 }));
  });
  await page.goto('/aplikasi-saya');
  await expect(page.getByRole('main')).toContainText(applied, { timeout: 15_000 });
  await context.close();
});
