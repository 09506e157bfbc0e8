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

/** The sum of shares in hundredths of a percent, so that 33,33 + 33,33 + 33,34 is exactly 100. Null where one is no number. */
export function sumShares(shares: readonly string[]): number | null {
  const hundredths = shares.map((share) => Math.round(Number(share.trim().replace(',', '.')) * 100));
  return hundredths.some((one) => Number.isNaN(one)) ? null : hundredths.reduce((sum, one) => sum + one, 0);
}

/** The form as a whole; of the shares a message stands for all members. */
export const agreementTermsSchema = z
  .object({
    members: z.array(memberSchema),
    idea: z.object({ choice: z.enum(keysOf(ideaChoices)), note }),
    leaving: z.object({
      choice: z.enum(keysOf(leavingChoices)),
      notice_days: number(/^\d{1,2}$/, 0, noticeDaysMax, `Isi 0 sampai ${noticeDaysMax} hari`),
      note,
    }),
    dispute: z.object({ choice: z.enum(keysOf(disputeChoices)), note }),
  })
  .check(
    z.refine(({ members }) => sumShares(members.map(({ share }) => String(share))) === 10_000, {
      path: ['members'],
      when: ({ issues }) => issues.length === 0,
      message: 'Jumlah bagian semua anggota harus tepat 100%',
    }),
  );
/** What the form holds: numbers are text. */
export type AgreementForm = z.input<typeof agreementTermsSchema>;
export type AgreementTerms = z.output<typeof agreementTermsSchema>;

/** What is agreed, as the database keeps it: the terms with the names of members and project. */
export type AgreementContent = Omit<AgreementTerms, 'members'> & {
  readonly project: string;
  readonly members: readonly (AgreementTerms['members'][number] & { readonly name: string })[];
};
