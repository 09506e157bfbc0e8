/**
 * Passkeys against false statements: each vector is sent by the official client, or as it would
 * send it, and must open no session, raise none and store nothing. Each case is sound but for what its name says; the first test of
 * each group shows that the sound statement is taken.
 */
import type { AuthError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator, type CredentialProof } from '../testing/authenticator.ts';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { falseStatements } from '../testing/false-statements.ts';
import { signedIn, testSite, withPasskey, type PasskeyHolder } from '../testing/passkey-peer.ts';

let app: AuthTestApp;
let holder: PasskeyHolder;
let other: PasskeyHolder;
beforeAll(async () => {
  app = await createAuthTestApp();
  holder = await withPasskey(app);
  other = await withPasskey(app);
});
beforeEach(() => app.database.owner`delete from auth.rate_limits`);
afterAll(() => app.close());

const begin = async () => {
  const { data } = await app.client().auth.passkey.startAuthentication();
  if (!data) throw new Error('no options');
  return data;
};
const answer = (challengeId: string, credential: unknown) =>
  app.client().auth.passkey.verifyAuthentication({ challengeId, credential: credential as CredentialProof });
const sessions = async (): Promise<number> => {
  const [row] = await app.database.owner<{ n: number }[]>`select count(*)::int as n from auth.sessions`;
  return row?.n ?? 0;
};
const passkeys = async (): Promise<number> => {
  const [row] = await app.database.owner<
    { n: number }[]
  >`select count(*)::int as n from auth.webauthn_credentials`;
  return row?.n ?? 0;
};

const flip = (text: string, index: number): string => {
  const bytes = Buffer.from(text, 'base64url');
  const at = index < 0 ? bytes.length + index : index;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64url');
};

type Change = (proof: CredentialProof) => unknown;
const inResponse =
  (change: (response: CredentialProof['response']) => object): Change =>
  (proof) => ({ ...proof, response: { ...proof.response, ...change(proof.response) } });

/** What happens to a sound proof on its way. */
const tamperedProofs: Record<string, Change> = {
  'a flipped bit at the end of the signature': inResponse((r) => ({ signature: flip(r.signature, -1) })),
  'a flipped bit in the middle of the signature': inResponse((r) => ({ signature: flip(r.signature, 30) })),
  'a signature of nothing': inResponse(() => ({ signature: 'AAAA' })),
  'r = s = 0': inResponse(() => ({
    signature: Buffer.from('3006020100020100', 'hex').toString('base64url'),
  })),
  'a grown counter': inResponse((r) => ({ authenticatorData: flip(r.authenticatorData, 36) })),
  'a set flag': inResponse((r) => ({ authenticatorData: flip(r.authenticatorData, 32) })),
  'cut authenticator data': inResponse((r) => ({ authenticatorData: r.authenticatorData.slice(0, 20) })),
  'longer authenticator data': inResponse((r) => ({ authenticatorData: `${r.authenticatorData}AAAA` })),
  'other client data': inResponse((r) => ({ clientDataJSON: flip(r.clientDataJSON, -3) })),
  'client data that is no JSON': inResponse(() => ({ clientDataJSON: 'bukan' })),
  'client data that is null': inResponse(() => ({
    clientDataJSON: Buffer.from('null').toString('base64url'),
  })),
  'another user’s handle': inResponse(() => ({ userHandle: other.authenticator.userHandle })),
  'no user handle': inResponse(() => ({ userHandle: undefined })),
  'another user’s credential id': (proof) => ({
    ...proof,
    id: other.authenticator.id,
    rawId: other.authenticator.id,
  }),
  'an unknown credential id': (proof) => ({ ...proof, id: 'AAAA', rawId: 'AAAA' }),
  'two ids': (proof) => ({ ...proof, rawId: other.authenticator.id }),
  'another type of credential': (proof) => ({ ...proof, type: 'password' }),
  'no type': (proof) => ({ ...proof, type: undefined }),
  'an id that is no text': (proof) => ({ ...proof, id: { $ne: null } }),
  'an id as long as a book': (proof) => ({ ...proof, id: 'A'.repeat(4_000), rawId: 'A'.repeat(4_000) }),
  'a signature of half a megabyte': inResponse(() => ({ signature: 'A'.repeat(500_000) })),
  'a signature with signs that are not base64url': inResponse(() => ({ signature: "x' or 1=1 --" })),
  'no response': (proof) => ({ ...proof, response: undefined }),
  'a list': () => [],
  'no credential': () => null,
};

