import {
  noWishes,
  type MatchGoal,
  type MatchStage,
  type SkillLevel,
  type Wishes,
} from '@kawanusaha/contracts/matching/match-fields';
import type { MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { readConcepts } from './read-concepts.ts';
import { readPlace } from './read-place.ts';

/** A row of `matching_profiles` with the town of the profile. */
export type PersonRow = {
  readonly skills: readonly { readonly name: string; readonly level: SkillLevel }[];
  readonly interests: readonly string[];
  readonly goal: MatchGoal | null;
  readonly stage: MatchStage | null;
  readonly hours_per_week: number | null;
  readonly kota: string | null;
  readonly is_remote: boolean;
  readonly languages: readonly string[];
  readonly wishes: Partial<Wishes>;
};

/** The person's side of the score, their words read. */
export function readPerson(row: PersonRow): MatchPerson {
  return {
    skills: row.skills.map(({ name, level }) => ({ name, level, concepts: readConcepts(name) })),
    interests: row.interests.map((name) => ({ name, concepts: readConcepts(name) })),
    goal: row.goal,
    stage: row.stage,
    hoursPerWeek: row.hours_per_week,
    place: readPlace(row.kota),
    isRemote: row.is_remote,
    languages: row.languages,
    wishes: { ...noWishes, ...row.wishes },
  };
}
