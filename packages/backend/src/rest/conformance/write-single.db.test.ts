import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
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

const single = 'application/vnd.pgrst.object+json';
const returns = ['', 'return=minimal', 'return=headers-only', 'return=representation'];

/** https://postgrest.org/en/v14/references/api/resource_representation.html#singular-or-plural */
test.each(returns)('whatever Prefer says: %s', async (prefer) => {
  const { owner } = app.database;
  const state = () => owner`select to_jsonb(p) from lab.projects p order by id`;
  const before = await state();
  for (const [method, target, body] of [
    ['PATCH', '/projects?id=gt.0', { kind: 'changed' }],
    ['PATCH', '/projects?id=eq.99', { kind: 'changed' }],
    ['DELETE', '/projects?kind=eq.tech', undefined],
    ['POST', '/projects', [project, project]],
  ] as const) {
    const response = await app.send(target, {
      method,
      as: 'user',
      headers: { Accept: single, 'Content-Type': 'application/json', Prefer: prefer },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect({ method, target, status: response.status }).toEqual({ method, target, status: 406 });
    expect(await response.json()).toMatchObject({ code: 'PGRST116' });
  }
  expect(await state()).toEqual(before);
});

test('a function whose many rows were to be one has done nothing', async () => {
  const { owner } = app.database;
  await owner.unsafe(`
    create function lab.add_skills(names text[]) returns setof lab.skills language sql volatile security definer
      as 'insert into lab.skills (id, name) select 900 + n, name from unnest(names) with ordinality t(name, n) returning *';
    grant execute on function lab.add_skills(text[]) to authenticated; notify pgrst, 'reload schema'`);
  const lab = app.lab('user');
  const add = (names: string[]) => lab.rpc('add_skills', { names }).single();
  await eventually(async () => expect((await add(['a', 'b'])).error?.code).toBe('PGRST116'));
  expect(await owner`select 1 from lab.skills where id > 900`).toHaveLength(0);
  expect((await add(['a'])).data).toMatchObject({ name: 'a' });
  await owner`delete from lab.skills where id > 900`;
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
