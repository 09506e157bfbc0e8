/** `npm start -- --processes 4`: several processes on one port and one database act as one server. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import process from 'node:process';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../tooling/test-server/start-server.ts';

const count = 4;
/** Four processes that load beside other work. */
const startTimeoutMs = 300_000;
let server: TestServer;

beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' }, [
    '--processes',
    String(count),
  ]);
  // The first that serves says that the server is ready; the others may still load.
  await eventually(
    async () => expect(await readMetrics()).toContain(`server_processes{state="loading"} 0\n`),
    { timeout: startTimeoutMs },
  );
}, startTimeoutMs);
afterAll(() => server.stop());

/** Connections go to the processes in turn, and each request here makes a connection of its own. */
const fetchAlone: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('connection', 'close');
  return fetch(input, { ...init, headers });
};

const readMetrics = async (): Promise<string> => (await fetchAlone(`${server.url}/metrics`)).text();

const visitor = (key = server.publishableKey): SupabaseClient =>
  createClient(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchAlone },
  });

async function member(): Promise<{ client: SupabaseClient; id: string; token: string }> {
  const client = visitor();
  const { data, error } = await client.auth.signUp({
    email: `orang-${randomUUID().slice(0, 13)}@kampus.test`,
    password: 'kopi-susu-7',
    options: { data: { username: `u_${randomUUID().slice(0, 8)}`, nama_lengkap: 'Orang Uji' } },
  });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

/** Children of the first process that are Node, not the database. */
function workerPids(first = server.pid): number[] {
  const children = fs.readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return children
    .map(Number)
    .filter((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'));
}

test('a session is known to all, and its end too', async () => {
  const { client, token } = await member();
  const ask = () =>
    Promise.all(
      Array.from({ length: 3 * count }, async () => {
        const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
        return (await fetchAlone(`${server.url}/auth/v1/user`, { headers })).status;
      }),
    );
  expect(new Set(await ask())).toEqual(new Set([200]));
  await client.auth.signOut();
  await eventually(async () => expect(new Set(await ask())).toEqual(new Set([403])), { timeout: 2_000 });
});

test('metrics are the sum over all processes, whichever is asked', async () => {
  const readCount = async (): Promise<number> => {
    // One that is slow to answer is left out of the sum; the next question asks it again.
    const text = await eventually(
      async () => {
        const told = await readMetrics();
        expect(told).toContain(`server_processes{state="reporting"} ${count}\n`);
        return told;
      },
      { timeout: startTimeoutMs },
    );
    expect(text).toContain('\nserver_processes{state="silent"} 0\n');
    expect(text).toContain('\ndatabase_up 1\n');
    const line =
      /^http_requests_total\{method="GET",route="\/health\/live",status="200",from="client"\} (\d+)$/m;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await readCount();
  for (let at = 0; at < 3 * count; at += 1) await fetchAlone(`${server.url}/health/live`);
  for (let at = 0; at < count; at += 1) expect(await readCount()).toBe(before + 3 * count);
  const proxied = await fetchAlone(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(proxied.status).toBe(404);
});

test('what one has written, all show soon after, also out of their caches', async () => {
  const { client, id } = await member();
  const { error: profileError } = await client
    .from('pengguna')
    .update({ kota: 'Bandung', deskripsi: 'Mahasiswa manajemen.', instagram: 'rina', no_wa: '081234567890' })
    .eq('id', id);
  expect(profileError).toBeNull();
  const read = async () => {
    const { data } = await visitor().from('project_listings').select('project_name').eq('user_id', id);
    return (data ?? []).length;
  };
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(Array.from({ length: 2 * count }, read));
    const { error } = await client.from('project_listings').insert({
      user_id: id,
      project_name: `Kripik ${round}`,
      project_description: 'Keripik singkong untuk kantin kampus.',
      project_type: 'Lainnya',
      required_skills: ['Marketing'],
      timeline: '1-3 bulan',
      contact_method: '081234567890',
      owner_name: 'Orang Uji',
      owner_email: 'orang@kampus.test',
    });
    expect(error).toBeNull();
    await eventually(
      async () => {
        const shown = await Promise.all(Array.from({ length: 3 * count }, read));
        expect(new Set(shown)).toEqual(new Set([round]));
      },
      { timeout: 3_000 },
    );
  }
});

test('row changes and broadcasts reach the sockets of every process once', async () => {
  const { id, token, client } = await member();
  const listeners = await Promise.all(
    Array.from({ length: 2 * count }, async () => {
      const socket = visitor();
      await socket.realtime.setAuth(token);
      const heard: string[] = [];
      const channel = socket
        .channel('semua')
        .on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, (change) =>
          heard.push(String(change.new['title'])),
        );
      await new Promise<void>((resolve, reject) => {
        channel.subscribe((status: string, error) =>
          status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status)),
        );
      });
      return { socket, heard };
    }),
  );
  await client.channel('semua').httpSend('halo', {});
  const { error } = await visitor(server.secretKey)
    .from('notifications')
    .insert({ user_id: id, kind: 'system', title: 'Kabar', body: 'Isi kabar' });
  expect(error).toBeNull();
  await eventually(() => {
    for (const { heard } of listeners) expect(heard.sort()).toEqual(['Kabar', 'halo']);
  }, 5_000);
  await Promise.all(listeners.map(({ socket }) => socket.realtime.disconnect()));
});

test('a mail of the local mailbox is shown by all', async () => {
  const email = `surat-${randomUUID().slice(0, 8)}@kampus.test`;
  await visitor().auth.signUp({ email, password: 'kopi-susu-7' });
  await visitor().auth.resetPasswordForEmail(email);
  await eventually(async () => {
    const boxes = await Promise.all(
      Array.from({ length: 2 * count }, async () => (await fetchAlone(`${server.url}/mailbox.json`)).text()),
    );
    for (const box of boxes) expect(box).toContain(email);
  }, 5_000);
});

test('a process that dies is replaced, and the others go on', async () => {
  const before = workerPids();
  expect(before).toHaveLength(count);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await eventually(() => {
    const now = workerPids();
    expect(now).toHaveLength(count);
    expect(now).not.toContain(before[0]);
  }, 20_000);
  await eventually(async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 * count }, async () => (await fetchAlone(`${server.url}/health/ready`)).status),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  }, 20_000);
});

