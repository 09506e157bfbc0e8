import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';
import { readWritten } from '../tooling/test-server/read-written.ts';
import { compareWithLog, startWriting } from '../tooling/test-server/write-load.ts';

const root = path.resolve(import.meta.dirname, '..');

export type Fault = {
  readonly name: string;
  readonly cause: (server: TestServer) => Promise<void>;
  /** Whether the server replaces by itself what has gone, and need not be started again. */
  readonly isMendedByServer?: boolean;
};

type Drill = {
  readonly dataDir: string;
  readonly times: number;
  /** Taken in turn. */
  readonly faults: readonly Fault[];
  /** Up to so many milliseconds, drawn anew each time, are written before the next fault. */
  readonly writeMs: number;
};

/**
 * Writes rows and files without a pause while faults happen one after the other, and starts the server again after each.
 * @returns whether each start served again, everything that was acknowledged is there and whole, and the audit finds nothing
 */
export async function writeThroughFaults({ dataDir, times, faults, writeMs }: Drill): Promise<boolean> {
  const port = await findFreePort();
  const start = (): Promise<TestServer> =>
    startServer(port, { DATA_DIR: dataDir, DEMO_DATA: 'false', LOG_LEVEL: 'fatal' });
  let server = await start();
  try {
    const { log, stop } = await startWriting(server);
    let slowestMs = 0;
    for (let n = 0; n < times; n += 1) {
      const fault = faults[n % faults.length];
      if (fault === undefined) throw new Error('no fault is named');
      const written = await writeFor(log.rows, 50 + Math.random() * writeMs);
      const began = performance.now();
      await fault.cause(server);
      if (fault.isMendedByServer === true) await untilReady(server);
      else server = await start();
      const tookMs = Math.round(performance.now() - began);
      slowestMs = Math.max(slowestMs, tookMs);
      console.log(
        `${n + 1}. ${fault.name}: after ${written} acknowledged rows; served again in ${tookMs} ms`,
      );
    }
    await stop();
    const { asked, missing } = compareWithLog(log, Infinity, await readWritten(server));
    const refused = log.rows.filter(({ ackedAt }) => ackedAt === null).length;
    console.log(
      `${times} times: ${asked.rows} rows and ${asked.files} files acknowledged, ${missing.length} of them lost; ${refused} rows not acknowledged; slowest return ${slowestMs} ms`,
    );
    for (const mark of missing.slice(0, 10)) console.log(`   lost: ${mark}`);
    const audit = spawnSync(process.execPath, [path.join(root, 'apps/server/src/cli/audit.ts')], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    console.log(`${audit.stdout}${audit.stderr}`.trim());
    return missing.length === 0 && audit.status === 0;
  } finally {
    await server.end();
  }
}

type Row = { readonly ackedAt: number | null };

/** Waits until rows were acknowledged and a while has passed. Out: how many were in that time. */
async function writeFor(rows: readonly Row[], ms: number): Promise<number> {
  const first = rows.length;
  const count = (): number => rows.slice(first).filter(({ ackedAt }) => ackedAt !== null).length;
  for (let waited = 0; count() === 0; waited += 20) {
    if (waited > 60_000) throw new Error('nothing was acknowledged within a minute');
    await sleep(20);
  }
  await sleep(ms);
  return count();
}

async function untilReady({ url }: TestServer): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error('the server did not serve again');
}
