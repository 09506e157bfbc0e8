/** Rules of the form of a team agreement; the database has the same ones (private.are_terms). */
import * as z from 'zod/mini';
import { disputeChoices, ideaChoices, leavingChoices } from './agreement-choices.ts';

export const agreementRoleMaxLength = 60;
export const agreementNoteMaxLength = 1_000;
export const noticeDaysMax = 90;

const keysOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>) =>
  Object.keys(choices) as [Key, ...Key[]];
const note = z
  .string()
  .check(z.trim(), z.maxLength(agreementNoteMaxLength, `Maksimal ${agreementNoteMaxLength} karakter`));
const number = (pattern: RegExp, least: number, most: number, message: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((value) => {
        const plain = value.replace(',', '.');
        return pattern.test(plain) && Number(plain) >= least && Number(plain) <= most;
      }, message),
    ),
    z.transform((value: string) => Number(value.replace(',', '.'))),
  );

const memberSchema = z.object({
  member_id: z.string(),
  role: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Tulis peran anggota ini'),
      z.maxLength(agreementRoleMaxLength, `Maksimal ${agreementRoleMaxLength} karakter`),
    ),
  hours: number(/^\d{1,2}$/, 1, 80, 'Isi 1 sampai 80 jam'),
  share: number(/^\d{1,3}(\.\d{1,2})?$/, 0, 100, 'Isi 0 sampai 100, paling banyak dua desimal'),
});

const termsSchema = z.object({
  members: z.array(memberSchema),
  idea: z.object({ choice: z.enum(keysOf(ideaChoices)), note }),
  leaving: z.object({
    choice: z.enum(keysOf(leavingChoices)),
    notice_days: number(/^\d{1,2}$/, 0, noticeDaysMax, `Isi 0 sampai ${noticeDaysMax} hari`),
    note,
  }),
  dispute: z.object({ choice: z.enum(keysOf(disputeChoices)), note }),
});
/** What the form holds: numbers are text. */
export type AgreementForm = z.input<typeof termsSchema>;
export type AgreementTerms = z.output<typeof termsSchema>;

/** What is agreed, as the database keeps it: the terms with the names of members and project. */
export type AgreementContent = Omit<AgreementTerms, 'members'> & {
  readonly project: string;
  readonly members: readonly (AgreementTerms['members'][number] & { readonly name: string })[];
};

/** The sum of shares in hundredths of a percent, so that 33,33 + 33,33 + 33,34 is exactly 100. Null where one is no number. */
export function sumShares(shares: readonly string[]): number | null {
  const hundredths = shares.map((share) => Math.round(Number(share.trim().replace(',', '.')) * 100));
  return hundredths.some((one) => Number.isNaN(one)) ? null : hundredths.reduce((sum, one) => sum + one, 0);
}

/**
 * Checks a filled-in form.
 * Out: the terms, or null with the first message of each field that is wrong, named by its path ('members.0.share', 'shares').
 */
export function checkAgreement(form: AgreementForm): {
  terms: AgreementTerms | null;
  errors: Partial<Record<string, string>>;
} {
  const result = z.safeParse(termsSchema, form);
  const errors: Partial<Record<string, string>> = {};
  if (!result.success) {
    for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message;
    return { terms: null, errors };
  }
  const sum = sumShares(form.members.map(({ share }) => share));
  if (sum !== 10_000) {
    errors['shares'] = 'Jumlah bagian semua anggota harus tepat 100%';
    return { terms: null, errors };
  }
  return { terms: result.data, errors };
}
