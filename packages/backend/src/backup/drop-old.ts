import { readDeletionTime, deletionsFolder } from '#backup/deletions.ts';
import { listBackups, type Manifest } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { chooseKept, type Retention } from '#backup/retention.ts';
import { parseLsn, segmentOf } from '#backup/wal/lsn.ts';
import { readPiece } from '#backup/wal/pieces.ts';

const dayMs = 86_400_000;

/**
 * Forgets backups that are too old or too many, the log that no kept one needs, and what broke off a day ago. The manifest goes
 * first, so that a half forgotten backup is none.
 * @param archive the one that is written now
 * @returns how many backups were forgotten
 */
export async function dropOldBackups(
  { place }: Pick<BackupPlace, 'place'>,
  archive: string,
  retention: Retention,
  now = new Date(),
): Promise<number> {
  const all = await listBackups(place);
  const kept = chooseKept(all, retention, now);
  const dropped = all.filter((backup) => !kept.includes(backup));
  await place.remove(dropped.map(({ id }) => `bases/${id}/manifest.json`));
  const keptIds = new Set(kept.map(({ id }) => id));
  const leftOver: string[] = [];
  for await (const name of place.list('bases/')) {
    const id = name.split('/')[1] ?? '';
    const isKnown = all.some((backup) => backup.id === id);
    if (!keptIds.has(id) && (isKnown || isOlder(id, now))) leftOver.push(name);
  }
  const first = firstSegments(kept);
  for await (const name of place.list('wal/')) {
    const piece = readPiece(name);
    const of = name.split('/')[1] ?? '';
    const needed = first.get(of);
    if (needed === undefined ? of !== archive : piece !== null && piece.segment < needed) leftOver.push(name);
  }
  for await (const name of place.list(deletionsFolder)) {
    const at = readDeletionTime(name);
    if (at !== null && now.getTime() - at.getTime() > (retention.keepDays + 1) * dayMs) leftOver.push(name);
  }
  await place.remove(leftOver);
  return dropped.length;
}

/** The first segment of the log that the kept backups of each archive need. */
function firstSegments(kept: readonly Manifest[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { archive, timeline, startLsn } of kept) {
    const segment = segmentOf(timeline, parseLsn(startLsn));
    const known = first.get(archive);
    if (known === undefined || segment < known) first.set(archive, segment);
  }
  return first;
}

/** Whether a backup that never got a manifest was begun more than a day ago; its name begins with the time. */
function isOlder(id: string, now: Date): boolean {
  const [, year, month, day, hour] = /^(\d{4})(\d\d)(\d\d)(\d\d)/.exec(id) ?? [];
  if (year === undefined) return false;
  return now.getTime() - Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour)) > dayMs;
}
