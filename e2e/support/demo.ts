import process from 'node:process';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

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

const signedIn = new Map<Role, { readonly state: Promise<StorageState>; readonly at: number }>();
/** Some changes want a proof of the last ten minutes. */
const freshMs = 5 * 60_000;

/**
 * Signs a demo account in through the form, now and then, and gives what its browser then holds, so that many pages can be seen
 * without signing in again.
 */
export function signInAs(browser: Browser, role: Role): Promise<StorageState> {
  const known = signedIn.get(role);
  if (known !== undefined && Date.now() - known.at < freshMs) return known.state;
  const state = role === 'anonymous' ? Promise.resolve({ cookies: [], origins: [] }) : signIn(browser, role);
  signedIn.set(role, { state, at: Date.now() });
  // One failed try must not stand for all tests of the worker.
  state.catch(() => signedIn.delete(role));
  return state;
}

async function signIn(browser: Browser, role: Exclude<Role, 'anonymous'>): Promise<StorageState> {
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

/** A browser of a demo account, in Indonesia, without motion. */
export async function openAs(
  browser: Browser,
  role: Role,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: demoUrl,
    storageState: await signInAs(browser, role),
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    ...options,
  });
}
