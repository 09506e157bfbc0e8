import type { Manifest } from '#backup/manifest.ts';

const hourMs = 3_600_000;

export type Retention = { readonly keepDays: number; readonly keepCount: number };

/**
 * Which backups stay: at most `keepCount`, and none that would be older than `keepDays` days before the next nightly run looks again.
 * The newest stays in any case, since without it everything would be lost.
 * @param backups the oldest first
 */
export function chooseKept(
  backups: readonly Manifest[],
  { keepDays, keepCount }: Retention,
  now: Date,
): Manifest[] {
  const oldest = now.getTime() - (keepDays - 1) * 24 * hourMs;
  return backups.filter(
    ({ startedAt }, at) =>
      at === backups.length - 1 ||
      (new Date(startedAt).getTime() >= oldest && at >= backups.length - keepCount),
  );
}

/** Hours of the night in Jakarta (UTC+7), where nearly everyone who uses the product sleeps. */
const night = { from: 1, to: 5 };

/**
 * Whether it is time for the next base backup: there is none for this archive, or it is night and the last one is from the night
 * before, or it was missed.
 * @param last start of the newest good one
 */
export function isBackupDue(last: Date | null, now: Date): boolean {
  if (last === null) return true;
  const ageMs = now.getTime() - last.getTime();
  const hour = (now.getUTCHours() + 7) % 24;
  if (hour >= night.from && hour < night.to) return ageMs >= 20 * hourMs;
  return ageMs >= 23 * hourMs;
}

/** Whether the last good backup is older than a day. */
export const isBackupLate = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() > 24 * hourMs;
