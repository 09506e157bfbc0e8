import { expect, type Browser } from '@playwright/test';
import { createMember, newPerson, openSession, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
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
  await createMember(page, person);
  await openSession(page, person);
  return { page, person };
}

for (const { width, dark } of [
  { width: 360, dark: false },
  { width: 1280, dark: true },
])
  test(`an application is taken back: the owner sees that, and nothing that was written, at ${width} px`, async ({
    browser,
  }) => {
    const owner = await joinOn(browser, 'Ratri', width, dark);
    const applicant = await joinOn(browser, 'Dimas', width, !dark);
    await actAsOperator('premium', applicant.person.email);
    const project = await insertAs(owner.page, 'project_listings', {
      user_id: '$me',
      project_name: `Rengginang ${owner.person.username}`,
      project_description: 'Rengginang dari kampung, dijual ke kota. Butuh teman satu tim.',
      project_type: 'E-commerce',
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: owner.person.fullName,
    });
    await applicant.page.reload();
    const openDialog = async () => {
      await applicant.page.goto(`/cari-project/${String(project['id'])}`);
      await applicant.page
        .getByRole('button', { name: /^Lamar Project/ })
        .filter({ visible: true })
        .first()
        .click();
    };
    const apply = async (message: string) => {
      await openDialog();
      await applicant.page.getByLabel('Pesan untuk pemilik proyek').fill(message);
      await applicant.page.getByRole('button', { name: 'Kirim Lamaran' }).click();
      await expect(applicant.page.getByText('Aplikasi berhasil dikirim!').first()).toBeVisible();
    };
    await apply('Saya bisa menjual di kantin.');
    await owner.page.goto('/kelola-aplikasi?tab=all');
    await owner.page.getByRole('tab', { name: 'Semua' }).click();
    await expect(owner.page.getByText('Saya bisa menjual di kantin.')).toBeVisible();

    await applicant.page.goto('/aplikasi-saya');
    await applicant.page.getByRole('button', { name: /^Tarik lamaran/ }).click();
    await applicant.page.getByRole('alertdialog').getByRole('button', { name: 'Tarik Lamaran' }).click();
    await expect(applicant.page.getByText('Anda menarik lamaran ini.', { exact: false })).toBeVisible();
    await expect(applicant.page.getByText('Saya bisa menjual di kantin.')).toHaveCount(0);

    // It comes live; neither button is there any more, and the conversation is over.
    await expect(owner.page.getByText('Ditarik', { exact: true })).toBeVisible();
    await expect(owner.page.getByText('Saya bisa menjual di kantin.')).toHaveCount(0);
    await expect(owner.page.getByText(applicant.person.email)).toHaveCount(0);
    await expect(owner.page.getByRole('button', { name: /^Terima|^Tolak/ })).toHaveCount(0);
    for (const { page } of [owner, applicant]) {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    await owner.page.getByRole('link', { name: `Pesan dengan ${applicant.person.fullName}` }).click();
    await expect(owner.page.getByText('Percakapan ini sudah selesai.', { exact: false })).toBeVisible();
    await expect(owner.page.getByText('Menunggu', { exact: true })).toHaveCount(0);

    // A new one takes its place.
    await apply('Sekarang saya yakin.');
    await owner.page.goto('/kelola-aplikasi');
    await expect(owner.page.getByText('Sekarang saya yakin.')).toBeVisible();
    await owner.page.getByRole('tab', { name: 'Semua' }).click();
    await expect(owner.page.getByText('Ditarik', { exact: true })).toHaveCount(0);
  });
