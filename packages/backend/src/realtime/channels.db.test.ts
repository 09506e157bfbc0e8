import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { hearBroadcasts } from './testing/hear-broadcasts.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from './testing/realtime-app.ts';
import { createSignedInPerson, type SignedInPerson } from './testing/signed-in-person.ts';

let app: RealtimeApp;
let ana: SignedInPerson;

beforeAll(async () => {
  app = await createRealtimeApp({ idleMs: 2_000, maxPayloadBytes: 64 * 1024, messagesPerSecond: 40 });
  await app.database.owner.unsafe(`
    create policy "own room" on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'room:' || (select auth.uid()) or (select realtime.topic()) = 'hall');
    create policy "send to own room" on realtime.messages for insert to authenticated
      with check ((select realtime.topic()) = 'room:' || (select auth.uid()) and extension in ('broadcast', 'presence'));`);
  ana = await createSignedInPerson(app);
}, 60_000);
afterAll(() => app.close());

/** Settles with the status that ends a channel, and what a system message said before. */
function ended(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    let reason = '';
    channel.on('system' as never, {} as never, ({ message }: { message: string }) => {
      reason = message;
    });
    channel.subscribe((status: string) => {
      if (status === 'CLOSED') resolve(reason);
    });
  });
}

describe('broadcast', () => {
  it.each(['1.0.0', '2.0.0'])(
    'reaches the others on the topic, self and acknowledgement on demand, %s',
    async (vsn) => {
      const topic = randomUUID();
      const sender = (await app.connect({ vsn })).channel(topic, { config: { broadcast: { ack: true } } });
      const echo = (await app.connect({ vsn })).channel(topic, { config: { broadcast: { self: true } } });
      const [atSender, atEcho] = [hearBroadcasts(sender), hearBroadcasts(echo, 'kabar')];
      await subscribed(sender);
      await subscribed(echo);
      expect(await sender.send({ type: 'broadcast', event: 'kabar', payload: { n: 1 } })).toBe('ok');
      await echo.send({ type: 'broadcast', event: 'kabar', payload: { n: 2 } });
      await echo.send({ type: 'broadcast', event: 'lain', payload: {} });
      await eventually(() => expect(atSender).toHaveLength(2));
      expect(atEcho).toEqual([
        { type: 'broadcast', event: 'kabar', payload: { n: 1 } },
        { type: 'broadcast', event: 'kabar', payload: { n: 2 } },
      ]);
      expect(atSender.map(({ event }) => event)).toEqual(['kabar', 'lain']);
    },
  );

  it('carries bytes in version 2', async () => {
    const topic = randomUUID();
    const [sender, receiver] = [(await app.connect()).channel(topic), (await app.connect()).channel(topic)];
    const heard = hearBroadcasts(receiver);
    await subscribed(sender);
    await subscribed(receiver);
    await sender.send({ type: 'broadcast', event: 'bita', payload: new Uint8Array([1, 2, 250]).buffer });
    await eventually(() => expect(heard).toHaveLength(1));
    expect(new Uint8Array(heard[0]?.['payload'] as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 250]));
  });

  it('comes over HTTP, from the database, and from another process, also when it is long', async () => {
    const peer = await app.startPeer();
    const topic = randomUUID();
    const client = await app.connect();
    const [here, there] = [client.channel(topic), (await app.connect({ url: peer.url })).channel(topic)];
    const [atHere, atThere] = [hearBroadcasts(here), hearBroadcasts(there)];
    await subscribed(here);
    await subscribed(there);
    const long = 'x'.repeat(20_000);
    await client.channel(topic).httpSend('http', { long });
    await here.send({ type: 'broadcast', event: 'socket', payload: { long } });
    await app.database
      .owner`select realtime.send(${app.database.owner.json({ long })}, 'sql', ${topic}, false)`;
    await eventually(() =>
      expect(atThere.map(({ event }) => event).sort()).toEqual(['http', 'socket', 'sql']),
    );
    await eventually(() => expect(atHere.map(({ event }) => event)).toEqual(['http', 'sql']));
    expect(JSON.stringify(atThere)).toContain(long);
    await peer.stop();
  });

  it('refuses a bad body and a bad token over HTTP', async () => {
    const post = (body: unknown, token?: string) =>
      fetch(`${app.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: app.deps.settings.publishableKey,
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    expect((await post({ messages: [{ topic: 'a' }] })).status).toBe(422);
    expect((await post({ messages: [{ topic: 'a', event: 'b', payload: {} }] })).status).toBe(202);
    expect((await post({ messages: [{ topic: 'a', event: 'b', payload: {} }] }, 'a.b.c')).status).toBe(401);
  });
});

describe('private channels', () => {
  it('are joined, read and written as the policies of realtime.messages say', async () => {
    const topic = `room:${ana.id}`;
    const client = await app.connect({ token: ana.token });
    const own = client.channel(topic, { config: { private: true, broadcast: { ack: true, self: true } } });
    const heard = hearBroadcasts(own);
    expect((await subscribed(own)).status).toBe('SUBSCRIBED');
    expect(await own.send({ type: 'broadcast', event: 'a', payload: {} })).toBe('ok');
    await app.database.owner`select realtime.send('{}', 'b', ${topic})`;
    await eventually(() => expect(heard.map(({ event }) => event)).toEqual(['a', 'b']));

    const hall = client.channel('hall', { config: { private: true, broadcast: { ack: true } } });
    expect((await subscribed(hall)).status).toBe('SUBSCRIBED');
    expect(await hall.send({ type: 'broadcast', event: 'a', payload: {} })).toBe('error');

    const foreign = client.channel(`room:${randomUUID()}`, { config: { private: true } });
    const refused = await subscribed(foreign);
    expect(refused).toMatchObject({ status: 'CHANNEL_ERROR' });
    expect(refused.error?.message).toContain('Unauthorized: You do not have permissions to read');
    const anonymous = (await app.connect()).channel(topic, { config: { private: true } });
    expect((await subscribed(anonymous)).status).toBe('CHANNEL_ERROR');
  });

  it('are another world than a public topic of the same name, over HTTP too', async () => {
    const topic = `room:${ana.id}`;
    const client = await app.connect({ token: ana.token });
    const own = client.channel(topic, { config: { private: true } });
    const stranger = await app.connect();
    const open = stranger.channel(topic, { config: {} });
    const [atOwn, atOpen] = [hearBroadcasts(own), hearBroadcasts(open)];
    await subscribed(own);
    await subscribed(open);
    await open.send({ type: 'broadcast', event: 'palsu', payload: {} });
    const outside = (await app.connect()).channel(topic, { config: { private: true } });
    await expect(outside.httpSend('palsu', {})).rejects.toThrow('You may not send');
    await (
      await app.connect({ token: ana.token })
    )
      .channel(topic, { config: { private: true } })
      .httpSend('asli', {});
    await eventually(() => expect(atOwn.map(({ event }) => event)).toEqual(['asli']));
    expect(atOpen).toEqual([]);
  });

  it('hear row changes that a trigger broadcasts to them', async () => {
    const topic = `room:${ana.id}`;
    const own = (await app.connect({ token: ana.token })).channel(topic, { config: { private: true } });
    const heard = hearBroadcasts(own, 'INSERT');
    await subscribed(own);
    await app.database.owner.unsafe(`
      create table public.rooms (id int primary key, owner_id uuid, word text);
      create function public.tell_room() returns trigger language plpgsql security definer set search_path = '' as $$
      begin
        perform realtime.broadcast_changes(
          'room:' || new.owner_id, tg_op, tg_op, tg_table_name, tg_table_schema, new, null::record);
        return null;
      end $$;
      create trigger tell_room after insert on public.rooms for each row execute function public.tell_room();
      insert into public.rooms values (1, '${ana.id}', 'halo')`);
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      payload: { schema: 'public', table: 'rooms', operation: 'INSERT', record: { id: 1, word: 'halo' } },
    });
  });

  it('replay what was sent from the database before', async () => {
    const topic = 'hall';
    const sql = app.database.owner;
    const client = await app.connect({ token: ana.token });
    const witness = (await app.connect({ token: ana.token })).channel(topic, { config: { private: true } });
    const live = hearBroadcasts(witness);
    await subscribed(witness);
    await sql`select realtime.send('{"n": 1}', 'lama', ${topic}), realtime.send('{"n": 2}', 'lama', 'other')`;
    // Told live before a client asks for a replay, so that only the replay can bring it.
    await eventually(() => expect(live).toHaveLength(1));
    const channel = client.channel(topic, {
      config: { private: true, broadcast: { replay: { since: Date.now() - 60_000, limit: 5 } } },
    });
    const heard = hearBroadcasts(channel);
    await subscribed(channel);
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ event: 'lama', payload: { n: 1 }, meta: { replayed: true } });
  });
});

describe('tokens', () => {
  it('a renewed token is taken on the open channel; the old one ends it when it expires', async () => {
    const short = await createSignedInPerson(app, 3);
    const client = await app.connect();
    await client.realtime.setAuth(short.token);
    const [renewed, forgotten] = [
      client.channel('renewed'),
      (await app.connect({ token: short.token })).channel('old'),
    ];
    let status = '';
    await new Promise<void>((resolve) => {
      renewed.subscribe((next) => {
        status = next;
        resolve();
      });
    });
    const claims = {
      sub: short.id,
      role: 'authenticated',
      aud: 'authenticated',
      session_id: short.sessionId,
    };
    await client.realtime.setAuth(await app.deps.keys.sign(claims, 600));
    expect(await ended(forgotten)).toBe('Token has expired');
    expect(status).toBe('SUBSCRIBED');
  });

  it('a token that is none, or of a user who has left, joins nothing', async () => {
    const client = await app.connect();
    await client.realtime.setAuth('a.b.c');
    expect((await subscribed(client.channel('x'))).error?.message).toContain('InvalidJWTToken');
    const gone = await createSignedInPerson(app);
    await app.database.owner`delete from auth.sessions where id = ${gone.sessionId}`;
    const late = await app.connect({ token: gone.token });
    expect((await subscribed(late.channel('x'))).error?.message).toContain('InvalidJWTToken');
  });

  it('an ended session and a banned user lose their channels at once', async () => {
    const [leaver, banned] = [await createSignedInPerson(app), await createSignedInPerson(app)];
    const first = (await app.connect({ token: leaver.token })).channel('x');
    const second = (await app.connect({ token: banned.token })).channel('x');
    const ends = [ended(first), ended(second)];
    await eventually(() => expect([first.state, second.state]).toEqual(['joined', 'joined']));
    await app.database.owner`delete from auth.sessions where id = ${leaver.sessionId}`;
    await app.database
      .owner`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    expect(await Promise.all(ends)).toEqual(['The session has ended', 'The session has ended']);
  });
});

