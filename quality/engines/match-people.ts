import { matchPair, type Match } from '@kawanusaha/contracts/matching/match-pair';
import type { MatchGoal, MatchStage } from '@kawanusaha/contracts/matching/match-fields';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { readListing as readListingRow } from '../../apps/server/src/matching/read-listing.ts';
import { readPerson as readPersonRow } from '../../apps/server/src/matching/read-person.ts';
import { relateConcepts } from '../../apps/server/src/matching/relate-concepts.ts';
import type { MatchListing as JudgedListing, MatchPerson as JudgedPerson } from '../read-sets.ts';

const sideOf = ({ goal, stage }: JudgedPerson | JudgedListing) => ({
  goal: goal as MatchGoal,
  stage: stage as MatchStage,
});

/** A judged person as the product reads one. */
export function readPerson(person: JudgedPerson): MatchPerson {
  return readPersonRow({ ...person, ...sideOf(person), kota: person.city });
}

/** A judged listing as the product reads one. */
export function readListing(listing: JudgedListing): MatchListing {
  const { required_skills: skills } = listing;
  return readListingRow({
    ...listing,
    ...sideOf(listing),
    required_skills: skills.map(({ name }) => name),
    skill_levels: skills,
  });
}

/** The product's answer for one pair, as the person reads it. */
export function matchJudged(person: MatchPerson, listing: MatchListing): Match {
  return matchPair(person, listing, relateConcepts, 'person');
}
