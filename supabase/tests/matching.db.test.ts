/** What members and listings say so that they can be matched: who may be found, what is refused, what is counted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const keysOf = async (person: Person) =>
  database.owner<{ version: number }[]>`select version from private.person_keys where user_id = ${person.id}`;
async function isFindable(person: Person): Promise<boolean> {
  const [row] = await database.owner<{ found: boolean }[]>`select private.is_findable(${person.id}) as found`;
  return row?.found === true;
}

describe('who can be found', () => {
  test('no user by default, no user who has not said that they are 18, and no user who takes it back', async () => {
    const person = await createPerson(database);
    expect(await isFindable(person)).toBe(false);
    await runAs(database, person, `insert into public.matching_profiles (goal) values ('lomba')`);
    expect([await isFindable(person), await keysOf(person)]).toEqual([false, []]);
    const refused = await attemptAs(database, person, `update public.matching_profiles set findable = true`);
    expect(refused.code).toBe('23514');
    await runAs(database, person, `update public.matching_profiles set is_adult = true, findable = true`);
    expect([await isFindable(person), (await keysOf(person)).length]).toEqual([true, 1]);
    const [declared] = await database.owner<{ on: Date | null }[]>`
      select adult_declared_at as on from public.matching_profiles where user_id = ${person.id}`;
    expect(declared?.on).toBeInstanceOf(Date);
    await runAs(database, person, `update public.matching_profiles set is_adult = false`);
    expect([await isFindable(person), await keysOf(person)]).toEqual([false, []]);
  });

  test('the day of the declaration is the database’s', async () => {
    const person = await createPerson(database);
    const forged = await attemptAs(
      database,
      person,
      `insert into public.matching_profiles (is_adult, adult_declared_at) values (true, '2001-01-01')`,
    );
    expect(forged.code).toBe('42501');
  });

  test('a new town has a findable person read again', async () => {
    const person = await createPerson(database);
    await runAs(
      database,
      person,
      `insert into public.matching_profiles (is_adult, findable) values (true, true)`,
    );
    await database.owner`update private.person_keys set version = 9 where user_id = ${person.id}`;
    await runAs(database, person, `update public.pengguna set kota = 'Malang' where id = $1`, [person.id]);
    expect(await keysOf(person)).toEqual([{ version: 0 }]);
  });

  test.each([
    [`skills = '[{"name":"foto","level":"jago"}]'`],
    [`skills = '[{"name":"foto"}]'`],
    [`skills = '[{"name":"foto","level":"dasar","lain":1}]'`],
    [`skills = '[{"name":"foto","level":"dasar"},{"name":"Foto","level":"mahir"}]'`],
    [`skills = '[{"name":"","level":"dasar"}]'`],
    [`skills = '["foto"]'`],
    [`skills = '{}'`],
    [`interests = array['a\u202Eb']`],
    [`interests = array_fill('x'::text, array[11])`],
    [`wishes = '{"goal":"harus"}'`],
    [`wishes = '{"tinggi":"wajib"}'`],
    [`wishes = '[]'`],
    [`goal = 'kaya'`],
    [`hours_per_week = 81`],
  ])('%s is refused', async (change) => {
    const person = await createPerson(database);
    await runAs(database, person, `insert into public.matching_profiles (goal) values ('lomba')`);
    expect((await attemptAs(database, person, `update public.matching_profiles set ${change}`)).code).toBe(
      '23514',
    );
  });
});

describe('what a listing seeks', () => {
  const save = `select goal from public.save_listing_matching($1, $2::text::jsonb, $3::text::jsonb)`;
  const roles = [
    { name: 'Penulis', task: 'naskah', seats: 2 },
    { name: 'Kurir', task: '', seats: 1 },
  ];

  test('is saved by its owner alone, and a role keeps its id while its place stays', async () => {
    const owner = await createPerson(database);
    const other = await createPerson(database);
    const project = await createProject(database, owner);
    const write = (person: Person, list: unknown) =>
      attemptAs(database, person, save, [project, JSON.stringify({ goal: 'sosial' }), JSON.stringify(list)]);
    expect((await write(other, roles)).code).toBe('42501');
    expect((await write(owner, roles)).rows).toEqual([{ goal: 'sosial' }]);
    const read = () =>
      database.owner<{ id: string; name: string }[]>`
        select id, name from public.listing_roles where project_id = ${project} order by position`;
    const before = await read();
    await write(owner, [{ name: 'Penulis naskah', seats: 1 }]);
    expect(await read()).toEqual([{ id: before[0]?.id, name: 'Penulis naskah' }]);
    expect(
      (
        await write(
          owner,
          Array.from({ length: 11 }, () => roles[1]),
        )
      ).code,
    ).toBe('23514');
  });

  test('an open listing is read, a closed one forgotten, and only a change that matters has it read again', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    const version = async () => {
      const [row] = await database.owner<{ version: number }[]>`
        select version from private.listing_keys where project_id = ${project}`;
      return row?.version;
    };
    expect(await version()).toBe(0);
    await database.owner`update private.listing_keys set version = 9 where project_id = ${project}`;
    await runAs(database, owner, `update public.project_listings set budget_range = '5 juta' where id = $1`, [
      project,
    ]);
    expect(await version()).toBe(9);
    await runAs(database, owner, `update public.project_listings set city = 'Solo' where id = $1`, [project]);
    expect(await version()).toBe(0);
    await runAs(database, owner, `select public.close_project($1)`, [project]);
    expect(await version()).toBeUndefined();
    await runAs(database, owner, `select public.extend_project($1)`, [project]);
    expect(await version()).toBe(0);
  });
});

describe('first places', () => {
  const take = async (candidates: readonly string[]): Promise<string> => {
    const [row] = await database.owner<{ first: string }[]>`
      select private.take_first_place(${[...candidates]}::uuid[]) as first`;
    return row?.first ?? '';
  };

  test('with fewer than 200 listings the best is first; from 200 on none gets more than 5 %', async () => {
    const owner = await createPerson(database);
    const best = await createProject(database, owner);
    const second = await createProject(database, owner, 'Kedua');
    expect([await take([best, second]), await take([best, second]), await take([])]).toEqual([
      best,
      best,
      '',
    ]);
    await database.owner`
      insert into public.project_listings
        (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name)
      select ${owner.id}, 'Proyek ' || n, 'Isi', 'Startup', '{SEO}', '6281234567890', 'Nama' from generate_series(1, 200) as n`;
    await database.owner`delete from private.first_place_weeks`;
    const rows = await database.owner<{ id: string }[]>`
      select id from public.project_listings where user_id = ${owner.id} order by id = ${best} desc, created_at limit 30`;
    const candidates = rows.map(({ id }) => id);
    const firsts: string[] = [];
    for (let count = 0; count < 400; count += 1) firsts.push(await take(candidates));
    const counts = Map.groupBy(firsts, (id) => id);
    expect(Math.max(...[...counts.values()].map((one) => one.length))).toBeLessThanOrEqual(20);
    expect(counts.get(best)?.length).toBe(20);
  });

  test('taken at once they are counted one by one', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    await database.owner`delete from private.first_place_weeks`;
    await Promise.all(Array.from({ length: 20 }, () => take([project])));
    const [row] = await database.owner<{ places: number; all: number }[]>`
      select f.places, w.places as all from private.first_places as f join private.first_place_weeks as w using (week)
      where f.project_id = ${project}`;
    expect(row).toEqual({ places: 20, all: 20 });
  });
});

test('a dismissal is hidden from everybody else, also from whom it is about', async () => {
  const [owner, person] = [await createPerson(database), await createPerson(database)];
  const project = await createProject(database, owner);
  await runAs(
    database,
    owner,
    `insert into public.match_dismissals (project_id, person_id, reason) values ($1, $2, 'waktu')`,
    [project, person.id],
  );
  await runAs(
    database,
    person,
    `insert into public.match_dismissals (project_id, reason) values ($1, 'bidang')`,
    [project],
  );
  const seen = async (who: Person) =>
    (await attemptAs(database, who, `select reason from public.match_dismissals`)).rows;
  expect([await seen(owner), await seen(person)]).toEqual([[{ reason: 'waktu' }], [{ reason: 'bidang' }]]);
});

describe('candidates', () => {
  const find = async (tiers: string[][], start: number): Promise<string[]> =>
    (
      await database.owner<{ id: string }[]>`
        select id from private.find_candidates('person', ${database.owner.json(tiers)}, ${start}, 2, 0)`
    ).map(({ id }) => id);

  test('are the next ones in the order of the seeds, round and round, and follow the keys', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(database)));
    const ids = people.map(({ id }) => id);
    for (const [at, id] of ids.entries()) {
      await database.owner`
        insert into public.matching_profiles (user_id, is_adult, findable) values (${id}, true, true)`;
      await database.owner`
        update private.person_keys set keys = ${['tukang-uji', 'tukang-uji@ujung']}, seed = ${0.2 + at / 5} where user_id = ${id}`;
    }
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(new Set(await find([['tukang-uji']], 0.3))).toEqual(new Set([b, c]));
    expect(new Set(await find([['tukang-uji']], 0.7))).toEqual(new Set([d, a]));
    expect(await find([['tukang-uji@lain'], []], 0.1)).toEqual([]);
    await database.owner`update private.person_keys set keys = '{}' where user_id = ${b}`;
    await database.owner`delete from public.matching_profiles where user_id = ${c}`;
    expect(new Set(await find([['tukang-uji', 'tukang-uji@ujung']], 0.1))).toEqual(new Set([a, d]));
    const [left] = await database.owner`
      select count(*)::int as n from private.match_posts where id = any (${[b, c]}::uuid[])`;
    expect(left).toEqual({ n: 0 });
  });

  test('a look-up reads a bounded number of rows', async () => {
    await database.owner.begin(async (sql) => {
      await sql`
        insert into private.match_posts (key, seed, id)
        select private.key_number('person', 'sering'), random(), gen_random_uuid() from generate_series(1, 50000)`;
      await sql`analyze private.match_posts`;
      const explain = async () => {
        const [row] = await sql`
          explain (analyze, buffers, format json) select * from private.find_candidates('person', '[["sering"]]', 0.5, 40, 0)`;
        return (row?.['QUERY PLAN'] as { Plan: Record<string, number> }[] | undefined)?.[0]?.Plan ?? {};
      };
      // The first call of a connection also reads the catalogue.
      await explain();
      const plan = await explain();
      expect(plan['Actual Rows']).toBe(40);
      expect(Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])).toBeLessThan(100);
      await sql`delete from private.match_posts where key = private.key_number('person', 'sering')`;
    });
  });
});
