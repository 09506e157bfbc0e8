/**
 * What 'Orang yang cocok' costs at many findable people: CPU of the database, CPU of the score, and the time of both together, one
 * list after the other. `--people=` says how many there are (100,000 unless told), `--rounds=` how often each listing is asked.
 */
import process from 'node:process';
import { noWishes } from '@kawanusaha/contracts/matching/match-fields';
import { findPeople } from '../apps/server/src/matching/find-people.ts';
import { keysOfPerson } from '../apps/server/src/matching/match-keys.ts';
import { readListing } from '../apps/server/src/matching/read-listing.ts';
import { readPerson } from '../apps/server/src/matching/read-person.ts';
import { readerVersion } from '../apps/server/src/matching/reader-version.ts';
import { startProduct } from '../quality/engines/start-product.ts';
import { readMatchingPeople } from '../quality/read-sets.ts';
import { cpuSeconds, processTree } from './measure/cpu.ts';
import { median } from './measure/load.ts';

const numberOf = (name: string, otherwise: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const people = numberOf('people', 100_000);
const rounds = numberOf('rounds', 10);
const cities = ['Bandung', 'Jakarta', 'Surabaya', 'Yogyakarta', 'Medan', 'Makassar', 'Malang', 'Semarang'];
const goals = ['uang tambahan', 'lomba', 'startup serius', 'belajar', 'sosial'] as const;

const { persons, listings } = readMatchingPeople('matching');
const casts = persons.flatMap((person) =>
  cities.flatMap((kota) =>
    goals.map((goal) => {
      const stage = 'ide' as const;
      const reading = readPerson({ ...person, stage, wishes: noWishes, goal, kota });
      return { keys: keysOfPerson(reading), reading, kota };
    }),
  ),
);

const product = await startProduct();
try {
  const { sql } = product;
  await sql.begin(async (tx) => {
    // No account stands behind these people: only what matching reads is there.
    await tx`set local session_replication_role = replica`;
    await tx`create temp table casts (at int primary key, keys text[], reading jsonb, kota text) on commit drop`;
    for (const [at, { keys, reading, kota }] of casts.entries())
      await tx`insert into casts values (${at}, ${keys}, ${tx.json(reading)}, ${kota})`;
    await tx`create temp table made on commit drop as
      select gen_random_uuid() as id, n, (random() * ${casts.length - 1})::int as cast_at from generate_series(1, ${people}::int) as n`;
    await tx`insert into public.pengguna (id, nama_lengkap, username, kota)
      select m.id, 'Orang Uji', 'uji_' || m.n, c.kota from made m join casts c on c.at = m.cast_at`;
    await tx`insert into public.matching_profiles (user_id, is_adult, adult_declared_at, findable) select id, true, now(), true from made`;
    await tx`insert into public.member_ages (user_id, birth_year) select id, 2000 from made`;
    await tx`insert into private.person_keys (user_id, keys, reading, version)
      select m.id, c.keys, c.reading, ${readerVersion}::int from made m join casts c on c.at = m.cast_at`;
    await tx`insert into private.match_posts (key, seed, id)
      select distinct private.key_number('person', k.key), p.seed, p.user_id from private.person_keys p, unnest(p.keys) k (key)`;
  });
  await sql`vacuum analyze private.person_keys`;
  await sql`vacuum analyze private.match_posts`;
  await sql`vacuum analyze public.matching_profiles`;
  await sql`vacuum analyze public.pengguna`;
  const [postmaster] = await sql<{ pid: number }[]>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const databaseSeconds = () => cpuSeconds(processTree(postmaster?.pid ?? 0));
  let databaseBefore = 0;
  const noUser = '00000000-0000-4000-8000-000000000000';
  const wall: number[] = [];
  const cpu: number[] = [];
  let found = 0;
  for (let round = 0; round <= rounds; round += 1) {
    // The first round fills the caches.
    if (round === 1) databaseBefore = databaseSeconds();
    for (const listing of listings) {
      const asked = readListing({
        ...listing,
        goal: goals[0],
        stage: 'ide',
        wishes: noWishes,
        required_skills: listing.required_skills.map(({ name }) => name),
        skill_levels: listing.required_skills,
      });
      const began = performance.now();
      const before = process.cpuUsage();
      const items = await findPeople(sql, noUser, noUser, asked);
      const used = process.cpuUsage(before);
      found += items.length;
      if (round > 0) {
        wall.push(performance.now() - began);
        cpu.push((used.user + used.system) / 1000);
      }
    }
  }
  const database = ((databaseSeconds() - databaseBefore) * 1000) / wall.length;
  const p99 = wall.toSorted((a, b) => a - b)[Math.floor(wall.length * 0.99)] ?? 0;
  console.log(
    `${people} people, ${wall.length} lists, ${(found / (wall.length + listings.length)).toFixed(1)} people each`,
  );
  console.log(
    `CPU of the database: mean ${database.toFixed(1)} ms; CPU of the score: median ${median(cpu).toFixed(1)} ms; wall: median ${median(wall).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
} finally {
  await product.stop();
}
