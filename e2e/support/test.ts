import { test as base, expect } from '@playwright/test';
import { describePages } from './describe-pages.ts';

/**
 * Playwright's `test`, which also closes every browser context that a test has opened by itself (the runner keeps them until its
 * worker ends, and their pages go on running beside all later tests), and fails where a page told the server of an error of its own, or
 * the browser refused a string that was to become mark-up or a script: a page that broke on the way may have been left before a check
 * saw it. A test that fails says what its pages showed and which requests were refused, since a rare failure is seen once.
 */
export const test = base.extend<{ closesContexts: undefined; tellsState: undefined; toldErrors: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  tellsState: [
    // Named so that contexts are closed after this, not before.
    async ({ browser, context, closesContexts: _ }, use, info) => {
      const refused: Promise<string>[] = [];
      context.on('response', (response) => {
        if (response.status() < 400) return;
        const line = `${response.status()} ${response.request().method()} ${response.url()}`;
        const told = response.text().then((body) => `${line} ${body.slice(0, 160)}`);
        refused.push(told.catch(() => line));
      });
      context.on('requestfailed', (request) => {
        const line = `${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`;
        refused.push(Promise.resolve(line));
      });
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const lines = await Promise.all([describePages(browser), ...refused.slice(-12)]);
      throw new Error(lines.flat().join('\n'));
    },
    { auto: true },
  ],
  toldErrors: [
    async ({ context }, use) => {
      const told: (string | null)[] = [];
      context.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === '/gangguan')
          told.push(request.postData());
      });
      const refused: string[] = [];
      context.on('console', (message) => {
        if (/requires '?Trusted/.test(message.text())) refused.push(message.text());
      });
      await use(undefined);
      expect(told, 'errors that a page told the server').toEqual([]);
      expect(refused, 'strings that the content policy refused').toEqual([]);
    },
    { auto: true },
  ],
});
