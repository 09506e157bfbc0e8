import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  emailSchema,
  forgotPhoneSchema,
  groupLinkSchema,
  namaLengkapSchema,
  oneTimeCodeSchema,
  passwordSchema,
  planSchema,
  referralCodeSchema,
  signupWhatsappSchema,
  usernameSchema,
  whatsappSchema,
} from './fields.ts';

type Case = [schema: z.ZodMiniType, input: unknown, outcome: unknown];

function firstMessage(schema: z.ZodMiniType, input: unknown): string | undefined {
  return z.safeParse(schema, input).error?.issues[0]?.message;
}

describe('field messages of spec §5', () => {
  it.each<Case>([
    [emailSchema, '', 'Email tidak valid'],
    [emailSchema, 'rina@', 'Email tidak valid'],
    [passwordSchema, '12345', 'Password minimal 6 karakter'],
    [passwordSchema, 'p'.repeat(129), 'Password maksimal 128 karakter'],
    [usernameSchema, ' ab ', 'Username minimal 3 karakter'],
    [namaLengkapSchema, 'Al', 'Nama lengkap minimal 3 karakter'],
    [signupWhatsappSchema, '081234567', 'Nomor WhatsApp tidak valid'],
    [signupWhatsappSchema, '0812345678901234', 'Nomor WhatsApp tidak valid'],
    [signupWhatsappSchema, '08123456789a', 'Nomor WhatsApp hanya boleh berisi angka dan +'],
    [signupWhatsappSchema, '++++++++++', 'Nomor WhatsApp tidak valid'],
    [whatsappSchema, '8123456789', 'Format nomor WhatsApp tidak valid'],
    [whatsappSchema, '08123', 'Format nomor WhatsApp tidak valid'],
    [whatsappSchema, '0812345678901234', 'Format nomor WhatsApp tidak valid'],
    [forgotPhoneSchema, '081234567', 'Nomor HP minimal 10 digit'],
    [forgotPhoneSchema, '08123456789x', 'Nomor HP hanya boleh berisi angka'],
    [planSchema, 'Pro', 'Pilih paket Gratis atau Premium'],
    [referralCodeSchema, 'https://kawan.example/daftar?ref=', 'Kode referral tidak valid.'],
    [referralCodeSchema, 'https://kawan.example/daftar', 'Kode referral tidak valid.'],
    [oneTimeCodeSchema, '12345', 'Kode terdiri dari 6 angka'],
  ])('refuses case %#', (schema, input, message) => {
    expect(firstMessage(schema, input)).toBe(message);
  });

  it.each([
    'javascript:alert(1)//chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv',
    'https://evil.example/?x=chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv',
    'https://chat.whatsapp.com.evil.example/AbCdEfGhIjKlMnOpQrStUv',
    'https://chat.whatsapp.com/',
    'https://wa.me/628123456789',
  ])('refuses the group link %s', (link) => {
    expect(firstMessage(groupLinkSchema, link)).toBe('Link grup WhatsApp tidak valid');
  });

  it.each<Case>([
    [emailSchema, ' rina@contoh.id ', 'rina@contoh.id'],
    [passwordSchema, ' 12345', ' 12345'],
    [signupWhatsappSchema, '+62 812-3456-7890', '6281234567890'],
    [signupWhatsappSchema, '0812 3456 7890', '6281234567890'],
    // Not a WhatsApp number by the one rule: it stays as typed.
    [signupWhatsappSchema, '+62081234567', '+62081234567'],
    [whatsappSchema, '0812.3456.7890', '6281234567890'],
    [whatsappSchema, '+62 (812) 3456–7890', '6281234567890'],
    [whatsappSchema, '6281234567890', '6281234567890'],
    [whatsappSchema, '0062 812 3456 7890', '6281234567890'],
    [whatsappSchema, '+62 0812 3456 7890', '6281234567890'],
    [forgotPhoneSchema, '+62 812-3456-7890', '6281234567890'],
    [
      groupLinkSchema,
      'https://chat.whatsapp.com/AbC123dEf456?mode=ac',
      'https://chat.whatsapp.com/AbC123dEf456',
    ],
    [groupLinkSchema, 'chat.whatsapp.com/invite/AbC123dEf456', 'https://chat.whatsapp.com/AbC123dEf456'],
    [referralCodeSchema, '', ''],
    [referralCodeSchema, ' kawan1 ', 'KAWAN1'],
    [referralCodeSchema, 'https://kawan.example/?utm=x&ref=kawan1#a', 'KAWAN1'],
    [oneTimeCodeSchema, '123 456', '123456'],
  ])('accepts and normalises case %#', (schema, input, output) => {
    expect(z.parse(schema, input)).toBe(output);
  });
});
