/** Local data that an admin keeps: what is taken, what is refused, and what the audit log says of it (issue: understanding §3). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());
beforeEach(() => database.owner`delete from public.local_figures`);

const insert = `insert into public.local_figures (kind, key, value, as_of, holds_until, source_name, source_url)
  values ($1, $2, $3, $4, $5, $6, $7) returning key`;
const wage = {
  kind: 'minimum_wage',
  key: 'Bali',
  value: { rupiah: 3_200_000 } as unknown,
  asOf: '2026-01-01',
  until: null as string | null,
  name: 'Pemprov Bali',
  url: 'https://www.baliprov.go.id/ump',
};
const keep = (change: Partial<typeof wage> = {}) => {
  const row = { ...wage, ...change };
  return attemptAs(database, admin, insert, [
    ...[row.kind, row.key, row.value, row.asOf, row.until, row.name, row.url],
  ]);
};
const season = {
  ...{ concept: 'ramadan', label: 'Ramadan 2027', from: '2027-02-08', to: '2027-03-09', provinces: [] },
  note: '',
};

test.each([
  {},
  { kind: 'price_level', value: { level: 1.25 } },
  { kind: 'staple_price', key: 'gula-pasir', value: { rupiah: 17_500 }, until: '2026-12-31' },
  { kind: 'rate', key: 'kur-mikro-bunga', value: { number: 6.5 } },
  { kind: 'season', key: 'ramadan-2027', value: season },
  { kind: 'speciality', key: 'Bali:pie-susu', value: { concept: 'pie-susu', holds: true } },
])('%o is kept', async (change) => {
  expect((await keep(change)).rows).toHaveLength(1);
});

test.each([
  [{ kind: 'weather' }, '23514'],
  [{ value: { rupiah: 0 } }, '23514'],
  [{ value: { rupiah: 1.5 } }, '23514'],
  [{ value: { rupiah: '3' } }, '23514'],
  [{ value: { rupiah: 3, more: 1 } }, '23514'],
  [{ value: [] }, '23514'],
  [{ kind: 'price_level', value: { level: 9 } }, '23514'],
  [{ kind: 'rate', value: { number: -1 } }, '23514'],
  [{ kind: 'rate', value: { rupiah: 6 } }, '23514'],
  [{ kind: 'season', value: { ...season, to: '2027-02-07' } }, '23514'],
  [{ kind: 'season', value: { ...season, label: '\u202eR' } }, '23514'],
  [{ kind: 'speciality', value: { concept: 'Pie Susu', holds: true } }, '23514'],
  [{ key: ' Bali' }, '23514'],
  [{ asOf: '2199-01-01' }, 'PT422'],
  [{ until: '2025-12-31' }, '23514'],
  [{ name: '  ' }, '23514'],
  [{ url: 'javascript:alert(1)' }, '23514'],
  [{ url: 'https://a b.go.id' }, '23514'],
] as const)('%o is refused: %s', async (change, code) => {
  expect((await keep(change)).code).toBe(code);
});

test('a figure is kept once for its kind and key, and every change stands in the audit log', async () => {
  await keep();
  expect((await keep()).code).toBe('23505');
  await runAs(
    database,
    admin,
    `update public.local_figures set value = '{"rupiah": 3300000}' where key = 'Bali'`,
  );
  await runAs(database, admin, `delete from public.local_figures where key = 'Bali'`);
  const log = await database.owner`
    select action, target_id, before -> 'value' ->> 'rupiah' as before, after -> 'value' ->> 'rupiah' as after, actor_id
    from public.audit_log where target_kind = 'local_figure' order by id desc limit 3`;
  expect([...log].toReversed()).toEqual([
    ...[
      ['insert', null, '3200000'] as const,
      ['update', '3200000', '3300000'] as const,
      ['delete', '3300000', null] as const,
    ].map(([action, before, after]) => ({
      ...{
        action: `local_figure.${action}`,
        target_id: 'minimum_wage:Bali',
        before,
        after,
        actor_id: admin.id,
      },
    })),
  ]);
});
