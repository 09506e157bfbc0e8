import { FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { functionDefinitions } from '#functions.ts';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
type Member = { id: string; token: string; email: string };

const slow = defineFunction({
  name: 'slow-probe',
  verifyJwt: false,
  timeoutMs: 20,
  handler: () => new Promise((resolve) => void setTimeout(() => resolve(jsonResponse({ late: true })), 200)),
});

async function signUp(name: string, data: Record<string, string> = {}): Promise<Member> {
  const email = `${name}@contoh.test`;
  const { data: made, error } = await app.client().auth.signUp({
    email,
    password: 'sandi-yang-cukup-panjang',
    options: { data: { username: name, nama_lengkap: `Orang ${name}`, ...data } },
  });
  if (error !== null || made.session === null) throw error ?? new Error('no session');
  return { id: made.session.user.id, token: made.session.access_token, email };
}

beforeAll(async () => {
  app = await createTestApp({
    parts: {
      functions: [...functionDefinitions, slow],
      protocols: { '/auth/v1': createAuthRoutes, '/rest/v1': createRestRoutes },
    },
  });
});
afterAll(async () => {
  await app.close();
});

describe('validate-referral', () => {
  test('200 tells that a code exists, without the id or the full name behind it', async () => {
    const owner = await signUp('pengajak');
    const [row] = await app.database
      .owner`select code from public.referral_codes where user_id = ${owner.id}`;
    const { data } = await app.client().functions.invoke('validate-referral', {
      body: { referral_code: String(row?.['code']).toLowerCase() },
    });
    expect(data).toMatchObject({ valid: true, referrer_id: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain(owner.id);
    expect(JSON.stringify(data)).not.toContain('pengajak');
  });

  test('200 with valid false for a code that does not exist', async () => {
    const { data } = await app
      .client()
      .functions.invoke('validate-referral', { body: { referral_code: 'TIDAKADA' } });
    expect(data).toMatchObject({ valid: false, referrer_id: null });
  });

  test('400 without a code and for a body that is not JSON', async () => {
    const headers = { apikey: app.deps.settings.publishableKey, 'content-type': 'application/json' };
    const call = (body: string): Promise<Response> =>
      app.fetch('/functions/v1/validate-referral', { method: 'POST', headers, body });
    expect((await call('{}')).status).toBe(400);
    expect((await call('{')).status).toBe(400);
  });
});

describe('process-referral-signup', () => {
  test('200 and no coins for any user, whatever ids the body names', async () => {
    const victim = await signUp('sasaran');
    const hostile = await signUp('jahat');
    for (let n = 0; n < 5; n += 1) {
      const { data } = await app
        .client({ token: hostile.token })
        .functions.invoke('process-referral-signup', {
          body: { referrer_id: hostile.id, new_user_id: victim.id, new_user_email: victim.email },
        });
      expect(data).toEqual({ ok: true });
    }
    expect(await app.database.owner`select 1 from public.coin_entries`).toHaveLength(0);
    expect(
      await app.database.owner`select 1 from public.referrals where referrer_id = ${hostile.id}`,
    ).toHaveLength(0);
  });
});

describe('get-user-metadata', () => {
  test('200 with one’s own data', async () => {
    const member = await signUp('diri_sendiri');
    const { data } = await app
      .client({ token: member.token })
      .functions.invoke('get-user-metadata', { body: {} });
    expect(data).toMatchObject({
      user_id: member.id,
      username: 'diri_sendiri',
      is_premium: false,
      total_coin: 0,
    });
  });

  test('403 for another member’s, 200 for an admin', async () => {
    const [member, other] = [await signUp('orang_a'), await signUp('orang_b')];
    const refused = await app
      .client({ token: member.token })
      .functions.invoke('get-user-metadata', { body: { user_id: other.id } });
    expect(refused.error).toBeInstanceOf(FunctionsHttpError);
    expect((refused.error as FunctionsHttpError).context.status).toBe(403);
    await app.database.owner`insert into public.user_roles (user_id, role) values (${member.id}, 'admin')`;
    const { data } = await app
      .client({ token: member.token })
      .functions.invoke('get-user-metadata', { body: { user_id: other.id } });
    expect(data).toMatchObject({ user_id: other.id });
  });

  test('401 from the relay without a session', async () => {
    const { error } = await app.client().functions.invoke('get-user-metadata', { body: {} });
    expect(error).toBeInstanceOf(FunctionsRelayError);
  });
});

describe('the runtime', () => {
  test('404 for a name that does not exist, 504 for a function that takes too long', async () => {
    const unknown = await app.client().functions.invoke('tidak-ada');
    expect(unknown.error).toBeInstanceOf(FunctionsRelayError);
    const late = await app.client().functions.invoke('slow-probe');
    expect(late.error).toBeInstanceOf(FunctionsRelayError);
    expect((late.error as FunctionsRelayError).context.status).toBe(504);
  });

  test('413 for a body over the limit of the function', async () => {
    const response = await app.fetch('/functions/v1/validate-referral', {
      method: 'POST',
      headers: { apikey: app.deps.settings.publishableKey, 'content-length': String(70 * 1024) },
      body: 'x'.repeat(70 * 1024),
    });
    expect(response.status).toBe(413);
  });
});
