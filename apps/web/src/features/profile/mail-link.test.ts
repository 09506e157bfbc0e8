import { expect, it } from 'vitest';
import { describeMailLink } from './mail-link.ts';

it('tells the first half of an e-mail change, the whole, and an expired link apart', () => {
  expect(describeMailLink('#message=Confirmation+link+accepted.&sb=')?.message).toContain('alamat satunya');
  expect(describeMailLink('#access_token=a.b.c&type=email_change')?.variant).toBe('success');
  expect(describeMailLink('#error=access_denied&error_code=otp_expired')?.variant).toBe('destructive');
  expect(describeMailLink('#error=x&error_code=identity_already_exists')?.message).toContain(
    'akun KawanUsaha lain',
  );
  expect(describeMailLink('#keamanan')).toBeNull();
  expect(describeMailLink('')).toBeNull();
});
