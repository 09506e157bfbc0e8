import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { processTree } from '../bench/measure/cpu.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';

const defaults = { connections: 2_000, heldSeconds: 10 };
const mostMb = 300;
const healthWithinMs = 200;
const sampleMs = 500;

type Told = { readonly statuses: Map<string, number>; readonly seconds: number };
type Kind = {
  readonly name: string;
  readonly pathOf: (n: number) => string;
  /** How long each connection is kept and asks again as soon as it has its answer; 0: it asks once. */
  readonly heldSeconds: number;
};

/**
 * Begins many requests at once, each on a connection of its own, for a kept page and for something that nothing kept can answer, then
 * keeps as many connections, each of which asks again and again; watches memory and health of the processes that serve.
 * @param args how many connections
 * @returns whether each got an answer, no process took more than 300 MB, and health was told within 200 ms at HEALTH_PORT and at
 * the port of the clients, there to a connection that is kept and to new ones
 */
export async function drillRush(args: readonly string[]): Promise<boolean> {
  const connections = Number(args[0] ?? defaults.connections);
  const healthPort = await findFreePort();
  const server = await startServer(await findFreePort(), {
    DEMO_DATA: 'false',
    LOG_LEVEL: 'fatal',
    HEALTH_PORT: String(healthPort),
  });
  const rows = (n: number): string => `/rest/v1/project_listings?select=*&project_name=neq.${n}&limit=12`;
  const kinds: readonly Kind[] = [
    { name: 'kept page', pathOf: () => '/', heldSeconds: 0 },
    { name: 'cold pages', pathOf: (n) => `/cari-project?cari=${n}`, heldSeconds: 0 },
    { name: 'data API', pathOf: rows, heldSeconds: 0 },
    { name: 'held, kept page', pathOf: () => '/', heldSeconds: defaults.heldSeconds },
    { name: 'held, data API', pathOf: rows, heldSeconds: defaults.heldSeconds },
  ];
  try {
    let isWell = true;
    for (const kind of kinds) {
      await sleep(1_000);
      isWell = (await rush(server, healthPort, { connections, kind })) && isWell;
    }
    return isWell;
  } finally {
    await server.stop();
  }
}

type Rush = { readonly connections: number; readonly kind: Kind };

async function rush(server: TestServer, healthPort: number, { connections, kind }: Rush): Promise<boolean> {
  const watched = processTree(server.pid).filter(isNode);
  for (const pid of watched) fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const stops = [
    watchHealth(`http://localhost:${healthPort}`, true),
    watchHealth(server.url, true),
    watchHealth(server.url, false),
  ];
  let pss = 0;
  const sampling = setInterval(() => {
    pss = Math.max(pss, ...watched.map(pssMb));
  }, sampleMs);
  const { statuses, seconds } = await askAll(server, connections, kind);
  clearInterval(sampling);
  const [own = Infinity, kept = Infinity, fresh = Infinity] = await Promise.all(stops.map((stop) => stop()));
  const peak = Math.max(...watched.map(peakMb));
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${kind.name}: ${connections} at once in ${seconds.toFixed(1)} s: ${answers}; largest process ${peak} MB at most, ${pss} MB of it its own share; slowest health ${own} ms at its own port, ${kept} ms on a kept connection among the clients, ${fresh} ms on a new one; load average ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores`,
  );
  return pss <= mostMb && Math.max(own, kept, fresh) <= healthWithinMs && !statuses.has('none');
}

/** Asks for health from a thread of its own. Out: ends it and gives how long the slowest answer took, in milliseconds. */
function watchHealth(url: string, keepsConnection: boolean): () => Promise<number> {
  const health = new Int32Array(new SharedArrayBuffer(8));
  const watching = new Worker(new URL('watch-health.ts', import.meta.url), {
    workerData: { url, health, keepsConnection },
  });
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
  { pathOf, heldSeconds }: Kind,
): Promise<Told> {
  const { hostname, port } = new URL(url);
  const statuses = new Map<string, number>();
  const began = performance.now();
  const agent = heldSeconds > 0 && new http.Agent({ keepAlive: true, maxSockets: connections });
  const one = (n: number): Promise<string> =>
    new Promise((resolve) => {
      const options = { hostname, port, path: pathOf(n), agent, headers: { apikey: publishableKey } };
      http
        .get(options, (response) => {
          response.resume();
          response.once('end', () => resolve(String(response.statusCode)));
          response.once('error', () => resolve('none'));
        })
        .once('error', () => resolve('none'));
    });
  const askAgain = async (n: number): Promise<void> => {
    let asked = n;
    do {
      const status = await one(asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      asked += connections;
    } while (performance.now() - began < heldSeconds * 1_000);
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => askAgain(n)));
  if (agent !== false) agent.destroy();
  return { statuses, seconds: (performance.now() - began) / 1_000 };
}

const isNode = (pid: number): boolean => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts');
  } catch {
    return false;
  }
};

/** What a process holds now, its part of what it shares with others counted as a part. */
const pssMb = (pid: number): number => megabytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB/m);

/** The most that a process has held since its mark was cleared. */
const peakMb = (pid: number): number => megabytesIn(`/proc/${pid}/status`, /VmHWM:\s+(\d+) kB/);

const megabytesIn = (file: string, figure: RegExp): number =>
  Math.round(Number(figure.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
