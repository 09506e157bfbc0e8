import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export type ScramExchange = {
  readonly first: string;
  /** Answers the server's challenge. Errors: a challenge that does not continue ours. */
  readonly final: (challenge: string) => Promise<string>;
  /** Checks that the server knows the password too. Errors: a signature that does not hold. */
  readonly verify: (answer: string) => void;
};

/** SCRAM-SHA-256 (RFC 5802, RFC 7677) from the client's side, without channel binding. */
export function startScram(password: string): ScramExchange {
  const nonce = randomBytes(18).toString('base64');
  const bare = `n=,r=${nonce}`;
  let expected: Buffer | null = null;
  return {
    first: `n,,${bare}`,
    async final(challenge) {
      const { r: serverNonce = '', s: salt = '', i: iterations = '' } = readAttributes(challenge);
      const rounds = Number(iterations);
      if (!serverNonce.startsWith(nonce) || serverNonce === nonce || !(rounds >= 1 && rounds <= 1_000_000)) {
        throw new Error('the database server sent an unsound SCRAM challenge');
      }
      const salted = await derive(
        password.normalize('NFKC'),
        Buffer.from(salt, 'base64'),
        rounds,
        32,
        'sha256',
      );
      const clientKey = hmac(salted, 'Client Key');
      const withoutProof = `c=biws,r=${serverNonce}`;
      const signed = `${bare},${challenge},${withoutProof}`;
      const signature = hmac(createHash('sha256').update(clientKey).digest(), signed);
      const proof = Buffer.from(clientKey.map((byte, index) => byte ^ (signature[index] ?? 0)));
      expected = hmac(hmac(salted, 'Server Key'), signed);
      return `${withoutProof},p=${proof.toString('base64')}`;
    },
    verify(answer) {
      const given = Buffer.from(readAttributes(answer)['v'] ?? '', 'base64');
      if (expected === null || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new Error('the database server could not prove that it knows the password');
      }
    },
  };
}

function readAttributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(text.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));
}
