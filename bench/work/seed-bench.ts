import { projectTypes } from '@kawanusaha/contracts/directory';
import type postgres from 'postgres';

export type BenchData = { readonly ownerId: string; readonly ownerEmail: string };

/** Fills the database with 2,000 people, 20,000 listings and 20,000 applications, in SQL. */
export async function seedBench(sql: postgres.Sql, ownerEmail: string): Promise<BenchData> {
  const [owner] = await sql<{ id: string }[]>`select id from auth.users where email = ${ownerEmail}`;
  if (owner === undefined) throw new Error('the owner has not signed up');
  // One member writes all the listings of the measurement.
  await sql`update public.app_settings set value = '0' where key = 'listings_per_day'`;
  await sql.unsafe(`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'bench' || n || '@contoh.test', now(), '{}',
      jsonb_build_object('username', 'bench_' || n, 'nama_lengkap', 'Orang Uji ' || n), now(), now()
    from generate_series(1, 2000) n`);
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as n from auth.users where email like 'bench%')
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
      contact_method, owner_name, city, created_at)
    select case when s % 200 = 0 then ${owner.id} else p.id end, 'Proyek uji nomor ' || s,
      'Uraian proyek yang cukup panjang agar satu baris mirip dengan yang ditulis orang sungguhan, nomor ' || s,
      (${[...projectTypes]}::text[])[1 + s % 8], array['Marketing', 'SEO'], '6280000000001', 'Pemilik Uji', 'Bandung',
      now() - s * interval '1 minute'
    from generate_series(1, 20000) s join people p on p.n = s % 2000`;
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as n from auth.users where email like 'bench%'),
      listings as (select id, user_id, row_number() over (order by created_at) as n from public.project_listings)
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, created_at)
    select l.id, p.id, 'Pelamar Uji', 'Saya tertarik bergabung.', now() - l.n * interval '30 seconds'
    from listings l join people p on p.n = (l.n * 7) % 2000 where p.id <> l.user_id
    on conflict do nothing`;
  // The plainest of tables, to tell what the engine costs from what the checks, triggers and indexes of a listing cost.
  await sql.unsafe(`
    create table public.bench_notes (
      id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid(), body text not null,
      created_at timestamptz not null default now()
    );
    alter table public.bench_notes enable row level security;
    grant insert, select on public.bench_notes to authenticated;
    create policy "own" on public.bench_notes to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
    notify pgrst, 'reload schema'`);
  await sql.unsafe('analyze');
  return { ownerId: owner.id, ownerEmail };
}
