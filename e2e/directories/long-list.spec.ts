import process from 'node:process';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../../tooling/chromium/launch-options.ts';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { openDatabase, seedProjects } from '../support/database.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

/** 6,000 by default, which CI has time for; `LONG_LIST=20000` is the size that was asked for. */
const projectCount = Number(process.env['LONG_LIST'] ?? 6_000);
const shownCount = new Intl.NumberFormat('id-ID').format(projectCount);
/** What the document may hold at most, however long the list is: some thousand elements belong to the page itself. */
const mostElements = 9_000;
const mostCards = 180;

test.setTimeout(400_000);
// Tall, so that much is seen at each step; drawn small, since the test looks at places alone. A key scrolls at once: on a busy machine
// Chromium gave up the animation of Control+Home after a way back in 4 of 160 tries, where it had begun, and in none of plain documents.
test.use({
  viewport: { width: 1280, height: 4_800 },
  deviceScaleFactor: 0.2,
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-smooth-scrolling'] },
});

let server: TestServer;

test.beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const sql = openDatabase(server.dataDir);
  await seedProjects(sql, projectCount);
  await sql.end();
});

test.afterAll(() => server.stop());

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Daftar proyek' }).locator('> li[aria-posinset]');

type Journey = {
  seen: number;
  outOfOrder: string[];
  mostElements: number;
  mostCards: number;
  blanks: number;
};

/**
 * Scrolls from where the page is to the end of the list, never further at once than the document reaches beyond the screen,
 * and notes every card that comes by.
 */
function scrollToEnd(page: Page): Promise<Journey> {
  return page.evaluate(async (count) => {
    const seen = new Uint8Array(count + 1);
    const journey = { seen: 0, outOfOrder: [] as string[], mostElements: 0, mostCards: 0, blanks: 0 };
    const nextFrame = () => new Promise(requestAnimationFrame);
    const note = () => {
      const items = document.querySelectorAll<HTMLElement>(
        'ul[aria-label="Daftar proyek"] > li[aria-posinset]',
      );
      for (const item of items) {
        const position = Number(item.ariaPosInSet ?? item.getAttribute('aria-posinset'));
        if (seen[position] === 0) {
          journey.seen += 1;
          seen[position] = 1;
        }
        const name = item.querySelector('h2')?.textContent;
        if (name !== `Proyek uji nomor ${position}`) journey.outOfOrder.push(`${position}: ${name}`);
      }
      journey.mostCards = Math.max(journey.mostCards, items.length);
      journey.mostElements = Math.max(journey.mostElements, document.getElementsByTagName('*').length);
    };
    const isOver = () => document.body.textContent.includes('Anda sudah melihat semuanya.');
    for (;;) {
      note();
      const more = [...document.querySelectorAll('a')].find(
        (link) => link.textContent === 'Muat lebih banyak',
      );
      more?.click();
      const root = document.documentElement;
      const atEnd = root.scrollTop + window.innerHeight >= root.scrollHeight - 2;
      if (atEnd && isOver()) return journey;
      window.scrollBy({ top: window.innerHeight * 2, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  }, projectCount);
}

/** Heap and nodes that are in use once what is no longer needed is gone. */
async function measureMemory(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
}

/** Where the page stands and what has the focus, should a key lead nowhere. */
const describePlace = (page: Page): Promise<string> =>
  page.evaluate(
    () => `at ${window.scrollY} px, focus in ${document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'}`,
  );

test('a long list of projects scrolls to its end, each seen once and in order, in a document that does not grow', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/search_projects')) requests.push(request.url());
  });
  await page.goto(`${server.url}/cari-project`);
  await expect(
    page.getByText(`${shownCount} proyek mencari anggota.`).filter({ visible: true }),
  ).toBeVisible();
  await wakeApp(page);
  const before = await measureMemory(session);

  const journey = await scrollToEnd(page);
  expect(journey.outOfOrder).toEqual([]);
  expect(journey.seen).toBe(projectCount);
  expect(journey.mostCards).toBeLessThanOrEqual(mostCards);
  expect(journey.mostElements).toBeLessThanOrEqual(mostElements);
  expect(requests.length).toBeLessThan(250);
  // What is kept for each row of the list is its data; nodes of cards that went by are gone.
  const after = await measureMemory(session);
  expect(after.nodes).toBeLessThan(4 * mostElements);
  expect((after.heap - before.heap) / projectCount).toBeLessThan(3_000);

  // Deep inside: a project is opened, and coming back finds the same place.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight * 0.75, behavior: 'instant' }),
  );
  // The cards of the end stay until the list has drawn the place that was scrolled to.
  await expect(cards(page).last()).not.toHaveAttribute('aria-posinset', String(projectCount));
  const card = cards(page).nth(Math.floor((await cards(page).count()) / 2));
  const name = (await card.getByRole('heading').textContent()) ?? '';
  expect(Number(name.split(' ').at(-1))).toBeGreaterThan(projectCount * 0.7);
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await heading.scrollIntoViewIfNeeded();
  const left = await heading.boundingBox();
  await heading.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sent = requests.length;
  await page.goBack();
  await expect(heading).toBeInViewport();
  const found = await heading.boundingBox();
  expect(Math.abs((found?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(4);

  // By keyboard to the top and to the end again, without asking for anything twice.
  await page.keyboard.press('Control+Home');
  await expect(cards(page).first(), await describePlace(page)).toHaveAttribute('aria-posinset', '1');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Proyek uji nomor 1', exact: true }),
  ).toBeInViewport();
  await page.keyboard.press('Control+End');
  await expect(page.getByText('Anda sudah melihat semuanya.')).toBeInViewport();
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', String(projectCount));
  expect(await cards(page).count()).toBeLessThanOrEqual(mostCards);
  expect(requests.length).toBe(sent);
});
