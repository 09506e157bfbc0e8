import { randomUUID } from 'node:crypto';
import {
  createClient,
  postgresChangesFilter,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, expect, inject, it } from 'vitest';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';

const target = inject('target');
const clients: SupabaseClient[] = [];
const options = { auth: { persistSession: false, autoRefreshToken: false } };
const operator = createClient(target.url, target.secretKey, options);

function visitor(): SupabaseClient {
  const client = createClient(target.url, target.publishableKey, options);
  clients.push(client);
  return client;
}

async function member(): Promise<{ client: SupabaseClient; id: string; token: string }> {
  const client = visitor();
  const { data, error } = await client.auth.signUp({
    email: `orang-${randomUUID().slice(0, 13)}@kampus.test`,
    password: 'kopi-susu-7',
  });
  expect(error).toBeNull();
  await client.realtime.setAuth();
  return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

const joined = (channel: RealtimeChannel): Promise<string> =>
  new Promise((resolve) => channel.subscribe((status) => resolve(status)));

const write = async (userId: string, title: string): Promise<void> => {
  const { error } = await operator
    .from('notifications')
    .insert({ user_id: userId, kind: 'system', title, body: 'Isi kabar' });
  expect(error).toBeNull();
};

afterAll(async () => {
  await Promise.all(clients.map((client) => client.realtime.disconnect()));
});

it('on postgres_changes: INSERT, UPDATE, DELETE and *, with a filter, under row-level security', async () => {
  const [ana, budi] = [await member(), await member()];
  const heard: string[] = [];
  const foreign: string[] = [];
  const channel = ana.client
    .channel('kabar')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, ({ new: row }) =>
      heard.push(`INSERT ${String(row['title'])}`),
    )
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'notifications' },
      ({ new: row, old }) => heard.push(`UPDATE ${String(row['title'])} ${Object.keys(old).join()}`),
    )
    .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'notifications' }, ({ old }) =>
      heard.push(`DELETE ${Object.keys(old).join()}`),
    )
    .on(
      'postgres_changes',
      {
        event: '*',
        schema: 'public',
        table: 'notifications',
        filter: postgresChangesFilter().eq('title', 'Pilihan').in('kind', ['system', 'reward']),
      },
      ({ eventType }) => heard.push(`filter ${eventType}`),
    );
  expect(await joined(channel)).toBe('SUBSCRIBED');
  const strange = budi.client
    .channel('kabar')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, ({ eventType, old }) =>
      foreign.push(`${eventType} ${Object.keys(old).join()}`),
    );
  expect(await joined(strange)).toBe('SUBSCRIBED');

  await write(ana.id, 'Biasa');
  await write(ana.id, 'Pilihan');
  await eventually(() => expect(heard).toHaveLength(3));
  await ana.client.from('notifications').update({ read_at: new Date().toISOString() }).eq('title', 'Biasa');
  await eventually(() => expect(heard).toHaveLength(4));
  await ana.client.from('notifications').delete().eq('title', 'Biasa');
  await eventually(() => expect(heard).toHaveLength(5));
  expect(heard.toSorted()).toEqual([
    'DELETE id',
    'INSERT Biasa',
    'INSERT Pilihan',
    'UPDATE Biasa id',
    'filter INSERT',
  ]);
  await eventually(() => expect(foreign).toEqual(['DELETE ']));
});

it('select: a subscription gets the columns that it names, never one that is hidden', async () => {
  const ana = await member();
  const rows: Record<string, unknown>[] = [];
  const channel = ana.client
    .channel('ringkas')
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'notifications', select: ['id', 'title'] },
      ({ new: row }) => rows.push(row),
    );
  expect(await joined(channel)).toBe('SUBSCRIBED');
  await write(ana.id, 'Ringkas');
  await eventually(() => expect(rows).toHaveLength(1));
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['id', 'title']);
});

