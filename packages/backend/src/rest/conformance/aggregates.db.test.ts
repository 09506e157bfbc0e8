import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ allowsAggregates: true });
});
afterAll(() => app.close());

const rows = async (target: string): Promise<unknown> => (await app.send(target)).json();

describe('aggregates', () => {
  test('over all rows, with alias and casts', async () => {
    expect(
      await rows('/projects?select=count(),budget.sum(),budget.min(),top:budget.max()::text,budget.count()'),
    ).toMatchObject([{ sum: 650, min: 50, top: '500' }]);
    expect(await rows('/projects?select=n:count()&budget=gte.100')).toEqual([{ n: 2 }]);
    expect(await rows('/projects?select=s:meta->k->>n::int.sum()')).toEqual([{ s: 3 }]);
  });

  test('by the groups of what else is selected', async () => {
    expect(await rows('/projects?select=kind,count()&order=kind')).toEqual([
      { kind: 'craft', count: 1 },
      { kind: 'food', count: 1 },
      { kind: 'tech', count: 2 },
    ]);
    expect(await rows('/projects?select=budget.sum(),people(name)&id=lt.3')).toEqual([
      { sum: 600, people: { name: 'Ayu' } },
    ]);
  });

  test('of what is embedded or spread', async () => {
    expect(await rows('/people?select=name,projects(count),tags:projects(budget.avg())&id=eq.1')).toEqual([
      { name: 'Ayu', projects: [{ count: 2 }], tags: [{ avg: 300 }] },
    ]);
    expect(await rows('/projects?select=kind,...people(born.min(),n:count())&kind=eq.tech')).toEqual([
      { kind: 'tech', min: '2001-02-03', n: 2 },
    ]);
    expect(await rows('/people?select=name,...projects(budget.sum())')).toMatchObject({ code: 'PGRST127' });
  });

  test('of a spread within a spread, ordered by what the outer one gives', async () => {
    expect(
      await rows(
        '/tasks?select=n:count(),...projects(title,...people(owner:name,ids:id.sum()))&order=projects(title).desc',
      ),
    ).toEqual([
      { n: 2, title: 'Kopi Susu', owner: 'Ayu', ids: 2 },
      { n: 2, title: 'Aplikasi Kos', owner: 'Ayu', ids: 2 },
    ]);
    expect(await rows('/projects?select=...people(owner:name,n:count())&order=people(owner)')).toEqual([
      { owner: 'Ayu', n: 2 },
      { owner: 'Budi', n: 1 },
      { owner: 'Citra', n: 1 },
    ]);
    expect(await rows('/tasks?select=...projects(people(name),all:budget.sum())')).toEqual([
      { people: { name: 'Ayu' }, all: 1200 },
    ]);
  });

  test('of the rows that a function gives', async () => {
    expect(await rows('/rpc/find_projects?select=kind,budget.sum()&kind=eq.food')).toEqual([
      { kind: 'food', sum: 100 },
    ]);
  });

  test('only of columns that the role may read', async () => {
    expect((await app.send('/people?select=secret.max()')).status).toBe(401);
  });
});

test('they are refused where they are not switched on', async () => {
  const closed = await createFixtureApp();
  try {
    for (const select of ['count()', 'budget.sum()', 'people(count)', 'count']) {
      const response = await closed.send(`/projects?select=${select}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 'PGRST123', message: 'Use of aggregate functions is not allowed', details: null, hint: null },
      ]);
    }
  } finally {
    await closed.close();
  }
});
