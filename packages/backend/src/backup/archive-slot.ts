import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '#db/pool.ts';
import { parseLsn } from './wal/lsn.ts';

/**
 * The replication slot behind an archive. PostgreSQL keeps its log for it until the archive has it, so an archive has no gap; a
 * copy of the data folder has no slot and so begins an archive of its own.
 */
export type ArchiveSlot = {
  readonly name: string;
  /** The archive's name in the place. */
  readonly archive: string;
  readonly restartLsn: bigint;
  /** Whether a receiver has it now. */
  readonly isActive: boolean;
};

const prefix = 'kawanusaha_archive_';

type Row = { name: string; lsn: string | null; active: boolean; lost: boolean };

async function readSlots(sql: Sql): Promise<Row[]> {
  return sql<Row[]>`
    select slot_name as name, restart_lsn::text as lsn, active, coalesce(wal_status = 'lost', false) as lost
    from pg_replication_slots where slot_type = 'physical' and starts_with(slot_name, ${prefix})`;
}

/**
 * Finds the slot for a place, or makes one. Slots for another place, and one that fell so far behind that PostgreSQL has
 * forgotten its log, are dropped: what they began has ended.
 * @param address of the place, only to tell places apart
 */
export async function openArchiveSlot(sql: Sql, address: string): Promise<ArchiveSlot> {
  const mark = createHash('sha256').update(address).digest('hex').slice(0, 8);
  let found: Row | undefined;
  for (const slot of await readSlots(sql)) {
    if (slot.name.startsWith(`${prefix}${mark}_`) && !slot.lost && slot.lsn !== null) found ??= slot;
    else if (!slot.active) await sql`select pg_drop_replication_slot(${slot.name})`;
  }
  if (found === undefined) {
    const name = `${prefix}${mark}_${randomBytes(4).toString('hex')}`;
    await sql`select pg_create_physical_replication_slot(${name}, true)`;
    found = (await readSlots(sql)).find((slot) => slot.name === name);
  }
  if (found?.lsn === undefined || found.lsn === null) throw new Error('no replication slot could be made');
  return {
    name: found.name,
    archive: found.name.slice(prefix.length).replace('_', '-'),
    restartLsn: parseLsn(found.lsn),
    isActive: found.active,
  };
}

/** Drops what an earlier setting left, so that the log does not wait for an archive that is no longer written. */
export async function dropArchiveSlots(sql: Sql): Promise<void> {
  for (const { name, active } of await readSlots(sql))
    if (!active) await sql`select pg_drop_replication_slot(${name})`;
}
