import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { functionDefinitions } from '../../apps/server/src/functions.ts';
import { openDatabase } from '../../e2e/support/database.ts';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { findFreePort, startServer, type TestServer } from '../../tooling/test-server/start-server.ts';
import { nextAttempt } from './attempts.ts';
import { forgeToken } from './forge-token.ts';
import { type Attacker, readKnowledge } from './knowledge.ts';
import { findDamage, mark, plantSecrets, takeSnapshot } from './secrets.ts';

const defaults = { seconds: 60, clients: 200 };
const sockets = 10;

type Tally = { requests: number; lost: number; statuses: Map<number, number>; findings: Set<string> };

/**
 * Clients of every kind attack a server whose people have a secret in each hidden column: no answer may hold one, no row of others may
 * change, and the server may not fail (issue 18 §6).
 * @param args how many seconds, how many clients, and `without-rls` to see that leaks are found
 * @returns whether nothing was found
 */
export async function drillHostileClients(args: readonly string[]): Promise<boolean> {
  const seconds = Number(args[0] ?? defaults.seconds);
  const clients = Number(args[1] ?? defaults.clients);
  const server = await startServer(await findFreePort(), { DEMO_DATA: 'true', TRUSTED_PROXIES: '1' });
  const sql = openDatabase(server.dataDir);
  const tally: Tally = { requests: 0, lost: 0, statuses: new Map(), findings: new Set() };
  try {
    const { planted, forbidden } = await plantSecrets(sql, server.dataDir);
    const knowledge = await readKnowledge(sql);
    // Whether the drill would see a leak at all.
    if (args[2] === 'without-rls') await dropPolicies(sql);
    const before = await takeSnapshot(sql);
    const attackers = await gather(server, clients, knowledge.ids);
    console.log(
      `${planted.length} hidden columns hold a secret; ${attackers.length} clients attack for ${seconds} s`,
    );
    const until = Date.now() + seconds * 1_000;
    const names = functionDefinitions.map(({ name }) => name);
    const listening = listen(server, attackers, forbidden, tally);
    const living = live(sql, until);
    await Promise.all(
      attackers.map(async (me) => {
        while (Date.now() < until)
          await attack(server, me, nextAttempt(knowledge, me, names), forbidden, tally);
      }),
    );
    await living;
    await sleep(1_000);
    await Promise.all(listening.map((client) => client.removeAllChannels()));
    for (const line of await findDamage(sql, before)) tally.findings.add(line);
    const alive = await fetch(`${server.url}/health/ready`);
    if (alive.status !== 200) tally.findings.add(`the server is not ready any more: ${alive.status}`);
  } finally {
    await sql.end();
    await server.stop();
  }
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`${tally.requests} requests, ${tally.lost} without an answer; ${statuses.join(', ')}`);
  for (const finding of tally.findings) console.error(finding);
  console.log(
    tally.findings.size === 0 ? 'No row that they should not have.' : `${tally.findings.size} findings.`,
  );
  return tally.findings.size === 0;
}

/** Takes row-level security from every table of the data API: rights to columns alone are left. */
async function dropPolicies(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`;
  for (const { name } of tables) await sql.unsafe(`alter table ${name} disable row level security`);
}

/** A third has no account, a third one of its own, a third a token of its own making; each from an address of its own. */
async function gather(server: TestServer, count: number, ids: readonly string[]): Promise<Attacker[]> {
  const attackers: Attacker[] = [];
  for (let n = 0; n < count; n += 1) {
    const address = `10.66.${Math.floor(n / 250)}.${(n % 250) + 1}`;
    if (n % 3 === 0) attackers.push({ address, id: null, token: null });
    else if (n % 3 === 1) attackers.push({ address, id: null, token: forgeToken(ids[n % ids.length] ?? '') });
    else attackers.push(await signUp(server, n, address));
  }
  return attackers;
}

async function signUp(server: TestServer, n: number, address: string): Promise<Attacker> {
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
  });
  const { data, error } = await client.auth.signUp({
    email: `${mark}-${n}@kampus.test`,
    password: 'penyerang-yang-gigih',
    options: {
      data: {
        username: `${mark}_${n}`,
        nama_lengkap: `Penyerang ${mark}`,
        birth_year: '1999',
        privacy_version: privacyVersion,
      },
    },
  });
  if (error !== null || data.session === null) throw new Error(`no attacker: ${error?.message}`);
  return { address, id: data.session.user.id, token: data.session.access_token };
}

async function attack(
  server: TestServer,
  me: Attacker,
  { method, path, headers, body, asksHidden }: ReturnType<typeof nextAttempt>,
  forbidden: readonly string[],
  tally: Tally,
): Promise<void> {
  tally.requests += 1;
  try {
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        apikey: server.publishableKey,
        'x-forwarded-for': me.address,
        ...(me.token === null ? {} : { authorization: `Bearer ${me.token}` }),
        ...headers,
      },
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
    const text = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
    const { status } = answer;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    // What was sent may come back, as in the words of a refusal; rows come with a success.
    const told =
      status < 300 ? forbidden.filter((secret) => text.includes(secret) && !sent(path, body, secret)) : [];
    if (told.length > 0)
      tally.findings.add(`a secret in the answer to ${method} ${path}: ${text.slice(-300)}`);
    if (
      asksHidden === true &&
      status < 300 &&
      method === 'GET' &&
      !/\n(\[\]|)$/.test(text.trimEnd() + (text.endsWith('\n') ? '\n' : ''))
    )
      tally.findings.add(`rows by what they hide: ${method} ${path}: ${text.slice(-300)}`);
    if (status >= 500 && status !== 503)
      tally.findings.add(`${status} to ${method} ${path.slice(0, 200)}: ${text.slice(-200)}`);
  } catch {
    tally.lost += 1;
  }
}

const sent = (path: string, body: string | undefined, secret: string): boolean =>
  decodeURIComponent(path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')).includes(secret) ||
  body?.includes(secret) === true;

/** Some of those with an account listen to every table there is. */
function listen(
  server: TestServer,
  attackers: readonly Attacker[],
  forbidden: readonly string[],
  tally: Tally,
): SupabaseClient[] {
  return attackers
    .filter(({ id }) => id !== null)
    .slice(0, sockets)
    .map(({ token }) => {
      const client = createClient(server.url, server.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        accessToken: async () => token,
      });
      for (const table of [
        'notifications',
        'project_applications',
        'thread_messages',
        'thread_members',
        'payments',
        'entitlements',
        'coin_transfers',
      ])
        client
          .channel(`${table}-${mark}`)
          .on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
            const text = JSON.stringify(change);
            if (forbidden.some((secret) => text.includes(secret)))
              tally.findings.add(`a row change of ${table}: ${text.slice(0, 300)}`);
          })
          .subscribe();
      return client;
    });
}

/** Meanwhile the others go on, so that there are row changes to hear of. */
async function live(sql: Sql, until: number): Promise<void> {
  while (Date.now() < until) {
    await sql`update public.notifications set read_at = now() where id in (select id from public.notifications order by random() limit 5)`;
    await sql`update public.project_applications set reminded_days = reminded_days where id in
      (select id from public.project_applications order by random() limit 5)`;
    await sleep(250);
  }
}
