/**
 * Many open sockets on two server processes while rows are written: every reader gets each row that it may see exactly
 * once, and no other. No client filters: only row-level security tells the rows apart, which is the dearest case.
 * REALTIME_SOCKETS, REALTIME_SECONDS and REALTIME_RATE make it the full size (1000 sockets, 100 changes a second).
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';

const sockets = Number(process.env['REALTIME_SOCKETS'] ?? 40);
const seconds = Number(process.env['REALTIME_SECONDS'] ?? 2);
const perSecond = Number(process.env['REALTIME_RATE'] ?? 50);
const processes = 2;

type Reader = { id: string; token: string; socket: WebSocket | null; heard: string[]; latencies: number[] };

let server: TestServer;
let operator: SupabaseClient;
const readers: Reader[] = [];

beforeAll(async () => {
  server = await startPreparedServer(
    await findFreePort(),
    { DEMO_DATA: 'false', RATE_LIMITS: 'memory', TRUSTED_PROXIES: '1' },
    ['--processes', String(processes)],
  );
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  operator = createClient(server.url, server.secretKey, options);
  const enrol = async (): Promise<void> => {
    while (readers.length < sockets) {
      const reader: Reader = { id: '', token: '', socket: null, heard: [], latencies: [] };
      readers.push(reader);
      const email = `pendengar-${randomUUID().slice(0, 13)}@kampus.test`;
      const link = await operator.auth.admin.generateLink({ type: 'magiclink', email });
      // Each comes from an address of its own, as far as the limits on one address can tell.
      const address = [10, 0, 0, 0].map((part) => part || Math.floor(Math.random() * 255)).join('.');
      const visitor = createClient(server.url, server.publishableKey, {
        ...options,
        global: { headers: { 'x-forwarded-for': address } },
      });
      const { data, error } = await visitor.auth.verifyOtp({
        type: 'magiclink',
        token_hash: link.data.properties?.hashed_token ?? '',
      });
      if (error !== null) throw error;
      reader.id = data.user?.id ?? '';
      reader.token = data.session?.access_token ?? '';
    }
  };
  await Promise.all(Array.from({ length: 8 }, enrol));
}, 600_000);
afterAll(async () => {
  for (const { socket } of readers) socket?.close();
  await server.stop();
});

/** Resident memory of the processes that serve, in bytes. */
function servingMemory(): number {
  const children = fs
    .readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  let bytes = 0;
  for (const pid of children) {
    if (!fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')) continue;
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    bytes += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  }
  return bytes;
}

/** The memory of the processes once two readings differ by less than a hundredth. */
async function settledMemory(): Promise<number> {
  let last = 0;
  await eventually(
    () => {
      const before = last;
      last = servingMemory();
      expect(Math.abs(last - before)).toBeLessThan(last / 100);
    },
    { timeout: 60_000, interval: 200 },
  );
  return last;
}

/** One more row for each reader. What a reader would hear twice of the rows before comes before it: a socket keeps the order. */
async function writeLast(expected: ReadonlyMap<string, string[]>): Promise<void> {
  const last = `terakhir ${Date.now()}`;
  const { error } = await operator
    .from('notifications')
    .insert(readers.map(({ id }) => ({ user_id: id, kind: 'system', title: last, body: 'Isi kabar' })));
  expect(error).toBeNull();
  for (const { id } of readers) expected.get(id)?.push(`${id} ${last}`);
  await eventually(
    () => {
      for (const { id, heard } of readers) expect(heard).toContain(`${id} ${last}`);
    },
    { timeout: 120_000, interval: 100 },
  );
}

function open(reader: Reader): Promise<void> {
  const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(address);
  reader.socket = socket;
  const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'notifications' }] };
  socket.addEventListener('open', () => {
    socket.send(
      JSON.stringify(['1', '1', 'realtime:semua', 'phx_join', { config, access_token: reader.token }]),
    );
  });
  const heartbeat = setInterval(
    () => socket.send(JSON.stringify([null, 'h', 'phoenix', 'heartbeat', {}])),
    25_000,
  );
  socket.addEventListener('close', () => clearInterval(heartbeat));
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the socket failed')));
    socket.addEventListener('message', ({ data }) => {
      const [, , , event, payload] = JSON.parse(String(data)) as [
        unknown,
        unknown,
        string,
        string,
        { status?: string; data?: { record: { user_id: string; title: string } } },
      ];
      if (event === 'system' && payload.status === 'ok') return resolve();
      if (event === 'system') return reject(new Error(String(data)));
      if (event !== 'postgres_changes' || payload.data === undefined) return;
      const { user_id: userId, title } = payload.data.record;
      reader.heard.push(`${userId} ${title}`);
      reader.latencies.push(Date.now() - Number(title.split(' ')[1]));
    });
  });
}

test(
  `${sockets} sockets, ${perSecond} changes a second, ${processes} processes`,
  { timeout: 900_000 },
  async () => {
    const before = servingMemory();
    for (let at = 0; at < readers.length; at += 50) await Promise.all(readers.slice(at, at + 50).map(open));
    const perSocket = ((await settledMemory()) - before) / sockets;

    const expected = new Map<string, string[]>(readers.map(({ id }) => [id, []]));
    const writes: PromiseLike<void>[] = [];
    const total = seconds * perSecond;
    const started = Date.now();
    for (let n = 0; n < total; n += 1) {
      await sleep(Math.max(0, started + (n * 1_000) / perSecond - Date.now()));
      const id = readers[(n * 7) % readers.length]?.id ?? '';
      const title = `${n} ${Date.now()}`;
      expected.get(id)?.push(`${id} ${title}`);
      writes.push(
        operator
          .from('notifications')
          .insert({ user_id: id, kind: 'system', title, body: 'Isi kabar' })
          .then(({ error }) => expect(error).toBeNull()),
      );
    }
    await Promise.all(writes);
    const writingMs = Date.now() - started;
    const heard = () => readers.reduce((sum, reader) => sum + reader.heard.length, 0);
    await eventually(() => expect(heard()).toBeGreaterThanOrEqual(total), {
      timeout: 120_000,
      interval: 100,
    });
    const latencies = readers.flatMap((reader) => reader.latencies).sort((a, b) => a - b);
    await writeLast(expected);
    for (const reader of readers) expect(reader.heard.sort()).toEqual(expected.get(reader.id)?.sort());

    const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
    process.stdout.write(
      `realtime: ${sockets} sockets on ${processes} processes, ${total} rows in ${(writingMs / 1000).toFixed(1)} s, ` +
        `each told once; delay p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${(perSocket / 1024).toFixed(1)} kB a socket\n`,
    );
  },
);
