import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export type AuthSecrets = {
  /** Keyed hash of a six-digit code; `context` binds it to its owner and use. */
  readonly hashCode: (context: string, code: string) => string;
  /** The refresh token that follows `parent`: computable again for a client that lost the answer, and by no other party. */
  readonly nextRefreshToken: (parent: string) => string;
  /** 32 bytes for encrypting what the database keeps and must be read back (TOTP secrets, signing keys). */
  readonly encryptionKey: Buffer;
};

const refreshAlphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const refreshLength = 32;

const toRefreshToken = (bytes: Buffer): string =>
  [...bytes.subarray(0, refreshLength)].map((byte) => refreshAlphabet[byte & 31]).join('');

/** Derives one key a purpose from the server's secret, so that no two uses share one. */
export const deriveSecrets = (secret: string): AuthSecrets => {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `kawanusaha auth: ${purpose}`, 32));
  const codeKey = derive('one-time codes');
  const refreshKey = derive('refresh tokens');
  return {
    hashCode: (context, code) => createHmac('sha256', codeKey).update(`${context}\n${code}`).digest('hex'),
    nextRefreshToken: (parent) => toRefreshToken(createHmac('sha256', refreshKey).update(parent).digest()),
    encryptionKey: derive('encryption'),
  };
};

/** A refresh token for a new session: 160 random bits as 32 characters of `a-z2-7`. */
export const createRefreshToken = (): string => toRefreshToken(randomBytes(refreshLength));

/** True for what can be a refresh token: ours, or the twelve characters of an imported one. */
export const isRefreshTokenShape = (token: string): boolean => /^(?:[a-z2-7]{32}|[a-z0-9]{12})$/.test(token);

/** A token for links and codes: 256 random bits, base64url. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a random token. Not keyed: such a token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Six digits, each value equally likely. */
export const createCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** Compares two hex digests in constant time. */
export const sameDigest = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
