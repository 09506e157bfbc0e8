import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#testing/person.ts';
import { eventually } from '../testing/eventually.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from './testing/realtime-app.ts';
import { createSignedInPerson } from './testing/signed-in-person.ts';

let app: RealtimeApp;
let ana: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  app = await createRealtimeApp({}, { hidesDeletedKeys: true });
  await app.database.owner.unsafe(`
    create table public.diaries (id bigint generated always as identity primary key, owner_id uuid not null, title text);
    alter table public.diaries enable row level security;
    grant select on public.diaries to authenticated, service_role;
    create policy "own" on public.diaries for select to authenticated using (owner_id = (select auth.uid()));
    create table public.posters (id int primary key, title text);
    grant select on public.posters to authenticated;
    alter publication supabase_realtime add table public.diaries, public.posters;`);
  [ana, budi] = [await createSignedInPerson(app), await createSignedInPerson(app)];
}, 60_000);
afterAll(() => app.close());

/** What a client is told of deleted rows: the table with the old row. */
async function listen(client: SupabaseClient, table: string, filter?: string): Promise<string[]> {
  const told: string[] = [];
  const channel = client.channel(randomUUID());
  channel.on(
    'postgres_changes' as never,
    { event: 'DELETE', schema: 'public', table, ...(filter === undefined ? {} : { filter }) } as never,
    ({ old }: { old: object }) => told.push(JSON.stringify(old)),
  );
  expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', error: undefined });
  return told;
}

it('the key of a deleted row goes to the user whom it named and to the service, nothing of it to strangers', async () => {
  const [own, foreign] = [await app.connect({ token: ana.token }), await app.connect({ token: budi.token })];
  const service = await app.connect({ token: app.deps.settings.secretKey });
  const sql = app.database.owner;
  const [row] = await sql<{ id: string }[]>`
    insert into public.diaries (owner_id, title) values (${ana.id}, 'rahasia') returning id`;
  const id = Number(row?.id);
  const toOwner = await listen(own, 'diaries');
  const toStranger = await listen(foreign, 'diaries');
  const toGuess = await listen(foreign, 'diaries', `id=eq.${id}`);
  const toService = await listen(service, 'diaries');
  await sql`delete from public.diaries where id = ${id}`;
  await eventually(() => expect(toStranger).toEqual(['{}']));
  await eventually(() => expect(toOwner).toEqual([JSON.stringify({ id })]));
  await eventually(() => expect(toService).toEqual([JSON.stringify({ id })]));
  // Notices arrive in order, so a filter by a guessed key would have been answered by now.
  expect(toGuess).toEqual([]);
});

it('a table without policies tells the key of a deleted row to every listener', async () => {
  const told = await listen(await app.connect({ token: budi.token }), 'posters');
  await app.database.owner`insert into public.posters values (7, 'lomba')`;
  await app.database.owner`delete from public.posters where id = 7`;
  await eventually(() => expect(told).toEqual([JSON.stringify({ id: 7 })]));
});
