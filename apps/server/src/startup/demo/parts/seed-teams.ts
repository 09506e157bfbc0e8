import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

const milestones = [
  ['Resep dan kemasan selesai', -10, true],
  ['Seratus pembeli pertama', 45, false],
] as const;
const updates = [
  ['owner', 9, 'Kemasan pertama selesai dicetak. Terima kasih kepada semua yang mencoba contohnya.'],
  ['member', 2, 'Tiga kantin sudah mau menitip jual. Minggu depan kami mulai mengantar.'],
] as const;

/** Lets a team of the demo's owner end its trial, agree, and tell of its work; once, so that what is changed later stays changed. */
export async function seedTeams(sql: TransactionSql): Promise<void> {
  const owner = demoAccounts[2]?.id ?? '';
  const [team] = await sql<{ project_id: string; owner: string; member: string; user_id: string }[]>`
    select o.project_id, o.id as owner, m.id as member, m.user_id
    from public.team_members as o join public.team_members as m on m.project_id = o.project_id and not m.is_owner
    where o.user_id = ${owner} and o.is_owner
      and (select count(*) from public.team_members as t where t.project_id = o.project_id) = 2
      and not exists (select from public.team_agreements as g join public.team_members as t on t.project_id = g.project_id where t.user_id = ${owner})
    order by o.joined_at, o.project_id limit 1`;
  if (team === undefined) return;
  await sql`
    update public.team_members set stays_since = now() - interval '12 days', member_choice = 'lanjut', owner_choice = 'lanjut',
      trial_until = now() - interval '13 days', joined_at = now() - interval '27 days'
    where id = ${team.member}`;
  await sql`update public.team_members set is_shown = true where project_id = ${team.project_id}`;
  for (const [title, days, isDone] of milestones)
    await sql`
      insert into public.project_milestones (project_id, title, due_on, done_at)
      values (${team.project_id}, ${title}, current_date + ${days}::int, ${isDone ? new Date() : null})`;
  for (const [author, daysAgo, body] of updates)
    await sql`
      insert into public.project_updates (project_id, author_id, body, created_at)
      values (${team.project_id}, ${author === 'owner' ? owner : team.user_id}, ${body}, now() - make_interval(days => ${daysAgo}))`;
  const terms = {
    members: [
      { member_id: team.owner, role: 'Ketua dan produksi', hours: 12, share: 60 },
      { member_id: team.member, role: 'Penjualan', hours: 8, share: 40 },
    ],
    idea: { choice: 'tim', note: '' },
    leaving: { choice: 'bertahap', notice_days: 14, note: '' },
    dispute: { choice: 'musyawarah', note: '' },
  };
  // As the owner, so that it is made the way the product makes it.
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner })}, true)`;
  await sql`select public.save_agreement(${team.project_id}, ${sql.json(terms)})`;
  await sql`select set_config('request.jwt.claims', '', true)`;
  await sql`
    insert into public.agreement_confirmations (project_id, member_id, content_hash)
    select g.project_id, m.id, g.content_hash
    from public.team_agreements as g join public.team_members as m on m.project_id = g.project_id
    where g.project_id = ${team.project_id}`;
}
