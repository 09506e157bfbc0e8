import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { openSession, newPerson, createAccount } from '../support/account.ts';
import { auditThemes } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { apiError, fail } from '../support/faults.ts';
import { narrowProblems } from '../support/layout.ts';
import { openSection } from '../support/page-helpers.ts';
import { takePicture } from '../support/pictures/take-picture.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const views = (page: Page) => page.getByRole('list', { name: 'Siapa yang melihat nomor saya' });
const consents = (page: Page) => page.getByRole('list', { name: 'Riwayat persetujuan' });

/** The contact of one person, opened seven times by another, and an application of the first to a project of the other. */
async function giveNumber(sql: Sql, owner: string, viewer: string): Promise<void> {
  await sql`
    with people as (
      select (select id from auth.users where email = ${owner}) as owner, (select id from auth.users where email = ${viewer}) as viewer
    ), contact as (
      insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
      select owner, 'Rina Pemasaran', 'Marketing', 'Lima tahun berjualan', 'Mencari rekan', '081234567890' from people returning id
    ), project as (
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills, contact_method,
        owner_name)
      select viewer, 'Kopi keliling', 'Menjual kopi', 'Startup', '{SEO}', '081234567890', 'Dewi Pemilik' from people returning id
    ), application as (
      insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, number_given_at)
      select project.id, owner, 'Rina', 'Saya ikut', now() from project, people
    )
    insert into public.contact_reveals (user_id, target_kind, target_id, created_at)
    select viewer, 'relasi', contact.id, now() - make_interval(days => n) from people, contact, generate_series(1, 7) as n`;
}

test('who saw the number and what was agreed to stand on the profile, and a block takes the name away', async ({
  page,
}) => {
  const [person, other] = [newPerson('Rina'), newPerson('Dewi')];
  await createAccount(page, other);
  await createAccount(page, person);
  await openSession(page, person);
  await openSection(page, 'Data dan privasi');
  await expect(page.getByText('Belum ada yang melihat nomor Anda.')).toBeVisible();
  await expect(consents(page).getByRole('listitem')).toHaveCount(1);
  await expect(consents(page)).toContainText('Kebijakan Privasi');
  await expect(consents(page)).toContainText('Berlaku');
  expect(await auditThemes(page, (theme) => takePicture(page, `own-data-none-${theme}`, true))).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh halaman' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('data-saya-kawanusaha.html');
  const readable = await readFile(await download.path(), 'utf8');
  expect(readable).toContain('<h2>Persetujuan</h2>');
  expect(readable).toContain(person.email);

  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  await giveNumber(sql, person.email, other.email);
  await sql`
    insert into public.weekly_mail_consents (user_id) select id from auth.users where email = ${person.email}`;
  await sql`
    delete from public.weekly_mail_consents where user_id = (select id from auth.users where email = ${person.email})`;
  await page.reload();
  await openSection(page, 'Data dan privasi');
  const rows = views(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('Dewi Pemilik');
  await expect(rows.nth(0)).toContainText('Menerima lamaran Anda untuk “Kopi keliling”');
  await expect(rows.nth(1)).toContainText('Nama tidak ditampilkan');
  await expect(rows.nth(1)).toContainText('Membuka kontak profil relasi “Rina Pemasaran”');
  await expect(consents(page)).toContainText('Kabar mingguan lewat email');
  await expect(consents(page)).toContainText('Dicabut');
  expect(await auditThemes(page, (theme) => takePicture(page, `own-data-${theme}`, true))).toEqual([]);
  expect(await narrowProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tampilkan lagi' }).click();
  await expect(rows).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Tampilkan lagi' })).toBeHidden();

  await sql`
    insert into public.member_blocks (blocker_id, blocked_id)
    select (select id from auth.users where email = ${other.email}), (select id from auth.users where email = ${person.email})`;
  await sql.end();
  await page.reload();
  await openSection(page, 'Data dan privasi');
  await expect(rows.nth(0)).toContainText('Menerima nomor Anda lewat sebuah lamaran');
  await expect(views(page)).not.toContainText('Dewi');
});

test('each of the two lists says when it did not come, and comes when asked again', async ({ page }) => {
  const person = newPerson('Wati');
  await createAccount(page, person);
  const mend = [
    await fail(page, '**/rest/v1/rpc/list_number_views', 'POST', apiError('XX000')),
    await fail(page, '**/rest/v1/consents?*', 'GET', apiError('XX000')),
  ];
  await openSession(page, person);
  await openSection(page, 'Data dan privasi');
  for (const [index, title] of [
    'Gagal memuat siapa yang melihat nomor Anda',
    'Gagal memuat riwayat persetujuan',
  ].entries()) {
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeVisible();
    await mend[index]?.();
    await alert.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(alert).toBeHidden();
  }
  await expect(page.getByText('Belum ada yang melihat nomor Anda.')).toBeVisible();
  await expect(consents(page)).toContainText('Kebijakan Privasi');
});

test('/privasi lists what is kept, for what and how long, without scrolling sideways', async ({ page }) => {
  await page.goto('/privasi');
  for (const name of ['Sampai Anda hapus', 'Selama akun ada', 'Tinggal tanpa nama', 'Tetap tersimpan'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const section = page.getByRole('group').filter({ hasText: 'Dihapus otomatis' });
  await section.getByRole('heading', { name: 'Dihapus otomatis' }).click();
  await expect(section).toContainText('Notifikasi', { ignoreCase: true });
  await expect(section.getByText('12 bulan').first()).toBeVisible();
  expect(await auditThemes(page, (theme) => takePicture(page, `privasi-${theme}`, true))).toEqual([]);
  expect(await narrowProblems(page)).toEqual([]);
});
