import { expect, it } from 'vitest';
import { readRecoveryArrival } from './recovery-session.ts';

it('recognises the session of a recovery link, an expired link, and a plain visit', () => {
  expect(
    readRecoveryArrival('#access_token=a.b.c&refresh_token=r&token_type=bearer&type=recovery', ''),
  ).toEqual({ kind: 'session' });
  expect(readRecoveryArrival('#access_token=a.b.c&type=signup', '')).toEqual({ kind: 'none' });
  expect(readRecoveryArrival('#error=access_denied&error_code=otp_expired', '')).toEqual({
    kind: 'error',
    code: 'otp_expired',
  });
  expect(readRecoveryArrival('', '?error_code=otp_expired')).toEqual({ kind: 'error', code: 'otp_expired' });
  expect(readRecoveryArrival('', '')).toEqual({ kind: 'none' });
});
