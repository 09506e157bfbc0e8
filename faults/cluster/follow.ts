import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { operatorOf } from '../../tooling/test-server/write-load.ts';
import type { TestServer } from '../../tooling/test-server/start-server.ts';
import type { Member } from './load.ts';

/** Clients that follow a member's notifications by realtime, as the web app does. */
export type Followers = {
  readonly count: number;
  /** How many of them stand, and have read again, since a moment. */
  readonly readSince: (moment: number) => number;
  /** How many were told since a moment that changes may be missing. */
  readonly toldSince: (moment: number) => number;
  /** How many acknowledged notifications each client lacks, the most of all. */
  readonly missing: () => number;
  readonly written: () => number;
  readonly stop: () => Promise<void>;
};

type Follower = { readonly known: Set<string>; toldAt: number; readAt: number };

const clients = 6;
const everyMs = 1_000;
const againMs = 500;
const newest = 200;

/** Opens the clients and writes a notification a second, until it is stopped. */
export async function startFollowing(server: TestServer, member: Member): Promise<Followers> {
  const over = new AbortController();
  const written: string[] = [];
  const followers: Follower[] = [];
  const ends: (() => Promise<unknown>)[] = [];
  for (let n = 0; n < clients; n += 1) {
    const follower: Follower = { known: new Set(), toldAt: 0, readAt: 0 };
    followers.push(follower);
    ends.push(await follow(server, member, follower, over.signal));
  }
  const operator = operatorOf(server);
  const write = async (): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const title = `Kabar ${n}`;
      const { error } = await operator
        .from('notifications')
        .insert({ user_id: member.id, kind: 'system', title, body: 'Ditulis sementara server utama mati.' });
      if (error === null) written.push(title);
      await sleep(everyMs);
    }
  };
  const writing = write();
  return {
    count: clients,
    toldSince: (moment) => followers.filter(({ toldAt }) => toldAt > moment).length,
    readSince: (moment) =>
      followers.filter(({ toldAt, readAt }) => toldAt > moment && readAt > toldAt).length,
    missing: () =>
      Math.max(...followers.map(({ known }) => written.filter((title) => !known.has(title)).length)),
    written: () => written.length,
    stop: async () => {
      over.abort();
      await writing;
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/** One client: hears changes, and reads whenever its subscription stands (again). Out: how to end it. */
async function follow(
  server: TestServer,
  { email, password }: Member,
  follower: Follower,
  over: AbortSignal,
): Promise<() => Promise<unknown>> {
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw new Error(`a follower cannot sign in: ${error.message}`);
  await client.realtime.setAuth();
  const read = async (): Promise<void> => {
    while (!over.aborted) {
      const asked = performance.now();
      const { data } = await client
        .from('notifications')
        .select('title')
        .order('created_at', { ascending: false })
        .limit(newest);
      if (data !== null) {
        for (const { title } of data as { title: string }[]) follower.known.add(title);
        follower.readAt = asked;
        return;
      }
      await sleep(againMs);
    }
  };
  client
    .channel('kabar')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, (change) =>
      follower.known.add(String(change.new['title'])),
    )
    .subscribe((status: string) => {
      if (status === 'SUBSCRIBED') void read();
      else follower.toldAt = performance.now();
    });
  const until = performance.now() + 60_000;
  while (follower.readAt === 0) {
    if (performance.now() > until) throw new Error('a follower is not subscribed after a minute');
    await sleep(50);
  }
  return () => client.realtime.disconnect();
}
