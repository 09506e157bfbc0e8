import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { takeAiQuota } from './take-ai-quota.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a day holds exactly the limit, also when requests race', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => takeAiQuota(database.owner, 'user:race', 'idea', 5)),
  );
  expect(answers.filter(Boolean)).toHaveLength(5);
});

test('people, kinds and days are counted apart', async () => {
  const { owner } = database;
  expect(await takeAiQuota(owner, 'user:a', 'idea', 1)).toBe(true);
  expect(await takeAiQuota(owner, 'user:a', 'idea', 1)).toBe(false);
  expect(await takeAiQuota(owner, 'user:b', 'idea', 1)).toBe(true);
  expect(await takeAiQuota(owner, 'user:a', 'chat', 1)).toBe(true);
  await owner`update private.ai_usage set day = day - 1 where subject = 'user:a'`;
  expect(await takeAiQuota(owner, 'user:a', 'idea', 1)).toBe(true);
});

test('a limit of nothing allows nothing, and old days are forgotten', async () => {
  const { owner } = database;
  expect(await takeAiQuota(owner, 'user:c', 'idea', 0)).toBe(false);
  await owner`insert into private.ai_usage (subject, kind, day, used) values ('user:old', 'idea', '2020-01-01', 3)`;
  await takeAiQuota(owner, 'user:d', 'idea', 1);
  const rows = await owner`select 1 from private.ai_usage where subject = 'user:old'`;
  expect(rows).toHaveLength(0);
});

test.each(['anon', 'authenticated'])('%s can neither read nor spend it', async (role) => {
  const attempt = (text: string) =>
    database.owner.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`);
      await sql.unsafe(text);
    });
  await expect(attempt('select * from private.ai_usage')).rejects.toMatchObject({ code: '42501' });
  await expect(attempt('select * from private.ai_spending')).rejects.toMatchObject({ code: '42501' });
  for (const call of [
    `select private.take_ai_quota('user:a', 'idea', 99)`,
    'select private.reserve_ai_tokens(1)',
    'select private.settle_ai_tokens(current_date, 1000, 0)',
  ])
    await expect(attempt(call), call).rejects.toMatchObject({ code: '42501' });
});
