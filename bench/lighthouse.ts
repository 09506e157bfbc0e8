/** Lighthouse on the public pages (`npm run bench:lighthouse`): ten audits of each, all pages in turn, `-- --quick` one; median, spread, and how many reached 100. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../tooling/chromium/launch-options.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { median } from './measure/load.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = ['/', '/tentang', '/paket', '/cari-project', '/cari-relasi', '/masuk'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
const rounds = process.argv.includes('--quick') ? 1 : 10;

const flags = [
  '--headless=new',
  ...launchOptions.args,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

type Row = Record<string, number>;

/** One mobile audit with default throttling; scores of 0–100, times in ms. */
async function audit(url: string, port: number): Promise<Row> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (run === undefined) throw new Error(`${url} could not be audited`);
  const row: Row = {};
  for (const name of categories) row[name] = Math.round((run.lhr.categories[name]?.score ?? 0) * 100);
  for (const name of metrics) row[name] = Number((run.lhr.audits[name]?.numericValue ?? 0).toFixed(3));
  return row;
}

/** Of all audits of one page: the median of each figure, how many reached 100 in performance, and from which to which paint. */
function summarise(rows: readonly Row[]): Record<string, number | string> {
  const valuesOf = (name: string) => rows.map((row) => row[name] ?? 0);
  const paints = valuesOf('largest-contentful-paint');
  return {
    ...Object.fromEntries([...categories, ...metrics].map((name) => [name, median(valuesOf(name))])),
    'performance 100': `${valuesOf('performance').filter((score) => score === 100).length} of ${rows.length}`,
    'paint, spread': `${Math.round(Math.min(...paints))}–${Math.round(Math.max(...paints))}`,
  };
}

const server = await startServer(await findFreePort(), { DEMO_DATA: 'true', LOG_LEVEL: 'silent' });
const chrome = await launch({
  chromePath: launchOptions.executablePath,
  chromeFlags: flags,
  envVars: launchOptions.env,
});
try {
  const samples = new Map<string, Row[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      samples.set(page, [...(samples.get(page) ?? []), await audit(`${server.url}${page}`, chrome.port)]);
    }
  }
  const table = Object.fromEntries([...samples].map(([page, rows]) => [page, summarise(rows)]));
  console.log(
    `${rounds} rounds, load ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  console.table(table);
  fs.mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'bench/results/lighthouse.json'),
    JSON.stringify({ rounds, table }, null, 2),
  );
} finally {
  chrome.kill();
  await server.stop();
}
