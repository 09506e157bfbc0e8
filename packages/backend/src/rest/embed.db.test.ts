import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ allowsPlan: true });
});
afterAll(() => app.close());

const rows = async (target: string, init?: Parameters<FixtureApp['send']>[1]): Promise<unknown> =>
  (await app.send(target, init)).json();

describe('embedding', () => {
  test('to-one, to-many, nested, with own filters, order and limit', async () => {
    expect(
      await rows(
        '/projects?select=id,people(name),tasks(id)&id=lt.3&order=id&tasks.order=id.desc&tasks.limit=1',
      ),
    ).toEqual([
      { id: 1, people: { name: 'Ayu' }, tasks: [{ id: 2 }] },
      { id: 2, people: { name: 'Ayu' }, tasks: [{ id: 4 }] },
    ]);
    expect(
      await rows(
        '/people?select=name,projects(title,tasks(title))&id=eq.1&projects.id=eq.1&projects.tasks.is_done=is.true',
      ),
    ).toEqual([{ name: 'Ayu', projects: [{ title: 'Kopi Susu', tasks: [{ title: 'Beli susu' }] }] }]);
    expect(await rows('/projects?select=id,people(name)&people.name=eq.Budi&order=id')).toEqual([
      { id: 1, people: null },
      { id: 2, people: null },
      { id: 3, people: { name: 'Budi' } },
      { id: 4, people: null },
    ]);
  });

  test('!inner, aliases and hints', async () => {
    expect(await rows('/projects?select=id,owner:people!inner(name)&owner.name=eq.Budi')).toEqual([
      { id: 3, owner: { name: 'Budi' } },
    ]);
    expect(await rows('/projects?select=id,owner:owner_id(name)&id=eq.1')).toEqual([
      { id: 1, owner: { name: 'Ayu' } },
    ]);
    expect(await rows('/projects?select=id,tasks!inner(id)&tasks.is_done=is.false&order=id')).toEqual([
      { id: 1, tasks: [{ id: 2 }] },
      { id: 2, tasks: [{ id: 3 }] },
    ]);
    const counted = await app.send('/projects?select=id,tasks!inner(id)&tasks.is_done=is.true', {
      headers: { Prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).toBe('0-0/1');
    expect(
      await rows(
        '/reviews?select=id,author:people!author_id(name),subject:people!reviews_subject_fkey(name)&id=eq.1',
      ),
    ).toEqual([{ id: 1, author: { name: 'Ayu' }, subject: { name: 'Budi' } }]);
  });

  test('many-to-many, one-to-one, self reference and computed', async () => {
    expect(await rows('/people?select=name,skills(name)&id=eq.1&skills.order=name')).toEqual([
      { name: 'Ayu', skills: [{ name: 'Desain' }, { name: 'Pemasaran' }] },
    ]);
    expect(await rows('/people?select=name,profiles(bio)&id=in.(1,3)&order=id')).toEqual([
      { name: 'Ayu', profiles: { bio: 'Halo' } },
      { name: 'Citra', profiles: null },
    ]);
    expect(await rows('/people?select=name,manager:manager_id(name),people(name)&id=eq.2')).toEqual([
      { name: 'Budi', manager: { name: 'Ayu' }, people: [{ name: 'Dewi, "D"' }] },
    ]);
    expect(await rows('/projects?select=id,open_tasks(id)&order=id&limit=2')).toEqual([
      { id: 1, open_tasks: [{ id: 2 }] },
      { id: 2, open_tasks: [{ id: 3 }] },
    ]);
    expect(await rows('/project_titles?select=title,people(name)&id=eq.1')).toEqual([
      { title: 'Kopi Susu', people: { name: 'Ayu' } },
    ]);
  });

  test('spread, empty embeds, null filters and order by a to-one', async () => {
    expect(await rows('/projects?select=id,...people(owner:name)&id=eq.1')).toEqual([
      { id: 1, owner: 'Ayu' },
    ]);
    expect(await rows('/projects?select=id,...tasks(task:title)&id=eq.1')).toEqual([
      { id: 1, task: ['Beli susu', 'Cetak menu'] },
    ]);
    expect(await rows('/projects?select=id,tasks()&tasks=is.null&order=id')).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await rows('/projects?select=id,tasks()&tasks=not.is.null&order=id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await rows('/projects?select=id&or=(id.eq.4,tasks.is.null)&select=id,tasks()&order=id')).toEqual([
      { id: 3 },
      { id: 4 },
    ]);
    expect(await rows('/projects?select=id,people(name)&order=people(name).desc,id&limit=2')).toEqual([
      { id: 4, people: { name: 'Citra' } },
      { id: 3, people: { name: 'Budi' } },
    ]);
  });

  test('an embedded row becomes JSON with the body, whatever its columns are called and whatever the body is', async () => {
    // Names that the statement gives to the joins itself.
    expect(await rows('/projects?select=e0:id,people(e1l:name,e0l:id)&order=id&limit=1')).toEqual([
      { e0: 1, people: { e1l: 'Ayu', e0l: 1 } },
    ]);
    expect(
      await rows('/tasks?select=id,projects!inner(...people(*,manager:manager_id(name)))&id=eq.1'),
    ).toMatchObject([{ id: 1, projects: { name: 'Ayu', manager: null } }]);
    const csv = await app.send('/projects?select=id,people(name)&id=eq.1', {
      headers: { Accept: 'text/csv' },
    });
    expect(await csv.text()).toBe('id,people\n1,"{""name"":""Ayu""}"');
    const stripped = await app.send('/people?select=name,manager:manager_id(name)&id=eq.1', {
      headers: { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(await stripped.json()).toEqual([{ name: 'Ayu' }]);
  });

  test('rows that the limit leaves out are not made JSON', async () => {
    const plan = await app.send('/projects?select=id,people(name)&order=title&limit=1', {
      headers: { Accept: 'application/vnd.pgrst.plan; options=verbose' },
    });
    expect(plan.status).toBe(200);
    const text = await plan.text();
    expect(text).toContain('json_agg');
    expect(text).not.toContain('row_to_json');
  });

  test('refusals name what could have been meant, and nothing hidden', async () => {
    const ambiguous = await app.send('/people?select=reviews(id)');
    expect(ambiguous.status).toBe(300);
    expect(await ambiguous.json()).toMatchObject({
      code: 'PGRST201',
      hint: expect.stringContaining("'reviews!reviews_subject_fkey'"),
    });
    expect(await rows('/projects?select=peoples(id)')).toMatchObject({
      code: 'PGRST200',
      hint: "Perhaps you meant 'people' instead of 'peoples'.",
    });
    expect(await rows('/projects?select=id&tasks.id=eq.1')).toMatchObject({ code: 'PGRST108' });
    expect(await rows('/projects?select=id,tasks(id)&tasks=eq.1')).toMatchObject({ code: 'PGRST120' });
    expect(await rows('/projects?select=id,tasks(id)&order=tasks(id)')).toMatchObject({ code: 'PGRST118' });
    expect(await rows('/projects?select=count()')).toMatchObject({ code: 'PGRST123' });
    const unknown = await app.send('/project');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { code: 'PGRST205', hint: "Perhaps you meant the table 'lab.projects'" },
    ]);
    expect(await rows('/ticket')).toMatchObject({ code: 'PGRST205', hint: null });
    expect(await rows('/tickets?select=vault(id)', { as: 'user' })).toMatchObject({
      code: 'PGRST200',
      hint: null,
    });
  });
});
