import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app listens. A stranger's page is a document, which loads the app with an action on a control
 * that needs it: here a control that is there for a moment only, so that nothing of the page is pressed.
 */
export async function wakeApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A press would take away what the app already shows, such as a toast.
    if ('alive' in document.documentElement.dataset) return;
    const control = document.createElement('button');
    document.body.append(control);
    control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    control.remove();
  });
  await expect(page.locator('html[data-alive]')).toBeAttached();
}
