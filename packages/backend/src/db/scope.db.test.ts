import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentTrace } from '#db/current-trace.ts';
import { openDatabase, type Database } from '#db/pool.ts';
import { queryInScope, queryTextInScope, type Scope, type TextOptions } from '#db/scope.ts';
import { createTestDatabase, tlsTarget, type TestDatabase } from '#testing/database.ts';

const user = '7b1f7c1e-0000-4000-8000-000000000001';
const authenticated: Scope = { role: 'authenticated', claims: { sub: user } };
const whoAmI = {
  text: `select current_user::text as role, auth.uid()::text as uid, $1::int + 1 as n`,
  params: [41],
};

describe('queryInScope', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  test('sets the role and the claims for the statement', async () => {
    const rows = await queryInScope(database, authenticated, whoAmI, { readOnly: true });
    expect(rows).toEqual([{ role: 'authenticated', uid: user, n: 42 }]);
  });

  test('carries the trace of its request, and only of that one', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const named = { text: `select current_setting('application_name') as name`, params: [] };
    const texts = async () => (await queryTextInScope(database, authenticated, [named], {}))[0]?.[0]?.[0];
    const both = async () => [
      (await queryInScope(database, authenticated, named))[0]?.['name'],
      await texts(),
    ];
    expect(await currentTrace.run(trace, both)).toEqual([`trace ${trace}`, `trace ${trace}`]);
    expect(await both()).toEqual(['kawanusaha', 'kawanusaha']);
  });

  test('leaves nothing behind on the connection', async () => {
    await queryInScope(database, authenticated, whoAmI);
    const rows = await queryInScope(database, { role: 'anon', claims: null }, whoAmI);
    expect(rows).toEqual([{ role: 'anon', uid: null, n: 42 }]);
  });

  test('keeps parallel callers apart', async () => {
    const ids = Array.from(
      { length: 60 },
      (_, n) => `7b1f7c1e-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    const seen = await Promise.all(
      ids.map((sub) => queryInScope(database, { role: 'authenticated', claims: { sub } }, whoAmI)),
    );
    expect(seen.map((rows) => rows[0]?.['uid'])).toEqual(ids);
  });

  test('throws the error of the statement and rolls back, and the connection works on', async () => {
    await expect(
      queryInScope(database, authenticated, { text: 'select 1 / $1::int', params: [0] }),
    ).rejects.toMatchObject({ code: '22012' });
    await expect(queryInScope(database, authenticated, whoAmI)).resolves.toHaveLength(1);
  });

  test('refuses writes in a read-only scope', async () => {
    const insert = { text: `insert into auth.users (id) values ($1)`, params: [user] };
    await expect(
      queryInScope(database, { role: 'service_role', claims: null }, insert, { readOnly: true }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(25006|42501)$/) });
  });
});

describe('queryTextInScope, in one write over the socket and over TCP with TLS', () => {
  let encrypted: Database;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const target = tlsTarget(database.name);
    encrypted = openDatabase({ owner: target, requests: target, listen: target });
  });
  afterAll(async () => {
    await encrypted.close();
    await database.drop();
  });
  const ways = (): Database[] => [database, encrypted];
  const ask = async (where: Database, scope: Scope, text: string, params: (string | null)[]) =>
    (await queryTextInScope(where, scope, [{ text, params }], { readOnly: true }))[0] ?? [];

  test('gives the same text for the same values, which have no type of their own', async () => {
    const text = `select current_user::text a, auth.uid()::text b, ($1 = any (array[1, 2]))::text c, ($2 = true)::text d, $3::jsonb::text e,
      (timestamptz '2026-01-02T03:04:05Z' = $4)::text f, $5::text g`;
    const params = ['2', 'f', '{"a": "b"}', '2026-01-02 03:04:05+00', null];
    for (const way of ways()) {
      expect(await ask(way, authenticated, text, params)).toEqual([
        ['authenticated', user, 'true', 'false', '{"a": "b"}', 'true', null],
      ]);
    }
  });

  test('leaves no role, claim or timeout behind, and refuses writes where only reading is allowed', async () => {
    for (const way of ways()) {
      const parallel = Array.from({ length: 20 }, (_, n) =>
        ask(
          way,
          n % 2 === 0 ? authenticated : { role: 'anon', claims: null },
          'select current_user::text a, auth.uid()::text b',
          [],
        ),
      );
      const seen = await Promise.all(parallel);
      expect(seen.map((rows) => rows[0])).toEqual(
        seen.map((_, n) => (n % 2 === 0 ? ['authenticated', user] : ['anon', null])),
      );
      const write = `with w as (insert into auth.users (id) values ($1) returning 1) select count(*)::text from w`;
      await expect(ask(way, { role: 'service_role', claims: null }, write, [user])).rejects.toMatchObject({
        code: expect.stringMatching(/^(25006|42501)$/),
      });
    }
  });

  test('errors and time-outs among them leave every caller their own role and claims', async () => {
    const whoText = 'select current_user::text a, auth.uid()::text b';
    for (const way of ways()) {
      const late = Array.from({ length: 3 }, () =>
        ask(way, { role: 'anon', claims: null }, 'select pg_sleep(20)::text', []).catch(
          (error: { code: string }) => error.code,
        ),
      );
      const ids = Array.from(
        { length: 150 },
        (_, n) => `7b1f7c1e-0000-4000-8000-${String(n).padStart(12, '0')}`,
      );
      const seen = await Promise.all(
        ids.map(async (sub, n) => {
          const scope: Scope =
            n % 3 === 0 ? { role: 'anon', claims: null } : { role: 'authenticated', claims: { sub } };
          if (n % 5 === 0) {
            await expect(ask(way, scope, 'select (1 / $1::int)::text', ['0'])).rejects.toMatchObject({
              code: '22012',
            });
          }
          return (await ask(way, scope, whoText, []))[0];
        }),
      );
      expect(seen).toEqual(ids.map((sub, n) => (n % 3 === 0 ? ['anon', null] : ['authenticated', sub])));
      expect(await Promise.all(late)).toEqual(['57014', '57014', '57014']);
      expect(await ask(way, { role: 'anon', claims: null }, whoText, [])).toEqual([['anon', null]]);
    }
  });

  test('who asks stands beside the claims, and where the subject is no id the claims alone say it', async () => {
    const text = `select current_setting('request.jwt.claim.sub', true) a, current_setting('request.jwt.claims', true)::json->>'sub' b`;
    const people = [user, 'budi', null];
    for (const way of ways()) {
      const seen = people.map((sub) =>
        ask(way, { role: 'authenticated', claims: sub === null ? null : { sub } }, text, []),
      );
      expect(await Promise.all(seen)).toEqual([[[user, user]], [['', 'budi']], [['', null]]]);
    }
  });

  test('several statements are one transaction, and each gives its rows', async () => {
    for (const way of ways()) {
      const now = { text: 'select now()::text a', params: [] };
      const three = {
        text: `select n::text a, ($1 || n)::text b from generate_series(1, 2) n`,
        params: ['x'],
      };
      const [first, list, last] = await queryTextInScope(way, authenticated, [now, three, now], {});
      expect(list).toEqual([
        ['1', 'x1'],
        ['2', 'x2'],
      ]);
      expect(first).toEqual(last);
    }
  });

  test('a time zone holds for the values and the answer of one request', async () => {
    const text = `select $1::timestamptz::text a, current_setting('timezone') b`;
    for (const way of ways()) {
      const jakarta = await queryTextInScope(
        way,
        authenticated,
        [{ text, params: ['2026-01-02 03:04:05'] }],
        { timezone: 'Asia/Jakarta' },
      );
      expect(jakarta).toEqual([[['2026-01-02 03:04:05+07', 'Asia/Jakarta']]]);
      expect(await ask(way, authenticated, text, ['2026-01-02 03:04:05'])).toEqual([
        ['2026-01-02 03:04:05+00', 'UTC'],
      ]);
    }
  });

  test('a rollback undoes what was written, asks constraints that wait, and leaves no transaction open', async () => {
    await database.owner.unsafe(`
      create table public.scope_probe (n int unique deferrable initially deferred);
      grant insert, select on public.scope_probe to authenticated`);
    const text = `with w as (insert into public.scope_probe select unnest($1::int[]) returning n) select count(*)::text a from w`;
    const undone: TextOptions = { rollback: true };
    for (const way of ways()) {
      const write = (list: string, options: TextOptions) =>
        queryTextInScope(way, authenticated, [{ text, params: [list] }], options);
      expect(await write('{1,2}', undone)).toEqual([[['2']]]);
      await expect(write('{1,1}', undone)).rejects.toMatchObject({ code: '23505' });
      await expect(write('{1,x}', undone)).rejects.toMatchObject({ code: '22P02' });
      for (let n = 0; n < 10; n += 1) {
        expect(await ask(way, authenticated, 'select count(*)::text a from public.scope_probe', [])).toEqual([
          ['0'],
        ]);
      }
      await expect(write('{1,1}', {})).rejects.toMatchObject({ code: '23505' });
    }
  });

  test('only the server’s own word spares the look for a factor that is owed, and it ends with the request', async () => {
    await database.owner`insert into auth.users (id, aud, role, email) values (${user}, 'authenticated', 'authenticated', 'a@contoh.test')`;
    await database.owner`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${user}, 'totp', 'verified', now(), now())`;
    for (const way of ways()) {
      const seen = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          ask(way, { ...authenticated, assured: n % 2 === 0 }, 'select auth.uid()::text a', []),
        ),
      );
      expect(seen.map((rows) => rows[0]?.[0])).toEqual(seen.map((_, n) => (n % 2 === 0 ? user : null)));
    }
  });
});
