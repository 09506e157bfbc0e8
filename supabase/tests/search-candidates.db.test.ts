/** How the candidates of a search are looked for, by how often a table of terms holds what was asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';

let database: TestDatabase;

/** Of 600 rows ten say 'sambal' in their name and ten in their text; every second one says 'kopi' in its name. */
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.begin(async (tx) => {
    // No listing stands behind these rows.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into private.project_search (project_id, created_at, lexicon, terms)
      select gen_random_uuid(), now() - n * interval '1 minute', '',
        (case n % 60 when 0 then '''sambal'':1A ''^sambal'':1A' when 1 then '''sambal'':2' else '''teh'':3' end
          || case n % 2 when 0 then ' ''kopi'':4A ''^kopi'':4A' else '' end)::tsvector
      from generate_series(1, 600) as n`;
  });
  // The table passes for one of a million such rows.
  await database.owner`update pg_class set reltuples = 1000000 where oid = 'private.project_search'::regclass`;
});
afterAll(() => database.close());

const statementFor = async (query: string, isWide = false): Promise<string> => {
  const [row] = await database.owner<{ statement: string }[]>`
    select private.candidates_sql('project_search', 'project_id', 'private.project_search as p on p.project_id = c.id', 'true',
      ${isWide}, ${query}::tsquery, ${query}::tsquery, ${query}::tsquery, ${query}::tsquery) as statement`;
  return row?.statement ?? '';
};
const readingsOf = (statement: string): number =>
  statement.split('order by s.created_at desc, s.project_id desc limit').length - 1;

describe('the newest rows', () => {
  test('are read once for names and texts that are both rare, and give the rows of both', async () => {
    const statement = await statementFor('sambal');
    expect(statement).not.toContain('indexed');
    expect(readingsOf(statement)).toBe(1);
    const found = await database.owner.unsafe<{ id: string }[]>(statement);
    const said =
      await database.owner`select project_id as id from private.project_search where terms @@ 'sambal'`;
    expect(found.map(({ id }) => id).toSorted()).toEqual(said.map(({ id }) => String(id)).toSorted());
    expect(said).toHaveLength(20);
  });

  test('are read for each where the first few are enough, and where a filter without words decides', async () => {
    expect(readingsOf(await statementFor('kopi'))).toBe(2);
    expect(readingsOf(await statementFor('sambal', true))).toBe(2);
  });
});
