import { hash } from '@node-rs/argon2';
import type { Sql } from '#db/pool.ts';
import { demoAccounts, demoPassword } from '#startup/demo/accounts.ts';

/** Fills a database with the demo accounts. */
export async function seedDemo(owner: Sql): Promise<void> {
  const password = await hash(demoPassword);
  await owner.begin(async (sql) => {
    for (const account of demoAccounts) {
      const metadata = { username: account.username, nama_lengkap: account.namaLengkap };
      await sql`
        insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        values (${account.id}, 'authenticated', 'authenticated', ${account.email}, ${password}, now(),
          ${sql.json({ provider: 'email', providers: ['email'] })}, ${sql.json(metadata)}, now(), now())`;
    }
  });
}
