import type { TransactionSql } from 'postgres';
import { sealPayoutNumber } from '#affiliate/payout-number.ts';
import type { DemoPerson } from '#startup/demo/people.ts';

/** Which of the demo accounts have an account for pay-outs, by their place in the list; the others show the way to set one. */
const accounts = [
  { place: 1, provider: 'gopay', number: '081234500017' },
  { place: 2, provider: 'bca', number: '0148821997' },
] as const;
const endDigits = 4;

/** Gives demo members an account for pay-outs, encrypted by this server's secret. One that exists stays. */
export async function seedPayouts(
  sql: TransactionSql,
  people: readonly DemoPerson[],
  secret: string,
): Promise<void> {
  for (const { place, provider, number } of accounts) {
    const person = people[place];
    if (person === undefined) continue;
    await sql`
      insert into private.payout_profiles (user_id, provider, sealed_number, number_end, holder_name)
      values (${person.id}, ${provider}, ${sealPayoutNumber(secret, person.id, number)}, ${number.slice(-endDigits)},
        ${person.name})
      on conflict do nothing`;
  }
}
