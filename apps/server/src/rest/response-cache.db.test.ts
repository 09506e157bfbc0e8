import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WriteNotices } from '#db/write-notices.ts';
import { createFixtureApp, type FixtureApp } from './testing/fixture-app.ts';

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

  test('refusals are not kept', async () => {
    expect((await app.send('/projects?select=nope')).headers.get('etag')).toBeNull();
  });
});
