import { type ProposalSource, teamOf } from '@kawanusaha/contracts/proposal/find-missing-parts';
import {
  noProposalData,
  type ProposalData,
  type TeamMember,
} from '@kawanusaha/contracts/proposal/proposal-data';
import { juryCanvas } from '../../jury-canvas.ts';
import type { ExportPlan } from '../../plan.ts';

/** Stands where the team writes by hand. */
export const blank = '[isi]';
/** The value, or the sign that it is written by hand. */
export const orBlank = (text: string): string => (text.trim() === '' ? blank : text.trim());

export type Proposal = {
  /** The plan, its canvas as a jury reads it. */
  plan: ExportPlan;
  source: ProposalSource;
  /** The leader first, who is always there. */
  team: readonly TeamMember[];
  lecturer: ProposalData['lecturer'];
  year: string;
  /** When it was made. */
  now: Date;
};

const year = new Intl.DateTimeFormat('id-ID', { year: 'numeric', timeZone: 'Asia/Jakarta' });

/** What both templates are filled from. */
export function readProposal(plan: ExportPlan, now: Date): Proposal {
  const { title, result, canvas, validation, ownerName, campus, study } = plan;
  const source = { title, result, canvas, validation, person: { name: ownerName, campus, ...study } };
  return {
    plan: { ...plan, canvas: juryCanvas(plan) },
    source,
    team: teamOf(source),
    lecturer: (validation.proposal ?? noProposalData).lecturer,
    year: year.format(now),
    now,
  };
}
