import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';
import { retryConflicts } from './retry-conflicts.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create table lab.seats (id int primary key, taken int not null default 0);
    insert into lab.seats values (1), (2);
    grant select, update on lab.seats to anon;
    create function lab.take_both() returns int language plpgsql as $$
    begin
      update lab.seats set taken = taken + 1 where id = 2;
      update lab.seats set taken = taken + 1 where id = 1;
      return (select sum(taken) from lab.seats);
    end $$;
    grant execute on function lab.take_both() to anon;
    notify pgrst, 'reload schema';
  `);
});
afterAll(() => app.close());

describe('a transaction that the database rolled back because of another one', () => {
  test('a call that lost a deadlock is made again, and done once', async () => {
    let answer: Promise<Response> | undefined;
    await app.database.owner.begin(async (tx) => {
      // The call looks for the deadlock first, so that it is the one that loses.
      await tx`set local deadlock_timeout = '30s'`;
      await tx`update lab.seats set taken = taken + 1 where id = 1`;
      answer = app.send('/rpc/take_both', { method: 'POST' });
      await expect
        .poll(async () => {
          const [row] = await app.database.owner<{ waits: boolean }[]>`
            select exists (select from pg_locks where not granted and locktype = 'transactionid') as waits`;
          return row?.waits;
        })
        .toBe(true);
      await tx`update lab.seats set taken = taken + 1 where id = 2`;
    });
    const response = await answer;
    expect([response?.status, await response?.text()]).toEqual([200, '4']);
  });

  test('it is made three times at most, and anything else once', async () => {
    const attempt = async (code: string): Promise<number> => {
      let count = 0;
      const failing = retryConflicts(() => {
        count += 1;
        return Promise.reject(Object.assign(new Error('refused'), { code }));
      });
      await expect(failing).rejects.toThrow('refused');
      return count;
    };
    expect([await attempt('40P01'), await attempt('40001'), await attempt('23505')]).toEqual([3, 3, 1]);
  });
});
