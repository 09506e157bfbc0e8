import process from 'node:process';
import type { Browser, BrowserContextOptions } from '@playwright/test';

/** The server that holds demo data; the journeys use the other one, which starts empty. */
export const demoUrl = `http://localhost:${process.env['E2E_DEMO_PORT']}`;

const password = 'kawan-usaha-2026';

export type Role = 'anonymous' | 'free' | 'premium' | 'owner' | 'admin';

const addresses: Readonly<Record<Exclude<Role, 'anonymous'>, string>> = {
  free: 'budi@contoh.test',
  premium: 'premium@contoh.test',
  owner: 'sari@contoh.test',
  admin: 'admin@contoh.test',
};

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/**
 * Signs a demo account in through the form once and gives what its browser then holds, so that many pages can be seen
 * without signing in again.
 */
export async function signInAs(browser: Browser, role: Role): Promise<StorageState> {
  if (role === 'anonymous') return { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: demoUrl });
  const page = await context.newPage();
  await page.goto('/masuk');
  await page.getByLabel('Email').fill(addresses[role]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL('**/profil');
  const state = await context.storageState();
  await context.close();
  return state;
}
