import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '#adapters/object-store/folder-store.ts';
import { createSeal } from '#adapters/object-store/seal.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { walFolder } from './manifest.ts';
import { startArchiving } from './start-archiving.ts';
import { parseLsn, segmentOf, segmentStart } from './wal/lsn.ts';
import { coverSegment, type Piece, readPiece } from './wal/pieces.ts';

let database: TestDatabase;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-archive-'));
const store = createFolderStore(folder);
beforeAll(async () => {
  database = await createTestDatabase();
  // A slot begins at the last checkpoint: the log of all tests before would not be archived within the time that a stop has.
  await database.owner`checkpoint`;
});
afterAll(async () => {
  // The log of the cluster must not wait for an archive that is gone.
  await eventually(async () => {
    await database.owner`
      select pg_drop_replication_slot(slot_name) from pg_replication_slots where starts_with(slot_name, 'kawanusaha_archive_')`;
  });
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Up to which place the archive has the segment in which a place lies. */
async function keptIn(archive: string, lsn: bigint): Promise<bigint> {
  const pieces: Piece[] = [];
  for await (const name of store.list(walFolder(archive))) {
    const piece = readPiece(name);
    if (piece?.segment === segmentOf(1, lsn)) pieces.push(piece);
  }
  return segmentStart(lsn) + BigInt(coverSegment(pieces).at(-1)?.to ?? 0);
}

test('a stop archives what was committed before it, also while the receiver waits for its next try', async () => {
  let isAway = true;
  const place: typeof store = {
    ...store,
    put: async (name, body) => {
      if (isAway) throw new Error('the place is away');
      await store.put(name, body);
    },
  };
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  const backups = { place, seal: createSeal(null), address: folder };
  const archiving = startArchiving(database.socket, database.owner, backups, 1, log);
  // A full segment is put away at once, which fails here.
  await eventually(async () => {
    await database.owner`select pg_logical_emit_message(true, 'test', 'next segment')`;
    await database.owner`select pg_switch_wal()`;
    expect(faults.join('')).toContain('the log of the database cannot be archived');
  });
  isAway = false;
  await database.owner`select pg_logical_emit_message(true, 'test', 'the last commit')`;
  // The test cluster does not flush each commit.
  await database.owner`checkpoint`;
  const [flushed] = await database.owner<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
  const last = parseLsn(flushed?.lsn ?? '');
  await archiving.stop();
  expect(await keptIn(archiving.archive() ?? '', last)).toBeGreaterThanOrEqual(last);
});

test('a stop that comes while the receiver connects ends it, and archives what was committed', async () => {
  const log = pino({ level: 'silent' });
  const backups = { place: store, seal: createSeal(null), address: folder };
  await database.owner`select pg_logical_emit_message(true, 'test', 'before the stop')`;
  await database.owner`checkpoint`;
  const [flushed] = await database.owner<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
  const last = parseLsn(flushed?.lsn ?? '');
  const archiving = startArchiving(database.socket, database.owner, backups, 1, log);
  await archiving.stop();
  expect(await keptIn(archiving.archive() ?? '', last)).toBeGreaterThanOrEqual(last);
});
