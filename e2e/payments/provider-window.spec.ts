import { expect, type Page } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { newPerson, createAccount, signIn } from '../support/account.ts';
import { test } from '../support/test.ts';

test.setTimeout(180_000);

// A server with the provider's keys, as a site in its sandbox has them. Nothing leaves the machine: the browser is answered here.
// In one worker, which starts it once.
test.describe.configure({ mode: 'default' });
let server: TestServer;
test.beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), {
    DEMO_DATA: 'false',
    MAILBOX_PAGE: 'true',
    MIDTRANS_SERVER_KEY: 'SB-Mid-server-contoh',
    MIDTRANS_CLIENT_KEY: 'SB-Mid-client-contoh',
    MIDTRANS_ENVIRONMENT: 'sandbox',
  });
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 360, height: 740 } });

const page1 = 'https://app.sandbox.midtrans.com/snap/v2/vtweb/contoh';

/** Stands in for the provider: its script opens a window from a host of its own, as the real one does. */
async function standIn(page: Page, host: string): Promise<void> {
  await page.route('**/functions/v1/create-midtrans-token', (route) =>
    route.fulfill({
      json: {
        token: 'contoh',
        environment: 'sandbox',
        order_id: 'KU-20261125-CONTOH',
        client_key: 'SB-Mid-client-contoh',
        script_url: 'https://app.sandbox.midtrans.com/snap/snap.js',
        redirect_url: page1,
      },
    }),
  );
  await page.route('https://app.sandbox.midtrans.com/snap/snap.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const more = document.createElement('script');
        more.src = 'https://${host}/snap/v4/popup.js';
        const loaded = new Promise((resolve) => more.addEventListener('load', resolve));
        document.head.append(more);
        window.snap = { pay: () => void loaded.then(() => window.openStandIn()) };`,
    }),
  );
  await page.route(`https://${host}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `window.openStandIn = () => {
            const frame = document.createElement('iframe');
            frame.title = 'Pembayaran';
            frame.src = 'https://${host}/snap/v4/window';
            document.body.append(frame);
          };`,
        })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Jendela tiruan</h1>' }),
  );
}

async function enter(page: Page): Promise<void> {
  const person = newPerson('Joko');
  await page.goto(`${server.url}/daftar`);
  await createAccount(page, person);
  await signIn(page, person);
}

test.describe('the window of the provider', () => {
  test.use({ baseURL: undefined });

  test('opens from the names that snap.js loads it from, and the policy keeps nothing out', async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/laporan-kebijakan')) reports.push(request.postData() ?? '');
    });
    await enter(page);
    await standIn(page, 'snap-popup-app.sandbox.midtrans.com');
    await page.goto('/paket');
    await page.getByRole('button', { name: 'Beli Premium' }).click();
    await expect(
      page.frameLocator('iframe[title="Pembayaran"]').getByRole('heading', { name: 'Jendela tiruan' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buka halaman pembayaran' })).toHaveCount(0);
    expect(reports).toEqual([]);
  });

  test('that comes from another name is kept out: the page leads to the provider, and the policy is reported', async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await enter(page);
    await standIn(page, 'jendela-baru.sandbox.midtrans.com');
    await page.goto('/paket');
    const report = page.waitForRequest((request) => request.url().endsWith('/laporan-kebijakan'));
    await page.getByRole('button', { name: 'Beli Premium' }).click();
    expect((await report).postData()).toContain('jendela-baru.sandbox.midtrans.com');
    await expect(page.getByText('Jendela pembayaran tidak terbuka').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buka halaman pembayaran' })).toHaveAttribute('href', page1);
  });
});
