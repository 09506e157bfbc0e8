import { expect, test } from 'vitest';
import { readPasskeyProblem } from './passkey-problem.ts';

test.each([
  [{ name: 'NotAllowedError', code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }, 'cancelled'],
  [{ name: 'AbortError', code: 'ERROR_CEREMONY_ABORTED' }, 'cancelled'],
  [{ name: 'InvalidStateError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, 'known'],
  [{ name: 'AuthApiError', code: 'webauthn_credential_exists' }, 'known'],
  [{ name: 'AuthApiError', code: 'webauthn_verification_failed' }, 'unknown-passkey'],
  [{ name: 'AuthApiError', code: 'reauthentication_needed' }, 'stale'],
  [{ name: 'AuthApiError', code: 'too_many_passkeys' }, 'full'],
  [{ name: 'AuthApiError', code: 'webauthn_challenge_expired' }, null],
  [new TypeError('Failed to fetch'), null],
  [null, null],
])('%j is %s', (error, problem) => {
  expect(readPasskeyProblem(error)).toBe(problem);
});
