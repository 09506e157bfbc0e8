import { expect, type Page } from '@playwright/test';

/** Opens a part of a page that phones fold, and does nothing where it is open from the start; `hint` is what stands on it until then. */
export async function unfold(page: Page, name: string, hint?: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  const part = page.getByRole('region', { name, exact: true });
  if (hint !== undefined) await expect(part.getByText(hint)).toBeVisible();
  await part.getByText('Tampilkan', { exact: true }).click();
  // What is inside begins once the page has noted that it is open, and so has kept it for a reload.
  await expect(part.locator('details > div > *').first()).toBeVisible();
}
