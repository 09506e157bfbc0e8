/** As `supabase.auth.mfa.recoveryCodes` is documented: https://supabase.com/docs/reference/javascript/auth-mfa-api. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createAuthTestApp, type AuthTestApp } from '../../testing/create-auth-test-app.ts';
import { proveLongAgo } from '../../testing/prove-long-ago.ts';

let app: AuthTestApp;
let closed: AuthTestApp;
beforeAll(async () => {
  [app, closed] = [await createAuthTestApp({ auth: { recoveryCodes: true } }), await createAuthTestApp()];
});
beforeEach(() => app.database.owner`delete from auth.rate_limits`);
afterAll(() => Promise.all([app.close(), closed.close()]));

/** A person whose session a TOTP factor has raised. */
async function raised(of: AuthTestApp = app) {
  const person = await of.signUp();
  const client = of.client();
  await client.auth.setSession(person.session);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
  if (data === null) throw new Error('not enrolled');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  expect(error).toBeNull();
  return { ...person, client, totpId: data.id };
}

/** The same with a set of codes, and a further session that knows the password alone. */
async function prepared() {
  const person = await raised();
  const { data, error } = await person.client.auth.mfa.recoveryCodes.generate();
  expect(error).toBeNull();
  if (data === null) throw new Error('no codes');
  const low = app.client();
  await low.auth.signInWithPassword({ email: person.email, password: person.password });
  return { ...person, low, set: data };
}

test('ten codes are told once, in canonical form, and are kept as digests', async () => {
  const { client, userId } = await raised();
  const { data, error } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'Cadangan' });
  expect(error).toBeNull();
  expect(data).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    type: 'recovery_code',
    friendly_name: 'Cadangan',
    total: 10,
    codes: expect.arrayContaining([expect.stringMatching(/^[a-z2-9]{16}$/)]),
  });
  expect(new Set(data?.codes).size).toBe(10);
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: data?.id,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  });
  const [row] = await app.database.owner<{ kept: string }[]>`
    select to_jsonb(c)::text || to_jsonb(f)::text as kept
    from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id where f.user_id = ${userId}`;
  for (const code of data?.codes ?? []) expect(row?.kept).not.toContain(code);
  const listed = await client.auth.mfa.listFactors();
  expect(listed.data?.recovery_code).toMatchObject([{ id: data?.id, friendly_name: 'Cadangan' }]);
  expect(JSON.stringify(await client.auth.getUser())).not.toContain('digest');
});

test('a code raises the session once, however it is typed, and ends the sessions that know the password alone', async () => {
  const { low, set, email, password } = await prepared();
  const other = app.client();
  await other.auth.signInWithPassword({ email, password });
  const typed = ` ${(set.codes[0] ?? '').toUpperCase().replaceAll(/.{4}(?=.)/g, '$&-')} `;
  const { data, error } = await low.auth.mfa.recoveryCodes.verify({ code: typed });
  expect(error).toBeNull();
  const claims = await app.deps.keys.verify(data?.access_token ?? '');
  expect(claims).toMatchObject({ aal: 'aal2' });
  expect(claims['amr']).toEqual(
    expect.arrayContaining([expect.objectContaining({ method: 'mfa/recovery_code' })]),
  );
  expect((await low.auth.getSession()).data.session?.access_token).toBe(data?.access_token);
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await low.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  const again = app.client();
  await again.auth.signInWithPassword({ email, password });
  expect((await again.auth.mfa.recoveryCodes.verify({ code: typed })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  });
});

