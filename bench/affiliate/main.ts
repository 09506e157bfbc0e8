/**
 * Ten thousand honest and two thousand dishonest sign-ups by code, through the product's own functions on a database of their own:
 * `npm run simulate:affiliate`, or `-- 0.1` for a tenth, `-- 1 7` for other random numbers. Ends with 1 when a bar is missed.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { migrateProduct } from '../../apps/server/src/startup/migrate-product.ts';
import { startCluster } from '../../packages/backend/src/db/cluster/start-cluster.ts';
import { openDatabase } from '../../packages/backend/src/db/pool.ts';
import { drawDishonest } from './draw-dishonest.ts';
import { drawHonest } from './draw-honest.ts';
import { measureOutcomes, readBars } from './measure.ts';
import { fraudPatterns } from './patterns.ts';
import { playEvents } from './play.ts';
import { makeRandom } from './random.ts';

const scale = Number(process.argv[2] ?? 1);
const random = makeRandom(Number(process.argv[3] ?? 17));
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-affiliate-'));
const cluster = await startCluster({
  dataDir: path.join(dataDir, 'pg'),
  password: randomBytes(16).toString('hex'),
  throwaway: true,
});
const target = {
  socketDir: cluster.socketDir,
  port: cluster.port,
  database: 'postgres',
  user: cluster.owner,
  password: cluster.password,
};
const database = openDatabase({ owner: target, requests: target, listen: target });

/** What a running server's autovacuum does: a throwaway cluster has none, and time passes by changing most rows of these tables. */
const tidy = () => database.owner`
  vacuum (analyze) public.coin_entries, public.coin_transfers, public.referrals, private.account_signals, auth.sessions, public.vouchers`;

const share = (part: number): string => `${(part * 100).toFixed(2)} %`;

try {
  await migrateProduct(database.owner);
  const events = [...drawHonest(random, Math.round(10_000 * scale)), ...drawDishonest(random, scale)];
  const people = await playEvents(database, events, tidy);
  const outcomes = await measureOutcomes(database, events, people);
  process.stdout.write(`${'pattern'.padEnd(44)} sign-ups  coins due  paid out  free  held sign-ups\n`);
  for (const { kind, signUps, due, paid, free, heldSignUps } of outcomes) {
    const title = fraudPatterns.find(({ name }) => name === kind)?.title ?? 'Honest';
    process.stdout.write(
      `${title.padEnd(44)} ${String(signUps).padStart(8)} ${String(due).padStart(10)} ${String(paid).padStart(9)} ` +
        `${String(free).padStart(5)} ${String(heldSignUps).padStart(14)}\n`,
    );
  }
  const reasons = await database.owner<{ reason: string; honest: number; dishonest: number }[]>`
    select reason, count(*) filter (where r.referred_id = any(${honestIds()}))::int as honest,
      count(*) filter (where r.referred_id <> all(${honestIds()}))::int as dishonest
    from public.referrals as r cross join unnest(r.hold_reasons) as reason where r.status = 'held' group by reason order by reason`;
  for (const row of reasons)
    process.stdout.write(
      `held for ${row.reason.padEnd(24)} honest ${row.honest}, dishonest ${row.dishonest}\n`,
    );
  const broken = await database.owner`select * from private.audit_invariants()`;
  const { paidToDishonest, honestHeld } = readBars(outcomes);
  process.stdout.write(
    `reward paid to the dishonest ${share(paidToDishonest)} (bar 1 %), honest sign-ups held ${share(honestHeld)} (bar 2 %), ` +
      `broken invariants ${broken.length}\n`,
  );
  if (paidToDishonest > 0.01 || honestHeld > 0.02 || broken.length > 0) process.exitCode = 1;

  function honestIds(): string[] {
    return [...people].filter(([who]) => who.startsWith('member-')).map(([, id]) => id);
  }
} finally {
  await database.close();
  await cluster.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
