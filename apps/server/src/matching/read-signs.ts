import type { Sql } from '@kawanusaha/backend/db/pool';
import type { PersonSigns } from '@kawanusaha/contracts/reputation';

/** What each of these people lets cards show; who shows nothing is left out. In: at most 100 ids. */
export async function readSigns(owner: Sql, people: readonly string[]): Promise<Map<string, PersonSigns>> {
  const rows = await owner<{ user_id: string; signs: PersonSigns }[]>`
    select user_id, signs from public.get_people_signs(${[...people]}::uuid[])`;
  return new Map(rows.map(({ user_id: id, signs }) => [id, signs]));
}
