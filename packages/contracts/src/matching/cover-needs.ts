import { compareConcepts } from './compare-concepts.ts';
import { skillLevels, type SkillLevel } from './match-fields.ts';
import type { LevelledSkill, MatchListing, MatchPerson, NamedConcepts, Relate } from './match-sides.ts';

/** One thing that a listing looks for, and the person's skill that comes nearest to it. */
export type CoveredNeed = {
  readonly kind: 'role' | 'skill';
  readonly name: string;
  /** Name of the person's skill; null when nothing comes near. */
  readonly by: string | null;
  /** 0 to 1: likeness of the meanings. */
  readonly likeness: number;
  /** 0 to 1: likeness, less where the level is below what is asked for. */
  readonly share: number;
  /** Whether a skill reaches the level that a must on skills means; a meaning only near to it counts one level less. */
  readonly reachesLevel: boolean;
};

/** From here on a need counts as covered; below, only as near to it. */
export const coveredFrom = 0.8;
/** A meaning less like what is wanted than this meets no must on skills, whatever its level. */
const mustFrom = 0.6;
/** What each step of level below the wanted one leaves. */
const stepBelow = 0.75;

const rank = (level: SkillLevel): number => skillLevels.indexOf(level);

type Need = NamedConcepts & {
  readonly kind: CoveredNeed['kind'];
  /** The level that the score asks for. */
  readonly wanted: SkillLevel;
  /** The level that a must on skills asks for. */
  readonly must: SkillLevel;
};

function cover(need: Need, skills: readonly LevelledSkill[], relate: Relate): CoveredNeed {
  let best = { by: null as string | null, likeness: 0, share: 0 };
  let reachesLevel = false;
  for (const { name, level, concepts } of skills) {
    const likeness = compareConcepts(need.concepts, concepts, relate);
    if (likeness === 0) continue;
    reachesLevel ||=
      likeness >= mustFrom && rank(level) - (likeness < coveredFrom ? 1 : 0) >= rank(need.must);
    const share = likeness * stepBelow ** Math.max(0, rank(need.wanted) - rank(level));
    if (share > best.share) best = { by: name, likeness, share };
  }
  return { kind: need.kind, name: need.name, ...best, reachesLevel };
}

/**
 * How the person's skills cover the roles with a free seat and the skills that a listing asks for, in its order, roles
 * first. Roles have no level of their own: for a must it is the highest of the listing's skills.
 */
export function coverNeeds(person: MatchPerson, listing: MatchListing, relate: Relate): CoveredNeed[] {
  const highest = Math.max(0, ...listing.requiredSkills.map(({ level }) => rank(level)));
  const must = skillLevels[highest] ?? 'dasar';
  const needs: Need[] = [
    ...listing.roles
      .filter(({ seats }) => seats > 0)
      .map(({ name, concepts }) => ({
        name,
        concepts,
        kind: 'role' as const,
        wanted: 'dasar' as const,
        must,
      })),
    ...listing.requiredSkills.map(({ name, concepts, level }) => ({
      name,
      concepts,
      kind: 'skill' as const,
      wanted: level,
      must: level,
    })),
  ];
  return needs.map((need) => cover(need, person.skills, relate));
}

/** Names of the wanted skills that neither the person nor the team brings along. */
export function findMissingSkills(
  needs: readonly CoveredNeed[],
  listing: MatchListing,
  relate: Relate,
): string[] {
  const open = new Set(
    needs.filter(({ kind, share }) => kind === 'skill' && share === 0).map(({ name }) => name),
  );
  return listing.requiredSkills
    .filter(({ name }) => open.has(name))
    .filter(
      ({ concepts }) =>
        !listing.teamSkills.some((team) => compareConcepts(concepts, team.concepts, relate) >= coveredFrom),
    )
    .map(({ name }) => name);
}
