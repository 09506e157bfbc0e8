import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startScram } from './scram.ts';

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The server's side, for a password that it knows. */
function answerAs(password: string, first: string, final: (challenge: string) => Promise<string>) {
  const nonce = /r=(.*)$/.exec(first)?.[1] ?? '';
  const salt = Buffer.from('pepper');
  const challenge = `r=${nonce}server,s=${salt.toString('base64')},i=4096`;
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  return final(challenge).then((answer) => {
    const [withoutProof = '', proof = ''] = answer.split(',p=');
    const signed = `${first.slice(3)},${challenge},${withoutProof}`;
    const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest();
    const signature = hmac(storedKey, signed);
    const clientKey = Buffer.from(Buffer.from(proof, 'base64').map((byte, n) => byte ^ (signature[n] ?? 0)));
    return {
      isAccepted: createHash('sha256').update(clientKey).digest().equals(storedKey),
      answer: `v=${hmac(hmac(salted, 'Server Key'), signed).toString('base64')}`,
    };
  });
}

describe('SCRAM-SHA-256', () => {
  test('proves the password and checks the server', async () => {
    const scram = startScram('rahasia');
    const server = await answerAs('rahasia', scram.first, scram.final);
    expect(server.isAccepted).toBe(true);
    expect(() => scram.verify(server.answer)).not.toThrow();
  });

  test('does not trust a server that lacks the password, or changes the nonce', async () => {
    const scram = startScram('rahasia');
    const server = await answerAs('lain', scram.first, scram.final);
    expect(server.isAccepted).toBe(false);
    expect(() => scram.verify(server.answer)).toThrow('could not prove');
    await expect(startScram('x').final('r=other,s=cw==,i=1')).rejects.toThrow('unsound SCRAM challenge');
    await expect(startScram('x').final('e=unknown-user')).rejects.toThrow('unsound SCRAM challenge');
  });
});