test('a process that freezes is replaced', async () => {
  const before = workerPids();
  process.kill(before[0] ?? 0, 'SIGSTOP');
  await eventually(() => {
    const now = workerPids();
    expect(now).toHaveLength(count);
    expect(now).not.toContain(before[0]);
  }, 90_000);
});

test('a single process is replaced as well, and health at its own port says meanwhile that it is frozen', async () => {
  const healthPort = await findFreePort();
  const single = await startPreparedServer(await findFreePort(), {
    DEMO_DATA: 'false',
    HEALTH_PORT: String(healthPort),
  });
  const healthOf = async (path: string) => {
    const response = await fetchAlone(`http://localhost:${healthPort}${path}`);
    return { code: response.status, ...(await response.json()) };
  };
  expect(await healthOf('/health/live')).toEqual({ code: 200, status: 'live' });
  expect(await healthOf('/health/ready')).toEqual({ code: 200, status: 'ready' });
  expect((await fetchAlone(`http://localhost:${healthPort}/`)).status).toBe(404);
  const [worker] = workerPids(single.pid);
  process.kill(worker ?? 0, 'SIGSTOP');
  await eventually(async () => {
    expect(await healthOf('/health/live')).toEqual({ code: 503, status: 'frozen' });
    expect(await healthOf('/health/ready')).toEqual({ code: 503, status: 'frozen' });
  }, 20_000);
  process.kill(worker ?? 0, 'SIGKILL');
  await eventually(
    async () => {
      expect(workerPids(single.pid)).toHaveLength(1);
      expect(workerPids(single.pid)).not.toContain(worker);
      expect((await fetchAlone(`${single.url}/health/ready`)).status).toBe(200);
      expect(await healthOf('/health/ready')).toEqual({ code: 200, status: 'ready' });
    },
    { timeout: 30_000, interval: 100 },
  );
  await single.stop();
});

test('SIGHUP replaces every process, and a client that keeps its connection loses no request', async () => {
  const before = workerPids();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
  const faults: string[] = [];
  let answered = 0;
  const load = { isOver: false };
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const asked = http.get(`${server.url}/health/live`, { agent }, (response) => {
        if (response.statusCode === 200) answered += 1;
        else faults.push(String(response.statusCode));
        response.resume().once('end', resolve);
      });
      asked.once('error', (error) => {
        faults.push(error.message);
        resolve();
      });
    });
  const clients = Array.from({ length: 6 }, async () => {
    while (!load.isOver) await ask();
  });
  process.kill(server.pid, 'SIGHUP');
  await eventually(
    () => {
      const now = workerPids();
      expect(now).toHaveLength(count);
      for (const pid of before) expect(now).not.toContain(pid);
    },
    { timeout: 200_000, interval: 250 },
  );
  load.isOver = true;
  await Promise.all(clients);
  agent.destroy();
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(100);
}, 240_000);
