import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { TestPerson } from '#testing/person.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from './testing/realtime-app.ts';
import { createSignedInPerson } from './testing/signed-in-person.ts';

type Change = {
  eventType: string;
  table: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
};

let app: RealtimeApp;
let ana: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  app = await createRealtimeApp();
  await app.database.owner.unsafe(`
    create table public.notes (
      id bigint generated always as identity primary key, owner_id uuid not null, title text, secret text default 'hush',
      amount numeric, at timestamptz, tags text[]);
    alter table public.notes enable row level security;
    grant select (id, owner_id, title, amount, at, tags) on public.notes to authenticated;
    create policy "own" on public.notes for select to authenticated using (owner_id = (select auth.uid()));
    create table public.notices (id int, lang text, body text, primary key (id, lang));
    grant select on public.notices to anon, authenticated;
    create table public.archive (id int primary key, body text);
    alter table public.archive replica identity full;
    grant select on public.archive to anon;
    alter publication supabase_realtime add table public.notes, public.notices, public.archive;`);
  [ana, budi] = [await createSignedInPerson(app), await createSignedInPerson(app)];
}, 60_000);
afterAll(() => app.close());

async function listen(
  client: SupabaseClient,
  table: string,
  filter?: string,
  event: '*' | 'INSERT' | 'UPDATE' | 'DELETE' = '*',
): Promise<Change[]> {
  const changes: Change[] = [];
  const channel = client.channel(randomUUID());
  channel.on(
    'postgres_changes' as never,
    { event, schema: 'public', table, ...(filter === undefined ? {} : { filter }) } as never,
    (change: Change) => changes.push(change),
  );
  expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', error: undefined });
  return changes;
}

/** Everything written before this call has been told when it returns: notices arrive in order. */
async function settle(): Promise<void> {
  const probe = await app.connect();
  const seen = await listen(probe, 'notices', 'id=eq.999999');
  await app.database.owner`insert into public.notices values (999999, ${randomUUID()}, 'probe')`;
  await eventually(() => expect(seen).toHaveLength(1), { timeout: 5_000 });
}

it.each(['1.0.0', '2.0.0'])(
  'tells inserts, updates and deletes to who may see the row, in %s',
  async (vsn) => {
    const [anas, budis] = [
      await listen(await app.connect({ token: ana.token, vsn }), 'notes'),
      await listen(await app.connect({ token: budi.token, vsn }), 'notes'),
    ];
    const sql = app.database.owner;
    const [row] = await sql<{ id: string }[]>`
    insert into public.notes (owner_id, title, amount, at, tags)
    values (${ana.id}, 'satu', 12.5, '2026-11-20T10:00:00+07', ${['a', 'b']}) returning id`;
    await sql`update public.notes set title = 'dua' where id = ${row?.id ?? 0}`;
    await sql`delete from public.notes where id = ${row?.id ?? 0}`;
    await settle();
    const id = Number(row?.id);
    // Whether an insert is told that a delete has overtaken depends on when the policies are asked.
    const last = anas.at(-1);
    expect(last).toMatchObject({ eventType: 'DELETE', old: { id }, new: {} });
    expect(Object.keys(last?.old ?? {})).toEqual(['id']);
    expect(budis.map(({ eventType }) => eventType)).toEqual(['DELETE']);
  },
);

