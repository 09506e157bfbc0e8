import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The payment window of the simulator. */
export const paymentFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Pembayaran"]');

/** Opens the payment of Premium from /paket and waits for the list of methods. */
export async function openPayment(page: Page): Promise<FrameLocator> {
  await page.goto('/paket');
  await page.getByRole('button', { name: 'Beli Premium' }).click();
  const frame = paymentFrame(page);
  await expect(frame.getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  return frame;
}

/** Pays at once with the sandbox card that is accepted, and ends where Premium is active. */
export async function buyPremium(page: Page): Promise<void> {
  const frame = await openPayment(page);
  await frame.getByRole('button', { name: 'Berhasil' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(page.getByText('Pembayaran Berhasil!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?order=KU-/);
  await expect(page.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible({ timeout: 20_000 });
}
