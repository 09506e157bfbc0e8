import { noWishes } from '@kawanusaha/contracts/matching/match-fields';
import type {
  ListingMatchingValues,
  MatchingProfileValues,
} from '@kawanusaha/contracts/matching/matching-forms';
import type { ListingMatching } from './api/get-listing-matching.ts';
import type { MatchingProfile } from './api/get-matching-profile.ts';

/** What the profile's form begins with. */
export function profileValuesOf(profile: MatchingProfile | null): MatchingProfileValues {
  return {
    skills: profile?.skills ?? [],
    interests: profile?.interests ?? [],
    goal: profile?.goal ?? '',
    stage: profile?.stage ?? '',
    hours_per_week: profile?.hours_per_week?.toString() ?? '',
    is_remote: profile?.is_remote ?? false,
    languages: profile?.languages ?? ['Indonesia'],
    wishes: { ...noWishes, ...profile?.wishes },
    is_adult: profile?.is_adult ?? false,
    findable: profile?.findable ?? false,
  };
}

/** What the listing's form begins with. */
export function listingValuesOf(matching: ListingMatching | null): ListingMatchingValues {
  return {
    goal: matching?.goal ?? '',
    stage: matching?.stage ?? '',
    languages: matching?.languages ?? ['Indonesia'],
    skill_levels: matching?.skill_levels ?? [],
    team_skills: matching?.team_skills ?? [],
    wishes: { ...noWishes, ...matching?.wishes },
    roles: (matching?.listing_roles ?? []).map(({ name, task, seats }) => ({
      name,
      task,
      seats: String(seats),
    })),
  };
}
