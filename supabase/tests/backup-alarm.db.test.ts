/** The alarm of issue 19 §2: admins hear of it when the log was not kept for an hour, and when no good backup is younger than a day. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackups } from '../../apps/server/src/jobs/start-backups.ts';
import { testSettings } from '../../apps/server/src/testing/settings.ts';
import { createLog } from '../../packages/backend/src/http/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { createPerson, type Person } from './support/people.ts';

const hourMs = 3_600_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-alarm-'));
let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  await createPerson(database);
});
afterAll(async () => {
  vi.useRealTimers();
  // The log of the cluster must not wait for an archive that is gone.
  await eventually(async () => {
    await database.owner`
      select pg_drop_replication_slot(slot_name) from pg_replication_slots where starts_with(slot_name, 'kawanusaha_archive_')`;
  });
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const readNotices = async (): Promise<string[]> => {
  const rows = await database.owner<{ body: string }[]>`
    select user_id = ${admin.id} as is_admin, body from public.notifications where title = 'Cadangan data terlambat' order by created_at, id`;
  expect(rows.every((row) => (row as unknown as { is_admin: boolean }).is_admin)).toBe(true);
  return rows.map(({ body }) => body);
};

test('admins hear once a day that the log, and that backups stay away, also where the place cannot be read', async () => {
  const faults: string[] = [];
  const log = createLog('error', { destination: { write: (line) => void faults.push(line) } });
  // A file where the folder should be: nothing can be kept there.
  const directory = path.join(folder, 'place');
  fs.writeFileSync(directory, '');
  // Notices are once for a day of UTC: from noon on, no step of an hour or less crosses midnight.
  const begun = new Date().setUTCHours(12, 0, 0, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  const backups = await startBackups({
    settings: { ...testSettings, backup: { directory, s3: null, key: null, keepDays: 14, keepCount: 14 } },
    target: database.socket,
    sql: database.owner,
    log,
  });
  try {
    const watch = backups.jobs.find(({ name }) => name === 'watch-backups');
    const watchAt = async (ms: number): Promise<string[]> => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + ms });
      await watch?.run();
      return readNotices();
    };
    expect(await watchAt(0.9 * hourMs)).toEqual([]);
    const [first, ...more] = await watchAt(1.1 * hourMs);
    expect(first).toContain('Log database belum pernah tersimpan');
    expect(more).toEqual([]);
    expect(await watchAt(1.2 * hourMs)).toHaveLength(1);
    const late = await watchAt(26 * hourMs);
    expect(late).toHaveLength(2);
    expect(late.join('')).toContain('Belum ada cadangan yang utuh');
    expect(await watchAt(26.5 * hourMs)).toHaveLength(2);
    expect(await watchAt(51 * hourMs)).toHaveLength(3);
    expect(faults.join('')).toContain('the last good backup is too old');
  } finally {
    vi.useRealTimers();
    backups.abort();
    await backups.stop();
  }
});
