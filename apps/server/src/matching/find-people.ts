import type { Sql } from '@kawanusaha/backend/db/pool';
import { learnEmphasis } from '@kawanusaha/contracts/matching/learn-emphasis';
import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import type { DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { judgePair } from '@kawanusaha/contracts/matching/judge-pair';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { askBestFirst } from './shown/ask-best-first.ts';
import { rankFitting, reasonsOf } from './shown/choose-shown.ts';
import { tiersForListing } from './match-keys.ts';
import { readerVersion } from './reader-version.ts';
import { readSigns } from './read-signs.ts';
import { relateConcepts } from './relate-concepts.ts';
import { spreadStart } from './spread-start.ts';

const perTier = 40;
const newest = 40;

type Candidate = { readonly id: string; readonly reading: MatchPerson };
type Shown = Omit<PersonMatch, 'score' | 'reasons' | 'signs'>;

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
      select k.user_id as id, k.reading
      from private.find_candidates('person', ${owner.json(tiersForListing(listing))}, ${spreadStart(projectId)}, ${perTier}, ${newest}) as c
        join private.person_keys as k on k.user_id = c.id
      where k.version = ${readerVersion} and k.user_id <> ${ownerId}`,
    owner<{ reason: DismissReason }[]>`
      select reason from public.match_dismissals
      where user_id = ${ownerId} and project_id = ${projectId} and person_id is not null
      order by created_at desc limit 40`,
  ]);
  const emphasis = learnEmphasis(dismissed.map(({ reason }) => reason));
  const ranked = rankFitting(
    candidates.map((item) => ({
      item,
      match: judgePair(item.reading, listing, relateConcepts, 'owner', emphasis),
    })),
  );
  const chosen = await askBestFirst(ranked, (ids) => readShown(owner, ownerId, projectId, ids));
  const signs = await readSigns(
    owner,
    chosen.map(({ item }) => item.id),
  );
  return chosen.map((scored) => ({
    ...scored.answer,
    signs: signs.get(scored.item.id) ?? null,
    score: scored.match.score,
    reasons: reasonsOf(scored),
  }));
}

/** Those of these people whom the owner may be shown for this listing: asked about the best only, since each costs several look-ups. */
function readShown(owner: Sql, ownerId: string, projectId: string, ids: readonly string[]): Promise<Shown[]> {
  return owner<Shown[]>`
    select p.id, p.nama_lengkap, p.kota, p.kampus, p.prodi, m.skills, (
      select t.id from public.threads as t
      where t.project_id = ${projectId} and t.invited_id = m.user_id
        and exists (select from public.thread_messages as l where l.thread_id = t.id)
    ) as invited_in
    from public.matching_profiles as m join public.pengguna as p on p.id = m.user_id
    where m.user_id = any (${[...ids]}::uuid[]) and private.is_findable(m.user_id)
      and not exists (
        select from public.project_applications as a where a.project_id = ${projectId} and a.applicant_id = m.user_id
          and a.closed_reason is distinct from 'withdrawn'
      )
      and not exists (
        select from public.match_dismissals as d
        where d.user_id = ${ownerId} and d.project_id = ${projectId} and d.person_id = m.user_id
      )
      and not exists (select from public.member_blocks as b where b.blocker_id = m.user_id and b.blocked_id = ${ownerId})
      and not exists (select from public.member_blocks as b where b.blocker_id = ${ownerId} and b.blocked_id = m.user_id)`;
}
