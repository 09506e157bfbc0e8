import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

// What the browser refuses is what this file is about.
test.use({ toldErrors: undefined });

test('a string becomes neither mark-up nor the address of a script, on any page', async ({ page }) => {
  for (const path of ['/', '/masuk', '/cari-project']) {
    await page.goto(path);
    const outcomes = await page.evaluate(() => {
      const attempt = (write: () => void): string => {
        try {
          write();
          return 'written';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      const element = document.createElement('div');
      return {
        markup: attempt(() => (element.innerHTML = '<img src="x" onerror="alert(1)">')),
        text: attempt(() => (element.innerHTML = 'Kopi')),
        ownFile: attempt(() => (document.createElement('script').src = '/unggahan/a.js')),
        script: attempt(() => (document.createElement('script').text = 'alert(1)')),
        built: attempt(() => (document.createElement('script').src = '/assets/a.js')),
      };
    });
    expect(outcomes, path).toEqual({
      markup: 'refused',
      text: 'written',
      ownFile: 'refused',
      script: 'refused',
      built: 'written',
    });
  }
});
