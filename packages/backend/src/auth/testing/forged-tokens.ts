import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as cryptoSign,
} from 'node:crypto';
import type { JWK } from 'jose';
import type { Database } from '#db/pool.ts';
import { testSettings } from '#testing/settings.ts';
import { withLowSignature } from '../keys/low-signature.ts';
import { unseal } from '../keys/secret-box.ts';
import { deriveSecrets } from '../keys/secrets.ts';

type Parts = { header: Record<string, unknown>; payload: Record<string, unknown> };
type Forge = (parts: Parts, tools: Tools) => string | Promise<string>;
type Tools = {
  token: string;
  /** Another person, with what only they hold. */
  other: { userId: string; refreshToken: string };
  kid: string;
  publicJwk: JWK;
  /** Signs with the server's own key, so that only the content can be at fault. */
  signGood: (header: Record<string, unknown>, payload: Record<string, unknown> | string) => string;
};

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const hmac = (header: object, payload: object, key: string | Buffer): string => {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
};
const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signOwn = (header: object, payload: object): string => {
  const input = `${encode(header)}.${encode(payload)}`;
  const signature = cryptoSign('sha256', Buffer.from(input), {
    key: own.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${input}.${signature.toString('base64url')}`;
};
const now = (): number => Math.floor(Date.now() / 1000);
const withClaims =
  (change: Record<string, unknown>): Forge =>
  ({ header, payload }, { signGood }) =>
    signGood(header, { ...payload, ...change });
const without =
  (...names: string[]): Forge =>
  ({ header, payload }, { signGood }) =>
    signGood(header, Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name))));
const withHeader =
  (change: Record<string, unknown>): Forge =>
  ({ header, payload }, { signGood }) =>
    signGood({ ...header, ...change }, payload);

/** Tokens that are not sound, by what is wrong with them. */
const forgeries: Record<string, Forge> = {
  'alg none, no signature': ({ payload }) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`,
  'alg None': ({ payload, header }) => `${encode({ ...header, alg: 'None' })}.${encode(payload)}.`,
  'alg NONE': ({ payload, header }) => `${encode({ ...header, alg: 'NONE' })}.${encode(payload)}.`,
  'alg nOnE with the old signature': ({ payload, header }, { token }) =>
    `${encode({ ...header, alg: 'nOnE' })}.${encode(payload)}.${token.split('.')[2]}`,
  'alg empty': ({ payload }) => `${encode({ alg: '' })}.${encode(payload)}.`,
  'alg missing': ({ payload }) => `${encode({ typ: 'JWT' })}.${encode(payload)}.`,
  'alg array': withHeader({ alg: ['ES256'] }),
  'alg ES384': withHeader({ alg: 'ES384' }),
  'alg RS256': withHeader({ alg: 'RS256' }),
  'alg es256': withHeader({ alg: 'es256' }),
  'HS256 with the public key as PEM': ({ payload, header }, { publicJwk }) => {
    const pem = createPublicKey({ key: { ...publicJwk }, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    return hmac({ ...header, alg: 'HS256' }, payload, String(pem));
  },
  'HS256 with the public key as JWK': ({ payload, header }, { publicJwk }) =>
    hmac({ ...header, alg: 'HS256' }, payload, JSON.stringify(publicJwk)),
  'HS256 with x of the public key': ({ payload, header }, { publicJwk }) =>
    hmac({ ...header, alg: 'HS256' }, payload, Buffer.from(String(publicJwk.x), 'base64url')),
  'HS256 with an empty key': ({ payload }) => hmac({ alg: 'HS256', typ: 'JWT' }, payload, ''),
  'HS256 with the kid as key': ({ payload, header }, { kid }) =>
    hmac({ ...header, alg: 'HS256' }, payload, kid),
  "HS256 with the server's secret, which is not configured": ({ payload }) =>
    hmac({ alg: 'HS256', typ: 'JWT' }, payload, testSettings.jwtSecret),
  'own key, known kid': ({ payload, header }) => signOwn(header, payload),
  'own key in jwk': ({ payload, header }) =>
    signOwn({ ...header, jwk: own.publicKey.export({ format: 'jwk' }) }, payload),
  'own key behind jku': ({ payload, header }) =>
    signOwn({ ...header, jku: 'http://127.0.0.1:1/jwks.json' }, payload),
  'own key behind x5u': ({ payload, header }) =>
    signOwn({ ...header, x5u: 'http://127.0.0.1:1/cert' }, payload),
  'own key in x5c': ({ payload, header }) => signOwn({ ...header, x5c: ['AAAA'] }, payload),
  'kid missing': ({ header, payload }, { signGood }) => signGood({ ...header, kid: undefined }, payload),
  'kid empty': withHeader({ kid: '' }),
  'kid unknown': withHeader({ kid: '9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11' }),
  'kid a path': withHeader({ kid: '../../../../dev/null' }),
  'kid SQL': withHeader({ kid: "' or 1=1 --" }),
  'kid array': withHeader({ kid: ['x'] }),
  'kid number': withHeader({ kid: 0 }),
  'kid __proto__': withHeader({ kid: '__proto__' }),
  'crit unknown': withHeader({ crit: ['exp'], exp: 1 }),
  'crit empty': withHeader({ crit: [] }),
  'b64 false': withHeader({ b64: false, crit: ['b64'] }),
  'signature of zeros': (_, { token }) => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`,
  'signature empty': (_, { token }) => `${token.slice(0, token.lastIndexOf('.'))}.`,
  'signature in DER': ({ header, payload }) => {
    const input = `${encode(header)}.${encode(payload)}`;
    return `${input}.${cryptoSign('sha256', Buffer.from(input), own.privateKey).toString('base64url')}`;
  },
  'signature padded': (_, { token }) => `${token}==`,
  'signature with other trailing bits': (_, { token }) => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return `${token.slice(0, -1)}${alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1]}`;
  },
  'signature twice': (_, { token }) => `${token}${token.split('.')[2]}`,
  'two parts': (_, { token }) => token.slice(0, token.lastIndexOf('.')),
  'four parts': (_, { token }) => `${token}.x`,
  'five parts': (_, { token }) => `${token}.x.y`,
  'only dots': () => '..',
  'header no JSON': (_, { token }) => `x.${token.split('.').slice(1).join('.')}`,
  'header an array': (_, { token }) => `${encode([])}.${token.split('.').slice(1).join('.')}`,
  'payload no JSON': ({ header }, { signGood }) => signGood(header, 'teks'),
  'payload null': ({ header }, { signGood }) => signGood(header, 'null'),
  'payload an array': ({ header }, { signGood }) => signGood(header, '[]'),
  'payload of another person': ({ header, payload }, { token, other }) =>
    `${encode(header)}.${encode({ ...payload, sub: other.userId })}.${token.split('.')[2]}`,
  'role raised': ({ header, payload }, { token }) =>
    `${encode(header)}.${encode({ ...payload, role: 'service_role' })}.${token.split('.')[2]}`,
  'exp past': withClaims({ exp: now() - 60 }),
  'exp text': withClaims({ exp: String(now() + 3600) }),
  'exp negative': withClaims({ exp: -1 }),
  'exp null': withClaims({ exp: null }),
  'exp missing': without('exp'),
  'nbf in future': withClaims({ nbf: now() + 3600 }),
  'nbf text': withClaims({ nbf: 'nanti' }),
  'iat text': withClaims({ iat: 'tadi' }),
  'aud missing': without('aud'),
  'aud another': withClaims({ aud: 'anon' }),
  'aud empty': withClaims({ aud: '' }),
  'aud array': withClaims({ aud: ['authenticated', 'x'] }),
  'iss another': withClaims({ iss: 'https://evil.example/auth/v1' }),
  'iss missing': without('iss'),
  'iss with a slash': withClaims({ iss: 'http://localhost:3000/auth/v1/' }),
  'sub missing': without('sub'),
  'sub empty': withClaims({ sub: '' }),
  'sub no UUID': withClaims({ sub: "' or 1=1 --" }),
  'sub number': withClaims({ sub: 1 }),
  'sub array': withClaims({ sub: ['x'] }),
  'sub unknown': withClaims({ sub: '9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11' }),
  "sub another person's": ({ header, payload }, { signGood, other }) =>
    signGood(header, { ...payload, sub: other.userId }),
  'role missing': without('role'),
  'session_id missing': without('session_id'),
  'session_id no UUID': withClaims({ session_id: '1' }),
  'session_id unknown': withClaims({ session_id: '9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11' }),
  'the refresh token': (_, { other }) => other.refreshToken,
  'a token of 64 kB': (_, { token }) => `${token}${'A'.repeat(65_536)}`,
};

export type Forger = {
  readonly names: readonly string[];
  readonly forge: (name: string) => Promise<string>;
  /** The sound token made anew, which shows that the tools work. */
  readonly sound: () => string;
};

/**
 * Makes the forgeries of a sound ES256 token of the server.
 * @param token of a living session
 */
export const createForger = async (
  database: Database,
  token: string,
  other: Tools['other'],
): Promise<Forger> => {
  const [row] = await database.owner`select kid, public_jwk, sealed_private_jwk from auth.signing_keys`;
  const { encryptionKey } = deriveSecrets(testSettings.jwtSecret);
  const privateJwk = JSON.parse(unseal(encryptionKey, row?.['kid'], row?.['sealed_private_jwk']));
  const key = createPrivateKey({ key: privateJwk, format: 'jwk' });
  const [header, payload] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
  const parts: Parts = { header: header ?? {}, payload: payload ?? {} };
  const tools: Tools = {
    token,
    other,
    kid: String(row?.['kid']),
    publicJwk: row?.['public_jwk'],
    signGood: (head, body) => {
      const input = `${encode(head)}.${encode(body)}`;
      const signature = cryptoSign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
      // As the server writes it: of the two signatures that verify, the one with the lower s.
      return withLowSignature(`${input}.${signature.toString('base64url')}`);
    },
  };
  return {
    names: Object.keys(forgeries),
    forge: async (name) => (await forgeries[name]?.(parts, tools)) ?? '',
    sound: () => tools.signGood(parts.header, parts.payload),
  };
};
