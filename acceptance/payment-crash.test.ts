import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, programEnvironment } from '../tooling/test-server/start-server.ts';

/** How often each of the two is killed; the full proof is PAYMENT_KILLS=20. */
const kills = Number(process.env['PAYMENT_KILLS'] ?? 5);
const buyersPerRound = 3;
const root = path.resolve(import.meta.dirname, '..');
const dataDir = makeDataFolder('kawanusaha-payment-crash-');
const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
let server: ChildProcess | undefined;

type Order = { order_id: string; user_id: string; status: string; snap_token: string | null };
type Buyer = { id: string; client: SupabaseClient };

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
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...programEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
    },
  });
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  for (let tries = 0; tries < 900; tries += 1) {
    const isReady = await fetch(`http://localhost:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null)
      throw new Error(`the server ended with ${server.exitCode} instead of recovering: ${output}`);
    await sleep(100);
  }
  throw new Error('the server did not come up again');
}

/** Kills one of the two processes without a warning and waits until the server has gone. */
async function kill(target: 'server' | 'postgres'): Promise<void> {
  const exited = new Promise((resolve) => server?.once('exit', resolve));
  if (target === 'server') server?.kill('SIGKILL');
  else {
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  }
  await exited;
}

const post = (url: string, body: unknown): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    (response) => response.json(),
    () => null,
  );

/** Opens an order and pays it as fast as it goes; whatever fails, fails because the server has gone. */
async function pay(buyer: Buyer, simulator: string): Promise<void> {
  const { data } = await buyer.client.functions.invoke('create-midtrans-token');
  const token: unknown = data?.token;
  if (typeof token !== 'string') return;
  await post(`${simulator}/snap/v1/pay/${token}/pay`, { method: 'gopay' });
  await post(`${simulator}/snap/v1/pay/${token}/simulate`, { action: 'settle' });
}

/** Orders that contradict the provider: settled there but not paid here, or the other way round. */
async function findContradictions(operator: SupabaseClient, simulator: string): Promise<string[]> {
  const { data: orders } = await operator.from('payments').select('order_id, user_id, status, snap_token');
  const { data: live } = await operator.from('entitlements').select('user_id').is('revoked_at', null);
  const premium = new Set((live ?? []).map(({ user_id }) => String(user_id)));
  const found: string[] = [];
  for (const order of (orders ?? []) as Order[]) {
    if (order.snap_token === null || order.status === 'refunded') continue;
    const state = (await (await fetch(`${simulator}/snap/v1/pay/${order.snap_token}/state`)).json()) as {
      result: { transaction_status?: string } | null;
    };
    const isSettled = state.result?.transaction_status === 'settlement';
    if (isSettled !== (order.status === 'paid')) found.push(`${order.order_id} ${order.status}`);
    if (isSettled !== premium.has(order.user_id)) found.push(`${order.order_id} premium`);
  }
  return found;
}

test(
  'no settled payment without Premium, no Premium without payment, however the processes die',
  {
    timeout: 1_800_000,
  },
  async () => {
    const port = await findFreePort();
    await start(port);
    const url = `http://localhost:${port}`;
    const simulator = `http://localhost:${port + 1}`;
    const { publishableKey, secretKey } = JSON.parse(
      fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'),
    ) as { publishableKey: string; secretKey: string };
    const operator = createClient(url, secretKey, options);
    // An order limit of 20 a day and person: enough people for all rounds.
    const buyers: Buyer[] = [];
    for (let n = 0; n < Math.ceil((kills * 2 * buyersPerRound) / 15); n += 1) {
      const client = createClient(url, publishableKey, options);
      const { data, error } = await client.auth.signUp({
        email: `pembeli-${n}@contoh.test`,
        password: 'sandi-yang-cukup-panjang',
        options: { data: { username: `pembeli-${n}`, nama_lengkap: 'Pembeli Uji' } },
      });
      expect(error).toBeNull();
      buyers.push({ id: data.user?.id ?? '', client });
    }

    let paid = 0;
    // Grows while nothing gets paid before the kill, as happens on a busy machine.
    let patienceMs = 0;
    for (let round = 0; round < kills * 2; round += 1) {
      const chosen = new Set(
        Array.from(
          { length: buyersPerRound },
          (_, n) => buyers[(round * buyersPerRound + n) % buyers.length],
        ),
      );
      const payments = Promise.all([...chosen].flatMap((buyer) => (buyer ? [pay(buyer, simulator)] : [])));
      await sleep(20 + ((round * 37) % 300) + patienceMs);
      await kill(round % 2 === 0 ? 'server' : 'postgres');
      await payments;
      await start(port);
      await expect
        .poll(() => findContradictions(operator, simulator), { timeout: 60_000, interval: 500 })
        .toEqual([]);
      const { data } = await operator.from('payments').select('order_id').eq('status', 'paid');
      if ((data ?? []).length === 0) patienceMs += 300;
      for (const { order_id } of data ?? []) {
        paid += 1;
        // Gives the money back by hand, so that the same person can buy again.
        await operator
          .rpc('apply_payment', { p_order_id: order_id, p_new_status: 'refunded' })
          .throwOnError();
      }
    }
    expect(paid).toBeGreaterThan(0);
  },
);
