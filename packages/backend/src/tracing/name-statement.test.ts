import { expect, test } from 'vitest';
import { nameStatement } from './name-statement.ts';

test.each([
  ['select id from public.projects where owner = $1', 'select public.projects'],
  ['select * from "public"."idea_sets" where "name" = $1', 'select public.idea_sets'],
  ['insert into auth.users (email) values ($1)', 'insert auth.users'],
  [
    'with written as (update only "public"."profiles" set a = $1 returning *) select 1',
    'update public.profiles',
  ],
  ['delete  from  private.jobs', 'delete private.jobs'],
  ['select private.note_job_run($1)', 'select private.note_job_run'],
  ['  begin', 'begin'],
  ['', 'statement'],
])('%s', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});

test('what a person wrote is in no name', () => {
  expect(nameStatement("select * from t where name = 'Siti' and x = (select 1 from u)")).toBe('select t');
});
