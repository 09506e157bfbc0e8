import { setTimeout as sleep } from 'node:timers/promises';
import { type Attacker, recruit } from '../../packages/backend/acceptance/hostile/attackers.ts';
import { furnish, settle } from '../../packages/backend/acceptance/hostile/house.ts';
import { readEverything, stolenIn } from '../../packages/backend/acceptance/hostile/what-was-taken.ts';
import { openOwner } from '../../packages/backend/acceptance/open-owner.ts';
import { findFreePort, startServer } from '../../tooling/test-server/start-server.ts';

const defaults = { seconds: 60, clients: 200 };
const attacksEach = 6;
const readyTries = 50;

/**
 * The clients of the engine's test, over the bare command and without an end: each tries what its turn brings, then another turn
 * shares kinds, victims and attacks out anew. None may be given a value of others, nothing may change, the server may not fail.
 * @param args how many seconds, and how many clients
 * @returns whether nothing was found
 */
export async function drillHostileEngine(args: readonly string[]): Promise<boolean> {
  const seconds = Number(args[0] ?? defaults.seconds);
  const count = Number(args[1] ?? defaults.clients);
  const server = await startServer(
    await findFreePort(),
    { AUTO_CONFIRM: 'true', LIMIT_REQUESTS: 'false', AGGREGATE_FUNCTIONS: 'true', PLAN_MEDIA_TYPE: 'true' },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  const sql = openOwner(server);
  const statuses = new Map<number, number>();
  const findings = new Set<string>();
  let lost = 0;
  try {
    await furnish(sql);
    for (let tried = 0; tried < readyTries; tried += 1) {
      const { status } = await fetch(`${server.url}/rest/v1/catatan`, {
        headers: { apikey: server.secretKey },
      });
      if (status === 200) break;
      await sleep(100);
    }
    const members = await settle(server, 8);
    const rows = await sql<{ id: string; pemilik: string }[]>`select id, pemilik from public.catatan`;
    const rowOf = new Map(rows.map(({ id, pemilik }) => [pemilik, id]));
    const before = JSON.stringify(await readEverything(sql));
    const until = Date.now() + seconds * 1_000;
    const attack = async ({ name, own, headers, target, attacks }: Attacker): Promise<void> => {
      for (const make of attacks) {
        if (Date.now() > until) return;
        const [path, init = {}] = make(target);
        try {
          const response = await fetch(`${server.url}${path}`, {
            ...init,
            headers: { ...(init.headers as Record<string, string> | undefined), ...headers },
          });
          const { status } = response;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if ((await stolenIn(response, own)).length > 0)
            findings.add(`${name} was given a value of others by ${path.slice(0, 200)}`);
          if (status >= 500 && status !== 501 && status !== 503)
            findings.add(`${status} to ${name}: ${path.slice(0, 200)}`);
        } catch {
          lost += 1;
        }
      }
    };
    const turns = new Map<number, Attacker[]>();
    const shareOut = (seed: number): Attacker[] => {
      const attackers =
        turns.get(seed) ?? recruit(server, { members, rows: rowOf, count, each: attacksEach, seed });
      turns.set(seed, attackers);
      return attackers;
    };
    // A client goes on without waiting for the others.
    await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        for (let turn = 0; Date.now() < until; turn += 1) {
          const attacker = shareOut(turn).at((n + turn) % count);
          if (attacker !== undefined) await attack(attacker);
        }
      }),
    );
    if (JSON.stringify(await readEverything(sql)) !== before)
      findings.add('a row, a file or an account changed');
    const alive = await fetch(`${server.url}/health/ready`);
    if (alive.status !== 200) findings.add(`the server is not ready any more: ${alive.status}`);
  } finally {
    await sql.end();
    await server.stop();
  }
  const requests = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${count} clients, ${seconds} s: ${requests} answers, ${lost} requests without one; ${told.join(', ')}`,
  );
  for (const finding of findings) console.error(finding);
  console.log(findings.size === 0 ? 'Nothing of others was given or changed.' : `${findings.size} findings.`);
  return findings.size === 0;
}
