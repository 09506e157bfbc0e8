import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../e2e/support/database.ts';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, programEnvironment, startServer } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const made: string[] = [];
const makeFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-startup-'));
  made.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});

/** Starts the server with settings that cannot work and gives what it said. */
function startAndFail(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env: { ...programEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    child.once('exit', (code) => resolve({ code, said: said.trim() }));
  });
}

test('a taken port is one sentence', async () => {
  const holder = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as net.AddressInfo;
  const { code, said } = await startAndFail({ PORT: String(port), DATA_DIR: makeFolder() });
  holder.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken by another program; set PORT to a free one.`);
});

test('a wrong setting is one sentence that names it', async () => {
  const { code, said } = await startAndFail({ PORT: 'three thousand', DATA_DIR: makeFolder() });
  expect(code).toBe(1);
  expect(said).toMatch(/^The setting PORT cannot be used: [^\n]+\.$/);
});

test('a data folder that cannot be made is one sentence', async () => {
  // A file stands where the folder should be: root, whom no permission stops, gets the same answer.
  const file = path.join(makeFolder(), 'file');
  fs.writeFileSync(file, '');
  const { code, said } = await startAndFail({
    DATA_DIR: path.join(file, 'data'),
    PORT: String(await findFreePort()),
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^The data folder \S+ cannot be [^\n]+\.$/);
});

test('a database that does not answer is one sentence', async () => {
  const { code, said } = await startAndFail({
    DATA_DIR: makeFolder(),
    PORT: String(await findFreePort()),
    DATABASE_URL: 'postgres://absent@127.0.0.1:9/none',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database cannot be reached: [^\n]+\.$/);
});

test('a start that fails says why at once, not when the processes that serve have loaded', async () => {
  // Those that serve never come to load anything: the reason would wait for them without end.
  const hook = path.join(makeFolder(), 'hold-workers.mjs');
  fs.writeFileSync(
    hook,
    `import cluster from 'node:cluster'; if (cluster.isWorker) { setInterval(() => {}, 1_000); await new Promise(() => {}); }`,
  );
  const { code, said } = await startAndFail({
    DATA_DIR: makeFolder(),
    PORT: String(await findFreePort()),
    DATABASE_URL: 'postgres://absent@127.0.0.1:9/none',
    NODE_OPTIONS: `--import=${hook}`,
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database cannot be reached: [^\n]+\.$/);
});

test('a second start on the same data says where the first one is', async () => {
  const first = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const { code, said } = await startAndFail({ DATA_DIR: first.dataDir, PORT: String(await findFreePort()) });
  expect(code).toBe(1);
  expect(said).toMatch(/^KawanUsaha already runs on \S+ \(process \d+\), see http:\/\/localhost:\d+\.$/);
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  await first.stop();
});

test('it stops on SIGTERM with its database, and leaves nothing behind', async () => {
  const server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const pidFile = path.join(server.dataDir, 'postgres/postmaster.pid');
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  expect(fs.statSync(path.join(server.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  await server.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('health tells from the beginning of a start to the end of a stop what it is at; on SIGTERM no kept connection is reset', async () => {
  const healthPort = await findFreePort();
  const heard = { live: [] as string[], ready: [] as string[] };
  const watchHealth = async (kind: keyof typeof heard): Promise<void> => {
    for (;;) {
      const told = await fetch(`http://localhost:${healthPort}/health/${kind}`).then(
        async (response) => `${response.status} ${((await response.json()) as { status: string }).status}`,
        () => 'gone',
      );
      if (heard[kind].at(-1) !== told) heard[kind].push(told);
      if (heard[kind].length > 1 && told === 'gone') return;
      await sleep(20);
    }
  };
  const health = [watchHealth('live'), watchHealth('ready')];
  const server = await startPreparedServer(await findFreePort(), {
    DEMO_DATA: 'false',
    HEALTH_PORT: String(healthPort),
  });
  const ended: { lastConnection: string | undefined; fault: string }[] = [];
  const answered = Array.from({ length: 6 }, () => 0);
  const lane = async (number: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let lastConnection: string | undefined; ;) {
      const answer = await new Promise<http.IncomingMessage | NodeJS.ErrnoException>((resolve) => {
        http
          .get(`${server.url}/health/live`, { agent }, (response) => {
            response.resume();
            response.once('end', () => resolve(response));
            response.once('error', resolve);
          })
          .once('error', resolve);
      });
      if (answer instanceof Error) {
        ended.push({ lastConnection, fault: String((answer as NodeJS.ErrnoException).code) });
        break;
      }
      lastConnection = answer.headers.connection;
      answered[number] = (answered[number] ?? 0) + 1;
      await sleep(5);
    }
    agent.destroy();
  };
  const watching = [...health, ...answered.map((_none, number) => lane(number))];
  // Each connection has been kept for some requests.
  await expect
    .poll(() => heard.ready.at(-1) === '200 ready' && Math.min(...answered) >= 5, { timeout: 30_000 })
    .toBe(true);
  await server.stop();
  await Promise.all(watching);
  expect(heard).toEqual({
    live: ['gone', '200 starting', '200 live', 'gone'],
    ready: ['gone', '503 starting', '200 ready', '503 draining', 'gone'],
  });
  // Each was told; to what it then opened anew the server listens no more.
  expect(ended.map(({ lastConnection }) => lastConnection)).toEqual(Array.from({ length: 6 }, () => 'close'));
});

