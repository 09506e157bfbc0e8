import { expect } from '@playwright/test';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: demoUrl });

for (const width of [360, 1280])
  test(`the guides lead from the list through a worked example to the tool and the next one, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/panduan');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(12);
    await main.getByRole('link', { name: 'Menghitung HPP dan menetapkan harga' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menghitung HPP dan menetapkan harga');
    await expect(main.getByText('Rp 4.500', { exact: true })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(main.getByRole('link', { name: 'Kerjakan tahap 6' })).toHaveAttribute(
      'href',
      '/all-ai#tahap-6',
    );
    await main.getByRole('link', { name: 'Panduan 7: Titik impas dan arus kas' }).click();
    await expect(page).toHaveURL(/\/panduan\/titik-impas-dan-kas$/);
    expect((await page.request.get('/panduan/tidak-ada')).status()).toBe(404);
    const map = await (await page.request.get('/sitemap.xml')).text();
    expect(map).toContain('/panduan/menghitung-hpp</loc>');
  });
