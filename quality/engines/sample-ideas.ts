import { createHash } from 'node:crypto';
import { rankCandidates } from '../../apps/server/src/ideas/generate-business-idea/engine/compose/choose-candidates.ts';
import { readPerson } from '../../apps/server/src/ideas/generate-business-idea/engine/compose/person/read-person.ts';
import { writeIdea } from '../../apps/server/src/ideas/generate-business-idea/engine/compose/write-idea.ts';
import type { IdeaProfile, ShownIdea } from '../scoring/judge-ideas.ts';
import { requestOf } from './request-of.ts';

const perProfile = 12;

/** A number that stays the same for a profile and an idea and knows nothing of either. */
const lotOf = (profile: IdeaProfile, key: string): string =>
  createHash('sha256').update(`${profile.id}:${key}`).digest('hex');

/**
 * Ideas of a profile drawn from all that the engine composes, whatever their score: among those that are shown the score
 * has already chosen.
 */
export function sampleIdeas(profile: IdeaProfile): ShownIdea[] {
  const person = readPerson(requestOf(profile));
  return rankCandidates(person, '')
    .map((ranked) => ({ ranked, lot: lotOf(profile, ranked.candidate.key) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, perProfile)
    .map(({ ranked }) => {
      const { businessName, description, totalScore } = writeIdea(ranked, person, 0, '2026-11-28');
      return { name: businessName, description, products: [], score: totalScore };
    });
}
