import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { findReaderLocks } from './reader-locks.ts';

const folders = ['supabase/migrations', 'packages/backend/migrations'];
/** They have run and stay as they are: readers wait while all rows of `project_applications`, and of five lists of texts, are gone through. */
const known = [
  'supabase/migrations/20261224400000_plain_lists_and_hidden_members.sql',
  'supabase/migrations/20261228210000_applications_name_their_owner.sql',
];
const released = new Set(
  fs
    .readdirSync(path.join(root, 'supabase/releases'))
    .flatMap((file) =>
      Object.keys(
        JSON.parse(fs.readFileSync(path.join(root, 'supabase/releases', file), 'utf8')) as Record<
          string,
          string
        >,
      ),
    )
    .map((name) => name.split('/').at(-1)),
);

test('a change that takes a table from its readers for long is found, one that does not is not', () => {
  const add = 'alter table public.pengguna add column hobi text;';
  const fill = `update public.pengguna set hobi = 'x';`;
  const check = 'alter table public.pengguna add constraint pengguna_hobi check (char_length(hobi) < 9)';
  expect(findReaderLocks(`${add} ${fill}`)).toEqual([`update public.pengguna set hobi = 'x'`]);
  expect(findReaderLocks(`drop trigger a on public.pengguna; ${fill}`)).toHaveLength(1);
  expect(
    findReaderLocks(`create policy "read own" on public.pengguna for select using (true); ${fill}`),
  ).toHaveLength(1);
  expect(findReaderLocks(fill)).toEqual([]);
  expect(findReaderLocks(`${check};`)).toHaveLength(1);
  expect(findReaderLocks(`${check} not valid;`)).toEqual([]);
  expect(findReaderLocks('alter table public.pengguna validate constraint pengguna_hobi;')).toEqual([]);
  expect(findReaderLocks('alter table public.pengguna alter column hobi type varchar(9);')).toHaveLength(1);
  expect(
    findReaderLocks('alter table public.a add column b bigint generated always as (c * 2) stored;'),
  ).toHaveLength(1);
  expect(
    findReaderLocks(`create table public.a (b text); alter table public.a add constraint c check (b <> '');`),
  ).toEqual([]);
  expect(findReaderLocks('create index a on public.pengguna (kota); -- alter column kota type text')).toEqual(
    [],
  );
  expect(
    findReaderLocks(`create function f() returns void language sql as $$ update public.a set b = 1 $$;`),
  ).toEqual([]);
});

test('no migration since the last release locks out readers while it goes through all rows', () => {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.sql') && !released.has(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter(
    (file) => findReaderLocks(fs.readFileSync(path.join(root, file), 'utf8')).length > 0,
  );
  expect(found).toEqual(known);
});