it('gives the row with its types, without the columns that the role may not read', async () => {
  const changes = await listen(await app.connect({ token: ana.token }), 'notes');
  const sql = app.database.owner;
  const [row] = await sql<{ id: string }[]>`
    insert into public.notes (owner_id, title, amount, at, tags)
    values (${ana.id}, 'satu', 12.5, '2026-11-20T10:00:00+07', ${['a', 'b']}) returning id`;
  await eventually(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({
    eventType: 'INSERT',
    table: 'notes',
    new: {
      id: Number(row?.id),
      owner_id: ana.id,
      title: 'satu',
      amount: 12.5,
      at: '2026-11-20T03:00:00+00:00',
      tags: ['a', 'b'],
    },
  });
  expect(JSON.stringify(changes)).not.toContain('hush');
  await sql`update public.notes set title = 'dua' where id = ${row?.id ?? 0}`;
  await eventually(() => expect(changes).toHaveLength(2));
  expect(changes[1]).toMatchObject({
    eventType: 'UPDATE',
    new: { title: 'dua' },
    old: { id: Number(row?.id) },
  });
});

it('tells a row to its readers when it is given to them, and not to who has lost it', async () => {
  const [anas, budis] = [
    await listen(await app.connect({ token: ana.token }), 'notes'),
    await listen(await app.connect({ token: budi.token }), 'notes'),
  ];
  const sql = app.database.owner;
  const [row] = await sql<{ id: string }[]>`
    insert into public.notes (owner_id, title) values (${ana.id}, 'milik Ana') returning id`;
  await eventually(() => expect(anas).toHaveLength(1));
  await sql`update public.notes set owner_id = ${budi.id} where id = ${row?.id ?? 0}`;
  await eventually(() => expect(budis).toHaveLength(1));
  await settle();
  expect(anas).toHaveLength(1);
});

it('holds rows to filters, each operator', async () => {
  const client = await app.connect();
  const filters: Record<string, string[]> = {
    'id=eq.5': ['5'],
    'id=neq.5': ['4', '6', '10'],
    'id=lt.5': ['4'],
    'id=lte.5': ['4', '5'],
    'id=gt.5': ['6', '10'],
    'id=gte.6,id=lt.10': ['6'],
    'id=in.(4,10)': ['4', '10'],
    'id=not.in.(4,10)': ['5', '6'],
    'body=like.b_r%': ['5'],
    'body=ilike.BAR%': ['5'],
    'body=is.null': ['10'],
    'body=eq."x, (y)"': ['6'],
    'body=isdistinct.foo': ['5', '6', '10'],
  };
  const heard = new Map<string, Change[]>();
  for (const filter of Object.keys(filters))
    heard.set(filter, await listen(client, 'notices', filter, 'INSERT'));
  await app.database
    .owner`insert into public.notices values (4, 'f', 'foo'), (5, 'f', 'bar'), (6, 'f', 'x, (y)'), (10, 'f', null)`;
  await settle();
  for (const [filter, ids] of Object.entries(filters)) {
    const got = heard
      .get(filter)
      ?.map((change) => String(change.new['id']))
      .filter((id) => id !== '999999');
    expect(got, filter).toEqual(ids);
  }
});

it('fetches what is too long for a notice, whole, and keeps the order', async () => {
  const changes = await listen(await app.connect(), 'notices', 'lang=eq.long');
  const long = 'ä'.repeat(20_000);
  await app.database.owner`insert into public.notices values (1, 'long', ${long})`;
  await app.database.owner`insert into public.notices values (2, 'long', 'kurz')`;
  await app.database
    .owner`insert into public.notices select n, 'long', 'banyak' from generate_series(3, 1502) n`;
  await eventually(() => expect(changes).toHaveLength(1_502), { timeout: 10_000 });
  expect(changes[0]?.new['body']).toBe(long);
  expect(changes.map((change) => change.new['id'])).toEqual(Array.from({ length: 1_502 }, (_, n) => n + 1));
});

it('tells the old row where the table keeps it and nothing guards it, and the whole key of two columns', async () => {
  const archive = await listen(await app.connect(), 'archive');
  const notices = await listen(await app.connect(), 'notices', 'id=eq.7777', 'DELETE');
  const sql = app.database.owner;
  await sql`insert into public.archive values (1, 'lama')`;
  await sql`update public.archive set body = 'baru'`;
  await sql`insert into public.notices values (7777, 'id', 'teks')`;
  await sql`delete from public.notices where id = 7777`;
  await settle();
  await eventually(() => expect(archive).toHaveLength(2));
  expect(archive[1]).toMatchObject({ old: { id: 1, body: 'lama' }, new: { id: 1, body: 'baru' } });
  expect(notices[0]?.old).toEqual({ id: 7777, lang: 'id' });
});

it('tells what another process sees, once, and nothing that was rolled back', async () => {
  const peer = await app.startPeer();
  const here = await listen(await app.connect({ token: ana.token }), 'notes');
  const there = await listen(await app.connect({ token: ana.token, url: peer.url }), 'notes');
  const sql = app.database.owner;
  await sql
    .begin(async (tx) => {
      await tx`insert into public.notes (owner_id, title) values (${ana.id}, 'tidak jadi')`;
      throw new Error('undo');
    })
    .catch(() => {});
  await sql`insert into public.notes (owner_id, title) values (${ana.id}, 'jadi'), (${budi.id}, 'bukan')`;
  await eventually(() => expect(there).toHaveLength(1));
  await settle();
  expect(here.map((change) => change.new['title'])).toEqual(['jadi']);
  expect(there.map((change) => change.new['title'])).toEqual(['jadi']);
  await peer.stop();
});

it('says plainly what cannot be subscribed to', async () => {
  const client = await app.connect();
  const hear = async (filter: Record<string, string>): Promise<string> => {
    const channel = client.channel(randomUUID());
    const message = new Promise<string>((resolve) => {
      channel.on('system' as never, {} as never, (payload: { status: string; message: string }) => {
        if (payload.status === 'error') resolve(payload.message);
      });
    });
    channel.on('postgres_changes' as never, { event: '*', schema: 'public', ...filter } as never, () => {});
    channel.subscribe();
    return message;
  };
  expect(await hear({ table: 'payment_events' })).toContain('Please check Realtime is enabled');
  expect(await hear({ table: 'notes' })).toContain('Please check Realtime is enabled');
  expect(await hear({ table: 'notices', filter: 'nama=eq.x' })).toContain('invalid column for filter nama');
  expect(await hear({ table: 'notices', filter: 'id=eq.satu' })).toContain('invalid input syntax');
  expect(await hear({ table: 'notices', filter: 'body=fts.a' })).toContain('fts is not supported');
  const waiting = client.channel(randomUUID(), { config: { postgres_changes_options: { wait: true } } });
  waiting.on('postgres_changes', { event: '*', schema: 'public', table: 'payment_events' }, () => {});
  expect((await subscribed(waiting)).status).toBe('CHANNEL_ERROR');
});

it('gives each subscription of a channel its own id, also when two match one row', async () => {
  const heard: string[] = [];
  const channel = (await app.connect())
    .channel(randomUUID())
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'notices', filter: 'lang=eq.x' },
      () => heard.push('lang'),
    )
    .on('postgres_changes', { event: '*', schema: 'public', table: 'notices', filter: 'id=eq.300' }, () =>
      heard.push('id'),
    )
    .on('postgres_changes', { event: '*', schema: 'public' }, () => heard.push('schema'));
  await subscribed(channel);
  await app.database.owner`insert into public.notices values (300, 'x', 'satu')`;
  await settle();
  expect(heard.slice(0, 3).sort()).toEqual(['id', 'lang', 'schema']);
  expect(heard.filter((name) => name !== 'schema')).toHaveLength(2);
});