describe('an end in the middle of a join', () => {
  it('is found before the channel stands', async () => {
    const leaver = await createSignedInPerson(app);
    const client = await app.connect({ token: leaver.token });
    await subscribed(client.channel(randomUUID()));
    const sql = app.database.owner;
    const name = `pribadi-${randomUUID()}`;
    await sql.unsafe(`create policy "${name}" on realtime.messages for select to authenticated
      using (realtime.topic() = '${name}' and pg_sleep(0.5) is not null)`);
    const joining = subscribed(client.channel(name, { config: { private: true } }));
    // The join asks the policy now.
    await eventually(async () =>
      expect(await sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`).not.toEqual([]),
    );
    await sql`delete from auth.sessions where id = ${leaver.sessionId}`;
    const { status, error } = await joining;
    expect(status).toBe('CHANNEL_ERROR');
    expect(error?.message).toContain('InvalidJWTToken');
  });
});

describe('presence', () => {
  it('shows who is there, in every process, and who has left', async () => {
    const peer = await app.startPeer();
    const topic = randomUUID();
    const make = async (key: string, url?: string): Promise<RealtimeChannel> => {
      const channel = (await app.connect(url === undefined ? {} : { url })).channel(topic, {
        config: { presence: { key, enabled: true } },
      });
      await subscribed(channel.on('presence', { event: 'sync' }, () => {}));
      return channel;
    };
    const [ayu, bima] = [await make('ayu'), await make('bima', peer.url)];
    await ayu.track({ mood: 'senang' });
    await bima.track({ mood: 'tenang' });
    await eventually(() => expect(Object.keys(bima.presenceState()).sort()).toEqual(['ayu', 'bima']));
    await eventually(() => expect(Object.keys(ayu.presenceState()).sort()).toEqual(['ayu', 'bima']));
    await bima.track({ mood: 'riang' });
    await eventually(() => expect(ayu.presenceState()['bima']).toMatchObject([{ mood: 'riang' }]));
    const late = await make('citra', peer.url);
    await eventually(() => expect(late.presenceState()['ayu']).toMatchObject([{ mood: 'senang' }]));
    await ayu.untrack();
    await bima.unsubscribe();
    await eventually(() => expect(late.presenceState()).toEqual({}));
    await peer.stop();
  });
});
