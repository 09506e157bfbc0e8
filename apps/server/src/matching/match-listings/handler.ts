import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { ListingMatches } from '@kawanusaha/contracts/matching/match-answers';
import { refuseForAge } from '#accounts/refuse-for-age.ts';
import { defineFunction } from '#define-function.ts';
import { allMissing, canBeMatched, findMissing } from '../find-missing.ts';
import { refreshListings } from '../refresh-keys.ts';

/** As many as one call reads of what changed since the job's last run. */
const readAtOnce = 20;

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
    const none: ListingMatches = { items: [], missing: allMissing };
    if (userId === null) return jsonResponse(none);
    const refusal = await refuseForAge(owner, userId, 'be_matched');
    if (refusal !== null) return refusal;
    // The lexicon is large, and a process that is not asked for this does without it.
    const [{ readOwnPerson }, { findListings }] = await Promise.all([
      import('../read-own-person.ts'),
      import('../find-listings.ts'),
    ]);
    const person = await readOwnPerson(owner, userId);
    if (person === null) return jsonResponse(none);
    const missing = findMissing(person);
    if (!canBeMatched(person)) return jsonResponse({ items: [], missing } satisfies ListingMatches);
    await refreshListings(owner, readAtOnce);
    const items = await findListings(owner, userId, person);
    return jsonResponse({ items, missing } satisfies ListingMatches);
  },
});
