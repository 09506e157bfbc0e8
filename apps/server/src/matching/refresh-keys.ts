import type { Sql } from '@kawanusaha/backend/db/pool';
import type { MatchListing, MatchPerson } from '@kawanusaha/contracts/matching/match-sides';
import type { ListingRow } from './read-listing.ts';
import type { PersonRow } from './read-person.ts';
import { readerVersion } from './reader-version.ts';

type Read = {
  readonly id: string;
  readonly keys: readonly string[];
  readonly reading: MatchPerson | MatchListing;
};

/**
 * Reads people who changed and writes their keys; the row's lock lets a change that comes meanwhile have it read again.
 * Any number of processes may do it at once. Out: how many were read, at most `limit`.
 */
export async function refreshPeople(owner: Sql, limit: number): Promise<number> {
  return owner.begin(async (sql) => {
    const rows = await sql<(PersonRow & { id: string })[]>`
      select k.user_id as id, m.skills, m.interests, m.goal, m.stage, m.hours_per_week, p.kota, m.is_remote, m.languages, m.wishes
      from private.person_keys as k
        join public.matching_profiles as m using (user_id) join public.pengguna as p on p.id = k.user_id
      where k.version < ${readerVersion} order by k.version, k.changed_at limit ${limit} for update of k skip locked`;
    if (rows.length === 0) return 0;
    // The lexicon is large, and most runs find nothing to read.
    const [{ keysOfPerson }, { readPerson }] = await Promise.all([
      import('./match-keys.ts'),
      import('./read-person.ts'),
    ]);
    const read = rows.map((row): Read => {
      const reading = readPerson(row);
      return { id: row.id, keys: keysOfPerson(reading), reading };
    });
    for (const { id, keys, reading } of read) {
      await sql`
        update private.person_keys set keys = ${[...keys]}, reading = ${sql.json(reading)}, version = ${readerVersion}
        where user_id = ${id}`;
    }
    return read.length;
  });
}

/** Reads listings that are new or changed and writes their keys. Out: how many were read, at most `limit`. */
export async function refreshListings(owner: Sql, limit: number): Promise<number> {
  return owner.begin(async (sql) => {
    const rows = await sql<(ListingRow & { id: string })[]>`
      select k.project_id as id, p.project_name, p.project_description, p.required_skills, p.hours_per_week, p.city,
        p.is_remote, m.goal, m.stage, m.languages, m.skill_levels, m.team_skills, m.wishes, (
          select jsonb_agg(jsonb_build_object('name', r.name, 'task', r.task, 'seats', greatest(r.seats - private.seats_taken(r.project_id, r.id), 0)) order by r.position)
          from public.listing_roles as r where r.project_id = k.project_id
        ) as roles
      from private.listing_keys as k join public.project_listings as p on p.id = k.project_id
        left join public.listing_matching as m on m.project_id = k.project_id
      where k.version < ${readerVersion} order by k.version, k.changed_at limit ${limit} for update of k skip locked`;
    if (rows.length === 0) return 0;
    // The lexicon is large, and most runs find nothing to read.
    const [{ keysOfListing }, { readListing }] = await Promise.all([
      import('./match-keys.ts'),
      import('./read-listing.ts'),
    ]);
    for (const row of rows) {
      const reading = readListing(row);
      await sql`
        update private.listing_keys set keys = ${keysOfListing(reading)}, reading = ${sql.json(reading)}, version = ${readerVersion}
        where project_id = ${row.id}`;
    }
    return rows.length;
  });
}
