import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthTestApp, type AuthTestApp, type SignedUp } from '../testing/create-auth-test-app.ts';

const names = [
  'email',
  'phone',
  'password',
  'data',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'channel',
  'create_user',
  'nonce',
  'current_password',
  'app_metadata',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'provider',
  'id_token',
  'domain',
  'provider_id',
  'redirect_to',
  'new_email',
  'id',
  'role',
  'ban_duration',
  'user_metadata',
  'should_soft_delete',
  'gotrue_meta_security',
  '__proto__',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '%00',
    'a@b.test',
    '+628123456789',
    '000000',
    'signup',
    'recovery',
    'email_change',
    'sms',
    's256',
    'x'.repeat(43),
    'none',
    '1h',
    '99999999999999999999h',
    'totp',
    'phone',
    '../../etc/passwd',
    '{{7*7}}',
    '9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11',
  ),
);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 4 }) },
);
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .dictionary(fc.constantFrom(...names), value, { maxKeys: 6 })
      .map((object) => JSON.stringify(object)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const id = fc.oneof(fc.constant('9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11'), text).map((part) => {
  const whole = part.isWellFormed() ? part : 'x';
  return encodeURIComponent(whole) || 'x';
});

const open = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token?grant_type=id_token',
  'POST /otp',
  'POST /verify',
  'POST /sso',
  'POST /recover',
  'POST /resend',
  'POST /callback',
  'POST /sso/saml/acs',
];
const signedIn = [
  'PUT /user',
  'POST /factors',
  'POST /factors/:id/challenge',
  'POST /factors/:id/verify',
  'POST /factors/recovery-codes',
  'POST /factors/recovery-codes/verify',
];
const byKey = [
  'POST /admin/users',
  'PUT /admin/users/:id',
  'DELETE /admin/users/:id',
  'POST /admin/generate_link',
  'POST /invite',
];

describe('no body makes the server fail', () => {
  let app: AuthTestApp;
  let person: SignedUp;
  beforeAll(async () => {
    app = await createAuthTestApp({ auth: { recoveryCodes: true } });
    person = await app.signUp();
  });
  afterAll(() => app.close());

  const attack = (target: string, credentials: { token?: string; key?: string }) =>
    fc.assert(
      fc.asyncProperty(body, id, async (sent, part) => {
        const [method = '', path = ''] = target.split(' ');
        await app.database.owner`delete from auth.rate_limits`;
        const answer = await app.call(method, path.replace(':id', part), {
          body: sent.isWellFormed() ? sent : 'x',
          ...credentials,
        });
        expect(answer.status, `${sent} ${part} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
      }),
      { numRuns: 80 },
    );

  test.each(open)('%s', (target) => attack(target, {}), 60_000);
  test.each(signedIn)('%s', (target) => attack(target, { token: person.session.access_token }), 60_000);
  test.each(byKey)('%s', (target) => attack(target, { key: app.deps.settings.secretKey }), 60_000);

  test.each(['/verify', '/authorize', '/callback', '/admin/users', '/user/identities/authorize'])(
    'GET %s with any query',
    (path) =>
      fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom(...names, 'state', 'page', 'per_page', 'filter'), text),
          async (query) => {
            await app.database.owner`delete from auth.rate_limits`;
            const search = new URLSearchParams(
              Object.entries(query).map(([name, part]) => [name, part.toWellFormed()]),
            );
            const answer = await app.call('GET', `${path}?${search}`, { key: app.deps.settings.secretKey });
            expect(answer.status).toBeLessThan(500);
          },
        ),
        { numRuns: 80 },
      ),
    60_000,
  );

  test.each([
    ['of a stated length', (bytes: Uint8Array<ArrayBuffer>) => ({ body: bytes })],
    [
      'in chunks',
      (bytes: Uint8Array<ArrayBuffer>) => ({
        body: new ReadableStream({
          start: (controller) => {
            for (let at = 0; at < bytes.length; at += 65_536)
              controller.enqueue(bytes.slice(at, at + 65_536));
            controller.close();
          },
        }),
        duplex: 'half' as const,
      }),
    ],
  ])('413 request_entity_too_large in the words of this protocol for a body %s', async (_, part) => {
    const bytes = new TextEncoder().encode(`{"email":"${'a'.repeat(1024 * 1024)}"}`);
    const headers = { apikey: app.deps.settings.publishableKey, 'content-type': 'application/json' };
    const send = (extra: Record<string, string>) =>
      app.fetch('/auth/v1/recover', { method: 'POST', headers: { ...headers, ...extra }, ...part(bytes) });
    const current = await send({ 'X-Supabase-Api-Version': '2024-01-01' });
    expect(current.status).toBe(413);
    expect(current.headers.get('x-sb-error-code')).toBe('request_entity_too_large');
    expect(await current.json()).toMatchObject({ code: 'request_entity_too_large' });
    expect(await (await send({})).json()).toMatchObject({
      code: 413,
      error_code: 'request_entity_too_large',
    });
  });
});
