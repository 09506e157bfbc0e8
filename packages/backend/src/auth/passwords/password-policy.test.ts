import { describe, expect, test } from 'vitest';
import { AuthError } from '../errors/auth-error.ts';
import {
  assertPasswordAllowed,
  findPasswordWeakness,
  minPasswordLength,
  readCommonPasswords,
} from './password-policy.ts';

describe('findPasswordWeakness', () => {
  test.each(['', '12345', 'ab cd', '😀😀😀😀😀'])('length: %s', async (password) => {
    expect((await findPasswordWeakness(password))?.reasons).toEqual(['length']);
  });

  test.each(['123456', 'Password', 'QWERTY123', 'kawanusaha', 'KawanUsaha2026!', 'rahasia123', 'sayang'])(
    'pwned: %s',
    async (password) => {
      expect((await findPasswordWeakness(password))?.reasons).toEqual(['pwned']);
    },
  );

  test.each(['budi.santoso', 'Budi.Santoso99', 'budi.santoso@kampus.ac.id', '6281234567890', 'budisan'])(
    'own word: %s',
    async (password) => {
      const own = ['budi.santoso@kampus.ac.id', '6281234567890', 'budisan'];
      expect((await findPasswordWeakness(password, own))?.reasons).toEqual(['pwned']);
    },
  );

  test.each(['kopi-susu-7', 'enam66x', ' spasi di ujung ', 'Kawan dekat 7 usaha'])(
    'allowed: %s',
    async (password) => {
      expect(await findPasswordWeakness(password, ['budi@kampus.ac.id'])).toBeNull();
    },
  );
});

test('of the passwords that are long enough, the 3,000 commonest are known (ASVS 6.2.4)', async () => {
  const longEnough = [...(await readCommonPasswords())].filter((word) => word.length >= minPasswordLength);
  expect(longEnough.length).toBeGreaterThanOrEqual(3_000);
});

test('where well-known ones are allowed, the length still counts', async () => {
  expect(await findPasswordWeakness('password123', ['password123'], { refusesKnown: false })).toBeNull();
  expect((await findPasswordWeakness('12345', [], { refusesKnown: false }))?.reasons).toEqual(['length']);
});

test('a password over 128 characters is refused, one of 128 is not', async () => {
  await expect(assertPasswordAllowed('aB3$'.repeat(32))).resolves.toBeUndefined();
  await expect(assertPasswordAllowed(`${'aB3$'.repeat(32)}x`)).rejects.toThrow(AuthError);
});
