/** The list of deleted accounts outside of the database, from which a restore deletes them again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '#adapters/object-store/folder-store.ts';
import { createSeal } from '#adapters/object-store/seal.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createDeletionList, readDeletions } from './deletions.ts';

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-deletions-'));
const backups = { place: createFolderStore(directory), seal: createSeal(null), address: directory };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

/** As a job tells of them: in one transaction, so with one time. */
const tell = (count: number) =>
  database.owner`
    insert into auth.audit_log_entries (id, payload, created_at)
    select gen_random_uuid(), jsonb_build_object('action', 'user_deleted', 'traits',
      jsonb_build_object('user_id', gen_random_uuid(), 'soft', false)), now()
    from generate_series(1, ${count})`;

test('all accounts that a job deletes at once are listed, however many, and each once', async () => {
  const list = createDeletionList(database.owner, backups, 30);
  await tell(1_050);
  await list();
  await tell(3);
  await list();
  await list();
  const listed = await readDeletions(backups, new Date(Date.now() - 60_000));
  expect(listed).toHaveLength(1_053);
  expect(new Set(listed.map(({ userId }) => userId)).size).toBe(1_053);
  // Another process, which has listed nothing yet, adds nothing.
  await createDeletionList(database.owner, backups, 30)();
  expect(await readDeletions(backups, new Date(Date.now() - 60_000))).toHaveLength(1_053);
  // Each is a file of its own: a busy disk takes longer than the usual time-out of a test.
}, 120_000);
