import { z } from 'zod';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { ListingFit } from '@kawanusaha/contracts/matching/match-answers';
import { matchPair } from '@kawanusaha/contracts/matching/match-pair';
import type { MatchListing } from '@kawanusaha/contracts/matching/match-sides';
import { refuseForAge } from '#accounts/refuse-for-age.ts';
import { defineFunction } from '#define-function.ts';
import { chooseReasons } from '../shown/choose-shown.ts';
import { allMissing, canBeMatched, findMissing } from '../find-missing.ts';
import { readEmphasis } from '../read-emphasis.ts';
import { readerVersion } from '../reader-version.ts';
import { refreshListings } from '../refresh-keys.ts';

const bodySchema = z.object({ project_id: z.uuid() });
/** As many as one call reads of what changed since the job's last run. */
const readAtOnce = 20;

/** The meanings of an open listing of another member, with whom the caller has no block and who has not accepted them; undefined for any other. */
async function readOther(owner: Sql, userId: string, projectId: string): Promise<MatchListing | undefined> {
  const [row] = await owner<{ reading: MatchListing }[]>`
    select k.reading from private.listing_keys as k join public.project_listings as p on p.id = k.project_id
    where p.id = ${projectId} and k.version = ${readerVersion} and p.is_active and p.expires_at > now() and p.user_id <> ${userId}
      and not private.is_banned(p.user_id)
      and not exists (
        select from public.member_blocks as b
        where (b.blocker_id, b.blocked_id) in ((p.user_id, ${userId}), (${userId}, p.user_id))
      )
      and not exists (
        select from public.project_applications as a
        where a.project_id = p.id and a.applicant_id = ${userId} and a.status = 'accepted'
      )`;
  return row?.reading;
}

/**
 * `match-listing` {project_id}: how an open listing of another member fits the caller, with true reasons (issue 15 §1). Out: 200 {fit,
 * missing}; no fit while the caller has said neither a skill nor an interest, and for a listing that is closed, the caller's own, behind a
 * block, or that has accepted the caller, whose own role is taken then. 400 for a bad body; 401 without a user; 403 `age_needed`, `age_limited`: no user below 18 is matched.
 */
export const matchListing = defineFunction({
  name: 'match-listing',
  verifyJwt: true,
  handler: async (request, { caller, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Pilih salah satu proyek.' }, 400);
    const { owner } = deps.database;
    const { userId } = caller;
    const refusal = await refuseForAge(owner, userId, 'be_matched');
    if (refusal !== null) return refusal;
    // The lexicon is large, and a process that is not asked for this does without it.
    const [{ readOwnPerson }, { relateConcepts }] = await Promise.all([
      import('../read-own-person.ts'),
      import('../relate-concepts.ts'),
    ]);
    const person = userId === null ? null : await readOwnPerson(owner, userId);
    if (userId === null || person === null)
      return jsonResponse({ fit: null, missing: allMissing } satisfies ListingFit);
    const missing = findMissing(person);
    if (!canBeMatched(person)) return jsonResponse({ fit: null, missing } satisfies ListingFit);
    await refreshListings(owner, readAtOnce);
    const [listing, emphasis] = await Promise.all([
      readOther(owner, userId, body.data.project_id),
      readEmphasis(owner, userId),
    ]);
    if (listing === undefined) return jsonResponse({ fit: null, missing } satisfies ListingFit);
    const match = matchPair(person, listing, relateConcepts, 'person', emphasis);
    const { score, excludedBy } = match;
    return jsonResponse({
      fit: { score, excludedBy, reasons: chooseReasons(match.points) },
      missing,
    } satisfies ListingFit);
  },
});
