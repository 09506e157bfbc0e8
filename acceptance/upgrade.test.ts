/**
 * A data folder and a database of its own that the first release made, with the rows of members, are served by this checkout, and
 * a server that is older than its database refuses to start. The release's migrations are those that its list names.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from '@kawanusaha/backend/db/pool';
import { migrate } from '@kawanusaha/backend/db/migrate';
import { readPlatformAdoption } from '@kawanusaha/backend/db/adoption/adoption';
import { openConfiguredDatabase, prepareSchema } from '@kawanusaha/backend/startup/open-database';
import { lockInstance } from '@kawanusaha/backend/startup/instance-lock';
import { loadSecrets } from '@kawanusaha/backend/startup/secrets';
import { startTlsCluster, type TlsCluster } from '@kawanusaha/backend/testing/tls-cluster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isProductMigrated,
  readAllMigrations,
  readProductAdoption,
} from '../apps/server/src/startup/migrate-product.ts';
import { readReplacedMigrations } from '../supabase/tests/fixtures/read-replaced.ts';
import { readRows } from '../supabase/tests/support/read-rows.ts';
import { readReleases } from '../tooling/release/migration-list.ts';
import { findFreePort, programEnvironment } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-upgrade-'));
const dataDir = path.join(folder, 'data');
const kills = 10;
let external: TlsCluster;
beforeAll(async () => {
  external = await startTlsCluster();
});
afterAll(async () => {
  await external.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What the program keeps of itself or works out anew, what later versions forget or rewrite, and what jobs note from the first second on. */
const ownRows =
  /^(?:kawanusaha\.|auth\.signing_keys |private\.(?:data_periods|age_rules|question_words|knowledge|lexicon|job|server_|mail_|payment_checks|listing_keys|person_keys|reserved_page_names|contact_search|project_search|match_posts)|public\.(?:app_settings|premium_links|audit_log|contact_messages) |storage\.(?:buckets|objects) )/;

/** Members' tables with what is in them. */
async function readMembers(sql: Sql, like?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const rows = await readRows(sql, like);
  return new Map([...rows].filter(([name]) => !ownRows.test(name)));
}

/** Whether each table that was there is as it was; those that came later are not asked. */
async function expectRows(sql: Sql, before: ReadonlyMap<string, string>): Promise<void> {
  const after = await readMembers(sql, before);
  for (const [table, state] of before) expect([table, after.get(table)]).toEqual([table, state]);
}

/** Makes a database as version ec4d964 left it, with its rows, and brings it to a release. */
async function makeReleased(sql: Sql, number: string): Promise<void> {
  await makeOld(sql);
  const list = readReleases().get(number) ?? {};
  const files = (await readAllMigrations()).filter(({ set, name }) => `${set}/${name}` in list);
  const adoptions = await Promise.all([readPlatformAdoption(), readProductAdoption()]);
  await migrate(
    sql,
    files,
    adoptions.filter((adoption) => adoption !== null),
  );
}

async function makeOld(sql: Sql): Promise<void> {
  await migrate(sql, await readReplacedMigrations());
  await sql
    .unsafe(await readFile(path.join(root, 'supabase/tests/fixtures/rows-of-ec4d964.sql'), 'utf8'))
    .simple();
}

/** Works on the database of a data folder that no server has. */
async function inFolder<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  fs.mkdirSync(dataDir, { recursive: true });
  const secrets = loadSecrets(dataDir);
  const lock = await lockInstance(dataDir, 'its test');
  const opened = await openConfiguredDatabase({
    dataDir,
    databaseUrl: null,
    listenUrl: false,
    secrets,
    lock,
    log: () => {},
  });
  const sql = connect(opened.maintenance, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await prepareSchema(opened, secrets, async () => {}, []);
    await opened.database.close();
    await opened.cluster?.stop();
    lock.release();
  }
}

const addressOf = ({ owner, password, port }: TlsCluster): string =>
  `postgresql://${owner}:${password}@localhost:${port}/postgres?sslmode=verify-full`;
const externalEnv = (): Record<string, string> => ({
  DATABASE_URL: addressOf(external),
  NODE_EXTRA_CA_CERTS: external.certificateFile,
  DATA_DIR: path.join(folder, 'beside'),
});
const connectExternal = (): Sql =>
  connect(
    {
      socketDir: external.socketDir,
      port: external.port,
      database: 'postgres',
      user: external.owner,
      password: external.password,
    },
    { max: 1 },
  );

