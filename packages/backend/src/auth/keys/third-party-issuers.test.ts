import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThirdPartyTokens, firstTrusted, issuerSchema } from './third-party-issuers.ts';
import { createTrustedTokens } from '#http/trusted-tokens.ts';

type Pair = { readonly privateKey: CryptoKey; readonly jwk: JWK };
const makePair = async (algorithm: 'RS256' | 'ES256', kid: string): Promise<Pair> => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm } };
};
const sign = (
  { privateKey, jwk }: Pair,
  claims: Record<string, unknown>,
  { issuer = 'https://masuk.test', lifetime = '1h' as string | null } = {},
): Promise<string> => {
  const token = new SignJWT({ role: 'authenticated', sub: 'seseorang', ...claims })
    .setProtectedHeader({ alg: jwk.alg ?? '', kid: jwk.kid ?? '' })
    .setIssuer(issuer);
  return (lifetime === null ? token : token.setExpirationTime(lifetime)).sign(privateKey);
};

let server: Server;
let rsa: Pair;
let ec: Pair;
let read: ReturnType<typeof createThirdPartyTokens>;
beforeAll(async () => {
  [rsa, ec] = [await makePair('RS256', 'r'), await makePair('ES256', 'e')];
  server = createServer((_request, response) => void response.end(JSON.stringify({ keys: [ec.jwk] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jwks = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  read = createThirdPartyTokens([
    issuerSchema.parse({ issuer: 'https://masuk.test', jwks: { keys: [rsa.jwk] }, audience: 'kami' }),
    issuerSchema.parse({ issuer: 'https://lain.test', jwks, roles: ['authenticated', 'service_role'] }),
  ]);
});
afterAll(() => void server.close());

test('tokens of an issuer are believed, by keys at hand or at an address', async () => {
  expect(await read(await sign(rsa, { aud: 'kami' }))).toMatchObject({
    role: 'authenticated',
    claims: { sub: 'seseorang' },
  });
  const server = await sign(ec, { role: 'service_role' }, { issuer: 'https://lain.test' });
  expect(await read(server)).toMatchObject({ role: 'service_role' });
});

test('nothing else is', async () => {
  const refused = [
    await sign(rsa, { aud: 'orang lain' }),
    await sign(rsa, { aud: 'kami', role: 'service_role' }),
    await sign(rsa, { aud: 'kami', role: 'postgres' }),
    await sign(rsa, { aud: 'kami' }, { lifetime: null }),
    await sign(rsa, { aud: 'kami' }, { lifetime: '-1h' }),
    await sign(rsa, { aud: 'kami' }, { issuer: 'https://siapa.test' }),
    // The key of one issuer does not speak for another.
    await sign(ec, { aud: 'kami' }),
    await sign(rsa, {}, { issuer: 'https://lain.test' }),
    'bukan token',
    `${'a'.repeat(20_000)}.b.c`,
  ];
  for (const token of refused) expect(await read(token)).toBeNull();
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const body = Buffer.from(
    JSON.stringify({ iss: 'https://masuk.test', aud: 'kami', role: 'authenticated', exp: 4e9 }),
  ).toString('base64url');
  expect(await read(`${none}.${body}.`)).toBeNull();
  // A public key is no shared secret.
  const forged = await new SignJWT({ role: 'authenticated', aud: 'kami' })
    .setProtectedHeader({ alg: 'HS256', kid: 'r' })
    .setIssuer('https://masuk.test')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JSON.stringify(rsa.jwk)));
  expect(await read(forged)).toBeNull();
});

test('an issuer that cannot be reached is no reason to believe', async () => {
  const away = createThirdPartyTokens([
    issuerSchema.parse({ issuer: 'https://masuk.test', jwks: 'http://127.0.0.1:9/jwks.json' }),
  ]);
  expect(await away(await sign(rsa, {}))).toBeNull();
});

test('secrets and issuers stand side by side', async () => {
  const secret = 'a-shared-secret-of-forty-characters-0123';
  const both = firstTrusted(createTrustedTokens([secret]), read);
  const shared = await new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  expect([(await both(shared))?.role, (await both(await sign(rsa, { aud: 'kami' })))?.role]).toEqual([
    'anon',
    'authenticated',
  ]);
});
