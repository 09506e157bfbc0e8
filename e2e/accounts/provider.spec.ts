import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startOidcPeer, type OidcPeer } from '../../packages/backend/src/auth/testing/oidc-peer.ts';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

// A server of its own, since which providers there are is a setting. In one worker, which starts it once.
test.describe.configure({ mode: 'default' });
let peer: OidcPeer;
let server: TestServer;
test.beforeAll(async () => {
  const port = await findFreePort();
  peer = await startOidcPeer(`http://localhost:${port}/auth/v1/callback`);
  server = await startPreparedServer(port, {
    DEMO_DATA: 'false',
    OIDC_NAME: 'kampus',
    OIDC_ISSUER: peer.issuer,
    OIDC_CLIENT_ID: peer.clientId,
    OIDC_CLIENT_SECRET: peer.clientSecret,
  });
});
test.afterAll(async () => {
  await server.stop();
  await peer.close();
});

const newStudent = () => {
  const subject = randomUUID();
  const email = `rina-${subject.slice(0, 8)}@kampus.test`;
  peer.accounts.set(subject, { email, email_verified: true, name: 'Rina Kampus' });
  return { subject, email };
};

const signInAtCampus = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole('link', { name: 'Lanjut dengan Kampus' }).click();
  await page.getByLabel('Nomor mahasiswa').fill(subject);
  await page.getByRole('button', { name: 'Masuk' }).click();
};

for (const width of [360, 1280]) {
  test(`a student signs in with the campus account, ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 800 });
    const { subject, email } = newStudent();
    await page.goto(`${server.url}/masuk`);
    await expectAccessible(page);
    await info.attach('masuk', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    await signInAtCampus(page, subject);
    await expect(page).toHaveURL(`${server.url}/profil`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rina Kampus' })).toBeVisible();
    await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
    await info.attach('profil', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Rina Kampus' })).toBeVisible();
  });
}

test('an address that the campus does not vouch for comes back with an explanation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { subject, email } = newStudent();
  peer.accounts.set(subject, { email, email_verified: false, name: 'Rina Kampus' });
  await page.goto(`${server.url}/masuk`);
  await signInAtCampus(page, subject);
  await expect(page).toHaveURL(/\/masuk/);
  await expect(page.getByText(/belum memastikan alamat email Anda/)).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('kawanusaha_auth'))).toBeNull();
});

test('a click before the page is alive is not lost, and a provider that is away is said in words', async ({
  page,
}) => {
  const { subject } = newStudent();
  // The page's own scripts never arrive.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${server.url}/masuk`);
  await signInAtCampus(page, subject);
  await page.unroute(/\/assets\/.*\.js/);
  await expect(page).toHaveURL(/\/masuk\?flow=\w+#access_token=/);
  // The press left this browser's mark without the app, so the session is taken without asking.
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/profil`);
  await page.evaluate(() => window.localStorage.clear());

  await page.goto(`${server.url}/auth/v1/authorize?provider=tidak-ada&redirect_to=${server.url}/masuk`);
  await expect(page).toHaveURL(/\/masuk/);
  await expect(page.getByRole('alert').first()).toBeVisible();
});
