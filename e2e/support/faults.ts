import { expect, type Locator, type Page } from '@playwright/test';
import { wakeApp } from './wake-app.ts';

/** What a call answers instead of the server: a status with a body, or no answer at all. */
export type Fault = { status: number; body: unknown } | 'no answer';

/** An error as the data API writes it. */
export const apiError = (code: string, message = 'gagal', status = 500): Fault => ({
  status,
  body: { code, message, details: null, hint: null },
});

/** An error as the auth service writes it. */
export const authError = (status: number, code: string, message: string): Fault => ({
  status,
  body: { code, message, msg: message, error_code: code },
});

/**
 * Lets one kind of call fail from now on.
 * In: a pattern of its address, its method, and what it answers. Out: how to let it through again.
 */
export async function fail(
  page: Page,
  address: string,
  method: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const handler = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    if (fault === 'no answer') return route.abort('connectionfailed');
    return route.fulfill({ status: fault.status, json: fault.body });
  };
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/**
 * Keeps a page from hearing of changes: its socket is taken and never answered. A list that failed loads anew by itself when the
 * subscription to its changes stands, and takes `Coba Lagi` away, if it stands just before the press. Before the page is opened.
 */
export const withoutLiveChanges = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/realtime\/v1\/websocket/, () => undefined);

/** Opens a page and waits until every part of it listens: before that, a press is the browser's own or is held back. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeApp(page);
}

/** The toast that is visible. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Pemberitahuan' }).locator('.toast');

/** Waits for a toast with these texts and this look. */
export async function expectToast(
  page: Page,
  look: 'default' | 'success' | 'destructive',
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts) await expect(toastOf(page)).toContainText(text);
  await expect(toastOf(page)).toHaveAttribute('data-variant', look);
}
