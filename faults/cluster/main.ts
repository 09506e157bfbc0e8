// `npm run cluster -- [failovers]`: kills the primary of a Patroni cluster again and again under load, its PostgreSQL and its whole node
// by turns, and compares what was acknowledged with what is there. The programs are Debian's (faults/cluster/programs.ts).
import os from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, startServer } from '../../tooling/test-server/start-server.ts';
import { type Failover, failOver, type Kind } from './fail-over.ts';
import { type Followers, startFollowing } from './follow.ts';
import { addSignedInMember, type Seen, startLoad } from './load.ts';
import { type PatroniCluster, startPatroniCluster } from './start.ts';

const times = Number(process.argv[2] ?? 10);
const barsMs: Readonly<Record<Kind, number>> = { database: 10_000, node: 40_000 };
const kinds: readonly Kind[] = ['database', 'node'];
const poolerRefusal = 'DATABASE_URL leads to a pooler in transaction mode, through which no notices come';
const settledMs = 3_000;

/** Whether a server without an address past PgBouncer says in its one sentence that it would hear nothing. */
async function isRefused(env: Record<string, string>): Promise<boolean> {
  const started = startServer(await findFreePort(), env, ['--processes', '3']);
  return await started.then(
    async (server) => {
      await server.stop();
      return false;
    },
    (error: unknown) => String(error).includes(poolerRefusal),
  );
}

/** Marks whose write was acknowledged and whose row is not there. */
async function findLost(cluster: PatroniCluster, { acknowledged }: Seen): Promise<string[]> {
  const sql = cluster.connect();
  const rows = await sql<{ mark: string }[]>`select project_name as mark from public.project_listings`;
  await sql.end();
  const there = new Set(rows.map(({ mark }) => mark));
  return [...acknowledged.keys()].filter((mark) => !there.has(mark));
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function printFailover(n: number, done: Failover): void {
  const cells = [
    `${n}`.padStart(2),
    (done.kind === 'node' ? 'node' : 'PostgreSQL').padEnd(10),
    `${done.from} > ${done.to}`.padEnd(13),
    ...[done.electedMs, done.writesMs, done.sessionMs, done.renewedMs, done.followersMs].map((ms) =>
      seconds(ms).padStart(8),
    ),
    `${done.told}, ${done.readAgain}`.padStart(10),
  ];
  console.log(cells.join(' '));
}

async function drill(cluster: PatroniCluster): Promise<boolean> {
  const throughPooler = { DATABASE_URL: cluster.databaseUrl, DEMO_DATA: 'false', LOG_LEVEL: 'fatal' };
  const refused = await isRefused(throughPooler);
  console.log(
    refused
      ? 'a server that would listen through PgBouncer refuses to start in one sentence'
      : 'a server that would listen through PgBouncer was not refused',
  );
  const env = { ...throughPooler, DATABASE_LISTEN_URL: cluster.directUrl };
  const server = await startServer(await findFreePort(), env, ['--processes', '3']);
  try {
    const member = await addSignedInMember(server);
    const { seen, stop } = await startLoad(server, member);
    const followers = await startFollowing(server, member);
    const all: Failover[] = [];
    console.log(
      ' n killed     primary       seconds until: another  writes  session  renewed realtime; told, read',
    );
    try {
      for (let n = 1; n <= times; n += 1) {
        const done = await failOver(cluster, n % 2 === 1 ? 'database' : 'node', seen, followers);
        all.push(done);
        printFailover(n, done);
      }
      await cluster.whole();
      await sleep(settledMs);
    } finally {
      await stop();
      await followers.stop();
    }
    const lost = await findLost(cluster, seen);
    return judge(all, seen, followers, lost) && refused;
  } finally {
    await server.stop();
  }
}

/** Prints what came out; true when every bar is met. */
function judge(all: readonly Failover[], seen: Seen, followers: Followers, lost: readonly string[]): boolean {
  const longest = (kind: Kind): number =>
    Math.max(0, ...all.filter((each) => each.kind === kind).map(({ writesMs }) => writesMs));
  console.log(
    `acknowledged ${seen.acknowledged.size} writes, lost ${lost.length} (bar 0); refused ${seen.refused}`,
  );
  for (const kind of kinds)
    console.log(
      `${kind === 'node' ? 'the node dies' : 'PostgreSQL dies'}: writes back after ${seconds(longest(kind))} s at most (bar ${seconds(barsMs[kind])} s)`,
    );
  console.log(
    `signed out ${seen.signedOut.length} (bar 0)${seen.signedOut.length > 0 ? `: ${seen.signedOut[0]}` : ''}`,
  );
  console.log(
    `${followers.written()} notifications acknowledged; the client that lacks most lacks ${followers.missing()} (bar 0)`,
  );
  console.log(
    `load average ${os
      .loadavg()
      .map((each) => each.toFixed(1))
      .join(', ')}`,
  );
  return (
    lost.length === 0 &&
    seen.signedOut.length === 0 &&
    followers.missing() === 0 &&
    kinds.every((kind) => longest(kind) <= barsMs[kind])
  );
}

const cluster = await startPatroniCluster((line) => console.log(line));
// The programs are in groups of their own, which the terminal's signals do not reach.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
try {
  process.exitCode = (await drill(cluster)) ? 0 : 1;
} finally {
  await cluster.stop();
}
