import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createApp } from '#app.ts';
import { startWriteNotices, type WriteNotices } from '#db/write-notices.ts';
import { createRestRoutes } from '../create-rest-routes.ts';
import { createFixtureApp, type FixtureApp, userOne } from '../testing/fixture-app.ts';

/** Notices without a database: what this process announces, and whether the others can be heard. */
function createNotices() {
  const listeners: ((tables: readonly string[]) => void)[] = [];
  const state = { isHeard: true };
  const notices: WriteNotices = {
    announce: (tables) => listeners.forEach((listener) => listener(tables)),
    subscribe: (listener) => void listeners.push(listener),
    isHeard: () => state.isHeard,
    stop: async () => {},
  };
  return { notices, state };
}

let app: FixtureApp;
const { notices, state } = createNotices();
beforeAll(async () => {
  app = await createFixtureApp({}, { writeNotices: notices, onWrite: notices.announce });
  // An answer is as old as its question, so the first, which reads the catalogue too, may be too old to be kept.
  await app.send('/projects?select=id');
});
afterAll(() => app.close());

const title = '/projects?select=title&id=eq.4';
const read = async (as: 'anon' | 'user' = 'anon') => (await app.send(title, { as })).json();
const behind = (name: string) => app.database.owner`update lab.projects set title = ${name} where id = 4`;

describe('answers to anonymous reads', () => {
  test('are kept until a write of this process, which its next read shows', async () => {
    expect(await read()).toEqual([{ title: 'Toko Kain' }]);
    await behind('Diam-diam');
    expect(await read()).toEqual([{ title: 'Toko Kain' }]);
    expect(await read('user')).toEqual([{ title: 'Diam-diam' }]);
    const written = await app.send('/projects?id=eq.4', {
      method: 'PATCH',
      as: 'user',
      body: '{"title":"Baru"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(written.status).toBe(204);
    expect(await read()).toEqual([{ title: 'Baru' }]);
  });

  test('are a second old at most after a write that no client announces', async () => {
    await read();
    await behind('Dari psql');
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
    // Not once more later: the first read after a second shows it.
    expect(await read()).toEqual([{ title: 'Dari psql' }]);
    clock.mockRestore();
    notices.announce(['*']);
  });

  test('go at a notice of another process, and are not used while none can be heard', async () => {
    await read();
    await behind('Dua');
    notices.announce(['*']);
    expect(await read()).toEqual([{ title: 'Dua' }]);
    await behind('Tiga');
    state.isHeard = false;
    expect(await read()).toEqual([{ title: 'Tiga' }]);
    state.isHeard = true;
  });

  test('304 for who has it already; another format is another answer', async () => {
    const first = await app.send(title);
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"[\w-]+"$/),
      'private, no-cache',
    ]);
    const again = await app.send(title, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const csv = await app.send(title, { headers: { 'If-None-Match': etag, Accept: 'text/csv' } });
    expect(csv.status).toBe(200);
    expect((await app.send(title, { as: 'user' })).headers.get('etag')).toBeNull();
  });

  test('a caller with claims in the role anon has an answer of its own: neither gets the answer of the other', async () => {
    const token = await app.deps.keys.sign({ sub: userOne, role: 'anon', aud: 'authenticated' }, 3600);
    const asOther = { headers: { Authorization: `Bearer ${token}` } };
    await read();
    await behind('Bukan untuk semua');
    expect(await (await app.send(title, asOther)).json()).toEqual([{ title: 'Bukan untuk semua' }]);
    expect((await app.send(title, asOther)).headers.get('etag')).toBeNull();
    notices.announce(['*']);
  });

  test('are kept though the wait for a connection took longer than an answer lasts', async () => {
    const { owner, wire } = app.database;
    const busy = () => wire.state().active + wire.state().waiting;
    const lock = await owner.reserve();
    await lock`begin`;
    await lock`lock table lab.skills`;
    const held = Array.from({ length: 20 }, () => app.send('/skills?select=id', { as: 'user' }));
    await eventually(() => expect(busy()).toBe(held.length));
    const asked = read();
    await eventually(() => expect(busy()).toBe(held.length + 1));
    const start = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start() + 5_000);
    await lock`rollback`;
    lock.release();
    const first = await asked;
    await behind('Setelah antre');
    expect(await read()).toEqual(first);
    await Promise.all(held);
    clock.mockRestore();
    notices.announce(['*']);
  });

  test('refusals are not kept', async () => {
    expect((await app.send('/projects?select=nope')).headers.get('etag')).toBeNull();
  });
});

