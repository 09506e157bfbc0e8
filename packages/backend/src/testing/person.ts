import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/app.ts';

export type TestPerson = { readonly id: string; readonly email: string; readonly token: string };

const tokenLifetimeSeconds = 3_600;

/** Registers a user (a row in auth.users, with what triggers make of it) and signs an access token. */
export async function createTestPerson(
  app: Pick<TestApp, 'database' | 'deps'>,
  metadata: Readonly<Record<string, string | null>> = {},
): Promise<TestPerson> {
  const id = randomUUID();
  const email = `anggota-${id.slice(0, 13)}@kampus.test`;
  const sql = app.database.owner;
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (
      ${id}, ${email}, now(),
      ${sql.json({ username: `anggota-${id.slice(0, 13)}`, nama_lengkap: 'Anggota Uji', ...metadata })}
    )`;
  const token = await app.deps.keys.sign(
    { sub: id, email, role: 'authenticated', aud: 'authenticated', session_id: randomUUID() },
    tokenLifetimeSeconds,
  );
  return { id, email, token };
}
