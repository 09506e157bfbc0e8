import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from './testing/realtime-app.ts';
import { createSignedInPerson, type SignedInPerson } from './testing/signed-in-person.ts';

let app: RealtimeApp;
let ana: SignedInPerson;
beforeAll(async () => {
  app = await createRealtimeApp({});
  await app.database.owner.unsafe(`
    create policy "hall" on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'hall');`);
  ana = await createSignedInPerson(app);
}, 60_000);
afterAll(() => app.close());

function hearBroadcasts(channel: RealtimeChannel, event: string): Record<string, unknown>[] {
  const heard: Record<string, unknown>[] = [];
  channel.on('broadcast', { event }, (message) => heard.push(message));
  return heard;
}

describe('bytes from the database', () => {
  it('are heard live and replayed, with where they came from', async () => {
    const topic = 'hall';
    const live = (await app.connect({ token: ana.token })).channel(topic, { config: { private: true } });
    const heard = hearBroadcasts(live, 'biner');
    await subscribed(live);
    await app.database
      .owner`select realtime.send_binary(${Buffer.from([222, 173, 0, 255])}, 'biner', ${topic})`;
    await eventually(() => expect(heard).toHaveLength(1));
    const bytesOf = (message: unknown): number[] => [
      ...new Uint8Array((message as { payload: ArrayBuffer }).payload),
    ];
    expect(bytesOf(heard[0])).toEqual([222, 173, 0, 255]);
    const late = (await app.connect({ token: ana.token })).channel(topic, {
      config: { private: true, broadcast: { replay: { since: Date.now() - 60_000, limit: 5 } } },
    });
    const replayed = hearBroadcasts(late, 'biner');
    await subscribed(late);
    await eventually(() => expect(replayed).toHaveLength(1));
    expect(bytesOf(replayed[0])).toEqual([222, 173, 0, 255]);
    expect(replayed[0]).toMatchObject({ meta: { replayed: true } });
  });

  it('go nowhere for who may not send there', async () => {
    const rows = await app.database.owner.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select realtime.send_binary('\\x00', 'biner', 'kamar-orang')`;
      await tx`reset role`;
      return tx`select 1 from realtime.messages where topic = 'kamar-orang'`;
    });
    expect(rows).toHaveLength(0);
  });
});
