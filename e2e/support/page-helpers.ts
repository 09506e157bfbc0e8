import { type Browser, type Locator, type Page } from '@playwright/test';
import { demoUrl, signInAs, type Role } from './demo.ts';

/** A page of a demo account. */
export async function pageAs(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({
    baseURL: demoUrl,
    storageState: await signInAs(browser, role),
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  return context.newPage();
}

/** The visible toast. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: 'Pemberitahuan' });

/** Holds the answers of an address back until told to go on, so that a loading state stands still. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** A section of a long page, unfolded: phones show it folded until it was opened once. It is open still after a reload. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name, exact: true });
  const details = section.locator(':scope > details');
  await details.waitFor();
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await details.locator(':scope > summary').click();
  // What is inside begins once the page has noted that it is open, and so has kept it for a reload.
  await details.locator(':scope > div > *').first().waitFor();
  return section;
}
