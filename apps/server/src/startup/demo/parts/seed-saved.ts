import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

/** Lets the demo's Premium member keep projects and a search, and get the weekly mail; once, so that what is taken out later stays out. */
export async function seedSaved(sql: TransactionSql): Promise<void> {
  const member = demoAccounts[1]?.id ?? '';
  const known = await sql`
    select 1 from public.saved_searches where user_id = ${member}
    union all select 1 from public.saved_projects where user_id = ${member}`;
  if (known.length > 0) return;
  await sql`
    insert into public.saved_projects (user_id, project_id)
    select ${member}, id from public.project_listings
    where user_id <> ${member} and is_active and expires_at > now() order by created_at desc, id limit 3`;
  await sql`
    insert into public.saved_searches (user_id, name, q, skills)
    values (${member}, 'Usaha kopi', 'kopi', array['Marketing'])`;
  await sql`insert into public.weekly_mail_consents (user_id) values (${member}) on conflict do nothing`;
}
