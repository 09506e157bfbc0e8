/** Backups: what was acknowledged before a moment comes back with its files, nothing that came after it, from the backup alone. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { parseLsn, segmentOf } from '@kawanusaha/backend/backup/wal/lsn';
import { readPiece } from '@kawanusaha/backend/backup/wal/pieces';
import { openDatabase } from '../e2e/support/database.ts';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { makeDataFolder, startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import {
  findFreePort,
  programEnvironment,
  startServer,
  type TestServer,
} from '../tooling/test-server/start-server.ts';
import { readWritten } from '../tooling/test-server/read-written.ts';
import {
  addMember,
  compareWithLog,
  operatorOf,
  startWriting,
  type Write,
  type WriteLog,
} from '../tooling/test-server/write-load.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-backup-'));
const place = path.join(folder, 'place');
const servers: TestServer[] = [];
const folders = [folder];

afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const made of folders) fs.rmSync(made, { recursive: true, force: true });
});

async function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const file = path.join(root, `apps/server/src/cli/${command}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...programEnvironment, BACKUP_DIR: place, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { code, said: said.trim() };
}

const filesBelow = (below: string): string[] =>
  fs
    .readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Waits until rows and files that were begun after a moment are acknowledged. */
async function untilWritten({ rows, uploads }: WriteLog, since: number): Promise<void> {
  const isIn = ({ sentAt, ackedAt }: Write): boolean => sentAt > since && ackedAt !== null;
  await eventually(
    () => {
      expect(rows.filter(isIn).length).toBeGreaterThan(10);
      expect(uploads.filter(isIn).length).toBeGreaterThan(5);
    },
    { timeout: 60_000 },
  );
}

/** What the job of old pauses does to an account whose owner paused it more than a year ago. Out: how many accounts went. */
async function endPausedAccount(dataDir: string, id: string): Promise<number> {
  const sql = openDatabase(dataDir);
  try {
    await sql`
      insert into public.account_pauses (user_id, paused_at, reminded_at)
      values (${id}, now() - interval '400 days', now() - interval '30 days')`;
    const [row] = await sql<{ gone: number }[]>`select private.end_old_pauses() as gone`;
    return row?.gone ?? 0;
  } finally {
    await sql.end();
  }
}

