import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordInputSchema, profileInputSchema, resetPasswordInputSchema } from './account.ts';

function messagesByField(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const issues = z.safeParse(schema, input).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('new password (spec §5)', () => {
  it('wants both entries to be the same, on the confirmation', () => {
    expect(
      messagesByField(changePasswordInputSchema, {
        current: 'lama',
        password: 'rahasia1',
        confirmation: 'rahasia2',
      }),
    ).toEqual({
      confirmation: 'Password tidak sama',
    });
  });

  it('says only that the confirmation is short while it is', () => {
    expect(
      messagesByField(changePasswordInputSchema, {
        current: 'lama',
        password: 'rahasia1',
        confirmation: 'ra',
      }),
    ).toEqual({
      confirmation: 'Konfirmasi password minimal 6 karakter',
    });
  });

  it('reports a mismatch beside an invalid code', () => {
    const input = { email: 'a@b.id', code: '12', password: 'rahasia1', confirmation: 'rahasia2' };
    expect(messagesByField(resetPasswordInputSchema, input)).toEqual({
      code: 'Kode terdiri dari 6 angka',
      confirmation: 'Password tidak sama',
    });
  });
});

const emptyProfile = {
  nama_lengkap: 'Rina Putri',
  username: 'rina',
  email: 'rina@contoh.id',
  no_wa: '0812 3456 7890',
  kota: '',
  deskripsi: ' ',
  kampus: '',
  prodi: '',
  angkatan: '',
  instagram: '',
  facebook: '',
  linkedin: '',
  twitter: '',
};

describe('profile input (spec §3, §5)', () => {
  it('stores empty optional fields as null and the number in international form', () => {
    expect(z.parse(profileInputSchema, emptyProfile)).toEqual({
      nama_lengkap: 'Rina Putri',
      username: 'rina',
      email: 'rina@contoh.id',
      no_wa: '6281234567890',
      kota: null,
      deskripsi: null,
      kampus: null,
      prodi: null,
      angkatan: null,
      instagram: null,
      facebook: null,
      linkedin: null,
      twitter: null,
    });
  });

  it('asks for the number when it is empty, and judges its format only otherwise', () => {
    expect(messagesByField(profileInputSchema, { ...emptyProfile, no_wa: '' })).toEqual({
      no_wa: 'Nomor WhatsApp wajib diisi',
    });
    expect(messagesByField(profileInputSchema, { ...emptyProfile, no_wa: '123' })).toEqual({
      no_wa: 'Format nomor WhatsApp tidak valid',
    });
  });

  it('makes one canonical link of a handle or a link, and refuses other sites', () => {
    const parsed = z.parse(profileInputSchema, {
      ...emptyProfile,
      angkatan: '2024',
      instagram: '@rina.usaha',
      facebook: 'https://m.facebook.com/profile.php?id=100012345678',
      linkedin: 'www.linkedin.com/in/rina-putri/',
      twitter: 'https://twitter.com/rina',
    });
    expect(parsed).toMatchObject({
      angkatan: 2024,
      instagram: 'https://instagram.com/rina.usaha',
      facebook: 'https://facebook.com/profile.php?id=100012345678',
      linkedin: 'https://linkedin.com/in/rina-putri',
      twitter: 'https://x.com/rina',
    });
    expect(
      messagesByField(profileInputSchema, { ...emptyProfile, instagram: 'https://evil.example/rina' }),
    ).toEqual({
      instagram: 'Tulis nama pengguna atau tautan profil Instagram',
    });
  });
});
