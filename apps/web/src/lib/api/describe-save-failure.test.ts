import { expect, test } from 'vitest';
import { describeSaveFailure } from './describe-save-failure.ts';

test('only sentences that the database wrote for people are shown', () => {
  expect(describeSaveFailure({ code: 'PT422', message: 'Harap lengkapi profil' }, 'x')).toBe(
    'Harap lengkapi profil',
  );
  expect(describeSaveFailure({ code: '23514', message: 'violates check constraint' }, 'x')).toBe('x');
  expect(describeSaveFailure(new TypeError('Failed to fetch'), 'x')).toMatch(/^x\. Periksa koneksi internet/);
});
