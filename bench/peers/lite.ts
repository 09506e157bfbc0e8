import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Peer } from './postgrest.ts';

type Options = {
  readonly port: number;
  readonly databaseUri: string;
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};

const binary = path.resolve(import.meta.dirname, '../../node_modules/@supabase/lite/dist/cli/index.js');

/** Starts @supabase/lite on our database with our keys, or gives null when it does not come up within 20 s. */
export async function startLite(options: Options): Promise<Peer | null> {
  if (!fs.existsSync(binary)) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-lite-'));
  fs.mkdirSync(path.join(folder, 'supabase'));
  fs.writeFileSync(
    path.join(folder, 'supabase/config.toml'),
    `[api]
port = ${options.port}

[db]
driver = "postgres"
url = "${options.databaseUri}"

[auth]
enabled = true
jwt_secret = "${options.jwtSecret}"
publishable_key = "${options.publishableKey}"
secret_key = "${options.secretKey}"

[auth.email]
enable_confirmations = false
`,
    { mode: 0o600 },
  );
  const child = spawn(process.execPath, [binary, '--no-telemetry', 'start', '--no-admin'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, NODE_ENV: 'production', CI: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-2000)));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await exited;
    clearTimeout(force);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(options))
      return { name: '@supabase/lite', port: options.port, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null) break;
    await sleep(200);
  }
  console.log(`@supabase/lite did not come up and is left out: ${said.trim().split('\n').at(-1) ?? ''}`);
  await stop();
  return null;
}

async function answers(options: Options): Promise<boolean> {
  try {
    const response = await fetch(
      `http://127.0.0.1:${options.port}/rest/v1/project_listings?limit=1&select=id`,
      {
        headers: { apikey: options.publishableKey },
      },
    );
    return response.ok;
  } catch {
    return false;
  }
}
