import type { Locator, Page } from '@playwright/test';

/** The line of a conversation that holds this text. */
export const lineOf = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ hasText: text });

/** Writes a line into the conversation that is open, and sends it. */
export async function writeLine(page: Page, text: string): Promise<void> {
  await page.getByLabel('Tulis pesan').fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
}
