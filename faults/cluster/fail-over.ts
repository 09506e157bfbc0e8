import { setTimeout as sleep } from 'node:timers/promises';
import type { Followers } from './follow.ts';
import type { Seen } from './load.ts';
import type { PatroniCluster } from './start.ts';

/** What dies: the primary's PostgreSQL, or its node, that is PostgreSQL and the Patroni that watches over it. */
export type Kind = 'database' | 'node';

/** One failover; times are milliseconds after the kill. */
export type Failover = {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly electedMs: number;
  readonly writesMs: number;
  readonly sessionMs: number;
  readonly renewedMs: number;
  readonly followersMs: number;
  readonly told: number;
  readonly readAgain: number;
};

const longestMs = 180_000;
const everyMs = 20;

/**
 * Kills the primary of a whole cluster and waits until everything is back through another: a write is acknowledged, the session is
 * answered for and renewed, every follower was told and has read again. What came after another node is known as primary counts, so
 * that no late answer of the old one is taken for the new one's.
 * @throws when it takes longer than three minutes
 */
export async function failOver(
  cluster: PatroniCluster,
  kind: Kind,
  seen: Seen,
  followers: Followers,
): Promise<Failover> {
  await cluster.whole();
  const killed = kind === 'node' ? await cluster.killNode() : await cluster.killDatabase();
  const at = performance.now();
  const after = async (what: string, isThere: () => boolean | Promise<boolean>): Promise<number> => {
    while (!(await isThere())) {
      if (performance.now() - at > longestMs) throw new Error(`${what} is not back after three minutes`);
      await sleep(everyMs);
    }
    return performance.now() - at;
  };
  let to = '';
  const electedMs = await after('a primary', async () => {
    const leader = (await cluster.members()).find(
      ({ role, state, name }) => role === 'leader' && state === 'running' && name !== killed.name,
    );
    to = leader?.name ?? '';
    return leader !== undefined;
  });
  const elected = at + electedMs;
  const [writesMs, sessionMs, renewedMs, followersMs] = await Promise.all([
    after('writing', () => ([...seen.acknowledged.values()].at(-1) ?? 0) > elected),
    after('the session', () => seen.readAt > elected),
    after('renewing the session', () => seen.renewedAt > elected),
    after('realtime', () => followers.readSince(at) === followers.count),
  ]);
  const [told, readAgain] = [followers.toldSince(at), followers.readSince(at)];
  killed.restart();
  return {
    ...{ kind, from: killed.name, to, electedMs, writesMs, sessionMs, renewedMs, followersMs },
    ...{ told, readAgain },
  };
}
