import { test as base } from '@playwright/test';

/**
 * Playwright's `test`, which also closes every browser context that a test has opened by itself: the runner keeps them until its
 * worker ends, and their pages go on running beside all later tests.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
