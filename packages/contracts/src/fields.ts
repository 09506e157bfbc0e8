/** One schema per form field, with the messages of spec §5. Forms compose them; the server may parse with the same. */
import * as z from 'zod/mini';
import { plans } from './business.ts';
import { isWhatsapp, normalizeWhatsapp, stripPhoneSeparators, whatsappDigits } from './phone-number.ts';
import { extractReferralCode } from './referral-code.ts';

/** Shortest password (spec §9). */
export const passwordMinLength = 6;
/** Longest password that the auth service takes; a longer one would only make the hash slow. */
export const passwordMaxLength = 128;
/** Shortest username and full name (spec §9). */
export const nameMinLength = 3;

/** E-mail address, trimmed (spec §5). */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(254, 'Email tidak valid'), z.regex(z.regexes.email, 'Email tidak valid'));

/** Password of at least six characters; never trimmed (spec §5). */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(passwordMinLength, 'Password minimal 6 karakter'),
    z.maxLength(passwordMaxLength, `Password maksimal ${passwordMaxLength} karakter`),
  );

/** Second entry of a new password (spec §5); that both match is the form's rule. */
export const passwordConfirmationSchema = z
  .string()
  .check(z.minLength(passwordMinLength, 'Konfirmasi password minimal 6 karakter'));

/** Username of at least three characters, trimmed (spec §5). */
export const usernameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(nameMinLength, 'Username minimal 3 karakter'),
    z.maxLength(30, 'Username maksimal 30 karakter'),
  );

/** Full name of at least three characters, trimmed (spec §5). */
export const namaLengkapSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(nameMinLength, 'Nama lengkap minimal 3 karakter'),
    z.maxLength(100, 'Nama lengkap maksimal 100 karakter'),
  );

/**
 * WhatsApp number at sign-up (spec §5): 10 to 15 characters, digits and `+` only, counted after separators are removed.
 * Out: international digits (`62…`) where the number is Indonesian, else the number without separators.
 */
export const signupWhatsappSchema = z.string().check(
  z.overwrite(stripPhoneSeparators),
  z.minLength(10, 'Nomor WhatsApp tidak valid'),
  z.maxLength(15, 'Nomor WhatsApp tidak valid'),
  z.regex(/^[\d+]*$/, 'Nomor WhatsApp hanya boleh berisi angka dan +'),
  // Digits and plus signs in any order would let `++++++++++` through.
  z.regex(/^\+?\d+$/, 'Nomor WhatsApp tidak valid'),
  z.overwrite((value) => (isWhatsapp(value) ? normalizeWhatsapp(value) : value)),
);

/** WhatsApp number of a profile, contact or project (spec §5). Out: `62…`, digits only. */
export const whatsappSchema = z.string().check(
  z.overwrite(normalizeWhatsapp),
  // The digits are judged as they are: to normalize them once more would repair what is broken.
  z.regex(whatsappDigits, 'Format nomor WhatsApp tidak valid'),
);

const groupLinkPattern =
  /^(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([0-9A-Za-z_-]{6,64})\/?(?:[?#].*)?$/i;

/**
 * Invite link of a WhatsApp group (spec §5). The host must be WhatsApp's, since a mere "contains" would accept any site.
 * Out: `https://chat.whatsapp.com/<code>`, without tracking parameters.
 */
export const groupLinkSchema = z.string().check(
  z.trim(),
  z.regex(groupLinkPattern, 'Link grup WhatsApp tidak valid'),
  z.overwrite((value) => value.replace(groupLinkPattern, 'https://chat.whatsapp.com/$1')),
);

/** Plan chosen at sign-up (spec §5). */
export const planSchema = z.enum(plans, 'Pilih paket Gratis atau Premium');

/**
 * Optional referral code (spec §5): a pasted link gives its `ref` value; uppercased.
 * A field left empty is fine; a link without a code is not ('Kode referral tidak valid.', spec §8).
 */
export const referralCodeSchema = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || extractReferralCode(value) !== '', 'Kode referral tidak valid.'),
  z.overwrite(extractReferralCode),
);

/** Phone of the forgotten-password form (spec §5): at least ten digits; `+62…` counts as its digits. */
export const forgotPhoneSchema = z.string().check(
  z.overwrite((value) => stripPhoneSeparators(value).replace(/^\+/, '')),
  z.minLength(10, 'Nomor HP minimal 10 digit'),
  z.regex(/^\d*$/, 'Nomor HP hanya boleh berisi angka'),
);

/** Six-digit code from a mail or an authenticator app; spaces are ignored. */
export const oneTimeCodeSchema = z
  .string()
  .check(z.overwrite(stripPhoneSeparators), z.regex(/^\d{6}$/, 'Kode terdiri dari 6 angka'));
