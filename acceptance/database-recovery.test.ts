/** While the database is away or recovers, no answer says anything of the person: it is 503, and each session goes on. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../e2e/support/database.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../tooling/test-server/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly body: string };

/** What only an operator may read: where the database is, and what it said. */
const detail =
  /recover|postgres|PGSQL|ECONN|socket|127\.0\.0\.1|terminat|shutting|kawanusaha_|\bat \S+\.ts/iu;

/** Asks again and again until `isOver`, one request after the other. */
async function walk(ask: () => Promise<Response>, answers: Answer[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const response = await ask();
    answers.push({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.text(),
    });
    await sleep(20);
  }
}

/** The processes of clients' connections in the embedded cluster. */
async function listBackends(): Promise<number[]> {
  const sql = openDatabase(server.dataDir);
  try {
    const rows = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    return rows.map(({ pid }) => pid);
  } finally {
    await sql.end();
  }
}

test(
  'a valid session gets 503 with Retry-After and no detail, never a refusal, and is still there afterwards',
  { timeout: 240_000 },
  async () => {
    const client = createClient(server.url, server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data, error } = await client.auth.signUp({
      email: `orang-${randomUUID().slice(0, 13)}@kampus.test`,
      password: 'kopi-susu-7',
      options: { data: { username: `u_${randomUUID().slice(0, 8)}`, nama_lengkap: 'Orang Uji' } },
    });
    expect(error).toBeNull();
    const headers = {
      apikey: server.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    };
    const lanes = {
      rows: () => fetch(`${server.url}/rest/v1/notifications?select=id`, { headers }),
      user: () => fetch(`${server.url}/auth/v1/user`, { headers }),
      function: () =>
        fetch(`${server.url}/functions/v1/get-referral-stats`, { method: 'POST', headers, body: '{}' }),
      readiness: () => fetch(`${server.url}/health/ready`),
    };
    const answers = Object.fromEntries(Object.keys(lanes).map((name) => [name, [] as Answer[]]));
    const isServed = () => Object.values(answers).every((given) => given.at(-1)?.status === 200);
    const until = async (isTrue: () => boolean): Promise<void> => {
      for (const end = Date.now() + 90_000; !isTrue();) {
        if (Date.now() > end) throw new Error(JSON.stringify(answers, null, 1).slice(-2_000));
        await sleep(20);
      }
    };
    let isOver = false;
    const walks = Object.entries(lanes).map(([name, ask]) => walk(ask, answers[name] ?? [], () => isOver));

    await until(isServed);
    const first = Number.parseInt(
      fs.readFileSync(path.join(server.dataDir, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
    const backends = await listBackends();
    expect(backends.length).toBeGreaterThan(0);
    // It takes no new connection while it is stopped, and recovers as after a crash when it goes on.
    process.kill(first, 'SIGSTOP');
    for (const pid of backends) process.kill(pid, 'SIGKILL');
    await until(() => Object.values(answers).every((given) => given.some(({ status }) => status === 503)));
    process.kill(first, 'SIGCONT');
    await until(isServed);
    isOver = true;
    await Promise.all(walks);

    for (const [lane, given] of Object.entries(answers)) {
      const told = new Set(given.map(({ status }) => status));
      expect(told, lane).toContain(503);
      // 504 is what PostgREST says where no connection came free in time.
      expect(
        [...told].filter((status) => ![200, 503, 504].includes(status)),
        lane,
      ).toEqual([]);
      for (const { status, retryAfter, body } of given) {
        if (status === 200) continue;
        if (lane !== 'readiness') expect(Number(retryAfter), lane).toBeGreaterThan(0);
        expect(body, lane).not.toMatch(detail);
      }
    }
    const { data: renewed, error: refused } = await client.auth.refreshSession();
    expect(refused).toBeNull();
    expect(renewed.session?.user.id).toBe(data.user?.id);
  },
);