describe('sign-in by passkey', () => {
  test('the sound proof is taken', async () => {
    const { challenge_id, options } = await begin();
    expect((await answer(challenge_id, holder.authenticator.prove(options))).error).toBeNull();
  });

  test.each(Object.entries(falseStatements))('refused: %s', async (_name, change) => {
    const before = await sessions();
    const { challenge_id, options } = await begin();
    const { data, error } = await answer(challenge_id, holder.authenticator.prove(options, change));
    expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
    expect(data?.session ?? null).toBeNull();
    expect(await sessions()).toBe(before);
  });

  test.each(Object.entries(tamperedProofs))('refused: %s', async (_name, change) => {
    const before = await sessions();
    const { challenge_id, options } = await begin();
    const { data, error } = await answer(challenge_id, change(holder.authenticator.prove(options)));
    expect([400, 422]).toContain((error as AuthError | null)?.status);
    expect(data?.session ?? null).toBeNull();
    expect(await sessions()).toBe(before);
  });

  test('refused: a proof that is a registration', async () => {
    const { challenge_id, options } = await begin();
    const proof = holder.authenticator.prove(options, { type: 'webauthn.create' });
    expect((await answer(challenge_id, proof)).error).toMatchObject({ code: 'webauthn_verification_failed' });
  });

  test('refused: a challenge that was used, also by a wrong answer, and also together', async () => {
    const { challenge_id, options } = await begin();
    const proof = holder.authenticator.prove(options);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer(challenge_id, proof)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await answer(challenge_id, proof)).error).toMatchObject({ code: 'webauthn_challenge_not_found' });
    const wrong = await begin();
    await answer(wrong.challenge_id, holder.authenticator.prove(wrong.options, { userVerified: false }));
    const second = await answer(wrong.challenge_id, holder.authenticator.prove(wrong.options));
    expect(second.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  test('refused: a late challenge, an unknown one, a foreign one, one of a registration', async () => {
    const late = await begin();
    await app.database
      .owner`update auth.webauthn_challenges set expires_at = now() where id = ${late.challenge_id}`;
    expect((await answer(late.challenge_id, holder.authenticator.prove(late.options))).error).toMatchObject({
      status: 400,
      code: 'webauthn_challenge_expired',
    });
    const sound = await begin();
    const foreign = await begin();
    const proof = holder.authenticator.prove(sound.options);
    expect((await answer(foreign.challenge_id, proof)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
    const { data: adding } = await holder.client.auth.passkey.startRegistration();
    if (!adding) throw new Error('no options');
    for (const id of [crypto.randomUUID(), '', "' or true --", '0'.repeat(10_000), adding.challenge_id]) {
      const { error } = await answer(id, holder.authenticator.prove(adding.options));
      expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' });
    }
  });

  test('refused: a counter that fell or stood still, as a copied authenticator shows it', async () => {
    const copied = await withPasskey(app);
    const sound = await begin();
    const proof = copied.authenticator.prove(sound.options, { counter: 40 });
    expect((await answer(sound.challenge_id, proof)).error).toBeNull();
    for (const counter of [40, 39, 1, 0]) {
      const { challenge_id, options } = await begin();
      const { error } = await answer(challenge_id, copied.authenticator.prove(options, { counter }));
      expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
    }
    const [one, two] = [await begin(), await begin()];
    const answers = await Promise.all(
      [one, two].map(({ challenge_id, options }) =>
        answer(challenge_id, copied.authenticator.prove(options, { counter: 41 })),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('refused: another body than JSON of a bounded size', async () => {
    for (const body of ['{', '[]', '"x"', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`]) {
      const { status } = await app.call('POST', '/passkeys/authentication/verify', { body });
      expect(status).toBe(400);
    }
    const huge = await app.call('POST', '/passkeys/authentication/verify', {
      body: `"${'a'.repeat(2_000_000)}"`,
    });
    expect(huge.status).toBe(413);
  });
});

describe('adding a passkey', () => {
  const register = async (make: (options: { challenge: string; user: { id: string } }) => unknown) => {
    const { data } = await holder.client.auth.passkey.startRegistration();
    if (!data) throw new Error('no options');
    return holder.client.auth.passkey.verifyRegistration({
      challengeId: data.challenge_id,
      credential: make(data.options) as ReturnType<Authenticator['create']>,
    });
  };

  test('the sound credential is taken, and asked for with verification of the user', async () => {
    const { data } = await holder.client.auth.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: holder.authenticator.id }],
    });
    const { error } = await register((options) => new Authenticator(testSite).create(options));
    expect(error).toBeNull();
  });

  test.each(Object.entries(falseStatements))('refused: %s', async (_name, change) => {
    const before = await passkeys();
    const { error } = await register((options) => new Authenticator(testSite).create(options, change));
    expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
    expect(await passkeys()).toBe(before);
  });

  test.each(['fido-u2f', 'android-key', 'apple', 'tpm', 'android-safetynet', 'palsu', ''])(
    'refused: a statement of the form "%s", whose certificates could lead elsewhere',
    async (fmt) => {
      const certificate = Uint8Array.from([0x30, 0x00]);
      const attStmt = new Map<string, unknown>([['x5c', [certificate]]]);
      const { error } = await register((options) =>
        new Authenticator(testSite).create(options, {}, { fmt, attStmt }),
      );
      expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
    },
  );

  test('refused: a packed statement with certificates', async () => {
    const attStmt = new Map<string, unknown>([
      ['alg', -7],
      ['sig', Uint8Array.from([1])],
      ['x5c', [Uint8Array.from([0x30, 0x00])]],
    ]);
    const { error } = await register((options) =>
      new Authenticator(testSite).create(options, {}, { fmt: 'packed', attStmt }),
    );
    expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
  });

  test.each<[string, (made: ReturnType<Authenticator['create']>) => unknown]>([
    ['cut bytes', (made) => ({ ...made, response: { ...made.response, attestationObject: 'o2M' } })],
    ['no CBOR', (made) => ({ ...made, response: { ...made.response, attestationObject: '________' } })],
    ['another id than the signed one', (made) => ({ ...made, id: 'AAAA', rawId: 'AAAA' })],
    ['a proof in its place', () => holder.authenticator.prove({ challenge: 'x' })],
    [
      'transports without end',
      (made) => ({ ...made, response: { ...made.response, transports: Array(1_000).fill('usb') } }),
    ],
  ])('refused: %s', async (_name, change) => {
    const before = await passkeys();
    const { error } = await register((options) => change(new Authenticator(testSite).create(options)));
    expect([400, 422]).toContain((error as AuthError | null)?.status);
    expect(await passkeys()).toBe(before);
  });

  test('refused: a credential that another person has', async () => {
    const { error } = await register((options) => other.authenticator.create(options));
    expect(error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' });
    // What the test's authenticator forgot by answering for another account.
    const [row] = await app.database.owner<{ user_id: string }[]>`
      select user_id from auth.webauthn_credentials where id = ${other.passkeyId}`;
    expect(row?.user_id).toBe(other.userId);
    other.authenticator.userHandle = Buffer.from(other.userId.replaceAll('-', ''), 'hex').toString(
      'base64url',
    );
  });

  test('refused: the challenge of another person, of another session of one’s own, a used and a late one', async () => {
    const { data } = await other.client.auth.passkey.startRegistration();
    if (!data) throw new Error('no options');
    const made = new Authenticator(testSite).create(data.options);
    const attempt = { challengeId: data.challenge_id, credential: made };
    expect((await holder.client.auth.passkey.verifyRegistration(attempt)).error).toMatchObject({
      code: 'webauthn_challenge_not_found',
    });
    const elsewhere = app.client();
    await elsewhere.auth.signInWithPassword(other);
    expect((await elsewhere.auth.passkey.verifyRegistration(attempt)).error).toMatchObject({
      code: 'webauthn_challenge_not_found',
    });
    expect((await other.client.auth.passkey.verifyRegistration(attempt)).error).toBeNull();
    expect((await other.client.auth.passkey.verifyRegistration(attempt)).error).toMatchObject({
      code: 'webauthn_challenge_not_found',
    });
    const { data: late } = await other.client.auth.passkey.startRegistration();
    if (!late) throw new Error('no options');
    await app.database
      .owner`update auth.webauthn_challenges set expires_at = now() where id = ${late.challenge_id}`;
    const tooLate = await other.client.auth.passkey.verifyRegistration({
      challengeId: late.challenge_id,
      credential: new Authenticator(testSite).create(late.options),
    });
    expect(tooLate.error).toMatchObject({ code: 'webauthn_challenge_expired' });
  });

  test('refused: visitors, and ended sessions', async () => {
    for (const path of ['/passkeys/registration/options', '/passkeys/registration/verify']) {
      expect((await app.call('POST', path, { body: {} })).status).toBe(401);
    }
    const person = await signedIn(app);
    await person.client.auth.signOut();
    const token = person.session.access_token;
    expect((await app.call('GET', '/passkeys', { token })).body).toMatchObject({ code: 'session_not_found' });
  });
});
