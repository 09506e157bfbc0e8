import { z } from 'zod';
import { bytesOf } from '#adapters/object-store/bytes-of.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import type { Sql } from '#db/pool.ts';
import { readAll } from '#adapters/bytes/byte-store.ts';

/** Where the deletions of accounts are listed, outside of the database, so that a restore does not bring a person back. */
export const deletionsFolder = 'deletions/';

const deletionSchema = z.object({ userId: z.uuid(), isSoft: z.boolean(), at: z.iso.datetime() });

/** An account that was deleted: for good, or made unknown while its row stays. */
export type Deletion = z.infer<typeof deletionSchema>;

type Found = { id: string; userId: string; isSoft: boolean; at: Date; moment: string };

const dayMs = 86_400_000;
/** A row carries the time at which its transaction began, so it may appear behind later ones. */
const overlapMs = 60_000;
const atOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Brings the list in the place up to date, call after call; what is there already is not written again.
 * @param keepDays how far the first call looks back
 */
export function createDeletionList(
  sql: Sql,
  { place, seal }: BackupPlace,
  keepDays: number,
): () => Promise<void> {
  let known: Set<string> | null = null;
  let since = new Date(Date.now() - keepDays * dayMs);
  return async () => {
    known ??= await listKnown(place);
    // A job ends many accounts in one transaction, so that their rows have one time: the id goes on where it stands still.
    let read = { moment: since.toISOString(), id: firstId };
    for (;;) {
      const found = await sql<Found[]>`
        select id, payload #>> '{traits,user_id}' as "userId",
          coalesce((payload #>> '{traits,soft}')::boolean, false) as "isSoft", created_at as at, created_at::text as moment
        from auth.audit_log_entries
        where (created_at, id) > (${read.moment}::text::timestamptz, ${read.id}) and payload ->> 'action' = 'user_deleted'
        order by created_at, id limit ${atOnce}`;
      for (const { id, userId, isSoft, at: when } of found) {
        if (known.has(id)) continue;
        const at = when.toISOString();
        const name = `${deletionsFolder}${at.replaceAll(/\D/g, '')}-${id}${seal.suffix}`;
        await place.put(name, seal.close(bytesOf(JSON.stringify({ userId, isSoft, at }))));
        known.add(id);
      }
      const last = found.at(-1);
      if (last !== undefined && found.length === atOnce) read = last;
      else {
        since = new Date(Math.max(since.getTime(), (last?.at ?? new Date()).getTime() - overlapMs));
        return;
      }
    }
  };
}

async function listKnown(place: ObjectStore): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const name of place.list(deletionsFolder)) {
    const [, id] = /-([0-9a-f-]{36})\.zst(?:\.age)?$/.exec(name) ?? [];
    if (id !== undefined) known.add(id);
  }
  return known;
}

/** The time in the name of a listed deletion; null for another name. */
export function readDeletionTime(name: string): Date | null {
  const [, year, month, day, hour, minute, second, ms] =
    /\/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-[0-9a-f-]{36}\.zst(?:\.age)?$/.exec(name) ?? [];
  if (year === undefined) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The deletions after a time. Errors: an entry that cannot be read, since leaving it out would bring a person back. */
export async function readDeletions({ place, seal }: BackupPlace, after: Date): Promise<Deletion[]> {
  const found: Deletion[] = [];
  for await (const name of place.list(deletionsFolder)) {
    const at = readDeletionTime(name);
    if (at === null || at < after) continue;
    const body = await place.get(name);
    if (body === null) continue;
    found.push(deletionSchema.parse(JSON.parse((await readAll(seal.open(name, body))).toString('utf8'))));
  }
  return found;
}
