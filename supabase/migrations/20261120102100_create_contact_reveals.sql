-- Who was given whose contact details: counted for the daily limit, and kept because the data-protection law asks.
create table public.contact_reveals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('relasi', 'project')),
  target_id uuid not null,
  created_at timestamptz not null default now()
);
create index contact_reveals_user_id_idx on public.contact_reveals (user_id, created_at desc);
create index contact_reveals_target_idx on public.contact_reveals (target_kind, target_id, created_at desc);

alter table public.contact_reveals enable row level security;
revoke all on public.contact_reveals from anon, authenticated, service_role;
grant select on public.contact_reveals to authenticated, service_role;
create policy "read own, admins all" on public.contact_reveals for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
