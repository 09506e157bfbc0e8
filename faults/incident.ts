import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { openDatabase } from '../e2e/support/database.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';
import { addMember } from '../tooling/test-server/write-load.ts';

const password = 'sandi-yang-cukup-panjang';
const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** One step of SECURITY.md, 'An incident'. Out: what was seen; throws where the step does not do what it says. */
type Step = readonly [name: string, walk: () => Promise<string>];

/**
 * Walks what SECURITY.md says for an incident, on a running server: a stolen session, a key that may have been seen, a log that was
 * altered, the notice to members, and changed secrets.
 * @returns whether each step did what it says
 */
export async function drillIncident(): Promise<boolean> {
  const port = await findFreePort();
  const server = await startServer(port, { DEMO_DATA: 'false' });
  const sql = openDatabase(server.dataDir);
  let current = server;
  let isWell = true;
  try {
    const victim = await join(server, 'korban');
    const admin = await join(server, 'wayan');
    command(server, 'admin.ts', ['grant', 'wayan@contoh.test']);
    const steps: readonly Step[] = [
      ['a stolen session is ended in /admin', () => endStolenSession(server, victim, admin)],
      ['the signing key may have been seen: keys:rotate -- --revoke', () => revokeKeys(server, admin)],
      ['what was touched: npm run audit, and the log that was altered', () => findAlteredLog(server, sql)],
      ['members are told: /insiden, bell, audit log', () => tellMembers(server, sql, admin)],
      [
        'changed keys of the server',
        async () => {
          await sql.end();
          await server.end();
          const secretKey = `sb_secret_${'n'.repeat(31)}`;
          const publishableKey = `sb_publishable_${'p'.repeat(31)}`;
          const jwtSecret = 'j'.repeat(40);
          current = await startServer(port, {
            ...{ DATA_DIR: server.dataDir, DEMO_DATA: 'false', JWT_SECRET: jwtSecret },
            ...{ SUPABASE_SECRET_KEY: secretKey, SUPABASE_PUBLISHABLE_KEY: publishableKey },
          });
          return changeKeys(server, { secretKey, publishableKey }, admin);
        },
      ],
    ];
    for (const [name, walk] of steps) {
      const began = performance.now();
      try {
        const seen = await walk();
        console.log(`${name}: ${seen} (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
      } catch (error) {
        isWell = false;
        console.error(`${name}: FAILED: ${String(error)}`);
      }
    }
  } finally {
    await current.stop();
  }
  return isWell;
}

type Person = { readonly id: string; readonly email: string; readonly client: SupabaseClient };

async function join(server: TestServer, name: string): Promise<Person> {
  const id = await addMember(server, name);
  const email = `${name}@contoh.test`;
  const client = createClient(server.url, server.publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return { id, email, client };
}

function command(
  server: TestServer,
  file: string,
  args: readonly string[] = [],
): { status: number | null; said: string } {
  const root = path.resolve(import.meta.dirname, '..');
  const done = spawnSync(process.execPath, [path.join(root, 'apps/server/src/cli', file), ...args], {
    ...{ cwd: root, encoding: 'utf8' as const },
    env: { PATH: process.env['PATH'], DATA_DIR: server.dataDir },
  });
  return { status: done.status, said: `${done.stdout}${done.stderr}`.trim() };
}

function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const tokensOf = async ({ client }: Person): Promise<{ access: string; refresh: string }> => {
  const { data } = await client.auth.getSession();
  return { access: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' };
};

const askAs = async (
  { url, publishableKey }: Pick<TestServer, 'url' | 'publishableKey'>,
  token: string,
): Promise<number> =>
  (
    await fetch(`${url}/rest/v1/pengguna?select=id&limit=1`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
    })
  ).status;

/** Asks until the token is refused. Out: after how many seconds. */
async function untilRefused(server: TestServer, token: string, withinSeconds: number): Promise<number> {
  const began = performance.now();
  const past = (): number => (performance.now() - began) / 1_000;
  while (past() < withinSeconds) {
    if ((await askAs(server, token)) === 401) return past();
    await sleep(250);
  }
  throw new Error(`the token is still accepted after ${withinSeconds} s`);
}

async function endStolenSession(server: TestServer, victim: Person, admin: Person): Promise<string> {
  const stolen = await tokensOf(victim);
  assert((await askAs(server, stolen.access)) === 200, 'the session does not work before');
  const { data, error } = await admin.client.rpc('admin_end_sessions', {
    user_id: victim.id,
    reason: 'Sesi dicuri',
  });
  if (error !== null) throw new Error(error.message);
  const after = await untilRefused(server, stolen.access, 5);
  const thief = createClient(server.url, server.publishableKey, options);
  const refreshed = await thief.auth.refreshSession({ refresh_token: stolen.refresh });
  assert(refreshed.error !== null, 'the stolen refresh token still gives a session');
  assert(
    (await victim.client.auth.signInWithPassword({ email: victim.email, password })).error === null,
    'the owner cannot sign in',
  );
  return `${String(data)} sessions ended, the stolen token refused after ${after.toFixed(1)} s, its refresh token too; the owner signed in again`;
}

async function revokeKeys(server: TestServer, admin: Person): Promise<string> {
  const old = await tokensOf(admin);
  const { status, said } = command(server, 'keys-rotate.ts', ['--revoke']);
  assert(status === 0, said);
  const after = await untilRefused(server, old.access, 65);
  const { error } = await admin.client.auth.refreshSession();
  assert(error === null, `a client gets no new token: ${error?.message}`);
  assert((await askAs(server, (await tokensOf(admin)).access)) === 200, 'the new token is refused');
  return `old tokens refused after ${after.toFixed(1)} s, a client goes on with a new one`;
}

async function findAlteredLog(server: TestServer, sql: Sql): Promise<string> {
  const before = command(server, 'audit.ts');
  assert(before.status === 0, `broken before: ${before.said}`);
  const [row] = await sql<{ position: string }[]>`
    select position from auth.audit_log_entries where position is not null order by position limit 1`;
  assert(row !== undefined, 'no line of the sign-in log is sealed yet');
  const position = row?.position ?? '';
  await sql.begin(async (owner) => {
    await owner.unsafe('alter table auth.audit_log_entries disable trigger user');
    await owner`update auth.audit_log_entries set ip_address = '203.0.113.9' where position = ${position}`;
    await owner.unsafe('alter table auth.audit_log_entries enable trigger user');
  });
  const [found] = await sql<{ at: string | null }[]>`select auth.find_audit_break() as at`;
  assert(
    String(found?.at) === position,
    `find_audit_break() says ${String(found?.at)}, altered was ${position}`,
  );
  const after = command(server, 'audit.ts');
  assert(after.status !== 0, 'npm run audit finds nothing');
  return `altered line ${position} is named by find_audit_break() and by npm run audit (${after.said.split('\n')[1] ?? after.said})`;
}

async function tellMembers(server: TestServer, sql: Sql, admin: Person): Promise<string> {
  const title = 'Latihan: sesi yang dicuri';
  const { error } = await admin.client.from('incidents').insert({
    ...{ title, happened: 'Sebuah sesi dipakai orang lain.', data_concerned: 'Nama dan nomor satu akun.' },
    ...{ our_steps: 'Sesi diakhiri, kunci diganti.', your_steps: 'Ganti password Anda.' },
    ...{ known_at: new Date(Date.now() - 60_000).toISOString(), tells_members: true },
  });
  if (error !== null) throw new Error(error.message);
  const page = await (await fetch(`${server.url}/insiden`)).text();
  assert(page.includes(title), '/insiden does not show it');
  // The job that does it runs every minute.
  await sql`select private.notify_incidents(500)`;
  const [told] = await sql<{ count: number }[]>`
    select count(distinct user_id)::int as count from public.notifications where title || body like ${`%${title}%`}`;
  assert((told?.count ?? 0) >= 2, `only ${told?.count ?? 0} members were told`);
  const [line] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.audit_log where action = 'incident.insert' and actor_id = ${admin.id}`;
  assert(line?.count === 1, 'the audit log has no line of it');
  return `shown at /insiden at once, ${told?.count} members told, one line in the audit log`;
}

async function changeKeys(
  old: TestServer,
  fresh: { readonly secretKey: string; readonly publishableKey: string },
  admin: Person,
): Promise<string> {
  const { access, refresh } = await tokensOf(admin);
  assert((await askAs(old, access)) === 401, 'the old publishable key still opens');
  const operator = await fetch(`${old.url}/auth/v1/admin/users`, {
    headers: { apikey: old.secretKey, authorization: `Bearer ${old.secretKey}` },
  });
  assert(operator.status === 401, `the old secret key answers ${operator.status}`);
  const client = createClient(old.url, fresh.publishableKey, options);
  const { data, error } = await client.auth.refreshSession({ refresh_token: refresh });
  assert(error === null, `the session does not go on: ${error?.message}`);
  assert(
    (await askAs({ url: old.url, ...fresh }, data.session?.access_token ?? '')) === 200,
    'the new token is refused',
  );
  return 'old keys are refused, the session goes on with the new ones and a new JWT_SECRET';
}
