import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create table lab.seats (taken int not null default 0);
    insert into lab.seats default values;
    create sequence lab.attempts;
    grant usage on sequence lab.attempts to anon;
    grant select, update on lab.seats to anon;
    -- What a sequence gave stays given when all else is rolled back.
    create function lab.take_one() returns int language plpgsql as $$
    begin
      update lab.seats set taken = taken + 1;
      if nextval('lab.attempts') < 3 then
        raise exception 'could not serialize access due to concurrent update' using errcode = 'serialization_failure';
      end if;
      return (select taken from lab.seats);
    end $$;
    grant execute on function lab.take_one() to anon;
    notify pgrst, 'reload schema';
  `);
});
afterAll(() => app.close());

describe('a transaction that the database rolled back because of another one', () => {
  test('a call that lost twice is made a third time, and done once', async () => {
    const response = await app.send('/rpc/take_one', { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([200, '1']);
    expect(await app.database.owner`select last_value::int as attempts from lab.attempts`).toEqual([
      { attempts: 3 },
    ]);
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
