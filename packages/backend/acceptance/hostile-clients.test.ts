/**
 * Two hundred clients at once over the bare command, each with some attacks of every sort: reads and changes of what belongs to
 * others, of hidden columns, of schemas behind the API, of accounts, files and sockets of others, with tokens that are honest,
 * forged, unsigned or changed. None is given a value that is not theirs, and nothing is changed. Which client tries what comes of
 * a seed: `HOSTILE_SEED=<number>` shares them out in another way.
 */
import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type Attacker, recruit } from './hostile/attackers.ts';
import { attacks } from './hostile/attacks.ts';
import { furnish, type Member, settle } from './hostile/house.ts';
import { readEverything, stolenIn } from './hostile/what-was-taken.ts';
import { openOwner } from './open-owner.ts';

const clients = 200;
const attacksEach = 6;
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261_126);

let server: TestServer;
let sql: postgres.Sql;
let members: Member[];
let attackers: Attacker[];

beforeAll(async () => {
  server = await startServer(
    await findFreePort(),
    { AUTO_CONFIRM: 'true', LIMIT_REQUESTS: 'false', AGGREGATE_FUNCTIONS: 'true', PLAN_MEDIA_TYPE: 'true' },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  sql = openOwner(server);
  await furnish(sql);
  await eventually(async () => {
    const headers = { apikey: server.secretKey };
    expect((await fetch(`${server.url}/rest/v1/catatan`, { headers })).status).toBe(200);
  });
  members = await settle(server, 8);
  const rows = await sql<{ id: string; pemilik: string }[]>`select id, pemilik from public.catatan`;
  attackers = recruit(server, {
    ...{ members, count: clients, each: attacksEach, seed },
    rows: new Map(rows.map(({ id, pemilik }) => [pemilik, id])),
  });
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

test('the owner of a row and a file gets them by the same requests', async () => {
  const [member] = members as [Member];
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${member.token}` };
  for (const path of ['/rest/v1/catatan', `/storage/v1/object/brankas/${member.id}/rahasia.txt`]) {
    expect(await stolenIn(await fetch(`${server.url}${path}`, { headers }), null)).toEqual([member.seal]);
  }
});

test('two hundred hostile clients get nothing of others and change nothing', async () => {
  // Each kind tries every attack.
  for (const kind of new Set(attackers.map(({ name }) => name))) {
    const tried = attackers.filter(({ name }) => name === kind).flatMap((attacker) => attacker.attacks);
    expect(new Set(tried).size, kind).toBe(attacks.length);
  }
  const before = await readEverything(sql);
  const answers: { attacker: string; path: string; status: number; stolen: string[] }[] = [];
  const attack = async ({ name, own, headers, target, attacks: chosen }: Attacker): Promise<void> => {
    for (const make of chosen) {
      const [path, init = {}] = make(target);
      const response = await fetch(`${server.url}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string> | undefined), ...headers },
      });
      const stolen = await stolenIn(response, own);
      answers.push({ attacker: name, path: path.slice(0, 200), status: response.status, stolen });
    }
  };
  await Promise.all(attackers.map(attack));
  expect(answers).toHaveLength(clients * attacksEach);
  expect(answers.filter(({ stolen }) => stolen.length > 0)).toEqual([]);
  // What is refused is refused, and does not break anything.
  expect(answers.filter(({ status }) => status >= 500 && status !== 501)).toEqual([]);
  expect(await readEverything(sql)).toEqual(before);
});

test('those who listen hear nothing of others, while the owner hears it', async () => {
  const [owner, ...others] = members as [Member, ...Member[]];
  const open = async (token: string | null) => {
    const client = createClient(server.url, server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await client.realtime.setAuth(token);
    const heard: unknown[] = [];
    const change = { schema: 'public', table: 'catatan' };
    const joined = new Promise<string>((resolve) => {
      client
        .channel('intip')
        .on('postgres_changes', { event: '*', ...change }, (payload) => heard.push(payload))
        .on('postgres_changes', { event: '*', ...change, filter: `pemilik=eq.${owner.id}` }, (payload) =>
          heard.push(payload),
        )
        .subscribe((status) => resolve(status));
    });
    return { heard, joined, close: () => client.realtime.disconnect() };
  };
  const own = await open(owner.token);
  const tokens = [...others.map(({ token }) => token), null, `${owner.token}x`];
  const listeners = await Promise.all(tokens.map(open));
  try {
    expect(await own.joined).toBe('SUBSCRIBED');
    await Promise.all(listeners.map(({ joined }) => joined));
    for (let round = 1; round <= 3; round += 1) {
      const answer = await fetch(`${server.url}/rest/v1/catatan?pemilik=eq.${owner.id}`, {
        method: 'PATCH',
        headers: {
          ...{ apikey: server.publishableKey, authorization: `Bearer ${owner.token}` },
          'content-type': 'application/json',
        },
        body: JSON.stringify({ isi: `${owner.seal} ${round}` }),
      });
      expect(answer.status).toBe(204);
    }
    await eventually(() => expect(own.heard.length).toBeGreaterThanOrEqual(6));
    for (const { heard } of listeners) expect(JSON.stringify(heard)).not.toContain(owner.seal);
  } finally {
    await Promise.all([own, ...listeners].map(({ close }) => close()));
  }
});
