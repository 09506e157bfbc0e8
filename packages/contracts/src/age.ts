/** The year of birth, the guardian's address, and the version of the text that is agreed to (issue: trust §3). */
import * as z from 'zod/mini';
import { emailSchema } from './fields.ts';

/** The version of the text on /privasi that is agreed to now; `private.privacy_version` holds the same one. */
export const privacyVersion = '2026-11-23';

/** From this age on a member decides alone. */
export const adultAge = 18;
/** Below this age no user has an account without a guardian. */
export const guardianAge = 13;

const oldestAge = 109;

/** The year in Jakarta, where all ages are counted. */
export function currentYear(now = new Date()): number {
  return Number(now.toLocaleString('en', { year: 'numeric', timeZone: 'Asia/Jakarta' }));
}

/** The age that a year of birth counts as: the difference of years minus one, since the birthday is not asked. */
export function ageOf(birthYear: number, now = new Date()): number {
  return currentYear(now) - birthYear - 1;
}

const isPlausible = (text: string): boolean => {
  const age = ageOf(Number(text));
  return /^\d{4}$/.test(text) && age >= 0 && age <= oldestAge;
};

/** A year of birth as it is typed. */
export const birthYearSchema = z
  .string('Tulis tahun lahir dengan 4 angka, misalnya 2004')
  .check(z.trim(), z.refine(isPlausible, 'Tulis tahun lahir dengan 4 angka, misalnya 2004'));

/** What a member says of the age: below 18 a guardian may be named, below 13 one must be. */
export const ageFields = {
  birth_year: birthYearSchema,
  guardian_email: z.optional(z.union([z.literal(''), emailSchema], 'Format email tidak valid')),
  agrees: z.literal(true, 'Setujui dulu cara kami memakai data Anda'),
};

/** Whether a form with {@link ageFields} names the guardian whom a child below 13 needs. */
export const namesNeededGuardian = z.refine<{ birth_year: string; guardian_email?: string | undefined }>(
  ({ birth_year: year, guardian_email: guardian }) =>
    ageOf(Number(year)) >= guardianAge || (guardian ?? '') !== '',
  {
    error: 'Di bawah 13 tahun, isi email orang tua atau wali',
    path: ['guardian_email'],
    when: ({ value }) => isPlausible(String((value as { birth_year?: unknown }).birth_year ?? '').trim()),
  },
);

/** The question for the year of birth. */
export const ageInputSchema = z.object(ageFields).check(namesNeededGuardian);
export type AgeInput = z.infer<typeof ageInputSchema>;

/** In whose eyes a guardian agrees. */
export const guardianRelations = ['orang tua', 'wali'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];
