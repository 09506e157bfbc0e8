import type { MatchGoal, MatchStage, SkillLevel, Wishes } from './match-fields.ts';

/** A meaning and how sure it is, 0 to 1. The identifiers are those of the lexicon; nothing here reads them. */
export type WeighedConcept = { readonly id: string; readonly weight: number };

/** Something as it was written, with what it means. */
export type NamedConcepts = { readonly name: string; readonly concepts: readonly WeighedConcept[] };
export type LevelledSkill = NamedConcepts & { readonly level: SkillLevel };
export type SoughtRole = NamedConcepts & { readonly seats: number };

/** Where a person is: the town as typed ('Tangsel') and by its name ('Tangerang Selatan'); null where it is not known. */
export type MatchPlace = {
  readonly city: string;
  readonly town: string | null;
  readonly province: string | null;
};

/** What both sides say; null is what was not said, and says nothing for or against a pair. */
type MatchSide = {
  readonly goal: MatchGoal | null;
  readonly stage: MatchStage | null;
  readonly hoursPerWeek: number | null;
  readonly place: MatchPlace | null;
  /** A person who would work from afar; a project whose team does. */
  readonly isRemote: boolean;
  readonly languages: readonly string[];
  readonly wishes: Wishes;
};

export type MatchPerson = MatchSide & {
  readonly skills: readonly LevelledSkill[];
  readonly interests: readonly NamedConcepts[];
};

export type MatchListing = MatchSide & {
  readonly requiredSkills: readonly LevelledSkill[];
  readonly roles: readonly SoughtRole[];
  readonly teamSkills: readonly NamedConcepts[];
  /** What the project is about: its name and description. */
  readonly subject: readonly WeighedConcept[];
};

/** Similarity of two meanings, 0 to 1; 1 for the same. */
export type Relate = (a: string, b: string) => number;

/** Who reads the sentences: the person who might join, or the owner who looks for people. */
export type MatchReader = 'person' | 'owner';
