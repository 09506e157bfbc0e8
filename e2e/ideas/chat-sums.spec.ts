import { expect } from '@playwright/test';
import { openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import { test } from '../support/test.ts';

test('the figures of a sum in an answer can be changed, and its result follows', async ({ browser }) => {
  const context = await openAs(browser, 'premium', { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openAlive(page, '/chatbot');
  const log = page.getByRole('log', { name: 'Percakapan' });
  await page
    .getByLabel('Pertanyaan untuk Chat Idea AI')
    .fill('modal 6rb dijual 10rb laku 30 sehari, sewa 600rb sebulan, untung bersih sebulan 25 hari berapa');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Laba bersih sebulan Rp 2.400.000.')).toBeVisible();
  const figures = log.getByRole('group', { name: 'Hitungan' });
  await expect(figures.getByRole('textbox')).toHaveCount(5);
  await figures.getByLabel('Terjual').fill('40');
  await expect(figures.getByRole('status')).toContainText('Laba bersih sebulan Rp 3.400.000.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
