import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { ListingMatches, MissingField } from '@kawanusaha/contracts/matching/match-answers';
import type { MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { refuseForAge } from '#accounts/refuse-for-age.ts';
import { defineFunction } from '#define-function.ts';
import { findListings } from '../find-listings.ts';
import { readPerson, type PersonRow } from '../read-person.ts';
import { refreshListings } from '../refresh-keys.ts';

/** As many as one call reads of what changed since the job's last run. */
const readAtOnce = 20;

function findMissing(person: MatchPerson): MissingField[] {
  const isMissing: Record<MissingField, boolean> = {
    skills: person.skills.length === 0,
    interests: person.interests.length === 0,
    goal: person.goal === null,
    hours: person.hoursPerWeek === null,
    place: person.place === null && !person.isRemote,
    languages: person.languages.length === 0,
  };
  return (Object.keys(isMissing) as MissingField[]).filter((field) => isMissing[field]);
}

/**
 * `match-listings`: open listings that fit the caller, best first, each with true reasons (issue 15 §1). In: nothing.
 * Out: 200 {items, missing}; no items while the caller has said neither a skill nor an interest. 401 without a user; 403 `age_needed`,
 * `age_limited`: no user below 18 is matched.
 */
export const matchListings = defineFunction({
  name: 'match-listings',
  verifyJwt: true,
  handler: async (_request, { caller, deps }) => {
    const { owner } = deps.database;
    const { userId } = caller;
    const none: ListingMatches = {
      items: [],
      missing: ['skills', 'interests', 'goal', 'hours', 'place', 'languages'],
    };
    if (userId === null) return jsonResponse(none);
    const refusal = await refuseForAge(owner, userId, 'be_matched');
    if (refusal !== null) return refusal;
    const [row] = await owner<PersonRow[]>`
      select m.skills, m.interests, m.goal, m.stage, m.hours_per_week, p.kota, m.is_remote, m.languages, m.wishes
      from public.matching_profiles as m join public.pengguna as p on p.id = m.user_id where m.user_id = ${userId}`;
    if (row === undefined) return jsonResponse(none);
    const person = readPerson(row);
    const missing = findMissing(person);
    if (person.skills.length === 0 && person.interests.length === 0)
      return jsonResponse({ items: [], missing } satisfies ListingMatches);
    await refreshListings(owner, readAtOnce);
    const items = await findListings(owner, userId, person);
    return jsonResponse({ items, missing } satisfies ListingMatches);
  },
});
