import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { describeResetProblem } from './reset-problem.ts';
import { describeSignInProblem } from './sign-in-problem.ts';
import { describeSignUpProblem } from './sign-up-problem.ts';

const offline = new AuthRetryableFetchError('Failed to fetch', 0);

describe('login errors (spec §8)', () => {
  it.each([
    [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'Email atau password salah'],
    [
      new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'),
      'Email belum dikonfirmasi. Silakan periksa kotak masuk email Anda.',
    ],
    [
      new AuthApiError('Email logins are disabled', 422, 'email_provider_disabled'),
      'Email logins are disabled',
    ],
    [
      new AuthApiError('Database down', 500, 'unexpected_failure'),
      'Terjadi kesalahan. Silakan coba lagi nanti.',
    ],
    [new Error('boom'), 'Terjadi kesalahan. Silakan coba lagi nanti.'],
    [offline, 'Gagal terhubung ke server. Periksa koneksi internet Anda.'],
    [
      new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
      'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
    ],
  ])('%s', (error, message) => {
    expect(describeSignInProblem(error).message).toBe(message);
  });

  it('offers the confirmation mail again only where it is missing', () => {
    const unconfirmed = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed');
    expect(describeSignInProblem(unconfirmed).canResendConfirmation).toBe(true);
    expect(describeSignInProblem(offline).canResendConfirmation).toBe(false);
  });
});

describe('registration errors (spec §8)', () => {
  it.each([
    [
      new AuthApiError('User already registered', 422, 'user_already_exists'),
      { message: 'Email sudah terdaftar. Silakan gunakan email lain atau login.', field: 'email' },
    ],
    [
      new AuthWeakPasswordError('Password should be at least 6 characters.', 422, ['length']),
      { message: 'Password terlalu lemah. Gunakan minimal 6 karakter.', field: 'password' },
    ],
    [
      new AuthApiError('Unable to validate email address: invalid format', 400, 'validation_failed'),
      { message: 'Format email tidak valid.', field: 'email' },
    ],
    [
      new AuthApiError('Signups not allowed for this instance', 422, 'signup_disabled'),
      { message: 'Gagal mendaftar: Signups not allowed for this instance' },
    ],
    [offline, { message: 'Gagal terhubung ke server. Periksa koneksi internet Anda.' }],
    [new Error(''), { message: 'Terjadi kesalahan tidak terduga. Silakan coba lagi.' }],
    [null, { message: 'Terjadi kesalahan tidak terduga. Silakan coba lagi.' }],
  ])('%s', (error, problem) => {
    expect(describeSignUpProblem(error)).toEqual(problem);
  });

  it('explains a password that is long enough but well known', () => {
    const pwned = new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned']);
    expect(describeSignUpProblem(pwned).hint).toContain('mudah ditebak');
  });
});

describe('reset errors', () => {
  it('points at the code, the password, or the wait', () => {
    expect(describeResetProblem(new AuthApiError('expired', 403, 'otp_expired')).field).toBe('code');
    expect(describeResetProblem(new AuthApiError('same', 422, 'same_password')).field).toBe('password');
    expect(
      describeResetProblem(
        new AuthApiError(
          'For security purposes, you can only request this after 42 seconds.',
          429,
          'over_email_send_rate_limit',
        ),
      ).message,
    ).toBe('Terlalu banyak percobaan. Coba lagi dalam 42 detik.');
  });
});
