import type { TransactionSql } from 'postgres';
import { privacyVersion } from '@kawanusaha/contracts/age';
import type { DemoPerson } from '#startup/demo/people.ts';

const oldest = 1994;
const years = 10;

/** Gives everybody of the demo a year of birth, all of them 18 or over, and the consent to the text of today. */
export async function seedAges(sql: TransactionSql, people: readonly DemoPerson[]): Promise<void> {
  const ages = people.map(({ id, createdAt }, index) => ({
    user_id: id,
    birth_year: oldest + (index % years),
    stated_at: createdAt,
  }));
  await sql`insert into public.member_ages ${sql(ages)} on conflict do nothing`;
  const consents = people.map(({ id, createdAt }) => ({
    user_id: id,
    document: 'privacy',
    version: privacyVersion,
    created_at: createdAt,
  }));
  await sql`insert into public.consents ${sql(consents)} on conflict do nothing`;
}
