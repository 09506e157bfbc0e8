import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/app.ts';

export type TestPerson = { readonly id: string; readonly email: string; readonly token: string };

const tokenLifetimeSeconds = 3_600;

/** Registers a member as the product does (a row in auth.users, the rest by trigger) and signs an access token. */
export async function createTestPerson(
  app: TestApp,
  traits: { readonly admin?: boolean; readonly referredBy?: string } = {},
): Promise<TestPerson> {
  const id = randomUUID();
  const email = `anggota-${id.slice(0, 13)}@kampus.test`;
  const sql = app.database.owner;
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (
      ${id}, ${email}, now(),
      ${sql.json({ username: `anggota-${id.slice(0, 13)}`, nama_lengkap: 'Anggota Uji', referred_by: traits.referredBy ?? null })}
    )`;
  if (traits.admin) await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  const token = await app.deps.keys.sign(
    { sub: id, email, role: 'authenticated', aud: 'authenticated', session_id: randomUUID() },
    tokenLifetimeSeconds,
  );
  return { id, email, token };
}

/** The member's own referral code. */
export async function referralCodeOf(app: TestApp, person: TestPerson): Promise<string> {
  const [row] = await app.database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  if (row === undefined) throw new Error('a member without a code');
  return row.code;
}
