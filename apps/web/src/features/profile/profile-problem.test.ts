import { expect, it } from 'vitest';
import { describeLoadProblem, describeProfileProblem } from './profile-problem.ts';

it('names the field that a refused save concerns', () => {
  expect(describeProfileProblem({ code: '23505', message: 'duplicate key' })).toEqual({
    title: 'Username sudah digunakan. Silakan pilih username lain.',
    field: 'username',
  });
  expect(describeProfileProblem({ code: 'email_exists' }).field).toBe('email');
  expect(describeProfileProblem({ code: '23514', message: 'Format nomor WhatsApp tidak valid' }).field).toBe(
    'no_wa',
  );
});

it('tells an answer of the server from the unexpected (spec §8)', () => {
  expect(describeProfileProblem({ code: '42501' })).toEqual({
    field: 'root',
    title: 'Gagal memperbarui profil',
  });
  expect(describeProfileProblem(new TypeError('Failed to fetch')).title).toBe(
    'Terjadi kesalahan saat memperbarui profil',
  );
  expect(describeLoadProblem({ code: 'PGRST116' })).toBe('Gagal memuat data profil');
  expect(describeLoadProblem({ code: '', message: 'TypeError: Failed to fetch' })).toBe(
    'Terjadi kesalahan saat memuat profil',
  );
});
