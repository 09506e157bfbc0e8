import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
});
afterAll(() => app.close());

const project = { owner_id: 1, title: 'Baru' };

test('one object is demanded without its representation: any other number of rows changes nothing', async () => {
  const { owner } = app.database;
  const state = () => owner`select to_jsonb(p) from lab.projects p order by id`;
  const before = await state();
  const lab = app.lab('user');
  const answers = [
    await lab.from('projects').update({ kind: 'changed' }).eq('kind', 'tech').single(),
    await lab.from('projects').update({ kind: 'changed' }).gte('id', 1).single(),
    await lab.from('projects').update({ kind: 'changed' }).eq('id', 99).single(),
    await lab.from('projects').delete().eq('kind', 'tech').single(),
    await lab.from('projects').delete().eq('id', 99).single(),
    await lab.from('projects').insert([project, project]).single(),
    await lab.from('projects').upsert([project, project]).single(),
    await lab.from('projects').upsert([project, project]).select('id').single(),
  ];
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(
    answers.map(() => [406, 'PGRST116']),
  );
  expect(await state()).toEqual(before);
  expect(app.written).toEqual([]);
  expect(await lab.from('pairs').insert({ a: 60, b: 1, value: 'x' }).single()).toMatchObject({
    status: 201,
  });
  const one = () => lab.from('pairs').update({ value: 'y' }).eq('a', 60).single();
  expect(await one()).toMatchObject({ status: 204, error: null });
  expect(await lab.from('pairs').delete().eq('a', 60).single()).toMatchObject({ status: 204 });
  expect(await one()).toMatchObject({ status: 406 });
});

test('an inner join that shows one of many written rows is not one object', async () => {
  const { owner } = app.database;
  const before = await owner`select to_jsonb(p) from lab.projects p order by id`;
  const lab = app.lab('user');
  const { status, error } = await lab
    .from('projects')
    .update({ kind: 'changed' })
    .gte('id', 1)
    .eq('people.name', 'Citra')
    .select('id, people!inner(name)')
    .single();
  expect([status, error?.code]).toEqual([406, 'PGRST116']);
  expect(await owner`select to_jsonb(p) from lab.projects p order by id`).toEqual(before);
});
