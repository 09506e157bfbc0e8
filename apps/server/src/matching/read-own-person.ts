import type { Sql } from '@kawanusaha/backend/db/pool';
import type { MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import { readPerson, type PersonRow } from './read-person.ts';

/** What a member has said about themselves for matching; null for one who has said nothing. */
export async function readOwnPerson(owner: Sql, userId: string): Promise<MatchPerson | null> {
  const [row] = await owner<PersonRow[]>`
    select m.skills, m.interests, m.goal, m.stage, m.hours_per_week, p.kota, m.is_remote, m.languages, m.wishes
    from public.matching_profiles as m join public.pengguna as p on p.id = m.user_id where m.user_id = ${userId}`;
  return row === undefined ? null : readPerson(row);
}
