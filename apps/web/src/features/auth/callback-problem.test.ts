import { expect, it } from 'vitest';
import { describeCallbackProblem } from './callback-problem.ts';

const none = new URLSearchParams();

it.each([
  ['otp_expired', /kedaluwarsa atau pernah dipakai/],
  ['provider_email_needs_verification', /belum memastikan alamat email/],
  ['bad_oauth_state', /mulai lagi/],
  ['user_banned', /dinonaktifkan/],
  ['unexpected_failure', /tidak berhasil/],
])('%s is said in Indonesian', (code, text) => {
  const params = new URLSearchParams({
    error: 'server_error',
    error_code: code,
    error_description: 'English',
  });
  expect(describeCallbackProblem(params, none)).toMatch(text);
  expect(describeCallbackProblem(none, params)).toMatch(text);
});

it('tells a refusal at the provider from a late answer', () => {
  const params = new URLSearchParams({ error: 'access_denied', error_code: 'bad_oauth_callback' });
  expect(describeCallbackProblem(none, params)).toMatch(/membatalkan/);
});

it('never shows the words of a link, and says nothing without an error', () => {
  const params = new URLSearchParams({ error_code: 'constructor', error_description: 'Telepon 0812…' });
  expect(describeCallbackProblem(params, none)).toMatch(/^Terjadi kesalahan/);
  expect(describeCallbackProblem(none, new URLSearchParams({ ref: 'AYU' }))).toBeNull();
});
