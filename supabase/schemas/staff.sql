-- Lesser roles of the desk. user_roles 'admin' stays the full admin of the specification; what a lesser role may do is data.
create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('finance', 'moderator', 'support')),
  created_at timestamptz not null default now(),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  primary key (user_id, role)
);
create index staff_roles_granted_by_idx on public.staff_roles (granted_by);

-- What each lesser role may do. Content: a migration changes it.
create table public.staff_permissions (
  role text not null check (role in ('finance', 'moderator', 'support')),
  permission text not null check (permission in (
    'people', 'accounts', 'bans', 'tickets', 'reviews', 'payments', 'vouchers', 'rewards', 'premium'
  )),
  primary key (role, permission)
);
insert into public.staff_permissions (role, permission) values
  ('finance', 'people'), ('finance', 'payments'), ('finance', 'vouchers'), ('finance', 'rewards'), ('finance', 'premium'),
  ('moderator', 'people'), ('moderator', 'reviews'), ('moderator', 'bans'), ('moderator', 'tickets'),
  ('support', 'people'), ('support', 'accounts'), ('support', 'tickets');

alter table public.staff_roles enable row level security;
alter table public.staff_permissions enable row level security;
revoke all on public.staff_roles, public.staff_permissions from anon, authenticated;
grant select, delete on public.staff_roles to authenticated;
grant insert (user_id, role) on public.staff_roles to authenticated;
grant select on public.staff_permissions to authenticated;
create policy "read own role, admins all" on public.staff_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins appoint others" on public.staff_roles for insert to authenticated
  with check ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins remove others" on public.staff_roles for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins read" on public.staff_permissions for select to authenticated using ((select private.is_admin()));

-- Whether the caller may do something of the desk: as an admin everything, with a lesser role what the table says.
create function private.allows(permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin() or exists (
    select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
    where r.user_id = auth.uid() and p.permission = allows.permission
  )
$$;
grant execute on function private.allows(text) to anon, authenticated, service_role;

-- First line of a function of the desk that lesser roles may call. Errors: 42501 admin_required.
create function private.require_staff(permission text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.allows(require_staff.permission) then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501', hint = 'admin_required';
  end if;
end
$$;

-- What the caller may do in the desk; empty for everyone who has no role there.
create function public.get_staff_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when private.is_admin() then array[
      'admin', 'people', 'accounts', 'bans', 'tickets', 'reviews', 'payments', 'vouchers', 'rewards', 'premium'
    ]
    else coalesce((
      select array_agg(distinct p.permission order by p.permission)
      from public.staff_roles as r join public.staff_permissions as p on p.role = r.role where r.user_id = auth.uid()
    ), '{}')
  end
$$;
grant execute on function public.get_staff_permissions() to authenticated;

-- A change of a role that a second admin has to make (setting roles_need_second). It holds for seven days.
create table public.role_proposals (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'finance', 'moderator', 'support')),
  change text not null check (change in ('grant', 'remove')),
  proposed_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, role, change)
);
create index role_proposals_proposed_by_idx on public.role_proposals (proposed_by);
alter table public.role_proposals enable row level security;
revoke all on public.role_proposals from anon, authenticated, service_role;
grant select on public.role_proposals to authenticated, service_role;
create policy "admins read" on public.role_proposals for select to authenticated using ((select private.is_admin()));

-- Proposes a change of a role, which another admin then makes by the usual write. The same again changes nothing; another admin's
-- proposal stays theirs. Errors: 42501 admin_required · PT422 bad_proposal · PT404 not_found · PT403 own_role.
create function public.admin_propose_role(user_id uuid, role text, change text) returns public.role_proposals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  proposal public.role_proposals;
begin
  perform private.require_admin();
  if coalesce(admin_propose_role.role, '') not in ('admin', 'finance', 'moderator', 'support')
    or coalesce(admin_propose_role.change, '') not in ('grant', 'remove')
  then
    raise exception 'Usulan tidak dikenal' using errcode = 'PT422', hint = 'bad_proposal';
  end if;
  if admin_propose_role.user_id = auth.uid() then
    raise exception 'Peran Anda sendiri diubah oleh admin lain' using errcode = 'PT403', hint = 'own_role';
  end if;
  if not exists (select from auth.users as u where u.id = admin_propose_role.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  delete from public.role_proposals as p where p.created_at <= now() - interval '7 days';
  insert into public.role_proposals as p (user_id, role, change, proposed_by)
  values (admin_propose_role.user_id, admin_propose_role.role, admin_propose_role.change, auth.uid())
  on conflict do nothing returning * into proposal;
  if proposal.user_id is null then
    select * into proposal from public.role_proposals as p
    where p.user_id = admin_propose_role.user_id and p.role = admin_propose_role.role and p.change = admin_propose_role.change;
    return proposal;
  end if;
  perform private.write_audit('role.proposed', 'user', admin_propose_role.user_id::text, null,
    jsonb_build_object('role', proposal.role, 'change', proposal.change));
  return proposal;
end
$$;
grant execute on function public.admin_propose_role(uuid, text, text) to authenticated;

-- Trigger: where the setting asks for it, a change of a role needs the proposal of another admin, which it uses up. Jobs and the
-- operator's commands act without an account. Errors: PT409 second_person_needed.
create function private.require_second_for_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := case tg_op when 'INSERT' then new.user_id else old.user_id end;
  named text := case tg_op when 'INSERT' then new.role else old.role end;
begin
  if auth.uid() is not null and private.setting_integer('roles_need_second') = 1 then
    delete from public.role_proposals as p
    where p.user_id = target and p.role = named and p.change = case tg_op when 'INSERT' then 'grant' else 'remove' end
      and p.proposed_by <> auth.uid() and p.created_at > now() - interval '7 days';
    if not found then
      raise exception 'Perubahan peran perlu diusulkan dulu oleh admin lain' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
  end if;
  return case tg_op when 'INSERT' then new else old end;
end
$$;
create trigger b_require_second before insert or delete on public.user_roles
  for each row when (current_user = 'authenticated') execute function private.require_second_for_role();
create trigger b_require_second before insert or delete on public.staff_roles
  for each row when (current_user = 'authenticated') execute function private.require_second_for_role();
create trigger audit_change after insert or delete on public.staff_roles
  for each row execute function private.audit_role_change();

-- Trigger: what asks for a second person needs two admins, so that nothing stands still. Errors: PT409 needs_two_admins.
create function private.keep_two_admins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.app_settings as s
    where s.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') and s.value = '1'
  ) and (select count(*) from public.user_roles as r where r.role = 'admin' and r.user_id <> old.user_id) < 2 then
    raise exception 'Matikan dulu pengaturan orang kedua: setelah ini hanya ada satu admin' using errcode = 'PT409', hint = 'needs_two_admins';
  end if;
  return old;
end
$$;
create trigger keep_two before delete on public.user_roles
  for each row execute function private.keep_two_admins();