type Run = {
  readonly url: string;
  readonly exited: Promise<number | null>;
  readonly said: () => string;
  readonly isOver: () => boolean;
  /** Signals the server, by force all that it started too, and waits until it has gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<unknown>;
};

/** Starts a server that is not waited for. */
async function begin(env: Record<string, string>): Promise<Run> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, of which nothing survives.
    detached: true,
    env: {
      ...programEnvironment,
      PORT: String(port),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  return {
    url: `http://localhost:${port}`,
    exited,
    said: () => said.trim(),
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    end: (signal) => {
      process.kill(signal === 'SIGKILL' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
      return exited;
    },
  };
}

/** Starts this checkout, which has to serve what is there, and stops it. */
async function serve(env: Record<string, string>): Promise<void> {
  const server = await begin(env);
  const status = (address: string): Promise<number> =>
    fetch(`${server.url}${address}`, { signal: AbortSignal.timeout(30_000) }).then(
      (response) => response.status,
      () => 0,
    );
  while ((await status('/health/ready')) !== 200) {
    if (server.isOver()) throw new Error(`the server ended: ${server.said()}`);
    await sleep(100);
  }
  expect(await status('/cari-project')).toBe(200);
  expect(await server.end('SIGTERM'), server.said()).toBe(0);
}

const refusal =
  'This database belongs to a newer version (migration product/99991231000000_of_the_next_release.sql has run on it); start that version, or restore a backup from before the upgrade.';
const markNewer = (sql: Sql) =>
  sql`insert into kawanusaha.migrations (set, name, checksum) values ('product', '99991231000000_of_the_next_release.sql', 'x')`;

test(
  'a data folder of each release is served with all its rows; one of a newer version is refused in one sentence',
  { timeout: 600_000 },
  async () => {
    for (const number of readReleases().keys()) {
      fs.rmSync(dataDir, { recursive: true, force: true });
      const before = await inFolder(async (sql) => {
        await makeReleased(sql, number);
        return readMembers(sql);
      });
      expect(
        [...before.values()].reduce((sum, state) => sum + Number.parseInt(state, 10), 0),
      ).toBeGreaterThan(4000);
      await serve({ DATA_DIR: dataDir });
      await inFolder(async (sql) => {
        await expectRows(sql, before);
        expect(await isProductMigrated(sql)).toBe(true);
        await markNewer(sql);
      });
      const older = await begin({ DATA_DIR: dataDir });
      expect(await older.exited).toBe(1);
      expect(older.said()).toBe(refusal);
    }
  },
);

test(
  'the server is killed ten times while it brings a database of its own up to date; the next start ends it, with all rows',
  { timeout: 900_000 },
  async () => {
    // What is active is read apart: inside a transaction it is seen as it was at its first look.
    const [gate, watcher] = [connectExternal(), connectExternal()];
    try {
      await makeOld(gate);
      const before = await readMembers(gate);
      const counted = async (): Promise<number> =>
        (await gate<{ n: number }[]>`select count(*)::int as n from kawanusaha.migrations`)[0]?.n ?? 0;
      const first = await counted();
      const total = (await readAllMigrations()).length;
      for (let n = 0; n < kills; n += 1) {
        const server = await begin(externalEnv());
        // Each migration waits in its last step for this lock; it is let go until as many have run as this kill waits for.
        for (;;) {
          await gate`begin`;
          await gate`lock table kawanusaha.migrations in share mode`;
          while ((await waitingMigrations(watcher)) === 0) await sleep(10);
          if ((await counted()) - first >= Math.floor((n * total) / kills)) break;
          await gate`rollback`;
        }
        await server.end('SIGKILL');
        await gate`rollback`;
      }
      expect(await isProductMigrated(gate)).toBe(false);
      await serve(externalEnv());
      expect(await isProductMigrated(gate)).toBe(true);
      await expectRows(gate, before);
      expect([...(await gate`select * from private.audit_invariants()`)]).toEqual([]);
      await markNewer(gate);
      const older = await begin(externalEnv());
      expect(await older.exited).toBe(1);
      expect(older.said()).toBe(refusal);
    } finally {
      await Promise.all([gate.end(), watcher.end()]);
    }
  },
);

async function waitingMigrations(sql: Sql): Promise<number> {
  const rows = await sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%insert into kawanusaha.migrations%' and pid <> pg_backend_pid()`;
  return rows.length;
}
