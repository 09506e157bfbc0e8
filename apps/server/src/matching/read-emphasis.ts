import type { Sql } from '@kawanusaha/backend/db/pool';
import type { DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { learnEmphasis } from '@kawanusaha/contracts/matching/learn-emphasis';
import type { MatchEmphasis } from '@kawanusaha/contracts/matching/judge-pair';

const recent = 40;

/** What a member's last dismissals of listings taught about their own list. */
export async function readEmphasis(owner: Sql, userId: string): Promise<MatchEmphasis> {
  const dismissed = await owner<{ reason: DismissReason }[]>`
    select reason from public.match_dismissals where user_id = ${userId} and person_id is null
    order by created_at desc limit ${recent}`;
  return learnEmphasis(dismissed.map(({ reason }) => reason));
}
