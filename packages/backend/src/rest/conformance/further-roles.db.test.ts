import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrustedTokens } from '#http/trusted-tokens.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createRestRoutes } from '../create-rest-routes.ts';

const secret = 'a-trusted-secret-of-more-than-32-letters';
const suffix = randomUUID().slice(0, 8);
const writer = `penulis_${suffix}`;
const stranger = `orang_lain_${suffix}`;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    parts: {
      access: { demandsKey: false, trusted: createTrustedTokens([secret], [writer]) },
      protocols: { '/rest/v1': (deps) => createRestRoutes(deps, { furtherRoles: [writer] }) },
    },
  });
  await app.database.owner.unsafe(`
    create role ${writer} nologin; create role ${stranger} nologin;
    grant ${writer} to current_user;
    create table public.drafts (id int primary key, title text);
    insert into public.drafts values (1, 'Satu');
    grant usage on schema public to ${writer};
    grant select on public.drafts to ${writer};
    alter role ${writer} set statement_timeout = '4321ms';
    alter role ${writer} set app.shelf = 'atas';
    create function public.set_to(name text) returns text language sql stable as 'select current_setting(name, true)';
    create function public.who() returns text language sql stable as 'select current_user::text'`);
});
afterAll(async () => {
  await app.database.owner.unsafe(`
    drop owned by ${writer}; drop role ${writer}; drop role ${stranger}`);
  await app.close();
});

const ask = async (target: string, role?: string, claims: object = {}) => {
  const token =
    role &&
    (await new SignJWT({ role, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret)));
  const response = await app.fetch(`/rest/v1${target}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('a trusted token of a further role acts as that role', async () => {
  expect(await ask('/drafts', writer)).toEqual({ status: 200, body: [{ id: 1, title: 'Satu' }] });
  expect(await ask('/rpc/who', writer)).toEqual({ status: 200, body: writer });
  expect((await ask('/drafts')).status).toBe(401);
});

test('a column is suggested by what that role may read', async () => {
  expect((await ask('/drafts?select=titel', writer)).body).toMatchObject({
    hint: 'Perhaps you meant to reference the column "drafts.title".',
  });
});

test('a trusted token without a role is anonymous; one out of its time is refused for that', async () => {
  expect((await ask('/rpc/who', 'anon', { role: undefined })).body).toBe('anon');
  const now = Math.floor(Date.now() / 1000);
  const refused = async (claims: object): Promise<unknown> => (await ask('/drafts', writer, claims)).body;
  expect(await refused({ exp: now - 60 })).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
  expect(await refused({ nbf: now + 60 })).toMatchObject({ message: 'JWT not yet valid' });
  expect(await refused({ iat: now + 60 })).toMatchObject({ message: 'JWT issued at future' });
  expect(await refused({ exp: 'soon' })).toMatchObject({ message: "The JWT 'exp' claim must be a number" });
  expect(await refused({ aud: { of: 'whom' } })).toMatchObject({
    message: "The JWT 'aud' claim must be a string or an array of strings",
  });
  expect((await ask('/drafts', writer, { exp: now - 10 })).status).toBe(200);
});

test('a role that was not named is not believed', async () => {
  expect(await ask('/drafts', stranger)).toMatchObject({
    status: 403,
    body: { code: '42501', message: `permission denied to set role "${stranger}"` },
  });
});

test('what was set for a role holds for its requests, and for no others', async () => {
  expect((await ask('/rpc/set_to?name=statement_timeout', writer)).body).toBe('4321ms');
  expect((await ask('/rpc/set_to?name=app.shelf', writer)).body).toBe('atas');
  expect((await ask('/rpc/set_to?name=statement_timeout')).body).toBe('3s');
  expect((await ask('/rpc/set_to?name=app.shelf')).body ?? '').toBe('');
});
