import process from 'node:process';
import { expect } from '@playwright/test';
import { newPerson, createAccount, signIn, openSession } from '../support/account.ts';
import { openDatabase } from '../support/database.ts';
import { runAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(150_000);

/** Gives a lesser role of the desk. */
async function appoint(email: string, role: 'finance' | 'support'): Promise<void> {
  const sql = openDatabase(process.env['E2E_DATA_DIR'] ?? '');
  await sql`insert into public.staff_roles (user_id, role) select id, ${role} from auth.users where email = lower(${email})`;
  await sql.end();
}

test('support finds the desk in the menu, sees its own tabs alone, and is not refused while the service is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const person = newPerson('Dukungan');
  await createAccount(page, person);
  await appoint(person.email, 'support');
  await openSession(page, person);

  await page.getByRole('button', { name: /^Akun Saya/ }).click();
  const menu = page.getByRole('menu', { name: 'Akun Saya' });
  await expect(menu.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Kelola Voucher' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Beranda', 'Pengguna', 'Kotak masuk']);
  await expect(page.getByRole('button', { name: 'Jadikan Admin' })).toHaveCount(0);
  // What is said of the account is true of this role, too: it changes no payments.
  await expect(page.getByText('Akun ini membuka data orang lain')).toBeVisible();

  const question = '**/rest/v1/rpc/get_staff_permissions';
  await page.route(question, (route) => route.abort());
  await page.goto('/admin?tab=pengguna');
  await expect(page.getByText('Layanan sedang tidak tersedia')).toBeVisible();
  await expect(page).toHaveURL(/\/admin/);
  await page.unroute(question);
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('tab', { name: 'Pengguna' })).toHaveAttribute('aria-selected', 'true');
});

test('filters of accounts and payments outlive a reload', async ({ page }) => {
  const admin = newPerson('Admin');
  await createAccount(page, admin);
  runAdmin('grant', admin.email);
  await signIn(page, admin);
  await page.goto('/admin?tab=pengguna');
  await page.getByLabel('Cari pengguna').fill(admin.username);
  await expect(page).toHaveURL(/cari-pengguna=/);
  await page.reload();
  await expect(page.getByLabel('Cari pengguna')).toHaveValue(admin.username);
  await expect(page.getByRole('row').filter({ hasText: admin.email.toLowerCase() })).toBeVisible();

  await page.goto('/admin?tab=pembayaran');
  await page.getByLabel('Status pembayaran').selectOption('paid');
  await expect(page).toHaveURL(/status-pembayaran=paid/);
  await page.reload();
  await expect(page.getByLabel('Status pembayaran')).toHaveValue('paid');
});
