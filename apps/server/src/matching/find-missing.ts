import type { MissingField } from '@kawanusaha/contracts/matching/match-answers';
import type { MatchPerson } from '@kawanusaha/contracts/matching/match-sides';

/** What is missing of a member who has said nothing at all. */
export const allMissing: readonly MissingField[] = [
  'skills',
  'interests',
  'goal',
  'hours',
  'place',
  'languages',
];

/** What a member has not said yet and what would make matching better. */
export function findMissing(person: MatchPerson): MissingField[] {
  const isMissing: Record<MissingField, boolean> = {
    skills: person.skills.length === 0,
    interests: person.interests.length === 0,
    goal: person.goal === null,
    hours: person.hoursPerWeek === null,
    place: person.place === null && !person.isRemote,
    languages: person.languages.length === 0,
  };
  return allMissing.filter((field) => isMissing[field]);
}

/** Whether a member has said enough to be matched: a skill or an interest. */
export const canBeMatched = (person: MatchPerson): boolean =>
  person.skills.length > 0 || person.interests.length > 0;
