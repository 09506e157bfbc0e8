import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../screenshots');

/** Whether this run keeps pictures for people to look at: hundreds of them cost as much as what the run checks. */
export const keepsPictures = process.env['E2E_PICTURES'] === 'true';

/** Keeps a picture of the page as `e2e/screenshots/<name>.jpg` where the run keeps pictures, and does nothing otherwise. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!keepsPictures) return;
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), fullPage, type: 'jpeg', quality: 70 });
}
