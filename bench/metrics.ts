// `npm run bench:metrics`: which share of the server's CPU goes into what /metrics tells: counting a request against the cheapest request
// there is (a kept page), and one reading of all figures every 15 s against a second of the processor.
import { createMetrics } from '../packages/backend/src/metrics/create-metrics.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { cpuSeconds, splitProcesses } from './measure/cpu.ts';
import { runLoad } from './measure/load.ts';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const rounds = 5;
const counted = 300_000;
const readings = 20;
const everySeconds = 15;
const load = { connections: 16, ms: 2_000, minRequests: 2_000 };

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** CPU in microseconds of counting one request, as `http/request-context.ts` does it. */
function costOfCounting(): number {
  const metrics = createMetrics();
  const routes = Array.from({ length: 40 }, (_, n) => `/route/${n}/:id`);
  const before = cpuMicros();
  for (let n = 0; n < counted; n += 1) {
    const began = performance.now();
    const end = metrics.beginRequest();
    metrics.observeRequest({
      method: 'GET',
      route: routes[n % routes.length] ?? '',
      status: 200,
      seconds: (performance.now() - began) / 1_000,
      isOwn: false,
    });
    end();
  }
  return (cpuMicros() - before) / counted;
}

const server = await startServer(await findFreePort(), { LOG_LEVEL: 'silent' });
try {
  const pidFile = path.join(server.dataDir, 'postgres/postmaster.pid');
  const database = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  const pids = splitProcesses({ server: server.pid, database }).server;
  const port = Number(new URL(server.url).port);
  const visit = () => ({ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } });
  await runLoad(port, visit, load);
  const [pages, counts]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuSeconds(pids);
    const { requests } = await runLoad(port, visit, load);
    pages.push(((cpuSeconds(pids) - before) * 1_000_000) / requests);
    counts.push(costOfCounting());
  }
  const before = cpuSeconds(pids);
  for (let n = 0; n < readings; n += 1) await (await fetch(`${server.url}/metrics`)).text();
  const reading = ((cpuSeconds(pids) - before) * 1_000) / readings;
  const [page, count] = [Math.min(...pages), Math.min(...counts)];
  console.log(
    `a kept page: ${page.toFixed(0)} µs of CPU, counting it ${count.toFixed(2)} µs (${((count / page) * 100).toFixed(2)} %); ` +
      `reading /metrics: ${reading.toFixed(1)} ms, every ${everySeconds} s ${(reading / everySeconds / 10).toFixed(2)} % of one core`,
  );
} finally {
  await server.stop();
}
