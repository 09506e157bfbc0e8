import {
  noWishes,
  type MatchGoal,
  type MatchStage,
  type SkillLevel,
  type Wishes,
} from '@kawanusaha/contracts/matching/match-fields';
import type { MatchListing } from '@kawanusaha/contracts/matching/match-sides';
import { readConcepts } from './read-concepts.ts';
import { readPlace } from './read-place.ts';

/** A listing with what it says for matching; that part is empty for owners who have not said it. */
export type ListingRow = {
  readonly project_name: string;
  readonly project_description: string;
  readonly required_skills: readonly string[];
  readonly hours_per_week: number | null;
  readonly city: string | null;
  readonly is_remote: boolean;
  readonly goal: MatchGoal | null;
  readonly stage: MatchStage | null;
  readonly languages: readonly string[] | null;
  readonly skill_levels: readonly { readonly name: string; readonly level: SkillLevel }[] | null;
  readonly team_skills: readonly string[] | null;
  readonly wishes: Partial<Wishes> | null;
  readonly roles: readonly { readonly name: string; readonly task: string; readonly seats: number }[] | null;
};

/** A description is read as far as it says what the project is about. */
const descriptionLength = 600;

/** The listing's side of the score, its words read. */
export function readListing(row: ListingRow): MatchListing {
  const levels = new Map(row.skill_levels?.map(({ name, level }) => [name, level]));
  const about = `${row.project_name}. ${row.project_description.slice(0, descriptionLength)}`;
  return {
    requiredSkills: row.required_skills.map((name) => ({
      name,
      level: levels.get(name) ?? 'dasar',
      concepts: readConcepts(name),
    })),
    roles: (row.roles ?? []).map(({ name, task, seats }) => ({
      name,
      seats,
      concepts: readConcepts(`${name}: ${task}`),
    })),
    teamSkills: (row.team_skills ?? []).map((name) => ({ name, concepts: readConcepts(name) })),
    subject: readConcepts(about, { withUnknown: false }),
    goal: row.goal,
    stage: row.stage,
    hoursPerWeek: row.hours_per_week,
    place: readPlace(row.city),
    isRemote: row.is_remote,
    languages: row.languages ?? [],
    wishes: { ...noWishes, ...row.wishes },
  };
}
