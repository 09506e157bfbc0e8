import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { findBrokenInvariants } from './find-broken-invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const action of ['login', 'logout', 'login']) {
    await database.owner`
      insert into auth.audit_log_entries (payload, ip_address) values (${database.owner.json({ action })}, '')`;
  }
  await database.owner`select auth.seal_audit_log()`;
});
afterAll(() => database.drop());

/** What an administrator does who may switch the triggers off. */
const tamper = (statement: string) =>
  database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(statement);
  });

test('a database that no program has touched has nothing to tell', async () => {
  expect(await findBrokenInvariants(database.owner)).toEqual([]);
});

test.each([
  ['edited', `update auth.audit_log_entries set payload = '{"action": "nothing"}' where position = 2`, 2],
  ['removed', 'delete from auth.audit_log_entries where position = 1', 2],
])('an audit row that was %s is told with its place', async (_how, statement, position) => {
  await tamper(statement);
  expect(await findBrokenInvariants(database.owner)).toContainEqual({
    invariant: 'audit_log_altered',
    detail: `auth.audit_log_entries, position ${position}`,
  });
});
