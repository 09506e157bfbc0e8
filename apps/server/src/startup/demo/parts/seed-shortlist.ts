import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

const notes = ['Jadwalnya cocok. Tanya apakah bisa ikut rapat Sabtu.', ''];

/** Lets the demo's owner of projects keep two applicants in mind, before they have written to any user: whom they take out later stays out. */
export async function seedShortlist(sql: TransactionSql): Promise<void> {
  const owner = demoAccounts[2]?.id ?? '';
  const waiting = await sql<{ id: string }[]>`
    select a.id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where p.user_id = ${owner} and a.status = 'pending' and a.closed_reason is null
      and not exists (select from public.thread_messages as l where l.sender_id = ${owner})
    order by a.created_at, a.id limit ${notes.length}`;
  const rows = waiting.map(({ id }, index) => ({ application_id: id, note: notes[index] ?? '' }));
  if (rows.length === 0) return;
  await sql`insert into public.application_shortlist ${sql(rows)} on conflict do nothing`;
}
