import process from 'node:process';
import { expect, type Browser, type Page } from '@playwright/test';
import { openSession, newPerson, createMember, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { overflowOf } from '../support/layout.ts';
import { insertAs } from '../support/live.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

async function joinOn(browser: Browser, name: string, width: number, dark: boolean) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 800 },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  const person: Person = newPerson(name);
  person.fullName = `${name} ${person.username.slice(-8)}`;
  await createMember(page, person, `62816${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await openSession(page, person);
  return { page, person };
}

async function apply(page: Page, project: string): Promise<void> {
  await page.reload();
  await page.goto(`/cari-project/${project}`);
  await page
    .getByRole('button', { name: /^Lamar Project/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByLabel('Pesan untuk pemilik proyek').fill('Saya ingin ikut.');
  await page.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(page.getByText('Aplikasi berhasil dikirim!').first()).toBeVisible();
}

for (const { width, dark } of [
  { width: 360, dark: true },
  { width: 1280, dark: false },
])
  test(`a saved search tells of a listing, which fills its seats and frees the others, at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const owner = await joinOn(browser, 'Ratri', width, dark);
    const first = await joinOn(browser, 'Dimas', width, dark);
    const second = await joinOn(browser, 'Sinta', width, !dark);
    const projectName = `Rendang ${owner.person.username}`;
    for (const { person } of [first, second]) await actAsOperator('premium', person.email);

    // The search is saved before the listing is there.
    await first.page.goto(`/cari-project?q=${encodeURIComponent(projectName)}`);
    await first.page.getByRole('button', { name: 'Simpan pencarian ini' }).click();
    await expect(first.page.getByText('Pencarian disimpan.').first()).toBeVisible();
    const project = await insertAs(owner.page, 'project_listings', {
      user_id: '$me',
      project_name: projectName,
      project_description: 'Rendang kemasan dari dapur ibu, dikirim ke kota lain. Butuh satu teman.',
      project_type: 'E-commerce',
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: owner.person.fullName,
      owner_email: owner.person.email,
      seats: 1,
    });
    const id = String(project['id']);
    // The job looks every ten minutes at what is two minutes old: twenty minutes pass.
    const sql = openDatabase(String(process.env['E2E_DATA_DIR']));
    // At once, so that the job of the other width, which passes over searches that another one holds, does not come between.
    await sql.begin(async (tx) => {
      await tx`update public.project_listings set created_at = now() - interval '5 minutes' where id = ${id}`;
      await tx`update public.saved_searches set checked_until = now() - interval '20 minutes' where name = ${projectName}`;
      await tx`select private.alert_saved_searches()`;
    });
    await sql.end();
    await first.page.goto('/notifikasi');
    await expect(first.page.getByText(projectName).first()).toBeVisible();
    await first.page.goto('/tersimpan?tab=pencarian');
    await expect(first.page.getByText('1 proyek baru')).toBeVisible();
    expect(await overflowOf(first.page)).toBeLessThanOrEqual(0);
    await expectAccessible(first.page);

    // One seat, two applications: who is accepted fills it, the other is told and freed.
    await apply(first.page, id);
    await apply(second.page, id);
    await owner.page.goto('/kelola-aplikasi');
    await owner.page.getByRole('button', { name: `Terima lamaran dari ${first.person.fullName}` }).click();
    await owner.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Terima/ })
      .click();
    await expect(
      owner.page.getByRole('button', { name: `Terima lamaran dari ${second.person.fullName}` }),
    ).toHaveCount(0);
    // The list is empty by the decision: the way to who was accepted is there.
    await owner.page.getByRole('button', { name: 'Lihat yang diterima' }).click();
    await expect(owner.page.getByRole('heading', { name: first.person.fullName })).toBeVisible();
    await expectAccessible(owner.page);
    await second.page.goto('/aplikasi-saya');
    await expect(second.page.getByText('Tim sudah lengkap').first()).toBeVisible();
    await expect(second.page.getByRole('link', { name: 'Cari proyek lain' })).toHaveAttribute(
      'href',
      '/cari-project',
    );
    await expectAccessible(second.page);
    await second.page.goto(`/cari-project/${id}`);
    await expect(second.page.getByRole('button', { name: /^Lamar Project/ })).toHaveCount(0);
    await first.page.goto('/aplikasi-saya');
    await expect(first.page.getByText('Diterima').first()).toBeVisible();
    for (const { page } of [owner, first, second]) {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
