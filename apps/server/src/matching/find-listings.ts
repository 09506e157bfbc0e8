import type { Sql } from '@kawanusaha/backend/db/pool';
import type { ListingMatch } from '@kawanusaha/contracts/matching/match-answers';
import { judgePair } from '@kawanusaha/contracts/matching/judge-pair';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { countShown, rankFitting, reasonsOf, type Scored } from './shown/choose-shown.ts';
import { tiersForPerson } from './match-keys.ts';
import { readEmphasis } from './read-emphasis.ts';
import { readerVersion } from './reader-version.ts';
import { readSigns } from './read-signs.ts';
import { relateConcepts } from './relate-concepts.ts';
import { spreadStart } from './spread-start.ts';

const perTier = 40;
const newest = 60;
/** Among so many one is left that has not had its share of first places: of 20 to 39 places it is one each, and 39 listings have had it. */
const mayBeFirst = 40;

type Candidate = Omit<ListingMatch, 'score' | 'reasons' | 'owner_signs'> & {
  readonly user_id: string;
  readonly reading: MatchListing;
};

/**
 * The open listings that fit a person, best first. Left out are their own, those that they applied to or dismissed, and those of whom
 * they block or who blocks them. Reads alone: who shows one in first place counts that (`findListings`).
 * @param within only listings that came after the first and up to the second moment
 */
export async function rankListings(
  owner: Sql,
  userId: string,
  person: MatchPerson,
  within?: { readonly since: Date; readonly until: Date },
): Promise<Scored<Candidate>[]> {
  const [candidates, emphasis] = await Promise.all([
    owner<Candidate[]>`
      select p.id, p.project_name, p.project_type, p.owner_name, p.user_id, p.city, p.is_remote, k.reading
      from private.find_candidates('listing', ${owner.json(tiersForPerson(person))}, ${spreadStart(userId)}, ${perTier}, ${newest}) as c
        join private.listing_keys as k on k.project_id = c.id join public.project_listings as p on p.id = k.project_id
      where k.version = ${readerVersion} and p.is_active and p.expires_at > now() and p.user_id <> ${userId}
        and not private.is_banned(p.user_id)
        and (${within === undefined} or p.created_at > ${within?.since ?? null} and p.created_at <= ${within?.until ?? null})
        and not exists (
          select from public.project_applications as a
          where a.project_id = p.id and a.applicant_id = ${userId} and a.closed_reason is distinct from 'withdrawn'
        )
        and not exists (
          select from public.match_dismissals as d where d.user_id = ${userId} and d.project_id = p.id and d.person_id is null
        )
        and not exists (select from public.member_blocks as b where b.blocker_id = p.user_id and b.blocked_id = ${userId})
        and not exists (select from public.member_blocks as b where b.blocker_id = ${userId} and b.blocked_id = p.user_id)`,
    readEmphasis(owner, userId),
  ]);
  return rankFitting(
    candidates.map((item) => ({
      item,
      match: judgePair(person, item.reading, relateConcepts, 'person', emphasis),
    })),
  );
}

/**
 * The open listings that fit a person, best first, with reasons (`rankListings`); the one in first place is counted, so that none is
 * first for everybody.
 */
export async function findListings(owner: Sql, userId: string, person: MatchPerson): Promise<ListingMatch[]> {
  const ranked = await rankListings(owner, userId, person);
  // The one that may be first is among all that fit at all, since those worth showing may all have had their share.
  const count = countShown(ranked);
  const eligible = ranked.slice(0, mayBeFirst).map(({ item }) => item.id);
  const [place] = await owner<{ first: string | null }[]>`
    select private.take_first_place(${eligible}::uuid[]) as first`;
  const isFirst = ({ item }: (typeof ranked)[number]) => item.id === place?.first;
  const shown = [...ranked.filter(isFirst), ...ranked.filter((one) => !isFirst(one))].slice(0, count);
  const signs = await readSigns(
    owner,
    shown.map(({ item }) => item.user_id),
  );
  return shown.map((scored) => {
    const { reading: _reading, user_id: ownerId, ...listing } = scored.item;
    return {
      ...listing,
      owner_signs: signs.get(ownerId) ?? null,
      score: scored.match.score,
      reasons: reasonsOf(scored),
    };
  });
}
