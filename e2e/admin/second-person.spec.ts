import { type Browser, expect, type Page } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { newPerson, createAccount, signIn, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { openSection } from '../support/page-helpers.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(300_000);

// A server of its own: the settings hold for everything that another journey pays out or appoints.
// In one worker, which starts it once.
test.describe.configure({ mode: 'default' });
let server: TestServer;
test.beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false', MAILBOX_PAGE: 'true' });
});
test.afterAll(() => server.stop());

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 740 };

/** A browser of a new member, signed in; an admin where asked. */
async function enter(
  browser: Browser,
  name: string,
  { isAdmin = false, viewport = wide } = {},
): Promise<{ page: Page; person: Person }> {
  const context = await browser.newContext({ baseURL: server.url, viewport });
  const page = await context.newPage();
  const person = newPerson(name);
  await createAccount(page, person);
  if (isAdmin) await actAsOperator('grant', person.email, server.dataDir);
  await signIn(page, person);
  return { page, person };
}

/** Changes a setting on the desk's settings screen. */
async function setSetting(page: Page, label: string, value: '0' | '1'): Promise<void> {
  await page.goto('/admin?tab=pengaturan');
  await page.getByRole('combobox', { name: label }).selectOption(value);
  await page.getByRole('button', { name: `Simpan ${label}` }).click();
  await expect(page.getByText('Pengaturan tersimpan').first()).toBeVisible();
}

async function openPerson(page: Page, { email, username, fullName }: Person): Promise<void> {
  await page.goto('/admin?tab=pengguna');
  await page.getByLabel('Cari pengguna').fill(email);
  await page.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible();
}

