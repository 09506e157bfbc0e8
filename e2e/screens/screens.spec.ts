import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import routes from '../../apps/web/src/app/routes.ts';
import { greatestDifference } from '../support/pictures/compare-pictures.ts';
import { auditThemes } from '../support/axe.ts';
import { demoUrl, openAs, signInAs, type Role } from '../support/demo.ts';
import { fill, findAddresses } from '../support/found-addresses.ts';
import { focusProblems, narrowProblems, overflowOf } from '../support/layout.ts';
import { roles, screens, withoutScreen } from '../support/screens.ts';
import { watchRequests } from '../support/pictures/settle.ts';
import { keepsPictures, takePicture } from '../support/pictures/take-picture.ts';
import { test } from '../support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/**
 * Whether no user has looked yet at what the page shows at this width. Many screens are the same for several roles but for the header,
 * which each role's other screens show; those are opened for each, and audited for the first. All workers share the marks.
 */
async function claimContent(page: Page, width: number): Promise<{ isNew: boolean; release: () => void }> {
  const content = await page.evaluate(() => {
    // The bar of members, too, is on their other screens.
    const memberBar = document.querySelector('.member-bar')?.outerHTML ?? '';
    const parts = [...document.querySelectorAll('main, footer')].map((part) => part.outerHTML);
    return parts.join('').replace(memberBar, '');
  });
  const key = createHash('sha256').update(content).digest('hex').slice(0, 24);
  const mark = path.join(process.env['E2E_DEMO_DATA_DIR'] ?? '', `audited-${width}-${key}`);
  try {
    fs.writeFileSync(mark, '', { flag: 'wx' });
    return { isNew: true, release: () => fs.rmSync(mark, { force: true }) };
  } catch {
    return { isNew: false, release: () => undefined };
  }
}

/** A screen that leads on after a while would be gone before it is audited; the same button stops it for people. */
async function stay(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: /^(Tetap di halaman ini|Hentikan hitung mundur)/ });
  if (await stop.isVisible()) await stop.click();
}

type Walk = { page: Page; role: Role; width: number };

/** Pictures a screen in both themes, and audits it with everything around when it is new. Out: what is wrong. */
async function auditScreen({ page, role, width }: Walk, name: string): Promise<string[]> {
  const problems: string[] = [];
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) problems.push('not exactly one h1');
  const overflow = await overflowOf(page);
  if (overflow > 0) problems.push(`${overflow} px wider than the window`);
  const picture = (theme: string) => takePicture(page, `${role}-${name}-${width}-${theme}`, true);
  const claim = await claimContent(page, width);
  if (!claim.isNew) {
    if (!keepsPictures) return problems;
    await picture('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture('dark');
    return problems;
  }
  problems.push(...(await auditThemes(page, picture)));
  problems.push(...(await focusProblems(page)));
  if (width === 360) problems.push(...(await narrowProblems(page)));
  if (problems.length > 0) claim.release();
  return problems;
}

/** Halves, so that workers share the screens of a role. */
const parts = [0, 1] as const;

for (const role of roles) {
  for (const part of parts) {
    test(`${role} sees every screen, half ${part + 1}, at both widths, light and dark`, async ({
      browser,
    }) => {
      test.setTimeout(900_000);
      const found = await findAddresses(browser);
      const context = await openAs(browser, role);
      const page = await context.newPage();
      const { settle } = watchRequests(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // A page that is not there answers 404, which the browser reports; that is the page's point.
        if (message.type() === 'error' && !message.text().includes('404'))
          problems.push(`${page.url()}: ${message.text()}`);
      });
      const led = new Set<string>();
      const own = screens.filter((_, at) => at % parts.length === part);
      for (const [at, { route, address: pattern, ledTo }] of own.entries()) {
        const address = fill(pattern, found);
        const end = ledTo?.[role];
        if (end !== undefined) {
          if (led.has(route)) continue;
          led.add(route);
          await page.goto(address);
          await expect(page, `${role} is led from ${address} to ${end}`).toHaveURL(end);
          continue;
        }
        await test.step(address, async () => {
          const name = pattern.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
          // An open page is laid out anew when its window changes: every other one is opened wide, the rest on a phone.
          const ordered = at % 2 === 0 ? sizes : sizes.toReversed();
          for (const size of ordered) {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme: 'light' });
            if (size === ordered[0]) await page.goto(address);
            await settle();
            await stay(page);
            const walk = { page, role, width: size.width };
            const wrong = await auditScreen(walk, name);
            problems.push(...wrong.map((problem) => `${address} at ${size.width} px: ${problem}`));
          }
        });
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}

test('the walk leaves no route out, and every screen has a title of its own', async ({
  browser,
  request,
}) => {
  type Entry = { path?: string | undefined; children?: Entry[] | undefined };
  const paths = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ path: own, children }) => (children ? paths(children) : [own ?? '/']));
  const walked = new Set([...screens.map(({ route }) => route), ...withoutScreen]);
  expect(paths(routes).toSorted()).toEqual([...walked].toSorted());

  const found = await findAddresses(browser);
  const titles = new Map<string, string>();
  for (const { route, address } of screens) {
    if (titles.has(route)) continue;
    const answer = await request.get(demoUrl + fill(address, found));
    const html = await answer.text();
    expect(html).toContain('<html lang="id"');
    titles.set(route, /<title>([^<]+) \| KawanUsaha<\/title>/.exec(html)?.[1] ?? '');
  }
  // Two addresses of one screen have one title; the demo has no sales page, so that e2e/ideas/sales-page.spec.ts holds that one.
  for (const other of ['index', 'flowise', 'daftar-pengguna', 'usaha/:slug']) titles.delete(other);
  const shown = [...titles.values()];
  expect(shown.filter((title, index) => title === '' || shown.indexOf(title) !== index)).toEqual([]);
});

