import { expect } from '@playwright/test';
import { saveIdeaWithMaterials } from '../support/saved-idea.ts';
import { test } from '../support/test.ts';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`similar names that are found while a box is pressed do not move it away, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const idea = await saveIdeaWithMaterials(page);
    const answers = new Map<string, () => Promise<void>>();
    await page.route('**/rpc/search_projects?*', (route) => {
      const word = new URL(route.request().url()).searchParams.get('q') ?? '';
      const json = Array.from({ length: 5 }, (_, index) => ({
        id: `00000000-0000-4000-8000-00000000000${index}`,
        user_id: null,
        project_name: `${word} tetangga ${index}`,
      }));
      answers.set(word, () => route.fulfill({ json }));
    });
    await page.goto(`${idea}/langkah/8`);
    await page.getByLabel('Nama usaha').fill('Dapur');
    await expect(page.getByText('Mencari nama serupa')).toBeVisible();
    await expect.poll(() => [...answers.keys()]).toContain('dapur');

    const box = page.getByLabel('Merek serupa dicari di pangkalan data DJKI');
    await box.scrollIntoViewIfNeeded();
    await box.hover();
    await page.mouse.down();
    await answers.get('dapur')?.();
    await expect(page.getByText('5 nama serupa di KawanUsaha')).toBeVisible();
    await page.mouse.up();
    await expect(box).toBeChecked();

    await page.getByText('5 nama serupa di KawanUsaha').click();
    await expect(page.getByRole('link', { name: 'dapur tetangga 4' })).toBeVisible();
  });
