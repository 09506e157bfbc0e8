/**
 * What the public pages cost a stranger's browser before an action (`npm run bench:pages`): the first answer (headers and
 * document, as sent first and as kept while the page lives), bytes of script over the wire, CPU of the main thread and its longest task from a trace (thread time, which other work on the machine does not lengthen), the largest paint by the
 * clock. Each page is opened ten times in a browser without a cache, all pages in turn. `-- /paket` opens one page. And, behind the line
 * of Lighthouse's slow 4G: from a press until the app answers it, and from a press on a link that was fetched before to the next page's
 * largest paint. `-- --only=visits` and `-- --only=slow` measure one of the two.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config.ts';
import { askFirst } from '../tooling/test-server/first-answer.ts';
import { publicPages } from '../tooling/test-server/public-pages.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { median } from './measure/load.ts';
import { readMainThread, type TraceEvent } from './measure/read-main-thread.ts';
import { measureAlive, measureNext } from './measure/slow-line.ts';

const root = path.resolve(import.meta.dirname, '..');
const one = process.argv.slice(2).find((arg) => arg.startsWith('/'));
const pages = publicPages.filter((page) => one === undefined || page === one);
const isMeant = ([page]: readonly [string, ...unknown[]]): boolean => one === undefined || page === one;
const pressed = ([['/'], ['/masuk'], ['/cari-project']] as const).filter(isMeant);
/** A page, and how the address of the one after it begins. */
const followed = (
  [
    ['/', '/cari-project'],
    ['/cari-project', '/cari-project/'],
    ['/cari-relasi', '/cari-relasi/'],
    ['/premium', '/paket'],
  ] as const
).filter(isMeant);
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const rounds = process.argv.includes('--quick') ? 3 : 10;
/** Long enough for anything that a timer would start: nothing may. */
const watchedMs = 2_500;

type Visit = {
  readonly scriptKb: number;
  readonly pageKb: number;
  readonly cpuMs: number;
  readonly longestMs: number;
  readonly lcpMs: number;
};

/** Opens a page as a stranger on a phone and leaves it alone. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  const bytes = { script: 0, page: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.page += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  await page.goto(url, { waitUntil: 'load' });
  await sleep(watchedMs);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const lcpMs = await page.evaluate(() => (window as unknown as { largestPaint?: number }).largestPaint ?? 0);
  await context.close();
  return {
    scriptKb: bytes.script / 1000,
    pageKb: bytes.page / 1000,
    lcpMs,
    ...readMainThread(trace.traceEvents),
  };
}

const spread = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** Opens all pages in turn, and says what each costs before an action. */
async function tellVisits(browser: Browser, origin: string) {
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const seen = await visit(browser, origin + page);
      // The first round renders the pages and warms up the browser.
      if (round > 0) visits.set(page, [...(visits.get(page) ?? []), seen]);
    }
  }
  const answers = new Map<string, string>();
  for (const page of pages) {
    const { headers, sent, kept } = await askFirst(origin + page);
    answers.set(page, [sent, kept].map((size) => ((headers + size) / 1000).toFixed(1)).join(' / '));
  }
  const rows = [...visits].map(([page, all]) => {
    const tell = (key: keyof Visit, digits = 0) =>
      spread(
        all.map((seen) => seen[key]),
        digits,
      );
    const row = {
      'first answer kB': answers.get(page) ?? '',
      'script kB': tell('scriptKb', 1),
      'in all kB': tell('pageKb', 1),
      'CPU ms': tell('cpuMs'),
      'longest task, CPU ms': tell('longestMs'),
      'LCP ms': tell('lcpMs'),
    };
    return [page, row] as const;
  });
  return Object.fromEntries(rows);
}

/** Presses and follows links behind the slow line. */
async function tellSlow(browser: Browser, origin: string) {
  const slow = new Map<string, number[]>();
  const note = (name: string, ms: number) => slow.set(name, [...(slow.get(name) ?? []), ms]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [page] of pressed)
      note(`${page}: action to alive`, await measureAlive(browser, origin + page));
    for (const [page, next] of followed)
      note(`${page} to ${next}: LCP, fetched before`, await measureNext(browser, origin + page, next));
  }
  return Object.fromEntries([...slow].map(([name, all]) => [name, { ms: spread(all) }]));
}

const server = await startServer(await findFreePort(), { DEMO_DATA: 'true', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ ...config.use?.launchOptions, headless: true });
try {
  const table = only === 'slow' ? undefined : await tellVisits(browser, server.url);
  if (table !== undefined) console.table(table);
  const slowTable = only === 'visits' ? undefined : await tellSlow(browser, server.url);
  if (slowTable !== undefined) console.table(slowTable);
  fs.mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'bench/results/pages.json'),
    JSON.stringify({ rounds, table, slowTable }, null, 2),
  );
} finally {
  await browser.close();
  await server.stop();
}
