import { TokenRefusal } from '#http/token-refusal.ts';

/** Order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const scalarBytes = 32;

const readScalar = (signature: Buffer): bigint => BigInt(`0x${signature.toString('hex', scalarBytes)}`);

/**
 * Writes the signature of an ES256 token in its one canonical way: of `s` and `order - s`, which both verify, the lower one.
 * In: a compact token as it was signed. Out: the same token, with the lower `s`.
 */
export function withLowSignature(token: string): string {
  const at = token.lastIndexOf('.') + 1;
  const signature = Buffer.from(token.slice(at), 'base64url');
  const s = readScalar(signature);
  if (s <= order / 2n) return token;
  signature.write((order - s).toString(16).padStart(2 * scalarBytes, '0'), scalarBytes, 'hex');
  return token.slice(0, at) + signature.toString('base64url');
}

/**
 * Refuses an ES256 token with the higher `s`: anyone could make it from a token, so that two texts would be the same token.
 * Tokens of other algorithms pass: their signatures have another length.
 * @throws TokenRefusal
 */
export function assertLowSignature(token: string): void {
  const signature = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  if (signature.length === 2 * scalarBytes && readScalar(signature) > order / 2n)
    throw new TokenRefusal('token is malformed');
}
