import process from 'node:process';
import { expect } from '@playwright/test';
import { openSession, newPerson, createAccount } from '../support/account.ts';
import { openDatabase } from '../support/database.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(150_000);

for (const width of [360, 1280])
  test(`reported, decided by keys, appealed to and taken back at ${width}`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 800 });
    const theirs = await browser.newContext({ viewport: { width, height: 800 } });
    const theirPage = await theirs.newPage();
    const owner = newPerson('Putri');
    await createAccount(theirPage, owner);
    await openSession(theirPage, owner);
    const reporter = newPerson('Bima');
    const second = newPerson('Candra');
    const other = await browser.newContext();
    await createAccount(await other.newPage(), reporter);
    await createAccount(await other.newPage(), second);
    await other.close();

    const name = `Arisan ${owner.username}`;
    const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
    const [earlier] = await sql<{ id: string }[]>`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name)
      select id, ${`Pertama ${owner.username}`}, 'Warung kopi kecil.', 'Startup', '{Marketing}', '6281234567890', 'Putri'
      from auth.users where email = ${owner.email} returning id`;
    const [project] = await sql<{ id: string }[]>`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name)
      select id, ${name}, 'Setor dulu, untung pasti.', 'Startup', '{Marketing}', '6281234567890', 'Putri'
      from auth.users where email = ${owner.email} returning id`;
    await sql`
      insert into public.reports (reporter_id, target_kind, target_id, reason, details)
      select id, 'project', ${project?.id ?? ''}, 'Meminta uang', 'Diminta setor Rp 50.000' from auth.users
      where email = ${reporter.email}`;
    // Right before it in the queue, whatever else is reported at the same time.
    await sql`
      insert into public.reports (reporter_id, target_kind, target_id, reason, created_at)
      select u.id, 'project', ${earlier?.id ?? ''}, 'Spam', r.created_at - interval '1 microsecond'
      from auth.users as u, public.reports as r where u.email = ${second.email} and r.target_id = ${project?.id ?? ''}`;
    await sql.end();

    await becomeAdmin(page);
    await page.goto('/admin?tab=laporan');
    const item = page.getByRole('listitem', { name, exact: true });
    await expect(item).toContainText('Diminta setor Rp 50.000');
    await expect(item).toContainText('melapor 1×, benar 0×, ditolak 0×');
    // Elsewhere on the page the keys are letters.
    await page.getByLabel('Tombol cepat di antrean').press('r');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await item.focus();
    await item.press('Enter');
    await expect(item).toContainText('Setor dulu, untung pasti.');
    await page.getByLabel('Tombol cepat di antrean').uncheck();
    await item.focus();
    await item.press('r');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByLabel('Tombol cepat di antrean').check();
    await item.focus();
    const question = page.getByRole('alertdialog');
    await item.press('a');
    await expect(question.getByRole('heading', { name: 'Biarkan tampil?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeFocused();
    // Up and down the queue, and no further than its ends.
    const before = page.getByRole('listitem', { name: `Pertama ${owner.username}`, exact: true });
    await item.press('k');
    await expect(before).toBeFocused();
    await before.press('j');
    await expect(item).toBeFocused();
    await item.press('r');
    await question.getByLabel('Alasan siap pakai').selectOption('Meminta uang');
    await expect(question.getByLabel('Alasan untuk pemilik dan pelapor')).toHaveValue(/uang di muka/);
    await question.getByRole('button', { name: 'Hapus konten' }).click();
    await expect(item).toHaveCount(0);
    await page.getByLabel('Status tinjauan').selectOption('Laporan yang ditindak');
    await expect(page).toHaveURL(/status=resolved/);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('sudah dihapus');

    await theirPage.goto('/notifikasi');
    await expect(theirPage.getByRole('heading', { name: 'Keputusan tentang konten Anda' })).toBeVisible();
    await theirPage.getByRole('button', { name: `Ajukan banding: ${name}` }).click();
    const appeal = theirPage.getByRole('alertdialog');
    await appeal.getByLabel('Mengapa keputusan ini keliru?').fill('Setoran itu modal bersama, bukan biaya.');
    await appeal.getByRole('button', { name: 'Ajukan banding' }).click();
    await expect(theirPage.getByText('Banding Anda sudah kami terima.', { exact: false })).toBeVisible();

    await page.goto('/admin?tab=pesan');
    await page.getByLabel('Cari tiket').fill(owner.email);
    await page
      .getByRole('row')
      .filter({ hasText: owner.email })
      .getByRole('button', { name: 'Banding atas keputusan' })
      .click();
    await page.getByRole('button', { name: 'Batalkan keputusan' }).click();
    await question.getByLabel('Alasan untuk pemilik').fill('Setorannya memang modal bersama');
    await question.getByRole('button', { name: 'Batalkan keputusan' }).click();
    await expect(page.getByText(/^Dibatalkan /)).toBeVisible();
    await theirPage.goto('/kelola-aplikasi');
    await expect(theirPage.getByText('Keputusan ini sudah kami batalkan.')).toBeVisible();
    await theirPage.goto(`/cari-project/${project?.id}`);
    await expect(theirPage.getByRole('heading', { level: 1, name })).toBeVisible();
    await theirs.close();
  });