test('one code that ten requests show together serves one of them', async () => {
  const { low, set } = await prepared();
  const token = (await low.auth.getSession()).data.session?.access_token ?? '';
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.call('POST', '/factors/recovery-codes/verify', { token, body: { code: set.codes[1] } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('five wrong codes lock the set, for the right ones too, until the time is over or the set is replaced', async () => {
  const { client, low, set, userId } = await prepared();
  const verify = async (code: string) => {
    await app.database.owner`delete from auth.rate_limits`;
    return (await low.auth.mfa.recoveryCodes.verify({ code })).error;
  };
  const wrong = 'a'.repeat(16);
  for (let n = 0; n < 5; n += 1)
    expect(await verify(wrong)).toMatchObject({ code: 'mfa_verification_failed' });
  expect(await verify(set.codes[0] ?? '')).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
  await app.database.owner`
    update auth.mfa_recovery_codes c set locked_until = now() - interval '1 second'
    from auth.mfa_factors f where f.id = c.factor_id and f.user_id = ${userId}`;
  expect(await verify(wrong)).toMatchObject({ code: 'mfa_verification_failed' });
  for (let n = 0; n < 4; n += 1) await verify(wrong);
  expect(await verify(wrong)).toMatchObject({ code: 'mfa_recovery_codes_locked' });
  const { data, error } = await client.auth.mfa.recoveryCodes.regenerate();
  expect(error).toBeNull();
  expect(data).toMatchObject({ id: set.id, friendly_name: 'Recovery codes', total: 10 });
  expect(await verify(set.codes[0] ?? '')).toMatchObject({ code: 'mfa_verification_failed' });
  expect(await verify(data?.codes[0] ?? '')).toBeNull();
});

test('who has not shown another factor makes none; there is one set; a set alone there never is', async () => {
  const { client, low, totpId, set } = await prepared();
  for (const call of ['generate', 'regenerate', 'unenroll'] as const) {
    expect((await low.auth.mfa.recoveryCodes[call]()).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
  }
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    code: 'mfa_verified_factor_exists',
  });
  const { error } = await low.auth.mfa.recoveryCodes.verify({ code: set.codes[0] ?? '' });
  expect(error).toBeNull();
  // With the last other factor the codes go, and with them what they raised.
  expect((await low.auth.mfa.unenroll({ factorId: totpId })).error).toBeNull();
  expect((await low.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
  await low.auth.refreshSession();
  expect((await low.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  expect((await low.auth.mfa.recoveryCodes.verify({ code: set.codes[1] ?? '' })).error).toMatchObject({
    code: 'mfa_verification_failed',
  });
});

test('a factor that goes while another is taken away does not leave the codes alone', async () => {
  const { client, totpId, userId } = await prepared();
  const [other] = await app.database.owner<{ id: string }[]>`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
    values (gen_random_uuid(), ${userId}, 'other', 'totp', 'verified') returning id`;
  let removal: Promise<{ error: unknown }> | undefined;
  await app.database.owner.begin(async (tx) => {
    // What a removal that came first holds until it is done.
    await tx`select 1 from auth.users where id = ${userId} for no key update`;
    await tx`delete from auth.mfa_factors where id = ${other?.id ?? ''}`;
    removal = client.auth.mfa.unenroll({ factorId: totpId });
    // Until it waits for this one, or is done without having waited.
    await Promise.race([
      removal,
      eventually(async () => {
        const waiting = await app.database.owner`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      }),
    ]);
  });
  expect((await removal)?.error).toBeNull();
  expect(await app.database.owner`select from auth.mfa_factors where user_id = ${userId}`).toHaveLength(0);
});

test('a session at aal2 without a verified factor cannot make the codes its only one', async () => {
  const { client, userId } = await raised();
  await app.database.owner`delete from auth.mfa_factors where user_id = ${userId}`;
  await app.database.owner`update auth.sessions set aal = 'aal2' where user_id = ${userId}`;
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'mfa_recovery_codes_sole_factor',
  });
});

test('a name that another factor has is refused; a proof of long ago does not do', async () => {
  const { client, userId } = await raised();
  const named = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'hp' });
  expect(named.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  await proveLongAgo(app.database.owner, userId);
  const late = await client.auth.mfa.recoveryCodes.generate();
  expect(late.error).toMatchObject({ code: 'reauthentication_needed' });
});

test('the codes of one person open nothing of another; they have no challenge of their own', async () => {
  const [one, two] = [await prepared(), await prepared()];
  expect((await two.low.auth.mfa.recoveryCodes.verify({ code: one.set.codes[0] ?? '' })).error).toMatchObject(
    {
      code: 'mfa_verification_failed',
    },
  );
  expect((await one.client.auth.mfa.challenge({ factorId: one.set.id })).error).toMatchObject({
    code: 'validation_failed',
  });
  const removed = await one.client.auth.mfa.recoveryCodes.unenroll();
  expect(removed).toEqual({ data: { id: one.set.id }, error: null });
  expect((await one.client.auth.mfa.listFactors()).data).toMatchObject({
    recovery_code: [],
    totp: [{ id: one.totpId }],
  });
  const gone = await one.client.auth.mfa.recoveryCodes.unenroll();
  expect(gone.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

test('where they are not switched on, each call is refused by its own code', async () => {
  const { client } = await raised(closed);
  const { recoveryCodes } = client.auth.mfa;
  for (const call of ['generate', 'regenerate', 'getStatus', 'unenroll'] as const) {
    expect((await recoveryCodes[call]()).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_enroll_not_enabled',
    });
  }
  expect((await recoveryCodes.verify({ code: 'x' })).error).toMatchObject({
    status: 422,
    code: 'mfa_recovery_codes_verify_not_enabled',
  });
});