test('no connection of a running server is a superuser, and a data folder of an earlier version gets the roles', async () => {
  const env = { DEMO_DATA: 'false', BACKUP_DIR: makeFolder() };
  const first = await startPreparedServer(await findFreePort(), env);
  const { dataDir } = first;
  const sql = openDatabase(dataDir);
  const readRoles = async () => {
    const rows = await sql<{ role: string }[]>`
      select distinct usename::text as role from pg_stat_activity
      where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid() order by 1`;
    return rows.map(({ role }) => role);
  };
  const expected = ['authenticator', 'kawanusaha_backup', 'kawanusaha_server'];
  expect((await fetch(`${first.url}/cari-project`)).status).toBe(200);
  await eventually(async () => expect(await readRoles()).toEqual(expected));
  for (const role of ['kawanusaha_server', 'kawanusaha_backup']) {
    await sql.unsafe(`drop owned by ${role}`);
    await sql.unsafe(`alter role ${role} nologin`);
  }
  await sql.end();
  process.kill(first.pid, 'SIGTERM');
  // How long it takes to give up what its roles may no longer do is no part of this.
  await eventually(() => expect(() => process.kill(first.pid, 0)).toThrow('ESRCH'), 60_000);
  const second = await startServer(await findFreePort(), { ...env, DATA_DIR: dataDir });
  expect((await fetch(`${second.url}/cari-project`)).status).toBe(200);
  const { said } = run('audit.ts', { DATA_DIR: dataDir });
  expect(said).toBe('The books are right: no invariant is broken.');
  await second.stop();
});

/** Runs one of the commands and gives what it printed. */
function run(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): { status: number | null; said: string } {
  const done = spawnSync(process.execPath, [path.join(root, 'apps/server/src/cli', file), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...programEnvironment, ...env },
  });
  return { status: done.status, said: `${done.stdout}${done.stderr}`.trim() };
}

test('the commands of the runbook work beside a running server: roles, new keys, the end of old ones', async () => {
  const server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const env = { DATA_DIR: server.dataDir };
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const [email, password] = ['pengelola@kampus.test', 'kopi-susu-7'];
  const { data } = await client.auth.signUp({ email, password });
  const token = data.session?.access_token ?? '';
  const keyOf = (jwt: string): unknown =>
    (JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()) as { kid: unknown }).kid;
  const statusWith = async (jwt: string): Promise<number> =>
    (
      await fetch(`${server.url}/auth/v1/user`, {
        headers: { apikey: server.publishableKey, authorization: `Bearer ${jwt}` },
      })
    ).status;
  const isAdmin = async (): Promise<boolean> =>
    ((await client.rpc('get_staff_permissions')).data as string[]).includes('admin');
  expect(await isAdmin()).toBe(false);
  expect(run('admin.ts', env, ['grant', email])).toEqual({ status: 0, said: `Done: grant ${email}.` });
  await eventually(async () => expect(await isAdmin()).toBe(true));
  expect(run('keys-rotate.ts', env)).toMatchObject({ status: 0 });
  const signIn = async (): Promise<string> =>
    (await client.auth.signInWithPassword({ email, password })).data.session?.access_token ?? '';
  await eventually(async () => expect(keyOf(await signIn())).not.toBe(keyOf(token)), 70_000);
  expect(await statusWith(token)).toBe(200);
  const later = await signIn();
  expect(run('keys-rotate.ts', env, ['--revoke'])).toMatchObject({ status: 0 });
  await eventually(
    async () => expect([await statusWith(token), await statusWith(later)]).toEqual([403, 403]),
    70_000,
  );
  expect(await statusWith(await signIn())).toBe(200);
  expect(run('audit.ts', env).said).toBe('The books are right: no invariant is broken.');
  await server.stop();
}, 200_000);

test('a folder with demo accounts serves this machine alone, until they are removed', async () => {
  const dataDir = makeFolder();
  const port = await findFreePort();
  const site = { DATA_DIR: dataDir, PORT: String(port), SITE_URL: 'https://kawanusaha.test' };
  expect(run('seed.ts', { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
  const refused = await startAndFail(site);
  expect(refused.code).toBe(1);
  expect(refused.said.split('\n').at(-1)).toBe(
    'The database holds 4 demo accounts whose password is published; run "npm run demo:remove" before it serves others.',
  );
  expect(run('demo-remove.ts', { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
  const server = await startServer(port, site);
  await server.stop();
});

test('the configuration is shown without passwords and keys, also those inside addresses', () => {
  const { said } = run('config.ts', {
    AI_BASE_URL: 'https://operator:geheim-1@ai.test/v1?api_key=geheim-2',
    STORAGE_S3_ENDPOINT: 'https://geheim-3:x@geheim-4@s3.test/bucket',
    SMTP_URL: 'smtp://u:geheim-5@mail.test',
  });
  expect(said).toContain('AI_BASE_URL=https://********@ai.test/v1?api_key=********');
  expect(said).not.toContain('geheim');
});
