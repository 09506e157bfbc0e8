import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { PersonMatches } from '@kawanusaha/contracts/matching/match-answers';
import type { MatchListing } from '@kawanusaha/contracts/matching/match-sides';
import { refuseForAge } from '#accounts/refuse-for-age.ts';
import { defineFunction } from '#define-function.ts';
import { refreshListings, refreshPeople } from '../refresh-keys.ts';

const bodySchema = z.object({ project_id: z.uuid() });
/** As many as one call reads of what changed since the job's last run. */
const readAtOnce = 20;

/**
 * `match-people` {project_id}: findable people who fit an own open listing, best first, each with true reasons and without
 * a way to reach them (issue 15 §1). Out: 200 {items} · 400 for a bad body · 403 `age_needed`, `age_limited` · 404 for a listing that is closed or not the
 * caller's.
 */
export const matchPeople = defineFunction({
  name: 'match-people',
  verifyJwt: true,
  handler: async (request, { caller, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Pilih salah satu proyek Anda.' }, 400);
    const { owner } = deps.database;
    const projectId = body.data.project_id;
    const refusal = await refuseForAge(owner, caller.userId, 'invite');
    if (refusal !== null) return refusal;
    await Promise.all([refreshListings(owner, readAtOnce), refreshPeople(owner, readAtOnce)]);
    const [row] = await owner<{ reading: MatchListing }[]>`
      select k.reading from private.listing_keys as k join public.project_listings as p on p.id = k.project_id
      where p.id = ${projectId} and p.user_id = ${caller.userId} and p.is_active and p.expires_at > now() and k.version > 0`;
    if (row === undefined || caller.userId === null)
      return jsonResponse({ error: 'not_found', message: 'Proyek tidak ditemukan atau sudah ditutup.' }, 404);
    // The lexicon is large, and a process that is not asked for this does without it.
    const { findPeople } = await import('../find-people.ts');
    const items = await findPeople(owner, caller.userId, projectId, row.reading);
    return jsonResponse({ items } satisfies PersonMatches);
  },
});
