import { hash as bcryptHash } from '@node-rs/bcrypt';
import { hash as argon2Hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher(2);

describe('createPasswordHasher', () => {
  test('makes argon2id with m=19456, t=2, p=1 and a new salt each time', async () => {
    const [a, b] = await Promise.all([hasher.hash('kopi-susu-7'), hasher.hash('kopi-susu-7')]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(a).not.toBe(b);
    expect(await hasher.verify('kopi-susu-7', a)).toEqual({ matches: true, needsRehash: false });
    expect(await hasher.verify('kopi-susu-8', a)).toEqual({ matches: false, needsRehash: false });
  });

  test('tells apart passwords that differ after 72 bytes', async () => {
    const long = 'x'.repeat(100);
    expect((await hasher.verify(`${long}b`, await hasher.hash(`${long}a`))).matches).toBe(false);
  });

  test('accepts a bcrypt hash of an imported project and asks for an upgrade', async () => {
    const stored = await bcryptHash('kopi-susu-7', 4);
    expect(await hasher.verify('kopi-susu-7', stored)).toEqual({ matches: true, needsRehash: true });
    expect(await hasher.verify('salah', stored)).toEqual({ matches: false, needsRehash: false });
  });

  test('refuses hashes that would cost too much, and what is no hash', async () => {
    const costly = await argon2Hash('kopi-susu-7', { memoryCost: 1024, timeCost: 9 });
    expect((await hasher.verify('kopi-susu-7', costly)).matches).toBe(false);
    expect((await hasher.verify('x', '$2b$31$abcdefghijklmnopqrstuv')).matches).toBe(false);
    expect((await hasher.verify('x', 'x')).matches).toBe(false);
  });

  test('never matches when there is no stored hash', async () => {
    expect((await hasher.verify('not a password of an account', null)).matches).toBe(false);
  });
});

test('more passwords than run together wait in a line, and past it the answer is 429', async () => {
  const narrow = createPasswordHasher(1, 2);
  const accepted = [1, 2, 3].map((n) => narrow.hash(`kopi-susu-${n}`));
  await expect(narrow.hash('kopi-susu-4')).rejects.toMatchObject({ code: 'over_request_rate_limit' });
  expect(await Promise.all(accepted)).toHaveLength(3);
  expect((await narrow.verify('kopi-susu-5', null)).matches).toBe(false);
});