const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test('a role: given and taken by one admin, then proposed by one and approved or declined by another', async ({
  browser,
}) => {
  const { page: first, person: firstAdmin } = await enter(browser, 'Ayu', { isAdmin: true });
  const { page: other, person: otherAdmin } = await enter(browser, 'Bagas', {
    isAdmin: true,
    viewport: narrow,
  });
  const { page: theirs, person } = await enter(browser, 'Citra');

  await openPerson(first, person);
  const roles = first.getByRole('region', { name: 'Peran staf' });
  await expect(roles).toContainText('Melihat daftar dan halaman orang; meninjau konten');
  await roles.getByRole('button', { name: 'Beri peran Moderator' }).click();
  await answer(first, 'Beri peran Moderator').click();
  await expect(first.getByText('Peran Moderator diberikan').first()).toBeVisible();
  // Until it has closed, the dialog bears the name of the next step.
  await expect(first.getByRole('alertdialog')).toHaveCount(0);
  await expect(roles).toContainText(`diberikan oleh ${firstAdmin.username}`);
  await roles.getByRole('button', { name: 'Ambil peran Moderator' }).click();
  await answer(first, 'Ambil peran Moderator').click();
  await expect(first.getByText('Peran Moderator diambil').first()).toBeVisible();
  await expect(first.getByRole('alertdialog')).toHaveCount(0);
  await expect(roles.getByRole('button', { name: 'Beri peran Moderator' })).toHaveCount(1);
  await expectAccessible(first);

  // This page of the other admin is from before the setting.
  await openPerson(other, person);
  await openSection(other, 'Peran staf');
  const stale = other.getByRole('button', { name: 'Beri peran Dukungan' });
  await expect(stale).toBeVisible();
  await setSetting(first, 'Perubahan peran diusulkan admin lain', '1');
  await stale.click();
  await answer(other, 'Beri peran Dukungan').click();
  await expect(other.getByText('Perubahan peran perlu dua admin').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Usulkan beri peran Dukungan' })).toBeVisible();

  await openPerson(first, person);
  await roles.getByRole('button', { name: 'Usulkan beri peran Dukungan' }).click();
  await answer(first, 'Usulkan').click();
  await expect(roles.getByText('Usulan Anda: menunggu admin lain.')).toBeVisible();
  await expect(roles.getByRole('button', { name: 'Setujui' })).toHaveCount(0);

  await other.goto('/admin');
  await other.getByRole('link', { name: 'Usulan peran' }).click();
  const proposals = other.getByRole('list', { name: 'Usulan perubahan peran' });
  await expect(proposals).toContainText(`Diusulkan oleh ${firstAdmin.username}`);
  await expectAccessible(other);
  await proposals.getByRole('button', { name: 'Setujui' }).click();
  await answer(other, 'Setujui').click();
  await expect(other.getByText('Peran Dukungan diberikan').first()).toBeVisible();
  await expect(other.getByText('Tidak ada usulan yang menunggu')).toBeVisible();
  const row = other
    .getByRole('table', { name: 'Peran tim' })
    .getByRole('row')
    .filter({ hasText: person.username });
  await expect(row).toContainText('Dukungan');
  await expect(row).toContainText(otherAdmin.username);

  await theirs.goto('/admin');
  await expect(theirs.getByRole('tab')).toHaveText(['Beranda', 'Pengguna', 'Kotak masuk']);

  await other.goto('/admin?tab=pengguna');
  await other.getByLabel('Cari pengguna').fill(person.email);
  await expect(other.getByText('Total: 1 pengguna')).toBeVisible();
  // On a phone what can be done with a person stands on their page.
  await other.getByRole('link', { name: person.username }).click();
  await other.getByRole('button', { name: 'Usulkan jadi Admin' }).click();
  await answer(other, 'Usulkan').click();
  await expect(other.getByRole('link', { name: 'Lihat usulan' })).toBeVisible();

  await first.goto('/admin?tab=pengguna&daftar=peran');
  await expect(first.getByText('Beri peran Admin kepada')).toBeVisible();
  await first.getByRole('button', { name: 'Tolak' }).click();
  await answer(first, 'Tolak').click();
  await expect(first.getByText('Usulan ditolak dan pengusulnya diberi tahu').first()).toBeVisible();
  await expect(first.getByText('Tidak ada usulan yang menunggu')).toBeVisible();
  await setSetting(first, 'Perubahan peran diusulkan admin lain', '0');

  await first.goto('/admin?tab=audit');
  const lines = first.getByRole('row').filter({ hasText: person.username });
  for (const line of ['Perubahan role diusulkan', 'Usulan perubahan role ditolak', 'Role diberikan'])
    await expect(lines.filter({ hasText: line }).first()).toBeVisible();
});

test('a pay-out: approved by one person, paid by another, with proof; no user does both, and filters stay in the address', async ({
  browser,
}) => {
  const { page: first, person: firstAdmin } = await enter(browser, 'Dimas', { isAdmin: true });
  const { page: other } = await enter(browser, 'Eka', { isAdmin: true, viewport: narrow });
  const { page: theirs, person: owner } = await enter(browser, 'Farah');
  const sql = openDatabase(server.dataDir);
  await sql`
    select private.post_coins('signup:' || gen_random_uuid(), 'signup_reward', u.id, 60, 'rewards', 'Uji')
    from auth.users as u where u.email = ${owner.email}`;
  await sql.end();
  for (const label of ['Bukti wajib saat membayar voucher', 'Pembayaran voucher disetujui orang kedua'])
    await setSetting(first, label, '1');

  await theirs.goto('/affiliate');
  await theirs.getByRole('button', { name: 'Withdraw ke Voucher' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(theirs.getByText(/Voucher berhasil dibuat!/).first()).toBeVisible();

  await first.goto('/voucher-management');
  await first.getByLabel('Status voucher').selectOption('unapproved');
  await first.getByLabel('Cari kode voucher atau pengguna').fill(owner.email);
  await expect(first).toHaveURL(/status=unapproved/);
  await first.reload();
  await expect(first.getByLabel('Status voucher')).toHaveValue('unapproved');
  await expect(first.getByLabel('Cari kode voucher atau pengguna')).toHaveValue(owner.email);
  await expect(first.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0);
  await first.getByRole('button', { name: 'Setujui' }).click();
  await expectAccessible(first);
  await answer(first, 'Setujui').click();
  await expect(first.getByText('Pembayaran voucher disetujui').first()).toBeVisible();
  await expect(first.getByText('Tidak ada voucher yang ditemukan')).toBeVisible();
  await first.getByLabel('Status voucher').selectOption('active');
  await expect(first.getByText('Sudah Anda setujui: dibayar oleh orang lain di tim.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0);

  await other.goto('/voucher-management?status=active');
  const row = other.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toContainText(`Disetujui ${firstAdmin.username}`);
  await row.getByRole('button', { name: 'Mark as Paid' }).click();
  await answer(other, 'Mark as Paid').click();
  await expect(other.getByText('Bukti pembayaran wajib diisi')).toBeVisible();
  await other.getByRole('alertdialog').getByLabel('Bukti pembayaran').fill('BCA 25/11/2026 ref 0100');
  await answer(other, 'Mark as Paid').click();
  await expect(other.getByText('Voucher berhasil ditandai sebagai dibayar').first()).toBeVisible();
  await expectAccessible(other);

  await theirs.goto('/affiliate?tab=vouchers');
  await expect(theirs.getByText(/bukti: BCA 25\/11\/2026 ref 0100/)).toBeVisible();
  await first.goto('/admin?tab=audit');
  for (const line of ['disetujui', 'dibayar'])
    await expect(
      first
        .getByRole('row')
        .filter({ hasText: /voucher/i })
        .filter({ hasText: line })
        .first(),
    ).toBeVisible();
});