describe('two processes on one database', () => {
  const log = pino({ level: 'silent' });
  const processes: {
    notices: WriteNotices;
    ask: (target: string, init?: RequestInit) => Promise<Response>;
  }[] = [];
  beforeAll(async () => {
    const token = await app.deps.keys.sign(
      { sub: userOne, role: 'authenticated', aud: 'authenticated' },
      3600,
    );
    for (let n = 0; n < 2; n += 1) {
      const writeNotices = startWriteNotices(app.database, log);
      const { app: server } = createApp(
        { ...app.deps, writeNotices, onWrite: writeNotices.announce },
        {
          readiness: { draining: false },
          functions: [],
          protocols: { '/rest/v1': (deps) => createRestRoutes(deps, { schemas: ['lab'] }) },
        },
      );
      const apikey = app.deps.settings.publishableKey;
      const authorization = `Bearer ${token}`;
      processes.push({
        notices: writeNotices,
        ask: async (target, init = {}) =>
          server.fetch(
            new Request(`http://localhost/rest/v1${target}`, {
              ...init,
              headers:
                init.method === undefined
                  ? { apikey }
                  : { apikey, authorization, 'Content-Type': 'application/json' },
            }),
          ),
      });
    }
    await Promise.all(processes.map(({ ask }) => ask('/projects?select=id')));
    await eventually(() => expect(processes.every(({ notices: one }) => one.isHeard())).toBe(true));
  });
  afterAll(() => Promise.all(processes.map(({ notices: one }) => one.stop())));

  test('what one writes, the other forgets; its own next read shows it', async () => {
    const [one, other] = processes;
    if (one === undefined || other === undefined) throw new Error('no processes');
    const seenBy = async ({ ask }: typeof one) =>
      ((await (await ask(title)).json()) as { title: string }[])[0];
    await Promise.all([seenBy(one), seenBy(other)]);
    await behind('Ungeahnt');
    expect((await seenBy(other))?.title).not.toBe('Ungeahnt');
    await one.ask('/projects?id=eq.4', { method: 'PATCH', body: '{"title":"Bersama"}' });
    expect(await seenBy(one)).toEqual({ title: 'Bersama' });
    await expect.poll(() => seenBy(other)).toEqual({ title: 'Bersama' });
  });

  test('who can no longer listen serves nothing that is kept', async () => {
    const [, other] = processes;
    if (other === undefined) throw new Error('no processes');
    await other.ask(title);
    await other.notices.stop();
    await expect.poll(() => other.notices.isHeard()).toBe(false);
    await behind('Tak terdengar');
    expect(await (await other.ask(title)).json()).toEqual([{ title: 'Tak terdengar' }]);
  });
});

test('a kept answer tells its own times, not those of the request for which it was made', async () => {
  const timed = await createFixtureApp({ tellsTimes: true }, { writeNotices: createNotices().notices });
  // Each look at the clock is a fifth of a millisecond later, so that every stage takes time and nothing grows old.
  let at = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (at += 0.2));
  try {
    const transactions: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const told = (await timed.send(title)).headers.get('server-timing') ?? '';
      transactions.push(/transaction;dur=([\d.]+)/.exec(told)?.[1] ?? 'none');
    }
    expect(transactions.map((spent) => spent === '0.0')).toEqual([false, true, true]);
  } finally {
    clock.mockRestore();
    await timed.close();
  }
});
