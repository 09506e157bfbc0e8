import { createTestPerson as createBackendPerson, type TestPerson } from '@kawanusaha/backend/testing/person';
import type { TestApp } from '@kawanusaha/backend/testing/app';
import { privacyVersion } from '@kawanusaha/contracts/age';

type Registry = Pick<TestApp, 'database' | 'deps'>;

export type { TestPerson };

/** Registers a member as the product does (a row in auth.users, the rest by trigger) and signs an access token. */
export async function createTestPerson(
  app: Registry,
  traits: { readonly admin?: boolean; readonly referredBy?: string } = {},
): Promise<TestPerson> {
  const person = await createBackendPerson(app, {
    referred_by: traits.referredBy ?? null,
    birth_year: '2000',
    privacy_version: privacyVersion,
  });
  const sql = app.database.owner;
  if (traits.admin) await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
  return person;
}

/** The member's own referral code. */
export async function referralCodeOf(app: Registry, person: TestPerson): Promise<string> {
  const [row] = await app.database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  if (row === undefined) throw new Error('a member without a code');
  return row.code;
}
