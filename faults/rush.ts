import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { processTree } from '../bench/measure/cpu.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';

const defaults = { connections: 2_000 };
const mostMb = 300;
const healthWithinMs = 200;

type Told = { readonly statuses: Map<string, number>; readonly seconds: number };

/**
 * Begins many requests at once, each on a connection of its own and for something that nothing kept can answer, and watches memory and
 * health of the processes that serve.
 * @param args how many connections
 * @returns whether each got an answer, no process took more than 300 MB, and health was told within 200 ms at HEALTH_PORT and
 * to a new connection at the port of the clients
 */
export async function drillRush(args: readonly string[]): Promise<boolean> {
  const connections = Number(args[0] ?? defaults.connections);
  const healthPort = await findFreePort();
  const server = await startServer(await findFreePort(), {
    DEMO_DATA: 'false',
    LOG_LEVEL: 'fatal',
    HEALTH_PORT: String(healthPort),
  });
  try {
    const kinds: readonly (readonly [name: string, path: (n: number) => string])[] = [
      ['kept page', () => '/'],
      ['cold pages', (n) => `/cari-project?cari=${n}`],
      ['data API', (n) => `/rest/v1/project_listings?select=*&project_name=neq.${n}&limit=12`],
    ];
    let isWell = true;
    for (const [name, pathOf] of kinds) {
      await sleep(1_000);
      isWell = (await rush(server, healthPort, { connections, name, pathOf })) && isWell;
    }
    return isWell;
  } finally {
    await server.stop();
  }
}

type Rush = {
  readonly connections: number;
  readonly name: string;
  readonly pathOf: (n: number) => string;
};

async function rush(
  server: TestServer,
  healthPort: number,
  { connections, name, pathOf }: Rush,
): Promise<boolean> {
  const peaks = processTree(server.pid).filter(isNode);
  for (const pid of peaks) fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const stops = [`http://localhost:${healthPort}`, server.url].map(watchHealth);
  const { statuses, seconds } = await askAll(server, connections, pathOf);
  const [own = Infinity, shared = Infinity] = await Promise.all(stops.map((stop) => stop()));
  const megabytes = Math.max(...peaks.map(peakMb));
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${name}: ${connections} at once in ${seconds.toFixed(1)} s: ${answers}; largest process ${megabytes} MB, slowest health ${own} ms at its own port, ${shared} ms among the clients`,
  );
  return megabytes <= mostMb && Math.max(own, shared) <= healthWithinMs && !statuses.has('none');
}

/** Asks for health from a thread of its own. Out: ends it and gives how long the slowest answer took, in milliseconds. */
function watchHealth(url: string): () => Promise<number> {
  const health = new Int32Array(new SharedArrayBuffer(8));
  const watching = new Worker(new URL('watch-health.ts', import.meta.url), { workerData: { url, health } });
  return async () => {
    const ended = once(watching, 'exit');
    Atomics.store(health, 0, 1);
    await ended;
    return Atomics.load(health, 1);
  };
}

async function askAll(
  { url, publishableKey }: TestServer,
  connections: number,
  pathOf: (n: number) => string,
): Promise<Told> {
  const { hostname, port } = new URL(url);
  const statuses = new Map<string, number>();
  const began = performance.now();
  const one = (n: number): Promise<string> =>
    new Promise((resolve) => {
      const options = { hostname, port, path: pathOf(n), agent: false, headers: { apikey: publishableKey } };
      http
        .get(options, (response) => {
          response.resume();
          response.once('end', () => resolve(String(response.statusCode)));
          response.once('error', () => resolve('none'));
        })
        .once('error', () => resolve('none'));
    });
  const all = await Promise.all(Array.from({ length: connections }, (_, n) => one(n)));
  for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return { statuses, seconds: (performance.now() - began) / 1_000 };
}

const isNode = (pid: number): boolean => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts');
  } catch {
    return false;
  }
};

/** The most that a process has held since its mark was cleared. */
const peakMb = (pid: number): number =>
  Math.round(
    Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
