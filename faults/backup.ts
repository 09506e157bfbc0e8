import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { makeSealKey } from '../packages/backend/src/adapters/object-store/seal.ts';
import { listBackups } from '../packages/backend/src/backup/manifest.ts';
import { openBackupPlace } from '../packages/backend/src/adapters/object-store/backup-place.ts';
import { restoreBackup } from '../packages/backend/src/backup/restore/restore-backup.ts';
import { startCluster } from '../packages/backend/src/db/cluster/start-cluster.ts';
import { createDiskStore } from '../packages/backend/src/storage/bytes/disk-store.ts';
import { readAll } from '../packages/backend/src/adapters/bytes/byte-store.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { compareWithLog, type Found, startWriting } from '../tooling/test-server/write-load.ts';

const defaults = { restores: 20, seconds: 60 };

/**
 * Writes rows and files for a minute while backups run, then restores to random moments of it.
 * @param args how many restores, and for how many seconds is written
 * @returns whether nothing was missing and nothing too much
 */
export async function drillBackups(args: readonly string[]): Promise<boolean> {
  const restores = Number(args[0] ?? defaults.restores);
  const seconds = Number(args[1] ?? defaults.seconds);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-drill-'));
  const { identity } = await makeSealKey();
  const directory = path.join(folder, 'place');
  const backups = openBackupPlace({ directory, s3: null, key: identity, keepDays: 14, keepCount: 14 });
  const server = await startServer(await findFreePort(), {
    BACKUP_DIR: directory,
    BACKUP_KEY: identity,
    DEMO_DATA: 'false',
  });
  try {
    const { log, stop } = await startWriting(server);
    const first = await waitForBackup(backups);
    await sleep(seconds * 1000);
    const end = Date.now();
    await sleep(1_000);
    await stop();
    // Its last act is to keep the log.
    await server.stop();
    const acked = log.rows.filter(({ ackedAt }) => ackedAt !== null).length;
    const files = log.uploads.filter(({ ackedAt }) => ackedAt !== null).length;
    console.log(`${acked} rows and ${files} files acknowledged; base backup whole at ${first.toISOString()}`);
    let faults = 0;
    for (let n = 1; n <= restores; n += 1) {
      const moment = Math.floor(first.getTime() + Math.random() * (end - first.getTime()));
      const into = path.join(folder, `restored-${n}`);
      const began = performance.now();
      const { lastAt } = await restoreBackup({
        backups,
        to: new Date(moment),
        into,
        secretsFile: null,
        openStore: createDiskStore,
      });
      const took = ((performance.now() - began) / 1000).toFixed(1);
      const { asked, missing, tooMuch } = compareWithLog(log, moment, await look(into));
      faults += missing.length + tooMuch.length;
      console.log(
        `${n}. to ${new Date(moment).toISOString()} in ${took} s (last transaction ${lastAt?.toISOString()}): ` +
          `${asked.rows} rows and ${asked.files} files asked for, ${missing.length} missing, ${tooMuch.length} too many`,
      );
      for (const mark of [...missing, ...tooMuch].slice(0, 5)) console.log(`   ${mark}`);
      fs.rmSync(into, { recursive: true, force: true });
    }
    console.log(`${restores} restores: ${faults} faults`);
    return faults === 0;
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function waitForBackup({ place }: ReturnType<typeof openBackupPlace>): Promise<Date> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [first] = await listBackups(place);
    if (first !== undefined) return new Date(first.finishedAt);
    await sleep(200);
  }
  throw new Error('the server made no backup within two minutes');
}

/** What lies in a restored data folder. */
async function look(dataDir: string): Promise<Found> {
  const { databasePassword } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const cluster = await startCluster({
    dataDir: path.join(dataDir, 'postgres'),
    password: databasePassword,
  });
  const { socketDir, port, owner: user, password } = cluster;
  const target = { path: `${socketDir}/.s.PGSQL.${port}`, user, password, database: 'kawanusaha' };
  const sql = postgres({ ...target, max: 1, onnotice: () => {} });
  try {
    const rows = await sql<{ mark: string }[]>`select project_name as mark from public.project_listings`;
    const stored = await sql<{ mark: string; version: string }[]>`
      select name as mark, version from storage.objects where bucket_id = 'latihan'`;
    const store = createDiskStore(path.join(dataDir, 'storage'));
    const files = new Map<string, string | null>();
    for (const { mark, version } of stored) {
      const bytes = await store.get(version);
      const sum = bytes === null ? null : createHash('sha256').update(await readAll(bytes));
      files.set(mark, sum === null ? null : sum.digest('hex'));
    }
    return { rows: new Set(rows.map(({ mark }) => mark)), files };
  } finally {
    await sql.end();
    await cluster.stop();
  }
}
