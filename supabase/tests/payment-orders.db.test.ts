import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { brokenInvariants } from './support/content.ts';
import { createPerson } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tells one order of one member all messages, in each order that there is; gives the orders after which Premium is as said. */
async function tellInEachOrder(
  messages: readonly string[],
  wanted: boolean,
): Promise<{ told: number; wrong: string[] }> {
  const buyer = await createPerson(database);
  const connection = await database.owner.reserve();
  try {
    await connection`create temporary table if not exists outcome (path text[], premium boolean)`;
    await connection`truncate outcome`;
    // One statement for each first message: the pool gives no statement more than a minute, on whatever machine.
    for (const first of messages) {
      await connection.unsafe(`
      do $do$
      declare
        sequence text[];
        said text;
        buyer uuid := '${buyer.id}';
        number integer := 0;
      begin
        for sequence in
          with recursive orders (path) as (
            select array[]::text[]
            union all
            select path || message
            from orders cross join unnest(array['${messages.join("','")}']) as message
            where message <> all (path)
          )
          select orders.path from orders where cardinality(orders.path) = ${messages.length} and orders.path[1] = '${first}'
        loop
          number := number + 1;
          insert into public.payments (order_id, user_id, amount) values ('KU-URUT-' || buyer || '-${messages.indexOf(first)}-' || number, buyer, 80000);
          foreach said in array sequence loop
            perform private.apply_payment('KU-URUT-' || buyer || '-${messages.indexOf(first)}-' || number, split_part(said, '#', 1),
              '{"amount": "80000.00", "transaction_id": "t"}');
          end loop;
          insert into outcome values (sequence, private.has_premium(buyer));
          -- The next order starts from a free member.
          perform private.apply_payment('KU-URUT-' || buyer || '-${messages.indexOf(first)}-' || number, 'refunded', '{"transaction_id": "t"}');
          commit;
        end loop;
      end
      $do$`);
    }
    const rows = await connection<{ path: string[]; premium: boolean }[]>`select path, premium from outcome`;
    const wrong = rows.filter(({ premium }) => premium !== wanted).map(({ path }) => path.join(' '));
    return { told: rows.length, wrong };
  } finally {
    connection.release();
  }
}

test(
  'all 5,040 orders of seven messages that end with the money gone: never Premium',
  { timeout: 240_000 },
  async () => {
    const messages = [
      'pending',
      'paid#capture',
      'paid#settlement',
      'denied',
      'expired',
      'cancelled',
      'refunded',
    ];
    expect(await tellInEachOrder(messages, false)).toEqual({ told: 5_040, wrong: [] });
    expect(await brokenInvariants(database)).toEqual([]);
  },
);

test(
  'all 720 orders of six messages with a payment that stays: always Premium',
  { timeout: 120_000 },
  async () => {
    const messages = ['pending', 'review', 'paid#capture', 'paid#settlement', 'expired', 'failed'];
    expect(await tellInEachOrder(messages, true)).toEqual({ told: 720, wrong: [] });
    expect(await brokenInvariants(database)).toEqual([]);
  },
);
