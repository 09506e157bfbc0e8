import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { saveIdeaWithMaterials } from '../support/saved-idea.ts';
import { test } from '../support/test.ts';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`a figure and a material that were changed in steps 6 and 7 are taken back there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const idea = await saveIdeaWithMaterials(page);
    await page.goto(`${idea}/langkah/6`);
    const price = page.getByLabel(/^Harga jual per/);
    const cost = page.getByLabel(/^Biaya bahan per/);
    const undo = page.getByRole('button', { name: 'Urungkan perubahan angka' });
    const [priceBefore, costBefore] = [await price.inputValue(), await cost.inputValue()];
    await expect(undo).toHaveCount(0);

    await price.fill('99.000');
    await price.blur();
    await undo.click();
    await expect(price).toHaveValue(priceBefore);
    await expect(undo).toHaveCount(0);

    // Its first digits were a price, the whole is none: undoing takes both out of the field.
    await price.fill('9.000');
    await price.fill('99.000.000.000');
    await price.blur();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await undo.click();
    await expect(price).toHaveValue(priceBefore);
    await expect(price).not.toHaveAttribute('aria-invalid', 'true');

    // The amount of a material moves the cost of a unit; both come back together.
    await page.getByText('Bahan dan sumber harganya').click();
    const amount = page.getByLabel(/^Jumlah \(/).first();
    const amountBefore = await amount.inputValue();
    await amount.fill('99');
    await expect(cost).not.toHaveValue(costBefore);
    await amount.blur();
    await expectAccessible(page);
    await undo.click();
    await expect(amount).toHaveValue(amountBefore);
    await expect(cost).toHaveValue(costBefore);

    await page.goto(`${idea}/langkah/7`);
    const days = page.getByLabel('Hari jualan sebulan');
    const daysBefore = await days.inputValue();
    await days.fill('3');
    await days.blur();
    await undo.click();
    await expect(days).toHaveValue(daysBefore);
    await expect(page.getByRole('main').getByText('Tersimpan', { exact: true })).toBeVisible();
    await page.reload();
    await expect(days).toHaveValue(daysBefore);
  });
