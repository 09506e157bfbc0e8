import process from 'node:process';
import { expect } from '@playwright/test';
import {
  newPerson,
  createAccount,
  createMember,
  signIn,
  openSession,
  readMailText,
} from '../support/account.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { insertAs } from '../support/live.ts';
import { test } from '../support/test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`a member saves a project and a search, and finds both again at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    const [owner, member] = [newPerson('Laras'), newPerson('Gilang')];
    const projectName = `Batik ${owner.username}`;
    await createMember(page, owner);
    await signIn(page, owner);
    await page.goto('/daftar-project');
    await page.getByLabel('Nama Proyek').fill(projectName);
    await page.getByLabel('Deskripsi Proyek').fill('Batik tulis dari kampung kami, dijual ke kota.');
    await page.getByLabel('Tipe Proyek').selectOption('E-commerce');
    await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('Marketing');
    await page.getByRole('button', { name: 'Tambah' }).click();
    await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
    await expect(page.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();
    await context.close();

    const memberContext = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const memberPage = await memberContext.newPage();
    await createAccount(memberPage, member);
    await signIn(memberPage, member);
    // Where nothing is saved yet, the page leads to what can be.
    const search = memberPage.getByRole('main').getByRole('link', { name: 'Cari Project' });
    await memberPage.goto('/tersimpan?tab=pencarian');
    await expect(search).toBeVisible();
    await memberPage.goto('/tersimpan');
    await search.click();
    await expect(memberPage).toHaveURL('/cari-project');
    await expect(memberPage.getByRole('button', { name: 'Simpan pencarian ini' })).toHaveCount(0);
    await memberPage.goto(`/cari-project?q=${encodeURIComponent(projectName)}`);
    await memberPage.getByRole('button', { name: 'Simpan pencarian ini' }).click();
    await expect(memberPage.getByText('Pencarian disimpan.').first()).toBeVisible();
    // What is saved is not offered again, neither now nor after coming back.
    const kept = memberPage.getByRole('link', { name: 'Pencarian ini tersimpan' });
    await expect(kept).toBeVisible();
    await memberPage.reload();
    await expect(kept).toHaveAttribute('href', '/tersimpan?tab=pencarian');
    await expect(memberPage.getByRole('button', { name: 'Simpan pencarian ini' })).toHaveCount(0);
    await memberPage.getByRole('link', { name: projectName }).first().click();
    await memberPage.getByRole('button', { name: `Simpan proyek: ${projectName}` }).click();
    await expect(memberPage.getByRole('button', { name: `Tersimpan: ${projectName}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await memberPage.goto('/tersimpan');
    await expect(memberPage.getByRole('link', { name: projectName })).toBeVisible();
    await expectAccessibleInBothThemes(memberPage);
    await memberPage.getByRole('tab', { name: 'Pencarian' }).click();
    const alerts = memberPage.getByLabel('Beri tahu saya saat ada proyek baru');
    await expect(alerts).toBeChecked();
    await expectAccessibleInBothThemes(memberPage);
    await alerts.click();
    await expect(alerts).not.toBeChecked();
    await memberPage.reload();
    await expect(alerts).not.toBeChecked();
    await memberPage.getByRole('link', { name: projectName }).click();
    await expect(memberPage).toHaveURL(/\/cari-project\?q=/);
    await memberPage.goto('/tersimpan?tab=pencarian');
    await memberPage.getByRole('button', { name: `Hapus pencarian: ${projectName}` }).click();
    await expect(memberPage.getByText('Belum ada pencarian yang Anda simpan.')).toBeVisible();
    await memberContext.close();
  });

for (const look of [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const)
  test(`a saved search tells of a fitting listing by bell and mail at ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const [owner, member] = [newPerson('Laras'), newPerson('Gilang')];
    const place = { ...look, locale: 'id-ID', timezoneId: 'Asia/Jakarta' };
    const page = await (await browser.newContext(place)).newPage();
    await createAccount(page, member);
    await openSession(page, member);
    // A word of its own: both looks run on one database.
    const word = `lampion${member.username.slice(-8)}`;
    await page.goto(`/cari-project?tipe=Lainnya&q=${word}`);
    await page.getByRole('button', { name: 'Simpan pencarian ini' }).click();
    await expect(page.getByText('Pencarian disimpan.').first()).toBeVisible();
    await page.goto('/tersimpan?tab=pencarian');

    const ownerPage = await (await browser.newContext(place)).newPage();
    await createMember(ownerPage, owner);
    await openSession(ownerPage, owner);
    const listing = {
      user_id: '$me',
      project_description: 'Dijual untuk hiasan kafe dan pernikahan. Butuh teman satu tim.',
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: owner.fullName,
      owner_email: owner.email,
    };
    const fitting = await insertAs(ownerPage, 'project_listings', {
      ...listing,
      project_name: `Bambu ${word}`,
      project_type: 'Lainnya',
    });
    const other = await insertAs(ownerPage, 'project_listings', {
      ...listing,
      project_name: `Kertas ${word}`,
      project_type: 'Startup',
    });

    // The job looks every few minutes at listings that are two minutes old: so much time passes at once.
    const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
    try {
      await expect
        .poll(() => sql`select 1 from private.project_search where project_id = ${String(fitting['id'])}`)
        .toHaveLength(1);
      // At once, so that the job of the other width, which passes over searches that another one holds, does not come between.
      await sql.begin(async (tx) => {
        await tx`update public.project_listings set created_at = now() - interval '3 minutes'
          where id in ${tx([String(fitting['id']), String(other['id'])])}`;
        await tx`update public.saved_searches set checked_until = now() - interval '10 minutes' where q = ${word}`;
        await tx`select private.alert_saved_searches()`;
      });
    } finally {
      await sql.end();
    }

    // The mail comes by itself, and its link leads to the search that says how many are new.
    const mail = await readMailText(page, member.email, /proyek baru untuk pencarian/);
    expect(mail).toContain('1 proyek baru untuk pencarian Anda');
    await page.goto('/notifikasi');
    const news = page.getByRole('link', { name: '1 proyek baru untuk pencarian Anda' });
    await expect(news).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await news.click();
    await expect(page).toHaveURL('/tersimpan?tab=pencarian');
    await expect(page.getByText('1 proyek baru', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: word }).click();
    await expect(page.getByRole('link', { name: `Bambu ${word}` }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: `Kertas ${word}` })).toHaveCount(0);
    await page.goto('/tersimpan?tab=pencarian');
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await expect(page.getByText('1 proyek baru', { exact: true })).toHaveCount(0);
    for (const one of [page, ownerPage]) await one.context().close();
  });