it('a page that signs in later hears from then on, on the channel that it has', async () => {
  const ana = await member();
  const client = visitor();
  const titles: string[] = [];
  const channel = client
    .channel('nanti')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, ({ new: row }) =>
      titles.push(String(row['title'])),
    );
  expect(await joined(channel)).toBe('SUBSCRIBED');
  await write(ana.id, 'Sebelum masuk');
  const ready = new Promise((resolve) => {
    channel.on('system', {}, ({ status }) => status === 'ok' && resolve(null));
  });
  await client.realtime.setAuth(ana.token);
  await ready;
  await write(ana.id, 'Sesudah masuk');
  // What was written before may still be on its way; by then she may see it.
  await eventually(() => expect(titles).toContain('Sesudah masuk'));
});

it('broadcast: send with self and ack, httpSend, send without a socket', async () => {
  const topic = randomUUID();
  const [ana, budi] = [visitor(), visitor()];
  const own = ana.channel(topic, { config: { broadcast: { self: true, ack: true } } });
  const other = budi.channel(topic);
  const [atOwn, atOther]: [string[], string[]] = [[], []];
  own.on('broadcast', { event: '*' }, ({ event, payload }) =>
    atOwn.push(`${event} ${JSON.stringify(payload)}`),
  );
  other.on('broadcast', { event: 'halo' }, ({ payload }) => atOther.push(JSON.stringify(payload)));
  expect(await joined(own)).toBe('SUBSCRIBED');
  expect(await joined(other)).toBe('SUBSCRIBED');
  expect(await own.send({ type: 'broadcast', event: 'halo', payload: { n: 1 } })).toBe('ok');
  expect(await visitor().channel(topic).httpSend('halo', { n: 2 })).toEqual({ success: true });
  await eventually(() => expect(atOwn).toEqual(['halo {"n":1}', 'halo {"n":2}']));
  await eventually(() => expect(atOther).toEqual(['{"n":1}', '{"n":2}']));
});

it('private channels are refused where no policy opens them, and a topic needs a name', async () => {
  const ana = await member();
  expect(await joined(ana.client.channel('rahasia', { config: { private: true } }))).toBe('CHANNEL_ERROR');
  expect(await joined(ana.client.channel(''))).toBe('CHANNEL_ERROR');
});

it('presence: track, presenceState, sync, join, leave, untrack', async () => {
  const topic = randomUUID();
  const events: string[] = [];
  const watcher = visitor()
    .channel(topic, { config: { presence: { key: 'ana' } } })
    .on('presence', { event: 'join' }, ({ key }) => events.push(`join ${key}`))
    .on('presence', { event: 'leave' }, ({ key }) => events.push(`leave ${key}`))
    .on('presence', { event: 'sync' }, () => {});
  const guest = visitor().channel(topic, { config: { presence: { key: 'budi' } } });
  expect(await joined(watcher)).toBe('SUBSCRIBED');
  expect(await joined(guest)).toBe('SUBSCRIBED');
  expect(await guest.track({ sedang: 'membaca' })).toBe('ok');
  await eventually(() => expect(watcher.presenceState()['budi']).toMatchObject([{ sedang: 'membaca' }]));
  expect(await guest.untrack()).toBe('ok');
  await eventually(() => expect(events).toEqual(['join budi', 'leave budi']));
});

it('unsubscribe, removeChannel and removeAllChannels leave; signing out ends what is open', async () => {
  const ana = await member();
  const [first, second] = [ana.client.channel('satu'), ana.client.channel('dua')];
  await joined(first);
  await joined(second);
  expect(await first.unsubscribe()).toBe('ok');
  expect(await ana.client.removeChannel(second)).toBe('ok');
  const third = ana.client.channel('tiga');
  const closed = new Promise((resolve) => {
    third.subscribe((status: string) => status === 'CLOSED' && resolve(status));
  });
  await eventually(() => expect(third.state).toBe('joined'));
  await operator.auth.admin.signOut(ana.token, 'global');
  expect(await closed).toBe('CLOSED');
  expect(await ana.client.removeAllChannels()).toEqual([]);
});
