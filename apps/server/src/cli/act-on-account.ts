import type { Sql } from '@kawanusaha/backend/db/pool';

/** What an operator may do to an account from the command line. */
export const accountActions = {
  grant: (sql: Sql, userId: string) =>
    sql`insert into public.user_roles (user_id, role) values (${userId}, 'admin') on conflict do nothing`,
  revoke: (sql: Sql, userId: string) =>
    sql`delete from public.user_roles where user_id = ${userId} and role = 'admin'`,
  premium: (sql: Sql, userId: string) => sql`
    insert into public.entitlements (user_id, kind, source, reason)
    select ${userId}, 'premium', 'admin', 'granted on the command line'
    where not exists (select 1 from public.entitlements where user_id = ${userId} and revoked_at is null)`,
  // When no admin can show the factor that the desk asks for: a lost key, and no other admin to reset it.
  'open-desk': (sql: Sql, _userId: string) =>
    sql`update public.app_settings set value = '0' where key = 'admin_factor'`,
};

export type AccountAction = keyof typeof accountActions;

/**
 * Does it to the account with this address.
 * @throws Error when there is none
 */
export async function actOnAccount(sql: Sql, action: AccountAction, email: string): Promise<void> {
  const [user] = await sql<{ id: string }[]>`select id from auth.users where email = lower(${email})`;
  if (user === undefined) throw new Error(`There is no account with the address ${email}.`);
  await accountActions[action](sql, user.id);
}