test(
  'a restore to a moment under load: all that was acknowledged, nothing later, files alike, deleted accounts stay deleted',
  { timeout: 300_000 },
  async () => {
    const key =
      /BACKUP_KEY=(AGE-SECRET-KEY-\w+-?\w+)/.exec((await run('backup', ['--new-key'])).said)?.[1] ?? '';
    const env = { BACKUP_DIR: place, BACKUP_KEY: key, DEMO_DATA: 'false' };
    const server = await startPreparedServer(await findFreePort(), env);
    servers.push(server);
    const gone = await addMember(server, 'pergi');
    const paused = await addMember(server, 'jeda');
    const writing = await startWriting(server);
    const made = await run('backup', [], { BACKUP_KEY: key, DATA_DIR: server.dataDir });
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`lies in ${place}`) });
    await untilWritten(writing.log, Date.now());
    const moment = Date.now();
    await untilWritten(writing.log, moment);
    expect((await operatorOf(server).auth.admin.deleteUser(gone)).error).toBeNull();
    expect(await endPausedAccount(server.dataDir, paused)).toBe(1);
    await writing.stop();
    const { secretKey, dataDir } = server;
    // The data folder goes with the server: the backup is all that is left.
    await servers.pop()?.stop();
    expect(fs.existsSync(dataDir)).toBe(false);

    for (const file of filesBelow(place)) {
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(fs.readFileSync(file).includes('Ditulis sementara cadangan dibuat')).toBe(false);
    }
    expect(forgetLogOfBases()).toBeGreaterThan(0);
    const aside = { BACKUP_KEY: key, DATA_DIR: path.join(folder, 'operator') };
    const into = path.join(folder, 'restored');
    const to = new Date(moment).toISOString();
    const without = await run('restore', ['--to', to, '--into', into], { DATA_DIR: aside.DATA_DIR });
    expect(without).toMatchObject({ code: 1, said: expect.stringContaining('This backup is encrypted') });
    const restored = await run('restore', ['--to', to, '--into', into], aside);
    expect(restored).toMatchObject({
      code: 0,
      said: expect.stringContaining('2 accounts that were deleted later'),
    });
    const again = await run('restore', ['--to', to, '--into', into], aside);
    expect(again).toEqual({
      code: 1,
      said: `${into} is in use: a restore goes into a new folder, never over one that holds something.`,
    });

    const second = await startServer(await findFreePort(), { DATA_DIR: into, DEMO_DATA: 'false' });
    servers.push(second);
    expect(second.secretKey).toBe(secretKey);
    const { asked, missing, tooMuch } = compareWithLog(writing.log, moment, await readWritten(second));
    expect([missing, tooMuch]).toEqual([[], []]);
    expect(asked.rows).toBeGreaterThan(10);
    expect(asked.files).toBeGreaterThan(3);
    for (const id of [gone, paused])
      expect((await operatorOf(second).auth.admin.getUserById(id)).error?.status).toBe(404);

    const good = await run('backup-verify', [], { BACKUP_KEY: key, DATA_DIR: into });
    expect(good).toMatchObject({ code: 0, said: expect.stringMatching(/is good: restored, \d+ tables/) });
    damage(filesBelow(path.join(place, 'bases')).filter((file) => file.includes('base.tar')));
    const bad = await run('backup-verify', [], { BACKUP_KEY: key, DATA_DIR: into });
    expect(bad.code).toBe(1);
  },
);

/**
 * Removes from the archive what the oldest base holds of the log itself, as another backup does that began later and ended earlier.
 * Out: how many files.
 */
function forgetLogOfBases(): number {
  const ends = filesBelow(path.join(place, 'bases'))
    .filter((file) => file.endsWith('manifest.json'))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as { timeline: number; endLsn: string })
    .map(({ timeline, endLsn }) => segmentOf(timeline, parseLsn(endLsn) - 1n))
    .sort();
  const held = filesBelow(path.join(place, 'wal')).filter((file) => {
    const piece = readPiece(file);
    return piece !== null && piece.segment <= (ends[0] ?? '');
  });
  for (const file of held) fs.rmSync(file);
  return held.length;
}

/** One byte in the middle of each. */
function damage(files: readonly string[]): void {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = fs.readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    fs.writeFileSync(file, bytes);
  }
}

test('a backup that is killed is none, and one for DATABASE_URL says where to look', async () => {
  const prepared = makeDataFolder();
  folders.push(prepared);
  const env = { BACKUP_DIR: path.join(folder, 'killed'), DATA_DIR: prepared };
  const file = path.join(root, 'apps/server/src/cli/backup.ts');
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: 'ignore',
    env: { ...programEnvironment, ...env },
  });
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  const bases = path.join(env.BACKUP_DIR, 'bases');
  while (!fs.existsSync(bases) || filesBelow(bases).length === 0) {
    expect(child.exitCode).toBeNull();
    await sleep(5);
  }
  child.kill('SIGKILL');
  await exited;
  expect(filesBelow(bases).filter((name) => name.endsWith('manifest.json'))).toEqual([]);
  const into = path.join(folder, 'never');
  const restored = await run('restore', ['--into', into], env);
  expect(restored).toEqual({ code: 1, said: 'There is no whole backup in this place.' });
  expect(fs.existsSync(into)).toBe(false);

  const other = await run('backup', [], { DATABASE_URL: 'postgres://absent@localhost:1/none' });
  expect(other.code).toBe(1);
  expect(other.said).toMatch(/^This command is for the embedded database only.*docs\/operations\.md\.$/);
});
