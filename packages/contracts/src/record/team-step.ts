import * as z from 'zod/mini';
import { formatRupiah } from '../format-rupiah.ts';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const teamRules = { hours: { min: 1, max: 80 } } as const;

/** Step 4: whom the idea looks for, and the listing that came of it. */
export const teamStepSchema = z.object({
  /** One role a line. */
  roles: stepText(600),
  hours: z.int('Isi angka bulat').check(z.minimum(teamRules.hours.min), z.maximum(teamRules.hours.max)),
  city: stepText(100),
  /** The listing in Cari Project; null before there is one. */
  projectId: z.nullable(z.uuid()),
});
export type TeamStep = z.infer<typeof teamStepSchema>;

/** A town that was typed in small letters, as a name: others read it. */
const writeTown = (town: string) =>
  town === town.toLowerCase()
    ? town.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : town;

/**
 * A first filling from what the idea lacks.
 * @param city where the person is, from the profile or from what was asked of the generator
 */
export const draftTeamStep = ({ result }: StepBasis, city: string): TeamStep => ({
  roles: [...result.teamSkills, `Mentor ${result.missingSkill}`].join('\n').slice(0, 600),
  hours: Math.min(teamRules.hours.max, Math.max(1, Math.ceil(result.hoursPerWeek / 2))),
  city: writeTown(city).slice(0, 100),
  projectId: null,
});

/** Whether the listing is out. */
export const isTeamStepDone = ({ projectId }: TeamStep): boolean => projectId !== null;

/** The step as documents say it. */
export const reportTeamStep = (step: TeamStep, { result, siteUrl = '' }: StepBasis): StepBlock[] => [
  ...textBlock('Peran yang dicari', step.roles.split('\n').filter(Boolean).join('; ')),
  ...textBlock('Waktu dan tempat', [`${step.hours} jam seminggu`, step.city].filter(Boolean).join(', ')),
  ...textBlock('Modal awal', formatRupiah(result.assumptions.capital)),
  ...textBlock(
    'Proyek di KawanUsaha',
    step.projectId === null ? '' : `${siteUrl}/cari-project/${step.projectId}`,
  ),
];
