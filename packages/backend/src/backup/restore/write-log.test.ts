import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf } from '#adapters/object-store/bytes-of.ts';
import { createFolderStore } from '#adapters/object-store/folder-store.ts';
import { createSeal } from '#adapters/object-store/seal.ts';
import { type Manifest, walFolder } from '#backup/manifest.ts';
import { pieceName } from '#backup/wal/pieces.ts';
import { segmentBytes } from '#backup/wal/lsn.ts';
import { writeLog } from './write-log.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-write-log-'));
const place = createFolderStore(path.join(folder, 'place'));
const backups = { place, seal: createSeal(null), address: folder };
const archive = 'aaaa-bbbb';
const segment = (number: number): string => `00000001000000000000000${number}`;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Puts bytes of a segment into the archive, each of them the number of the segment. */
async function putPiece(number: number, from: number, to: number): Promise<void> {
  const name = pieceName(walFolder(archive), segment(number), from, to) + backups.seal.suffix;
  await place.put(name, backups.seal.close(bytesOf(Buffer.alloc(to - from, number))));
}

/** Restores the log after a backup; gives the names of the written segments. */
async function restored(backup: Partial<Manifest>, before: Partial<Manifest> | null = null) {
  const dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
  fs.mkdirSync(path.join(dataDir, 'pg_wal'));
  const whole = (one: Partial<Manifest>) => ({ archive, timeline: 1, ...one }) as Manifest;
  await writeLog(backups, whole(backup), before === null ? null : whole(before), dataDir);
  return { names: fs.readdirSync(path.join(dataDir, 'pg_wal')).sort(), dataDir };
}

beforeAll(async () => {
  await putPiece(5, 0, 1000);
  await putPiece(6, 0, segmentBytes);
  await putPiece(7, 0, 300);
  await putPiece(7, 300, 700);
  await putPiece(9, 0, segmentBytes);
});

test('the log goes on behind a backup though the archive lost what the base itself holds', async () => {
  const { names, dataDir } = await restored({ startLsn: '0/4000028', endLsn: '0/5000158' });
  expect(names).toEqual([segment(6), segment(7)]);
  const last = fs.readFileSync(path.join(dataDir, 'pg_wal', segment(7)));
  expect(last.length).toBe(segmentBytes);
  expect([last[0], last[699], last[700]]).toEqual([7, 7, 0]);
});

test('a backup that ends with its segment needs the next one; the log ends at a gap, and with the backup after the moment', async () => {
  expect((await restored({ startLsn: '0/4000028', endLsn: '0/6000000' })).names).toEqual([
    segment(6),
    segment(7),
  ]);
  expect((await restored({ startLsn: '0/7000028', endLsn: '0/7000158' })).names).toEqual([]);
  const before = { startLsn: '0/6000028', endLsn: '0/6000158' };
  expect((await restored({ startLsn: '0/4000028', endLsn: '0/5000158' }, before)).names).toEqual([
    segment(6),
  ]);
});
