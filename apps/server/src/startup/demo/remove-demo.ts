import type { Sql } from '@kawanusaha/backend/db/pool';
import { demoAccounts, demoMailDomain } from '#startup/demo/accounts.ts';
import { demoSource } from '#startup/demo/parts/seed-local-figures.ts';
import type { ByteStore } from '@kawanusaha/backend/adapters/bytes/byte-store';

/** Tables whose triggers keep history or tell people; the demo's rows are neither. */
const guarded = [
  'auth.users',
  'public.user_roles',
  'public.payments',
  'public.vouchers',
  'public.coin_transfers',
  'public.coin_entries',
  'public.project_listings',
  'public.relasi_bisnis',
];

/** How many of the accounts with the published password are in a database. */
export async function countDemoAccounts(owner: Sql): Promise<number> {
  const ids = demoAccounts.map(({ id }) => id);
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int as count from auth.users where id = any(${ids}) and deleted_at is null`;
  return row?.count ?? 0;
}

/**
 * Takes away everybody of the demo and all that is theirs, in one transaction: listings, contacts, applications, payments, coins,
 * vouchers, pictures, conversations, tickets. Rows of other people stay, and so does the sealed audit log, which gets a line for each.
 * @returns how many accounts were removed
 */
export async function removeDemo(owner: Sql, store: ByteStore): Promise<number> {
  const { removed, versions } = await owner.begin(async (sql) => {
    for (const table of guarded) await sql.unsafe(`alter table ${table} disable trigger user`);
    const people = await sql<{ id: string }[]>`
      select id from auth.users where email like ${`%@${demoMailDomain}`}`;
    const ids = people.map(({ id }) => id);
    const objects = await sql<{ version: string | null }[]>`
      delete from storage.objects where owner_id = any(${ids}::text[]) returning version`;
    await sql`
      delete from public.coin_entries where transfer_id in
        (select id from public.coin_transfers where user_id = any(${ids}::uuid[]))`;
    await sql`delete from public.coin_transfers where user_id = any(${ids}::uuid[])`;
    await sql`delete from public.vouchers where user_id = any(${ids}::uuid[])`;
    await sql`delete from public.user_roles where user_id = any(${ids}::uuid[])`;
    await sql`delete from public.entitlements where user_id = any(${ids}::uuid[])`;
    await sql`
      delete from public.payment_events where order_id in
        (select order_id from public.payments where user_id = any(${ids}::uuid[]))`;
    await sql`delete from public.payments where user_id = any(${ids}::uuid[])`;
    await sql`
      delete from public.threads where id in
        (select thread_id from public.thread_members where user_id = any(${ids}::uuid[]))`;
    await sql`delete from public.local_figures where source_name like ${`${demoSource}%`}`;
    const tickets = await sql<{ id: string }[]>`
      delete from public.contact_messages where user_id = any(${ids}::uuid[]) or email like ${`%@${demoMailDomain}`} returning id`;
    await sql`
      delete from public.notifications
      where split_part(dedupe_key, ':', 1) in ('contact_message', 'ticket_half', 'ticket_late')
        and split_part(dedupe_key, ':', 2) = any(${tickets.map(({ id }) => id)}::text[])`;
    await sql`delete from auth.users where id = any(${ids}::uuid[])`;
    // A restore to a moment before this deletes them again, as it does with every other account.
    await sql`select private.tell_deletions(${ids}::uuid[])`;
    for (const table of guarded) await sql.unsafe(`alter table ${table} enable trigger user`);
    return {
      removed: ids.length,
      versions: objects.flatMap(({ version }) => (version === null ? [] : [version])),
    };
  });
  await store.remove(versions);
  return removed;
}
