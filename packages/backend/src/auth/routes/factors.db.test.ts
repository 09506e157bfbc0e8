import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionMemory } from '../sessions/session-memory.ts';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';

const codeAt = (secret: string, shiftSteps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + shiftSteps * 30_000 });

describe('second factors', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  const signedInClient = async () => {
    const person = await app.signUp();
    const client = app.client();
    await client.auth.setSession(person.session);
    return { ...person, client };
  };
  const enrolled = async () => {
    const person = await signedInClient();
    const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
    expect(error).toBeNull();
    if (!data) throw new Error('not enrolled');
    return { ...person, factorId: data.id, secret: data.totp.secret, totp: data.totp };
  };

  test('totp: enrol, challenge, verify; the session is aal2, other sessions end, the next sign-in is aal1', async () => {
    const { client, factorId, secret, totp, email, password, userId } = await enrolled();
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.qr_code).not.toContain('#');
    expect(totp.uri).toContain('issuer=localhost');
    const elsewhere = await app.client().auth.signInWithPassword({ email, password });
    const raised = vi.fn<(event: string) => void>();
    client.auth.onAuthStateChange((event) => raised(event));
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const { data, error } = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeAt(secret),
    });
    expect(error).toBeNull();
    const claims = await app.deps.keys.verify(data?.access_token ?? '');
    expect(claims).toMatchObject({ sub: userId, aal: 'aal2' });
    expect(claims['amr']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'totp' }),
        expect.objectContaining({ method: 'password' }),
      ]),
    );
    expect(raised).toHaveBeenCalledWith('MFA_CHALLENGE_VERIFIED');
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    const ended = await app.call('GET', '/user', { token: elsewhere.data.session?.access_token ?? '' });
    expect(ended.body['code']).toBe('session_not_found');
    expect((await client.auth.refreshSession()).error).toBeNull();
    const again = app.client();
    await again.auth.signInWithPassword({ email, password });
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
  });

  test('a code counts once, also when it is tried together, and its secret is not stored in clear', async () => {
    const { session, factorId, secret } = await enrolled();
    const [row] = await app.database.owner`select secret from auth.mfa_factors where id = ${factorId}`;
    expect(row?.['secret']).not.toContain(secret);
    const challenges = await Promise.all(
      [1, 2, 3, 4].map(() =>
        app.call('POST', `/factors/${factorId}/challenge`, { token: session.access_token }),
      ),
    );
    const code = codeAt(secret);
    const answers = await Promise.all(
      challenges.map(({ body }) =>
        app.call('POST', `/factors/${factorId}/verify`, {
          token: session.access_token,
          body: { challenge_id: body['id'], code },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'mfa_verification_failed')).toHaveLength(3);
  });

  test('422 for a wrong code, 429 after five of them', async () => {
    const { session, factorId, secret } = await enrolled();
    const { access_token: token } = session;
    const wrong = String((Number(codeAt(secret)) + 333_333) % 1_000_000).padStart(6, '0');
    const { body: challenge } = await app.call('POST', `/factors/${factorId}/challenge`, { token });
    const verify = (code: string) =>
      app.call('POST', `/factors/${factorId}/verify`, {
        token,
        body: { challenge_id: challenge['id'], code },
      });
    for (let n = 0; n < 5; n += 1) {
      expect(await verify(wrong)).toMatchObject({
        status: 422,
        body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
      });
    }
    expect((await verify(codeAt(secret))).status).toBe(429);
    expect((await verify('')).body['message']).toBe('Code needs to be non-empty');
  });

  test('422 for a late, an unknown and a used challenge', async () => {
    const { session, factorId, secret } = await enrolled();
    const { access_token: token } = session;
    const verify = (challengeId: string) =>
      app.call('POST', `/factors/${factorId}/verify`, {
        token,
        body: { challenge_id: challengeId, code: codeAt(secret) },
      });
    const open = async () =>
      String((await app.call('POST', `/factors/${factorId}/challenge`, { token })).body['id']);
    const late = await open();
    await app.database.owner`update auth.mfa_challenges set created_at = now() - interval '6 minutes'`;
    expect((await verify(late)).body['code']).toBe('mfa_challenge_expired');
    expect(await verify(crypto.randomUUID())).toMatchObject({
      status: 422,
      body: { code: 'mfa_factor_not_found' },
    });
    const used = await open();
    await app.database.owner`update auth.mfa_challenges set verified_at = now() where id = ${used}`;
    expect((await verify(used)).body['code']).toBe('mfa_ip_address_mismatch');
  });

  test("404 for another user's factor and for an id that is none", async () => {
    const owner = await enrolled();
    const other = await app.signUp();
    const { access_token: token } = other.session;
    for (const [method, path] of [
      ['POST', `/factors/${owner.factorId}/challenge`],
      ['DELETE', `/factors/${owner.factorId}`],
    ] as const) {
      expect(await app.call(method, path, { token })).toMatchObject({
        status: 404,
        body: { code: 'mfa_factor_not_found' },
      });
    }
    expect((await app.call('DELETE', '/factors/1', { token })).body).toEqual({
      code: 'validation_failed',
      message: 'factor_id must be an UUID',
    });
  });

  test('a factor that goes takes what is remembered of its person along before the answer, not only with the notice', async () => {
    const { client, factorId, userId } = await enrolled();
    const memory = sessionMemory(app.database);
    const sessionId = crypto.randomUUID();
    memory.remember(sessionId, userId, memory.mark(), { aal: 'aal2', owesSecondStep: false });
    expect(memory.recall(sessionId, userId)).not.toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(memory.recall(sessionId, userId)).toBeNull();
  });

  test('enrolling: names are unique, ten at most even together, aal2 demanded once one is verified', async () => {
    const { session, userId } = await app.signUp();
    const { access_token: token } = session;
    const enrol = (name: string) =>
      app.call('POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: name } });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => enrol(`hp ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body['code'] === 'too_many_enrolled_mfa_factors')).toHaveLength(4);
    await app.database.owner`
      delete from auth.mfa_factors where user_id = ${userId} and friendly_name <> (
        select friendly_name from auth.mfa_factors where user_id = ${userId} limit 1)`;
    const [left] = await app.database
      .owner`select friendly_name from auth.mfa_factors where user_id = ${userId}`;
    expect((await enrol(String(left?.['friendly_name']))).body['code']).toBe('mfa_factor_name_conflict');
    await app.database.owner`update auth.mfa_factors set status = 'verified' where user_id = ${userId}`;
    expect(await enrol('baru')).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
  });

  test.each([
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'email' }, 400, 'validation_failed'],
    [{ factor_type: 'phone' }, 400, 'validation_failed'],
  ])('POST /factors %j → %i %s', async (body, status, code) => {
    const { session } = await app.signUp();
    const answer = await app.call('POST', '/factors', { token: session.access_token, body });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('phone: the code of the message raises the session', async () => {
    const { client } = await signedInClient();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+6281234567890' });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });
    const code = /\d{6}/.exec((await app.nextMail('+6281234567890')).text)?.[0] ?? '';
    const wrong = await client.auth.mfa.verify({
      factorId: factor?.id ?? '',
      challengeId: challenge?.id ?? '',
      code: '12345',
    });
    expect(wrong.error?.message).toBe('Invalid MFA Phone code entered');
    const { error } = await client.auth.mfa.verify({
      factorId: factor?.id ?? '',
      challengeId: challenge?.id ?? '',
      code,
    });
    expect(error).toBeNull();
    const soon = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });
    expect(soon.error?.code).toBe('over_sms_send_rate_limit');
  });

  test('a factor that was begun before another was verified is no way around it', async () => {
    const { client, factorId, secret, email, password } = await enrolled();
    const thief = app.client();
    await thief.auth.signInWithPassword({ email, password });
    const { data: begun } = await thief.auth.mfa.enroll({ factorType: 'phone', phone: '+6281234567891' });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: codeAt(secret) });

    const { data } = await thief.auth.signInWithPassword({ email, password });
    const phoneId = begun?.id ?? '';
    expect((await thief.auth.mfa.challenge({ factorId: phoneId })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    const verified = await app.call('POST', `/factors/${phoneId}/verify`, {
      token: data.session?.access_token ?? '',
      body: { challenge_id: crypto.randomUUID(), code: '123456' },
    });
    expect(verified).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    // Who has shown the first factor may finish the second.
    expect((await client.auth.mfa.challenge({ factorId: phoneId })).error).toBeNull();
  });

  test('unenrol needs aal2 for a verified factor, and takes the level away again', async () => {
    const { client, factorId, secret, email, password } = await enrolled();
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: codeAt(secret) });
    const low = app.client();
    await low.auth.signInWithPassword({ email, password });
    expect((await low.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });
});
