import path from 'node:path';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { dropArchiveSlots } from '@kawanusaha/backend/backup/archive-slot';
import { dropOldBackups } from '@kawanusaha/backend/backup/drop-old';
import { listBackups } from '@kawanusaha/backend/backup/manifest';
import { openBackupPlace } from '@kawanusaha/backend/adapters/object-store/backup-place';
import { isBackupDue, isBackupLate } from '@kawanusaha/backend/backup/retention';
import { startArchiving } from '@kawanusaha/backend/backup/start-archiving';
import { takeBackup } from '@kawanusaha/backend/backup/take-backup';
import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { connect, type Sql } from '@kawanusaha/backend/db/pool';
import type { SocketTarget } from '@kawanusaha/backend/db/wire/socket-target';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import type { Job } from '#jobs/list-jobs.ts';
import type { Settings } from '#settings.ts';

const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** What admins read when backups stay away. */
const backupTexts = {
  title: 'Cadangan data terlambat',
  noBackup: (last: Date | null): string =>
    `${last === null ? 'Belum ada cadangan yang utuh' : `Cadangan utuh terakhir dibuat ${time.format(last)} WIB`}. Periksa log server dan tempat cadangan.`,
  noLog: (last: Date | null): string =>
    `${last === null ? 'Log database belum pernah tersimpan' : `Log database terakhir tersimpan ${time.format(last)} WIB`}. Periksa log server dan tempat cadangan.`,
};

type Options = {
  readonly settings: Settings;
  /** The embedded database, as the role of its backups. */
  readonly target: SocketTarget;
  readonly sql: Sql;
  readonly log: Logger;
  /** What /metrics tells. */
  readonly metrics?: Metrics | undefined;
};

export type Backups = {
  /** The nightly base backup, and the alarm when there is none. */
  readonly jobs: readonly Job[];
  /** Breaks off a backup under way; the jobs then end soon. */
  readonly abort: () => void;
  readonly stop: () => Promise<void>;
};

const everyMs = 10 * 60_000;
const logLateMs = 3_600_000;

/**
 * Keeps backups of the embedded database where a place is set: the log without end, a base backup every night, and a notice to the
 * admins when the last good one is older than a day or the log has not been kept for an hour. Without a place nothing is done.
 */
export async function startBackups({ settings, target, sql, log, metrics }: Options): Promise<Backups> {
  const { backup } = settings;
  const own = connect(target, { max: 2 });
  if (backup === null) {
    await dropArchiveSlots(own).finally(() => own.end());
    return { jobs: [], abort: () => {}, stop: async () => {} };
  }
  if (backup.key === null)
    log.warn(
      'BACKUP_KEY is not set: backups can be read by those who reads their place, and hold no secrets.json',
    );
  const backups = openBackupPlace(backup);
  const archiving = startArchiving(target, own, backups, backup.keepDays, log);
  const aborting = new AbortController();
  const startedAt = new Date();
  let last: Date | null = null;

  const findLast = async (archive: string | null): Promise<Date | null> => {
    const all = await listBackups(backups.place);
    const newest = all.at(-1);
    if (newest !== undefined) last = new Date(newest.startedAt);
    const own = all.findLast((one) => one.archive === archive);
    return own === undefined ? null : new Date(own.startedAt);
  };
  const backUp = async (): Promise<void> => {
    const archive = archiving.archive();
    if (archive === null || !isBackupDue(await findLast(archive), new Date())) return;
    const began = performance.now();
    const manifest = await takeBackup({
      target,
      backups,
      store: openByteStore({ storage: settings.storage }),
      secretsFile: path.join(settings.dataDir, 'secrets.json'),
      keepDays: backup.keepDays,
      signal: aborting.signal,
    });
    last = new Date(manifest.startedAt);
    const dropped = await dropOldBackups(backups, manifest.archive, backup);
    const { id, base, stored } = manifest;
    const seconds = Math.round((performance.now() - began) / 1000);
    log.info({ id, bytes: base.bytes, files: stored.files, seconds, dropped }, 'a backup was made');
  };
  const watch = async (): Promise<void> => {
    const now = new Date();
    // A place that cannot be read is no reason to keep silent.
    await findLast(null).catch((error: unknown) =>
      log.error({ err: error }, 'the backup place cannot be read'),
    );
    const keptAt = archiving.lastKeptAt();
    if (isBackupLate(last ?? startedAt, now)) await tell(sql, log, 'base', backupTexts.noBackup(last));
    else if (now.getTime() - (keptAt ?? startedAt).getTime() > logLateMs)
      await tell(sql, log, 'log', backupTexts.noLog(keptAt));
  };
  metrics?.registry.registerMetric(
    ageGauge(() => ({ base: last ?? startedAt, log: archiving.lastKeptAt() ?? startedAt })),
  );
  return {
    jobs: [
      { name: 'back-up', everyMs, firstMs: 5_000, run: backUp },
      { name: 'watch-backups', everyMs, run: watch },
    ],
    abort: () => aborting.abort(),
    stop: async () => {
      await archiving.stop();
      await own.end();
    },
  };
}

const ageGauge = (read: () => Record<'base' | 'log', Date>): Gauge =>
  new Gauge({
    name: 'kawanusaha_backup_age_seconds',
    help: 'Time since the last good backup of the database began, and since its log was last kept; since the start where there is none.',
    labelNames: ['kind'],
    registers: [],
    collect() {
      for (const [kind, at] of Object.entries(read()))
        this.set({ kind }, (Date.now() - at.getTime()) / 1_000);
    },
  });

/** Once a day for each admin and reason, in the product and by mail. */
async function tell(sql: Sql, log: Logger, reason: string, text: string): Promise<void> {
  log.error({ reason }, 'the last good backup is too old');
  const day = new Date().toISOString().slice(0, 10);
  await sql`
    select private.notify(user_id, 'system', ${backupTexts.title}, ${text}, '/admin',
      ${`backup_late:${reason}:${day}:`} || user_id)
    from public.user_roles where role = 'admin'`;
}
