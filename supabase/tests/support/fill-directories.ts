/** Many rows for tests that read plans: a few are written as persons write them, the rest are copies that no trigger sees. */
import type { Sql } from 'postgres';
import { readListings } from '../../../quality/read-sets.ts';

const written = 60;

/**
 * Fills accounts, one a second, both directories with their terms, and what belongs to each account, and analyses them. In: a superuser's
 * connection, how many rows each gets. Out: the owner of the newest project.
 */
export async function fillDirectories(
  sql: Sql,
  rows: number,
): Promise<{ ownerId: string; projectId: string }> {
  // For sorts and joins of two million rows; what is measured has the server's own.
  await sql`select set_config('work_mem', '256MB', false), set_config('maintenance_work_mem', '1GB', false)`;
  const indexes = await dropIndexes(sql);
  await sql`set session_replication_role = replica`;
  await sql`
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'banyak' || n || '@contoh.test', now() from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into public.pengguna (id, nama_lengkap, username, email, tanggal_daftar)
    select u.id, 'Anggota ' || u.email, split_part(u.email, '@', 1), u.email, now() - (${rows}::integer - u.n) * interval '1 second'
    from (
      select id, email, substr(split_part(email, '@', 1), 7)::integer as n from auth.users where email like 'banyak%'
    ) as u order by u.n`;
  await sql`set session_replication_role = origin`;
  await writeTexts(sql);
  await sql`set session_replication_role = replica`;
  // A column that nothing here reads, which takes long to generate.
  await sql`alter table public.project_listings alter column search drop expression`;
  await sql`alter table public.relasi_bisnis alter column search drop expression`;
  await copyTexts(sql, rows);
  await fillOwnLists(sql, rows);
  for (const definition of indexes) await sql.unsafe(definition);
  await sql`reset maintenance_work_mem`;
  await sql`reset work_mem`;
  await sql`alter table private.project_search alter column terms set statistics 1000`;
  await sql`alter table private.contact_search alter column terms set statistics 1000`;
  await sql`set session_replication_role = origin`;
  await sql`analyze`;
  const [newest] = await sql<{ ownerId: string; projectId: string }[]>`
    select user_id as "ownerId", id as "projectId" from public.project_listings order by created_at desc limit 1`;
  if (newest === undefined) throw new Error('no project');
  return newest;
}

