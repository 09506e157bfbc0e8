import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, programEnvironment } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = makeDataFolder('kawanusaha-crash-');
const kills = 10;
let server: ChildProcess | undefined;

afterAll(async () => {
  if (server !== undefined && server.exitCode === null && server.signalCode === null) {
    const exited = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
  }
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(port: number): Promise<void> {
  server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...programEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
    },
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`http://localhost:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    if (server.exitCode !== null)
      throw new Error(`the server ended with ${server.exitCode} instead of recovering`);
    await sleep(100);
  }
  throw new Error('the server did not come up again');
}

/** Writes until the server is gone; gives the marks whose write was acknowledged. */
async function writeUntilKilled(client: SupabaseClient, userId: string, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (lane: number): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const mark = `putaran ${round} jalur ${lane} nomor ${n}`;
      const { error } = await client.from('project_listings').insert({
        user_id: userId,
        project_name: mark,
        project_description: 'Ditulis sementara server dimatikan.',
        project_type: 'Lainnya',
        required_skills: ['Marketing'],
        contact_method: '6280000000001',
        owner_name: 'Penulis Uji',
      });
      if (error !== null) return;
      acknowledged.push(mark);
    }
  };
  const done = Promise.all([0, 1, 2, 3].map(writer));
  // On a busy machine a fixed time could pass before the first write: some must have been acknowledged, then a while more.
  for (let waited = 0; acknowledged.length < 3 && waited < 30_000; waited += 20) await sleep(20);
  await sleep(round * 40);
  server?.kill('SIGKILL');
  await done;
  return acknowledged;
}

test(
  'kill -9 ten times during writes: each next start works and nothing acknowledged is lost',
  { timeout: 900_000 },
  async () => {
    const port = await findFreePort();
    await start(port);
    const { publishableKey, secretKey } = JSON.parse(
      fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'),
    ) as {
      publishableKey: string;
      secretKey: string;
    };
    const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
    const url = `http://localhost:${port}`;
    const user = createClient(url, publishableKey, options);
    const { data, error } = await user.auth.signUp({
      email: 'penulis@contoh.test',
      password: 'sandi-yang-cukup-panjang',
      options: { data: { username: 'penulis', nama_lengkap: 'Penulis Uji' } },
    });
    expect(error).toBeNull();
    const userId = data.user?.id ?? '';
    const profile = {
      no_wa: '081234567890',
      kota: 'Bandung',
      deskripsi: 'Menulis terus',
      instagram: 'https://instagram.com/penulis',
    };
    expect((await user.from('pengguna').update(profile).eq('id', userId).select('id')).data).toHaveLength(1);

    // The operator writes: a member may list few projects a day.
    const operator = createClient(url, secretKey, options);
    const acknowledged: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      acknowledged.push(...(await writeUntilKilled(operator, userId, round)));
      await start(port);
    }
    const kept = new Set<string>();
    for (let from = 0; ; from += 1000) {
      const page = await operator
        .from('project_listings')
        .select('project_name')
        .order('id')
        .range(from, from + 999);
      expect(page.error).toBeNull();
      for (const row of page.data ?? []) kept.add(String(row.project_name));
      if ((page.data ?? []).length < 1000) break;
    }
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.filter((mark) => !kept.has(mark))).toEqual([]);
  },
);