test.describe('around the screens', () => {
  test.use({ baseURL: demoUrl });

  test('redirects of the specification lead where it says', async ({ page }) => {
    await page.goto('/ide-bisnis');
    await expect(page).toHaveURL('/ai');
    await page.goto('/akun');
    await expect(page).toHaveURL('/masuk');
  });

  test('a theme that changes while the page is open looks as if it had been there from the start', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { settle } = watchRequests(page);
    await page.goto('/');
    await settle();
    // Pictures have no theme, and are not always drawn to the same value of a pixel.
    const takePicture = () => page.screenshot({ mask: [page.getByRole('main').locator('img')] });
    const before = await takePicture();
    for (const colorScheme of ['light', 'dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture();
    }
    // Edges that are drawn anew may be rounded otherwise, which the eye does not see.
    expect(await greatestDifference(page.context(), await takePicture(), before)).toBeLessThanOrEqual(2);
  });

  test('a member is not asked to register while the page hydrates, a stranger is', async ({
    page,
    browser,
  }) => {
    const context = await openAs(browser, 'free');
    const own = await context.newPage();
    for (const [who, isAsked] of [
      [own, false],
      [page, true],
    ] as const) {
      await who.route('**/assets/*.js', () => undefined);
      await who.goto('/tentang', { waitUntil: 'commit' });
      await expect(who.getByRole('heading', { level: 1 })).toBeVisible();
      const register = who.getByRole('banner').getByRole('link', { name: 'Daftar', exact: true });
      await expect(register).toBeVisible({ visible: isAsked });
    }
    await context.close();
  });

  test('each change of page starts at the top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
    await expect(page).toHaveURL('/tentang');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a page that does not exist says so with its address, and answers 404', async ({ page }) => {
    const response = await page.goto('/tidak/ada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
    await expect(page.getByText('/tidak/ada')).toBeVisible();
  });

  test('reloading it counts down, and the countdown can be stopped', async ({ page }) => {
    await page.goto('/tidak/ada');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Halaman Di-refresh' })).toBeVisible();
    await page.getByRole('button', { name: /Hentikan|Batalkan/ }).click();
    await expect(page.getByText('Pengalihan dihentikan. Anda tetap di halaman ini.')).toBeFocused();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page).toHaveURL('/tidak/ada');
  });

  test('an admin without two-step verification is urged to switch it on, and led there', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: demoUrl,
      storageState: await signInAs(browser, 'admin'),
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    for (const address of ['/voucher-management', '/admin']) {
      await page.goto(address);
      await expect(page.getByText('Lindungi akun admin Anda')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Aktifkan verifikasi dua langkah' }).click();
    const security = page.getByRole('region', { name: 'Keamanan' });
    await expect(security.locator('summary')).toBeFocused();
    await expect(security.getByRole('heading', { name: 'Password' })).toBeVisible();
    await context.close();
  });

  test('public pages can be read without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const address of ['/', '/tentang', '/paket', '/cari-project', '/cari-relasi', '/kontak']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/cari-project');
    await expect(page.locator('main a[href^="/cari-project/"]').first()).toBeVisible();
    await context.close();
  });

  test('every answer carries the security headers, pages a policy that names their scripts', async ({
    request,
  }) => {
    for (const address of ['/', '/masuk', '/ada-apa', '/pesan']) {
      const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/unsafe-eval|nonce-|script-src[^;]*unsafe-inline/);
    }
    for (const address of ['/', '/health/live', '/rest/v1/', '/manifest.webmanifest']) {
      expect((await request.get(address)).headers()['x-content-type-options']).toBe('nosniff');
    }
  });
});
