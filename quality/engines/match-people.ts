import { matchPair, type Match } from '@kawanusaha/contracts/matching/match-pair';
import type { MatchGoal, MatchStage } from '@kawanusaha/contracts/matching/match-fields';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { readConcepts } from '../../apps/server/src/matching/read-concepts.ts';
import { readPlace } from '../../apps/server/src/matching/read-place.ts';
import { relateConcepts } from '../../apps/server/src/matching/relate-concepts.ts';
import type { MatchListing as JudgedListing, MatchPerson as JudgedPerson } from '../read-sets.ts';

const named = (name: string) => ({ name, concepts: readConcepts(name) });

function readSide(side: JudgedPerson | JudgedListing) {
  return {
    goal: side.goal as MatchGoal,
    stage: side.stage as MatchStage,
    hoursPerWeek: side.hours_per_week,
    place: readPlace(side.city),
    isRemote: side.is_remote,
    languages: side.languages,
    wishes: side.wishes,
  };
}

/** A judged person as the product reads one. */
export function readPerson(person: JudgedPerson): MatchPerson {
  return {
    ...readSide(person),
    skills: person.skills.map(({ name, level }) => ({ ...named(name), level })),
    interests: person.interests.map(named),
  };
}

/** A judged listing as the product reads one. */
export function readListing(listing: JudgedListing): MatchListing {
  return {
    ...readSide(listing),
    requiredSkills: listing.required_skills.map(({ name, level }) => ({ ...named(name), level })),
    roles: listing.roles.map(({ name, task, seats }) => ({
      name,
      seats,
      concepts: readConcepts(`${name}: ${task}`),
    })),
    teamSkills: listing.team_skills.map(named),
    subject: readConcepts(`${listing.project_name}. ${listing.project_description}`, { withUnknown: false }),
  };
}

/** The product's answer for one pair, as the person reads it. */
export function matchJudged(person: MatchPerson, listing: MatchListing): Match {
  return matchPair(person, listing, relateConcepts, 'person');
}
