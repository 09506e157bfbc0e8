/** A list that a member writes is a row of texts: PostgreSQL takes lists of lists for the same type, and what reads it would fail. */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readAllMigrations } from '../../apps/server/src/startup/migrate-product.ts';
import { migrate } from '../../packages/backend/src/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { openScratchDatabases } from '../../packages/backend/src/testing/scratch-databases.ts';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
let owner: Person;
let project: string;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createPerson(database);
  project = await createProject(database, owner, 'Kedai kopi');
});
afterAll(() => database.drop());

/** Statements of a member with `$1` for a list; `%` stands for an id of theirs. */
const writes = {
  'interests of a profile': [
    `insert into public.matching_profiles (interests) values ($1::text[])`,
    ['kopi', 'teh'],
  ],
  'languages of a profile': [
    `insert into public.matching_profiles (languages) values ($1::text[])`,
    ['Jawa', 'Sunda'],
  ],
  'languages of a listing': [
    `insert into public.listing_matching (project_id, languages) values ('%', $1::text[])`,
    ['Jawa', 'Sunda'],
  ],
  'skills of a team': [
    `insert into public.listing_matching (project_id, team_skills) values ('%', $1::text[])`,
    ['SEO', 'Finance'],
  ],
  'a single skill of a listing': [
    `update public.project_listings set required_skills = $1::text[] where id = '%'`,
    ['SEO'],
  ],
  'skills of a saved search': [
    `insert into public.saved_searches (name, skills) values ('Pemasaran', $1::text[])`,
    ['SEO', 'Finance'],
  ],
  'parts of a page': [
    `insert into public.public_profiles (page_parts) values ($1::text[])`,
    ['nama', 'foto'],
  ],
  'parts of a card': [
    `insert into public.public_profiles (card_parts) values ($1::text[])`,
    ['foto', 'aktif'],
  ],
} as const;

describe.each(Object.entries(writes))('%s', (_, [statement, words]) => {
  const write = async (list: string) =>
    (await attemptAs(database, owner, statement.replace('%', project), [list], { rollback: true })).code;
  const plain = `{${words.map((word) => `"${word}"`).join(',')}}`;

  test('holds texts', async () => {
    expect(await write(plain)).toBeNull();
    expect(await write(`{${plain}}`)).toBe('23514');
    expect(await write(`[2:${words.length + 1}]=${plain}`)).toBe('23514');
  });
});

test('signs are answered for 100 people at most, also when they come as lists of lists', async () => {
  await runAs(
    database,
    owner,
    `insert into public.public_profiles (is_public, card_parts) values (true, array['aktif'])`,
  );
  const ask = (people: unknown) =>
    runAs(database, owner, 'select user_id from public.get_people_signs($1::uuid[])', [people]);
  const others = Array.from({ length: 100 }, () => randomUUID());
  expect(await ask([...others.slice(1), owner.id])).toEqual([{ user_id: owner.id }]);
  expect(await ask([...others, owner.id])).toEqual([]);
  expect(await ask(`{{${[...others, owner.id].join(',')}}}`)).toEqual([]);
});

test('an upgrade makes plain what is there, and one search of two that differ only in how their list is nested', async () => {
  const databases = openScratchDatabases(inject('cluster'));
  try {
    const sql = await databases.create(`nested_${process.pid}`);
    const files = await readAllMigrations();
    const from = files.findIndex(({ name }) => name.includes('plain_lists'));
    expect(from).toBeGreaterThan(0);
    await migrate(sql, files.slice(0, from));
    const id = randomUUID();
    await sql`
      insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', 'bertingkat@contoh.test', now(), '{}',
        ${sql.json({ username: 'bertingkat', nama_lengkap: 'Tingkat', birth_year: '1999', privacy_version: privacyVersion })}, now(), now())`;
    await sql`
      insert into public.saved_searches (user_id, name, q, skills) values
        (${id}, 'Bertingkat', 'kopi', '{{SEO,Finance}}'), (${id}, 'Rata', 'kopi', '{SEO,Finance}'),
        (${id}, 'Dari dua', 'kopi', '[2:3]={SEO,Finance}'), (${id}, 'Lain', 'teh', '{{SEO,Finance}}'),
        (${id}, 'Lain dari dua', 'teh', '[2:3]={SEO,Finance}')`;
    await sql`insert into public.matching_profiles (user_id, interests) values (${id}, '{{kopi,teh}}')`;
    await migrate(sql, files);
    const searches = await sql`select q, skills from public.saved_searches order by q`;
    expect([...searches]).toEqual([
      { q: 'kopi', skills: ['SEO', 'Finance'] },
      { q: 'teh', skills: ['SEO', 'Finance'] },
    ]);
    expect([...(await sql`select name from public.saved_searches where q = 'kopi'`)]).toEqual([
      { name: 'Rata' },
    ]);
    expect([...(await sql`select interests from public.matching_profiles`)]).toEqual([
      { interests: ['kopi', 'teh'] },
    ]);
  } finally {
    await databases.dropAll();
  }
}, 120_000);
