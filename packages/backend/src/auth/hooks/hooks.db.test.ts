import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  type AuthTestApp,
  createAuthTestApp,
  freshEmail,
  goodPassword,
} from '../testing/create-auth-test-app.ts';
import { readHook } from './read-hook.ts';

const secret = `v1,whsec_${Buffer.from('a-secret-of-the-hook-0123456789').toString('base64')}`;
let app: AuthTestApp;
let mailed: AuthTestApp;
let server: http.Server;
const heard: { headers: http.IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      const { claims } = JSON.parse(body) as { claims?: object };
      response.end(JSON.stringify(claims === undefined ? {} : { claims: { ...claims, kampus: 'UNTAR' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`;
  app = await createAuthTestApp({
    auth: { accessTokenHook: readHook('X', 'pg-functions://postgres/public/claims_hook', undefined) },
  });
  mailed = await createAuthTestApp({
    auth: { sendMailHook: readHook('X', url, secret) },
    settings: { autoConfirm: false },
  });
});
afterAll(async () => {
  await Promise.all([app.close(), mailed.close()]);
  server.close();
});

const answers = (sql: string): Promise<unknown> =>
  app.database.owner.unsafe(`create or replace function public.claims_hook(event jsonb) returns jsonb
    language plpgsql as $$ begin ${sql} end $$`);
const signIn = async (email: string) =>
  app.client().auth.signInWithPassword({ email, password: goodPassword });

test('a function of the database adds claims, and cannot make the token another user’s', async () => {
  await answers(`return event;`);
  const { email, userId } = await app.signUp();
  await answers(`return jsonb_build_object('claims', event -> 'claims' || jsonb_build_object(
    'kampus', 'UNTAR', 'sub', '8d1c0b34-5b9e-4b57-8a3e-0a4a1f1f0a01', 'aal', 'aal2'));`);
  const { data, error } = await signIn(email);
  expect(error).toBeNull();
  const claims = decodeJwt(data.session?.access_token ?? '');
  expect(claims).toMatchObject({ kampus: 'UNTAR', sub: userId, aal: 'aal1', role: 'authenticated' });
  expect((await app.client().auth.getUser(data.session?.access_token)).data.user?.id).toBe(userId);
});

test('what the hook refuses is refused with its words, and nonsense is an error', async () => {
  await answers(`return event;`);
  const { email } = await app.signUp();
  await answers(`return '{"error": {"http_code": 403, "message": "Hanya mahasiswa"}}';`);
  expect((await signIn(email)).error).toMatchObject({ status: 403, message: 'Hanya mahasiswa' });
  await answers(`return '{"claims": {"role": "service_role"}}';`);
  expect((await signIn(email)).error).toMatchObject({ status: 500 });
  await answers(`return '[]';`);
  expect((await signIn(email)).error).toMatchObject({ status: 500 });
});

test('a hook at an address gets the mail, signed, and the mail server none', async () => {
  const email = freshEmail();
  await mailed.client().auth.signUp({ email, password: goodPassword });
  await eventually(() => expect(heard).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('v1,whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  const told = JSON.parse(body) as {
    email_data: { token: string; token_hash: string; email_action_type: string };
  };
  expect(told).toMatchObject({ user: { email }, email_data: { email_action_type: 'signup', email } });
  expect(mailed.mails).toEqual([]);
  const { token_hash } = told.email_data;
  expect((await mailed.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
});

test('claims may be asked for at an address, the mail given to a function of the database', async () => {
  const { port } = server.address() as AddressInfo;
  const own = await createAuthTestApp({
    auth: {
      accessTokenHook: readHook('X', `http://127.0.0.1:${port}/claims`, secret),
      sendMailHook: readHook('X', 'pg-functions://postgres/public/mail_hook', undefined),
    },
    settings: { autoConfirm: false },
  });
  try {
    await own.database.owner.unsafe(`
      create table public.hook_mails (event jsonb);
      create function public.mail_hook(event jsonb) returns jsonb language sql volatile
        as $$ insert into public.hook_mails values (event) returning '{}'::jsonb $$`);
    const email = freshEmail();
    await own.client().auth.signUp({ email, password: goodPassword });
    const token = await eventually(async () => {
      const [row] = await own.database.owner<{ token: string; to: string }[]>`
        select event -> 'email_data' ->> 'token' as token, event -> 'user' ->> 'email' as to from public.hook_mails`;
      expect(row?.to).toBe(email);
      return row?.token ?? '';
    });
    expect(own.mails).toEqual([]);
    const { data, error } = await own.client().auth.verifyOtp({ email, token, type: 'signup' });
    expect(error).toBeNull();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ kampus: 'UNTAR', email });
    expect(heard.at(-1)?.headers['webhook-signature']).toMatch(/^v1,/);
  } finally {
    await own.close();
  }
});

test('only a function or a signed address can be a hook', () => {
  for (const address of ['pg-functions://postgres/public/x;drop', 'file:///etc/passwd', 'x']) {
    expect(() => readHook('ACCESS_TOKEN_HOOK', address, secret)).toThrow('ACCESS_TOKEN_HOOK');
  }
  expect(() => readHook('SEND_MAIL_HOOK', 'https://hook.test', undefined)).toThrow('HOOK_SECRET');
});
