import type { Page } from '@playwright/test';
import { createAccount, newPerson, openSession } from './account.ts';
import { runAdmin } from './premium.ts';

/** A member of Premium with a saved idea whose product has a list of materials; gives its address. */
export async function saveIdeaWithMaterials(page: Page): Promise<string> {
  const member = newPerson('Sari');
  await createAccount(page, member);
  runAdmin('premium', member.email);
  await openSession(page, member);
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('bisa bikin pisang epe');
  await page.getByLabel('Apa minat Anda?').fill('jualan');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await page.waitForURL('**/ide-saya/*');
  return new URL(page.url()).pathname;
}
