import type { Sql } from '@kawanusaha/backend/db/pool';
import { learnEmphasis } from '@kawanusaha/contracts/matching/learn-emphasis';
import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import type { DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { matchPair } from '@kawanusaha/contracts/matching/match-pair';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { chooseReasons, countShown, rankFitting } from './choose-shown.ts';
import { tiersForListing } from './match-keys.ts';
import { readerVersion } from './reader-version.ts';
import { readSigns } from './read-signs.ts';
import { relateConcepts } from './relate-concepts.ts';
import { spreadStart } from './spread-start.ts';

const perTier = 40;
const newest = 40;

type Candidate = Omit<PersonMatch, 'score' | 'reasons' | 'signs'> & { readonly reading: MatchPerson };

/**
 * The people who want to be found and fit a listing, best first, with reasons. Left out are its owner, who applied to it,
 * whom the owner dismissed for it, and those of whom one blocks the other.
 */
export async function findPeople(
  owner: Sql,
  ownerId: string,
  projectId: string,
  listing: MatchListing,
): Promise<PersonMatch[]> {
  const [candidates, dismissed] = await Promise.all([
    owner<Candidate[]>`
      select p.id, p.nama_lengkap, p.kota, p.kampus, p.prodi, m.skills, k.reading
      from private.person_keys as k
        join public.matching_profiles as m using (user_id) join public.pengguna as p on p.id = k.user_id
      where k.user_id in (
          select id from private.find_candidates('person_keys', ${owner.json(tiersForListing(listing))},
            ${spreadStart(projectId)}, ${perTier}, ${newest})
        )
        and k.version = ${readerVersion} and private.is_findable(k.user_id) and k.user_id <> ${ownerId}
        and not exists (
          select from public.project_applications as a where a.project_id = ${projectId} and a.applicant_id = k.user_id
        )
        and not exists (
          select from public.match_dismissals as d
          where d.user_id = ${ownerId} and d.project_id = ${projectId} and d.person_id = k.user_id
        )
        and not private.has_blocked(k.user_id, ${ownerId}) and not private.has_blocked(${ownerId}, k.user_id)`,
    owner<{ reason: DismissReason }[]>`
      select reason from public.match_dismissals
      where user_id = ${ownerId} and project_id = ${projectId} and person_id is not null
      order by created_at desc limit 40`,
  ]);
  const emphasis = learnEmphasis(dismissed.map(({ reason }) => reason));
  const ranked = rankFitting(
    candidates.map((item) => ({
      item,
      match: matchPair(item.reading, listing, relateConcepts, 'owner', emphasis),
    })),
  );
  const shown = ranked.slice(0, countShown(ranked));
  const signs = await readSigns(
    owner,
    shown.map(({ item }) => item.id),
  );
  return shown.map(({ item: { reading: _reading, ...person }, match }) => ({
    ...person,
    signs: signs.get(person.id) ?? null,
    score: match.score,
    reasons: chooseReasons(match),
  }));
}
