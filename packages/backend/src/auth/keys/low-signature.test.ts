import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { assertLowSignature, withLowSignature } from './low-signature.ts';

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The other signature of the same token that verifies. */
function malleate(token: string): string {
  const [head = '', body = '', tail = ''] = token.split('.');
  const hex = Buffer.from(tail, 'base64url').toString('hex');
  const other = (order - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0');
  return `${head}.${body}.${Buffer.from(hex.slice(0, 64) + other, 'hex').toString('base64url')}`;
}

test('of the two signatures that verify one is ours, and the other is refused', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  for (let count = 0; count < 20; count += 1) {
    const signed = await new SignJWT({ sub: String(count) })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey);
    const token = withLowSignature(signed);
    const other = malleate(token);
    await expect(jwtVerify(token, publicKey)).resolves.toMatchObject({ payload: { sub: String(count) } });
    await expect(jwtVerify(other, publicKey)).resolves.toMatchObject({ payload: { sub: String(count) } });
    expect(() => assertLowSignature(token)).not.toThrow();
    expect(() => assertLowSignature(other)).toThrow('malformed');
    expect(withLowSignature(other)).toBe(token);
  }
});

test('a token with another kind of signature is left alone', async () => {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
  expect(() => assertLowSignature(token)).not.toThrow();
});
