import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
/** Long: migrations alone take minutes on a machine that many share. */
const startTimeoutMs = 600_000;

const compileCache = process.env['NODE_COMPILE_CACHE'];

/**
 * What a program of the product is started with, and nothing else of the run's own environment: as `npm start` has it, with what Node
 * has made of the modules, where the run keeps that too. Without it each start takes a third more of the processor.
 */
export const programEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  ...(compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache }),
};

export type TestServer = {
  readonly url: string;
  readonly dataDir: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly pid: number;
  /** What it has printed, the last million characters of it. */
  readonly readLog: () => string;
  /** Ends it and leaves its data folder. */
  readonly end: () => Promise<void>;
  /** Ends it and takes its data folder away. */
  readonly stop: () => Promise<void>;
};

/** A port that was free a moment ago, with the next one free as well (the payment simulator listens there). */
export async function findFreePort(): Promise<number> {
  for (;;) {
    // Below what systems hand out by themselves, so that no other program takes one by chance between now and its use.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts the real server in a process of its own on a fresh data folder (or DATA_DIR) and waits until it is ready.
 * @param port where to listen
 * @param env settings that differ from the defaults
 * @param args what `npm start --` would pass on
 * @param entry the program: the product, or another of its commands
 */
export async function startServer(
  port: number,
  env: Record<string, string> = {},
  args: readonly string[] = [],
  entry = 'apps/server/src/main.ts',
): Promise<TestServer> {
  const dataDir = env['DATA_DIR'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-server-'));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=16', path.join(root, entry), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...programEnvironment,
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(env['SITE_URL']?.startsWith('https:') ? {} : { MAILBOX_PAGE: 'true' }),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-1_000_000);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      // One that is merely late must not stay behind.
      child.kill('SIGKILL');
      await exited;
      throw new Error(`the server did not start: ${output.slice(-20_000)}`);
    }
    await sleep(100);
  }
  const secrets = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    publishableKey: string;
    secretKey: string;
  };
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return {
    url,
    dataDir,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    pid: child.pid ?? 0,
    readLog: () => output,
    end,
    stop: async () => {
      await end();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}
