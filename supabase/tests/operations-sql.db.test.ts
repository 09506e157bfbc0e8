/** Each statement that docs/operations.md and SECURITY.md tell an operator to run is one that runs. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';

const root = path.resolve(import.meta.dirname, '../..');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const statements = ['docs/operations.md', 'SECURITY.md'].flatMap((file) =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/`(select [^`]+)`/g)].map(
    ([, statement = '']) => [file, statement] as const,
  ),
);

test('there are such statements', () => expect(statements.length).toBeGreaterThan(2));

test.each(statements)('%s: %s', async (_, statement) => {
  await database.owner.begin('read only', async (tx) => {
    // No process has the number 0.
    const { columns } = await tx.unsafe(statement.replaceAll(/<\w+>/g, '0'));
    expect(columns.length).toBeGreaterThan(0);
  });
});
