import * as z from 'zod/mini';

/** P2MW and PKM-K both take teams of three to five, the leader among them. */
export const smallestTeam = 3;
export const largestTeam = 5;

const line = (max: number) => z.string().check(z.maxLength(max));

/** What is kept as it is typed; `proposalProblem` says beside the field what a jury would not accept. */
export const teamMemberSchema = z.object({
  name: line(100),
  /** NIM. */
  studentNumber: line(30),
  program: line(120),
  /** Year of entry, as typed. */
  year: line(4),
  /** What this member does in the business. */
  task: line(200),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const proposalDataSchema = z.object({
  /** The leader first. */
  members: z.array(teamMemberSchema).check(z.maxLength(largestTeam)),
  lecturer: z.object({ name: line(100), /** NIDN, NUPTK or NIP. */ number: line(30) }),
});
export type ProposalData = z.infer<typeof proposalDataSchema>;

export const noMember: TeamMember = { name: '', studentNumber: '', program: '', year: '', task: '' };
export const noProposalData: ProposalData = { members: [], lecturer: { name: '', number: '' } };

const rules: Readonly<Partial<Record<keyof TeamMember | 'number', { pattern: RegExp; message: string }>>> = {
  name: { pattern: /^(?=.*\p{L}).{3,100}$/u, message: 'Tulis nama lengkap, minimal 3 huruf' },
  studentNumber: {
    pattern: /^(?=.*\d)[\dA-Za-z./-]{4,30}$/,
    message: 'NIM terdiri atas angka dan huruf, tanpa spasi',
  },
  year: { pattern: /^(?:19|20)\d\d$/, message: 'Tulis tahun masuk, misalnya 2024' },
  number: { pattern: /^\d[\d .-]{5,28}\d$/, message: 'NIDN, NUPTK, atau NIP terdiri atas angka' },
};

/** What is wrong with a typed value, as a sentence for beside its field; null for an empty or a good one. */
export function proposalProblem(field: keyof TeamMember | 'number', value: string): string | null {
  const rule = rules[field];
  const typed = value.trim();
  return typed === '' || rule === undefined || rule.pattern.test(typed) ? null : rule.message;
}