it('makes clients join anew when notices may have been missed, and goes on', async () => {
  const client = await app.connect({ token: ana.token });
  const [statuses, titles]: [string[], unknown[]] = [[], []];
  client
    .channel(randomUUID())
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, ({ new: row }) =>
      titles.push(row['title']),
    )
    .subscribe((status) => statuses.push(status));
  await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']));
  const sql = app.database.owner;
  const cut = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
  expect(cut.length).toBeGreaterThan(0);
  await eventually(() => expect(statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']), {
    timeout: 15_000,
  });
  await sql`insert into public.notes (owner_id, title) values (${ana.id}, 'sesudah putus')`;
  await eventually(() => expect(titles).toEqual(['sesudah putus']));
});

it('follows the publication: a table taken out is told no more', async () => {
  const changes = await listen(await app.connect(), 'archive');
  const sql = app.database.owner;
  await sql.unsafe(`alter publication supabase_realtime drop table public.archive; notify pgrst`);
  await eventually(async () => {
    const left = await sql`select from pg_trigger where tgrelid = 'public.archive'::regclass`;
    expect(left).toHaveLength(0);
  });
  await sql`insert into public.archive values (900, 'tidak terdengar')`;
  await settle();
  expect(changes).toEqual([]);
});

it('writes nothing and sends no notice about a table that no client watches', async () => {
  await app.realtime.close();
  await app.database.owner`insert into public.notices values (1, 'sepi', ${'x'.repeat(10_000)})`;
  const [row] = await app.database.owner<{ waiting: number }[]>`
    select count(*)::int as waiting from realtime.parcels where body like '%sepi%'`;
  expect(row?.waiting).toBe(0);
});
