import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openArchiveSlot } from '#backup/archive-slot.ts';
import { createDeletionList } from '#backup/deletions.ts';
import { walFolder } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { parseLsn } from '#backup/wal/lsn.ts';
import { receiveWal } from '#backup/wal/receive-wal.ts';
import type { Sql } from '#db/pool.ts';
import type { SocketTarget } from '#db/wire/socket-target.ts';

/** What is lost at most when the machine burns. */
const everyMs = 10_000;
const pulseMs = 60_000;
const retryMs = 5_000;
/** How long a stop waits for the rest of the log, and for the receiver before to let go of the slot. */
const rest = { longestMs: 10_000, retryMs: 200 };

export type Archiving = {
  /** The archive that is written now; null before the first connection. */
  readonly archive: () => string | null;
  /** When the log was last kept; null before the first time. */
  readonly lastKeptAt: () => Date | null;
  readonly stop: () => Promise<void>;
};

/**
 * Keeps the log of the embedded database in the backup place, without end, and the list of deleted accounts. What fails is tried
 * again; PostgreSQL keeps its log meanwhile (up to `max_slot_wal_keep_size`).
 */
export function startArchiving(
  target: SocketTarget,
  sql: Sql,
  backups: BackupPlace,
  keepDays: number,
  log: Logger,
): Archiving {
  const stopping = new AbortController();
  const { signal } = stopping;
  let archive: string | null = null;
  let lastKeptAt: Date | null = null;
  let keptTo = 0n;
  const receive = async (ending: AbortSignal, until?: bigint): Promise<void> => {
    const slot = await openArchiveSlot(sql, backups.address);
    ({ archive } = slot);
    const onKept = (lsn: bigint): void => {
      lastKeptAt = new Date();
      keptTo = lsn;
    };
    const folder = walFolder(slot.archive);
    const end = until === undefined ? {} : { until };
    await receiveWal({ target, ...backups, slot, folder, signal: ending, everyMs, onKept, ...end });
  };
  /** What was committed before the stop is kept, also when the log was not being received just then. */
  const keepRest = async (): Promise<void> => {
    const [flushed] = await sql<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
    const until = parseLsn(flushed?.lsn ?? '0/0');
    const ending = AbortSignal.timeout(rest.longestMs);
    for (;;) {
      if (keptTo >= until) return;
      try {
        await receive(ending, until);
      } catch (error) {
        if (ending.aborted) throw error;
        await pause(rest.retryMs, ending);
      }
      ending.throwIfAborted();
    }
  };
  const archiveLog = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await receive(signal);
      } catch (error) {
        if (signal.aborted) break;
        log.error({ err: error }, 'the log of the database cannot be archived; it is tried again');
        await pause(retryMs, signal);
      }
    }
    await keepRest().catch((error: unknown) => {
      log.error({ err: error }, 'the end of the log was not archived');
    });
  };
  const listDeletions = createDeletionList(sql, backups, keepDays);
  const watchDeletions = async (): Promise<void> => {
    while (!signal.aborted) {
      await listDeletions().catch((error: unknown) => {
        log.error({ err: error }, 'deleted accounts cannot be listed beside the backup; it is tried again');
      });
      await pause(everyMs, signal);
    }
    await listDeletions().catch(() => {});
  };
  // A restore to a moment needs a transaction after it, also on a day without writes.
  const pulse = setInterval(() => {
    sql`select pg_logical_emit_message(true, 'kawanusaha', 'pulse')`.catch(() => {});
  }, pulseMs);
  const running = Promise.all([archiveLog(), watchDeletions()]);
  return {
    archive: () => archive,
    lastKeptAt: () => lastKeptAt,
    stop: async () => {
      clearInterval(pulse);
      stopping.abort();
      await running;
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {});
