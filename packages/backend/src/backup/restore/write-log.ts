import fs from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, walFolder } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { parseLsn, segmentBytes, segmentOf, segmentStart } from '#backup/wal/lsn.ts';
import { coverSegment, type Piece, readPiece } from '#backup/wal/pieces.ts';

/**
 * Writes the archived log from the end of a backup on into `pg_wal`, as far as it goes without a gap. The log of its making lies in
 * the base itself; the archive may have lost it to another backup that began later and ended earlier.
 * @param before the backup after the wanted moment, up to whose start the log is needed; null for all
 */
export async function writeLog(
  { place, seal }: BackupPlace,
  backup: Manifest,
  before: Manifest | null,
  dataDir: string,
): Promise<void> {
  const segments = new Map<string, Piece[]>();
  for await (const name of place.list(walFolder(backup.archive))) {
    const piece = readPiece(name);
    if (piece === null) continue;
    segments.set(piece.segment, [...(segments.get(piece.segment) ?? []), piece]);
  }
  const last = before === null ? null : segmentOf(before.timeline, parseLsn(before.endLsn));
  const begin = segmentStart(parseLsn(backup.endLsn) - 1n) + BigInt(segmentBytes);
  for (let at = begin; ; at += BigInt(segmentBytes)) {
    const segment = segmentOf(backup.timeline, at);
    const pieces = coverSegment(segments.get(segment) ?? []);
    const end = pieces.at(-1)?.to ?? 0;
    if (end > 0) await writeSegment({ place, seal }, pieces, path.join(dataDir, 'pg_wal', segment));
    if (end < segmentBytes || segment === last) return;
  }
}

async function writeSegment(
  { place, seal }: Pick<BackupPlace, 'place' | 'seal'>,
  pieces: readonly Piece[],
  target: string,
): Promise<void> {
  const file = await fs.open(target, 'w', 0o600);
  try {
    // Zeros behind its end, as PostgreSQL leaves them.
    await file.truncate(segmentBytes);
    for (const { name, from, to } of pieces) {
      const body = await place.get(name);
      if (body === null) throw new Error(`The backup lacks ${name}.`);
      let at = from;
      for await (const chunk of seal.open(name, body)) {
        await file.write(chunk, 0, chunk.byteLength, at);
        at += chunk.byteLength;
      }
      if (at !== to) throw new Error(`The file ${name} of the backup is damaged.`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
