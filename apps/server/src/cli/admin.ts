import process from 'node:process';
import { runCommand } from '#cli/run-command.ts';
import type { Sql } from '@kawanusaha/backend/db/pool';

/** What an operator may do to an account from the command line. */
const actions: Readonly<Record<string, (sql: Sql, userId: string) => Promise<unknown>>> = {
  grant: (sql, userId) =>
    sql`insert into public.user_roles (user_id, role) values (${userId}, 'admin') on conflict do nothing`,
  revoke: (sql, userId) => sql`delete from public.user_roles where user_id = ${userId} and role = 'admin'`,
  premium: (sql, userId) => sql`
    insert into public.entitlements (user_id, kind, source, reason)
    select ${userId}, 'premium', 'admin', 'granted on the command line'
    where not exists (select 1 from public.entitlements where user_id = ${userId} and revoked_at is null)`,
  // When no admin can show the factor that the desk asks for: a lost key, and no other admin to reset it.
  'open-desk': (sql) => sql`update public.app_settings set value = '0' where key = 'admin_factor'`,
};

const [name = '', email] = process.argv.slice(2);
const action = actions[name];
if (action === undefined || email === undefined) {
  console.error(`Usage: npm run admin -- ${Object.keys(actions).join('|')} <email>`);
  process.exit(1);
}

await runCommand(async (sql) => {
  const [user] = await sql<{ id: string }[]>`select id from auth.users where email = lower(${email})`;
  if (user === undefined) throw new Error(`There is no account with the address ${email}.`);
  await action(sql, user.id);
  return `Done: ${name} ${email}.`;
});
