/** Inputs of the account forms (spec §3, §5), composed from `fields.ts`. */
import * as z from 'zod/mini';
import { ageFields, namesNeededGuardian } from './age.ts';
import {
  emailSchema,
  forgotPhoneSchema,
  namaLengkapSchema,
  oneTimeCodeSchema,
  passwordConfirmationSchema,
  passwordSchema,
  planSchema,
  referralCodeSchema,
  signupWhatsappSchema,
  usernameSchema,
  whatsappSchema,
} from './fields.ts';
import { canonicalSocialLink, socialLabel, type SocialNetwork } from './social-links.ts';

/** Form of /masuk (spec §3). */
export const loginInputSchema = z.object({ email: emailSchema, password: passwordSchema });
export type LoginInput = z.infer<typeof loginInputSchema>;

/** Form of /daftar (spec §3), with the year of birth and the consent (issue: trust §3). */
export const registrationInputSchema = z
  .object({
    username: usernameSchema,
    nama_lengkap: namaLengkapSchema,
    email: emailSchema,
    no_wa: signupWhatsappSchema,
    password: passwordSchema,
    paket: planSchema,
    referral_code: referralCodeSchema,
    ...ageFields,
  })
  .check(namesNeededGuardian);
export type RegistrationInput = z.infer<typeof registrationInputSchema>;

/** Form of /lupa-password (spec §5). */
export const forgotPasswordInputSchema = z.object({ email: emailSchema, phone: forgotPhoneSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>;

const newPassword = { password: passwordSchema, confirmation: passwordConfirmationSchema };
const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  (value) => value.password === value.confirmation,
  {
    error: 'Password tidak sama',
    path: ['confirmation'],
    // Also beside other errors of the form, but not while the confirmation itself is too short.
    when: ({ issues }) => !issues.some((issue) => issue.path?.[0] === 'confirmation'),
  },
);

/** Change of the password in the profile; the current one is demanded too. */
export const changePasswordInputSchema = z
  .object({ current: z.string().check(z.minLength(1, 'Isi password Anda saat ini')), ...newPassword })
  .check(passwordsMatch);
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;

/** Form of /reset-password without a recovery session: the six digits of the mail prove the address. */
export const resetPasswordInputSchema = z
  .object({ email: emailSchema, code: oneTimeCodeSchema, ...newPassword })
  .check(passwordsMatch);
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;

/** The same form once the mail's link or code has opened a recovery session: address and code no longer matter. */
export const recoveredPasswordInputSchema = z
  .object({ email: z.string(), code: z.string(), ...newPassword })
  .check(passwordsMatch);

/** Code of two-step verification. */
export const oneTimeCodeInputSchema = z.object({ code: oneTimeCodeSchema });
export type OneTimeCodeInput = z.infer<typeof oneTimeCodeInputSchema>;

function optionalText(maxLength: number, message: string) {
  return z.pipe(
    z.string().check(z.trim(), z.maxLength(maxLength, message)),
    z.transform((value: string) => (value === '' ? null : value)),
  );
}

function optionalSocial(network: SocialNetwork) {
  return z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (value) => value === '' || canonicalSocialLink(network, value) !== null,
        `Tulis nama pengguna atau tautan profil ${socialLabel(network)}`,
      ),
    ),
    z.transform((value: string) => (value === '' ? null : canonicalSocialLink(network, value))),
  );
}

/**
 * Edit form of /profil (spec §3, §5). Name, username, e-mail and WhatsApp are required; the rest is null when empty.
 * The WhatsApp format is judged only when something was typed (spec §5).
 */
export const profileInputSchema = z.object({
  nama_lengkap: namaLengkapSchema,
  username: usernameSchema,
  email: emailSchema,
  no_wa: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: 'Nomor WhatsApp wajib diisi', abort: true })),
    whatsappSchema,
  ),
  kota: optionalText(80, 'Kota maksimal 80 karakter'),
  deskripsi: optionalText(1_000, 'Deskripsi maksimal 1.000 karakter'),
  kampus: optionalText(120, 'Kampus maksimal 120 karakter'),
  prodi: optionalText(120, 'Program studi maksimal 120 karakter'),
  angkatan: z.pipe(
    z
      .string()
      .check(z.trim(), z.regex(/^(?:(?:19|20)\d\d)?$/, 'Tulis tahun angkatan dengan 4 angka, misalnya 2024')),
    z.transform((value: string) => (value === '' ? null : Number(value))),
  ),
  instagram: optionalSocial('instagram'),
  facebook: optionalSocial('facebook'),
  linkedin: optionalSocial('linkedin'),
  twitter: optionalSocial('twitter'),
});
/** What the form holds: texts. */
export type ProfileFormValues = z.input<typeof profileInputSchema>;
/** What is stored: canonical values, null when empty. */
export type ProfileInput = z.output<typeof profileInputSchema>;
