create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'admin' check (role = 'admin'),
  created_at timestamptz not null default now(),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  primary key (user_id, role)
);
create index user_roles_granted_by_idx on public.user_roles (granted_by);

-- A definer function, because a policy on user_roles that reads user_roles would never end.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;

create policy "read own role, admins all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins appoint others" on public.user_roles for insert to authenticated
  with check ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins remove others" on public.user_roles for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));

create policy "admins read" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