/** Drops the indexes of what is filled, but those that hold uniqueness: they are faster made than kept. Out: how to make them again. */
async function dropIndexes(sql: Sql): Promise<string[]> {
  const filled = ['auth.users', 'public.pengguna'];
  filled.push(
    'public.project_listings',
    'private.project_search',
    'public.relasi_bisnis',
    'private.contact_search',
  );
  filled.push('public.project_applications', 'public.notifications', 'public.payments', 'public.vouchers');
  filled.push('public.contact_messages', 'public.reports', 'auth.audit_log_entries');
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (${filled}::regclass[]) and not indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/** Writes the first projects and contacts, so that the triggers derive their terms. */
async function writeTexts(sql: Sql): Promise<void> {
  const listings = readListings('search');
  const owners = await sql<{ id: string }[]>`
    select id from public.pengguna where username like 'banyak%' order by username limit ${written}`;
  await sql.begin(async (transaction) => {
    for (const [at, owner] of owners.entries()) {
      const text = listings[at % listings.length];
      const other = listings[(at * 7 + 3) % listings.length];
      if (text === undefined || other === undefined) throw new Error('no listings');
      await transaction`
        insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
          contact_method, owner_name, city, created_at)
        values (${owner.id}, ${text.project_name}, ${`${text.project_description} ${other.project_description}`},
          ${other.project_type}, ${[...text.required_skills]}, '6280000000001', 'Pemilik Uji', ${other.city},
          now() - ${at} * interval '1 minute')`;
      await transaction`
        insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp, city, created_at)
        values (${owner.id}, ${`Relasi ${at}`}, ${at % 5 === 0 ? 'Keuangan' : 'Marketing'}, ${text.project_description},
          ${other.project_description}, '6280000000001', ${text.city}, now() - ${at} * interval '1 minute')`;
    }
  });
}

/** Copies what was written, with its terms, as other accounts' older rows. */
async function copyTexts(sql: Sql, rows: number): Promise<void> {
  const copies = Math.ceil(rows / written);
  await sql`
    create temporary table account as
    select row_number() over (order by username) as n, id from public.pengguna where username like 'banyak%'`;
  await sql`create unique index on account (n)`;
  await sql`
    with source as (
      select p.*, row_number() over (order by p.created_at) as line from public.project_listings as p
    ), copy as (
      select gen_random_uuid() as new_id, account.id as owner, source.*, source.created_at - series.n * interval '1 hour' as written_at, series.n as copy_no
      from source cross join generate_series(1, ${copies}::integer) as series (n) join account on account.n = (series.n - 1) * ${written} + source.line
    ), listing as (
      insert into public.project_listings (id, user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, city, is_remote, budget_range, created_at, updated_at)
      select new_id, owner, project_name, project_description, project_type, required_skills, contact_method, owner_name, city,
        copy_no % 3 = 0, case when copy_no % 4 > 0 then 'Rp ' || copy_no || ' juta' end, written_at, written_at from copy
    )
    insert into private.project_search (project_id, created_at, lexicon, terms)
    select copy.new_id, copy.written_at, s.lexicon, s.terms from copy join private.project_search as s on s.project_id = copy.id`;
  await sql`
    with source as (
      select r.*, row_number() over (order by r.created_at) as line from public.relasi_bisnis as r
    ), copy as (
      select gen_random_uuid() as new_id, account.id as owner, source.*, source.created_at - series.n * interval '1 hour' as written_at
      from source cross join generate_series(1, ${copies}::integer) as series (n) join account on account.n = (series.n - 1) * ${written} + source.line
    ), contact as (
      insert into public.relasi_bisnis (id, user_id, name, main_skill, experience, vision, whatsapp, city, created_at, updated_at)
      select new_id, owner, name, main_skill, experience, vision, whatsapp, city, written_at, written_at from copy
    )
    insert into private.contact_search (contact_id, created_at, lexicon, terms)
    select copy.new_id, copy.written_at, s.lexicon, s.terms from copy join private.contact_search as s on s.contact_id = copy.id`;
}

/** One application, notification, order, voucher, ticket, report and sign-in for each account. */
async function fillOwnLists(sql: Sql, rows: number): Promise<void> {
  await sql`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, created_at)
    select p.id, account.id, 'Pelamar', 'Saya berminat.', now() - account.n * interval '1 minute'
    from account join (select id, row_number() over (order by id) as n from public.project_listings) as p
      on p.n = 1 + (account.n * 7) % ${rows}`;
  await sql`
    insert into public.notifications (user_id, kind, title, created_at)
    select id, 'system', 'Kabar', now() - n * interval '1 minute' from account`;
  await sql`
    insert into public.payments (order_id, user_id, amount, created_at)
    select 'UJI-' || n, id, 80000, now() - n * interval '1 minute' from account`;
  await sql`
    insert into public.vouchers (voucher_code, user_id, coins, amount, status, created_at, expired_at)
    select chr(65 + (21 + n / 100000)::integer % 26) || lpad((n % 100000)::text, 5, '0'), id, 10, 100000, case when n % 3 = 0 then 'expired' else 'active' end,
      now() - n * interval '1 minute', now() + case when n % 3 = 1 then interval '1 day' else interval '-1 day' end
    from account`;
  await sql`
    insert into public.contact_messages (ticket_number, name, email, subject, message, user_id, status, due_at, warn_at, answered_at,
      closed_at, created_at)
    select 'T-' || n, 'Penulis ' || n, 'tulis' || n || '@contoh.test', 'Pertanyaan', 'Apa kabar?', id,
      case n % 3 when 0 then 'done' else 'new' end, now() - n * interval '1 minute', now() - n * interval '1 minute',
      case n % 3 when 1 then now() end, case n % 3 when 0 then now() end, now() - n * interval '1 minute'
    from account`;
  await sql`
    insert into public.reports (reporter_id, target_kind, target_id, reason, snapshot, created_at)
    select id, 'project', gen_random_uuid(), 'Tidak pantas', jsonb_build_object('project_name', 'Laporan ' || n),
      now() - n * interval '1 minute'
    from account`;
  await sql`
    insert into auth.audit_log_entries (payload, created_at)
    select jsonb_build_object('actor_id', id, 'action', 'login'), now() - n * interval '1 minute' from account`;
}

/** Gives one person so many sign-ins. */
export async function fillSignIns(sql: Sql, userId: string, rows: number): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`
    insert into auth.audit_log_entries (payload, created_at)
    select jsonb_build_object('actor_id', ${userId}::text, 'action', 'login'), now() - n * interval '1 minute'
    from generate_series(1, ${rows}::integer) as n`;
  await sql`set session_replication_role = origin`;
  await sql`analyze auth.audit_log_entries`;
}

/** Gives one person so many reports made and as many about it, every second right, the oldest waiting, the newest too; and so many decisions. */
export async function fillReports(sql: Sql, userId: string, rows: number): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`
    insert into public.reports (reporter_id, target_kind, target_id, reason, snapshot, status, handled_at, created_at)
    select ${userId}, 'project', gen_random_uuid(), 'Tidak pantas', jsonb_build_object('user_id', ${userId}::text, 'project_name', 'Banyak'),
      case when n in (1, ${rows}) then 'open' when n % 2 = 0 then 'resolved' else 'dismissed' end,
      case when n not in (1, ${rows}) then now() end, now() - n * interval '2 minutes'
    from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason, created_at)
    select ${userId}, 'removed', 'project', gen_random_uuid(), 'Banyak', 'Spam', now() - n * interval '2 minutes'
    from generate_series(1, ${rows}::integer) as n`;
  await sql`set session_replication_role = origin`;
  await sql`analyze public.reports, public.moderation_decisions`;
}
