import { expect, type Page } from '@playwright/test';
import { createMember, newPerson, openSession } from '../support/account.ts';
import { test } from '../support/test.ts';

/** Every protocol answers as the server does while its database is away (issue 19 §1), until what is given back is called. */
async function endService(page: Page): Promise<{ asked: Set<string>; heal: () => Promise<void> }> {
  const asked = new Set<string>();
  const address = /\/(?:auth|rest)\/v1\//;
  await page.route(address, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.add(`${pathname}${pathname.endsWith('/token') ? search : ''}`);
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '2' },
      json: {
        code: 'database_unavailable',
        error_code: 'database_unavailable',
        message: 'The database cannot be reached, please retry after a moment.',
        msg: 'The database cannot be reached, please retry after a moment.',
      },
    });
  });
  return { asked, heal: () => page.unroute(address) };
}

const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('kawanusaha_auth'));

for (const [size, viewport, colorScheme] of [
  ['phone', { width: 360, height: 740 }, 'dark'],
  ['laptop', { width: 1280, height: 800 }, 'light'],
] as const)
  test(`a member stays signed in while the server answers 503, also at a reload and a renewal: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const rina = newPerson();
    await createMember(page, rina);
    await openSession(page, rina);
    await expect(page.getByRole('main')).toContainText(rina.fullName);

    const { asked, heal } = await endService(page);
    await page.reload();
    const told = page.getByRole('main').getByRole('alert').first();
    await expect(told).toBeVisible();
    await expect(told).toContainText('Layanan sedang tidak tersedia. Tunggu sebentar, lalu coba lagi.');
    await expect(told.getByRole('button', { name: 'Coba Lagi' })).toBeVisible();
    await expect(page).toHaveURL('/profil');
    expect(await storedSession(page)).not.toBeNull();

    // The access token has run out: the page has to renew it, and cannot.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('kawanusaha_auth') ?? '{}') as object;
      localStorage.setItem('kawanusaha_auth', JSON.stringify({ ...stored, expires_at: 1 }));
    });
    // The client library asks again for half a minute, twice: the page's clock goes on by a second each time an answer has come.
    await page.clock.install();
    await page.reload();
    await expect.poll(() => [...asked]).toContain('/auth/v1/token?grant_type=refresh_token');
    const toldAgain = page.getByRole('main').getByRole('alert').first();
    for (let second = 0; second < 90 && !(await toldAgain.isVisible()); second += 1) {
      await page.clock.fastForward(1_000);
      await page.evaluate(() => fetch('/robots.txt'));
    }
    await expect(toldAgain).toBeVisible();
    await expect(page).toHaveURL('/profil');
    expect(await storedSession(page)).not.toBeNull();
    await page.screenshot({ path: `test-results/outage-${size}.png` });

    await heal();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(rina.fullName);
    await expect(page).toHaveURL('/profil');
  });
