import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samlAcsUrl, samlMetadata, samlMetadataUrl } from '../saml/saml-provider.ts';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { createSamlPeer, type SamlPeer } from '../testing/saml-peer.ts';

const siteUrl = 'http://localhost:3000';
const providerId = '4d1a2b3c-0000-4000-8000-000000000001';

describe('sign-in at an organisation (SAML)', () => {
  let peer: SamlPeer;
  let app: AuthTestApp;
  beforeAll(async () => {
    peer = await createSamlPeer(await samlMetadata(siteUrl), samlMetadataUrl(siteUrl), samlAcsUrl(siteUrl));
    const { entryPoint, issuer, certificate } = peer;
    app = await createAuthTestApp({
      settings: {
        samlProviders: [{ id: providerId, domains: ['kampus.test'], entryPoint, issuer, certificate }],
      },
    });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  type Change = Parameters<SamlPeer['answer']>[2];
  const newPerson = () => {
    const subject = randomBytes(8).toString('hex');
    return { subject, email: `${subject}@kampus.test`, name: 'Rina Mahasiswa' };
  };
  const begin = async (body: object = { domain: 'kampus.test' }) => {
    const answer = await app.call('POST', '/sso', { body: { skip_http_redirect: true, ...body } });
    expect(answer.status).toBe(200);
    return String(answer.body['url']);
  };
  const deliver = async (form: Record<string, string>): Promise<URL> => {
    const answer = await app.fetch('/auth/v1/sso/saml/acs', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  };
  const signIn = async (person = newPerson(), change: Change = {}, body?: object): Promise<URL> =>
    deliver(await peer.answer(await begin(body), person, change));
  const userOf = async (target: URL) => {
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
    return (await app.client().auth.getUser(token)).data.user;
  };

  test('303 there and back: an account of its own, the same the next time', async () => {
    const person = newPerson();
    const redirect_to = 'http://localhost:3000/profil';
    const target = await signIn(person, {}, { domain: 'KAMPUS.test', redirect_to });
    expect(target.pathname).toBe('/profil');
    const user = await userOf(target);
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: `sso:${providerId}` },
      user_metadata: { full_name: 'Rina Mahasiswa' },
    });
    const claims = await app.deps.keys.verify(
      new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '',
    );
    expect(claims['amr']).toMatchObject([{ method: 'sso/saml' }]);
    expect((await userOf(await signIn(person, {}, { provider_id: providerId })))?.id).toBe(user?.id);
  });

  test('the official client is sent to the provider', async () => {
    const { data, error } = await app.client().auth.signInWithSSO({ domain: 'kampus.test' });
    expect(error).toBeNull();
    expect(data?.url).toMatch(/^https:\/\/idp\.kampus\.test\/sso\?SAMLRequest=/);
  });

  test('an account with the same address is not joined, and a password cannot be set', async () => {
    const person = newPerson();
    const member = await app.signUp({ email: person.email });
    const target = await signIn(person);
    const user = await userOf(target);
    expect(user?.id).not.toBe(member.userId);
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
    const changed = await app.call('PUT', '/user', { token, body: { password: 'teh-manis-8' } });
    expect(changed.body['code']).toBe('user_sso_managed');
    expect((await app.client().auth.signInWithPassword(member)).data.user?.id).toBe(member.userId);
  });

  test('with PKCE the browser gets a code', async () => {
    const verifier = randomBytes(40).toString('base64url');
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const target = await signIn(
      newPerson(),
      {},
      { domain: 'kampus.test', code_challenge, code_challenge_method: 's256' },
    );
    const { status } = await app.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: target.searchParams.get('code'), code_verifier: verifier },
    });
    expect(status).toBe(200);
  });

  test.each<[string, Change]>([
    ['for another audience', { audience: 'https://lain.test' }],
    ['to another request', { inResponseTo: '_lain' }],
    ['of an hour ago', { issuedMinutesAgo: 60 }],
    ['signed by another key', { otherKey: true }],
  ])('an answer %s opens nothing', async (_, change) => {
    const target = await signIn(newPerson(), change);
    expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback');
    expect(target.hash).not.toContain('access_token');
  });

  test('an address of another domain opens nothing', async () => {
    const target = await signIn({ ...newPerson(), email: 'admin@kawanusaha.id' });
    expect(target.searchParams.get('error_description')).toBe('SAML Assertion is not valid');
  });

  test('an answer counts once, only for its flow, and not when it was changed', async () => {
    const form = await peer.answer(await begin(), newPerson());
    const targets = await Promise.all([1, 2, 3].map(() => deliver(form)));
    expect(targets.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
    const theirs = await peer.answer(await begin(), newPerson());
    const mine = await peer.answer(await begin(), newPerson());
    const crossed = await deliver({ SAMLResponse: theirs.SAMLResponse, RelayState: mine.RelayState });
    expect(crossed.hash).not.toContain('access_token');
    const person = newPerson();
    const good = await peer.answer(await begin(), person);
    const changed = Buffer.from(good.SAMLResponse, 'base64').toString().replaceAll(person.subject, 'admin');
    const forged = await deliver({ ...good, SAMLResponse: Buffer.from(changed).toString('base64') });
    expect(forged.hash).not.toContain('access_token');
    expect((await deliver({ SAMLResponse: good.SAMLResponse })).searchParams.get('error_code')).toBe(
      'bad_oauth_callback',
    );
    expect((await deliver({ ...good, SAMLResponse: '' })).hash).not.toContain('access_token');
  });

  /** Ways to put an assertion of one's own beside or around the signed one; `evil` names another person. */
  const wrappings: Record<string, (xml: string, signed: string, evil: string) => string> = {
    'before the signed one': (xml, signed, evil) => xml.replace(signed, () => evil + signed),
    'after the signed one': (xml, signed, evil) => xml.replace(signed, () => signed + evil),
    'around the signed one': (xml, signed, evil) =>
      xml.replace(signed, () => evil.replace(/<\/saml:Assertion>$/, () => `${signed}</saml:Assertion>`)),
    'with the signed one in its signature': (xml, signed, evil) => {
      const signature = /<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/.exec(signed)?.[0] ?? '';
      const bare = signed.replace(signature, '');
      const wrapped = signature.replace(
        /<\/((?:ds:)?)Signature>$/,
        (_end, prefix: string) => `<${prefix}Object>${bare}</${prefix}Object></${prefix}Signature>`,
      );
      return xml.replace(signed, () => evil.replace(/(<saml:Subject>)/, (subject) => wrapped + subject));
    },
    'of the same id': (xml, signed, evil) => {
      const id = / ID="([^"]+)"/.exec(signed)?.[1] ?? '';
      return xml.replace(signed, () => evil.replace(/ ID="[^"]+"/, () => ` ID="${id}"`) + signed);
    },
    'with the signed one among the extensions': (xml, signed, evil) =>
      xml.replace(signed, () => `<samlp:Extensions>${signed}</samlp:Extensions>${evil}`),
    'made by an entity': (xml, signed, evil) =>
      `<!DOCTYPE r [<!ENTITY e "x">]>${xml.replace(signed, () => evil + signed)}`,
  };

  test.each(Object.keys(wrappings))('an assertion %s opens nothing for the one it names', async (kind) => {
    const [person, victim] = [newPerson(), newPerson()];
    await signIn(victim);
    const good = await peer.answer(await begin(), person);
    const xml = Buffer.from(good.SAMLResponse, 'base64').toString();
    const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
    expect(signed).toContain('Signature');
    const evil = signed
      .replace(/<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/, '')
      .replaceAll(person.subject, victim.subject)
      .replace(/ ID="[^"]+"/, ' ID="_evil"');
    const wrapped = wrappings[kind]?.(xml, signed, evil) ?? '';
    expect(wrapped).toContain(victim.subject);
    const target = await deliver({ ...good, SAMLResponse: Buffer.from(wrapped).toString('base64') });
    const email = (await userOf(target).catch(() => null))?.email;
    expect(email).not.toBe(victim.email);
  });

  test.each([
    ['a file of the server', '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]>'],
    ['an address inside', '<!DOCTYPE r [<!ENTITY e SYSTEM "http://127.0.0.1:9/">]>'],
    [
      'a text of gigabytes',
      `<!DOCTYPE r [<!ENTITY a0 "${'lol'.repeat(10)}">${Array.from(
        { length: 9 },
        (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
      ).join('')}<!ENTITY e "&a9;">]>`,
    ],
  ])('an entity that stands for %s opens nothing, and is not read', async (_name, declared) => {
    const person = newPerson();
    const good = await peer.answer(await begin(), person);
    const xml = Buffer.from(good.SAMLResponse, 'base64').toString();
    const hostile = declared + xml.replaceAll(person.subject, '&e;');
    expect(hostile).toContain('&e;');
    const target = await deliver({ ...good, SAMLResponse: Buffer.from(hostile).toString('base64') });
    expect(target.hash).not.toContain('access_token');
    expect(target.href.length).toBeLessThan(2_000);
    expect(target.href).not.toContain('lollol');
  });

  test('a comment inside a name does not shorten it to another', async () => {
    const victim = newPerson();
    await signIn(victim);
    const longer = { subject: `${victim.subject}.x`, email: `${victim.email}.x.kampus.test` };
    const good = await peer.answer(await begin(), { ...longer, email: `x${victim.email}` });
    const xml = Buffer.from(good.SAMLResponse, 'base64').toString();
    const commented = xml.replaceAll(`${victim.subject}.x`, `${victim.subject}<!-- -->.x`);
    expect(commented).not.toBe(xml);
    const target = await deliver({ ...good, SAMLResponse: Buffer.from(commented).toString('base64') });
    expect((await userOf(target).catch(() => null))?.email).not.toBe(victim.email);
  });

  test('GET /sso/saml/metadata describes us', async () => {
    const answer = await app.fetch('/auth/v1/sso/saml/metadata');
    expect(answer.headers.get('content-type')).toContain('samlmetadata+xml');
    expect(await answer.text()).toContain('Location="http://localhost:3000/auth/v1/sso/saml/acs"');
  });

  test('404 for an unknown provider or domain', async () => {
    const domain = await app.call('POST', '/sso', { body: { domain: 'lain.test' } });
    expect(domain.body).toEqual({
      code: 'sso_provider_not_found',
      message: 'No SSO provider assigned for this domain',
    });
    const id = await app.call('POST', '/sso', { body: { provider_id: crypto.randomUUID() } });
    expect(id).toMatchObject({ status: 404, body: { message: 'No such SSO provider' } });
  });
});
