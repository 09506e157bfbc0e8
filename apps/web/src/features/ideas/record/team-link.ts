import type { TeamStep } from '@kawanusaha/contracts/record/team-step';
import type { StepBasis } from '@kawanusaha/contracts/record/record-step';
import { findTeamLink } from '../idea-links.ts';

/** The form of a new listing filled in from the idea and its step 4; the listing comes back to the step. */
export function writeTeamLink(
  ideaId: string,
  { title, result }: StepBasis,
  step: TeamStep,
  name?: string,
): string {
  const [address = '', query] = findTeamLink({ ...result, businessName: name?.trim() || title }).split('?');
  const params = new URLSearchParams(query);
  const roles = step.roles.split('\n').filter((role) => role.trim() !== '');
  if (roles.length > 0)
    params.set('deskripsi', `${params.get('deskripsi') ?? ''}\n\nYang dicari: ${roles.join(', ')}.`);
  params.set('jam', String(step.hours));
  if (step.city.trim() !== '') params.set('kota', step.city.trim());
  params.set('ide', ideaId);
  return `${address}?${params.toString()}`;
}
