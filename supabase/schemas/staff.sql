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
      and private.shows_admin_factor()
  )
$$;
grant execute on function private.allows(text) to anon, authenticated, service_role;

-- Who works in the desk and may do this: admins, and who has a lesser role with the permission.
create function private.staff_with(permission text) returns table (user_id uuid)
language sql stable security definer set search_path = '' as $$
  select r.user_id from public.user_roles as r where r.role = 'admin'
  union
  select r.user_id from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
  where p.permission = staff_with.permission
$$;

-- First line of a function of the desk that lesser roles may call. Errors: 42501 admin_required, admin_factor_needed.
create function private.require_staff(permission text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.allows(require_staff.permission) then
    perform private.require_admin();
  end if;
end
$$;

-- What the caller may do in the desk; empty for everyone who has no role there.
create function private.get_staff_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when private.is_admin() then array[
      'admin', 'people', 'accounts', 'bans', 'tickets', 'reviews', 'payments', 'vouchers', 'rewards', 'premium'
    ]
    else coalesce((
      select array_agg(distinct p.permission order by p.permission)
      from public.staff_roles as r join public.staff_permissions as p on p.role = r.role where r.user_id = auth.uid() and private.shows_admin_factor()
    ), '{}')
  end
$$;
call private.expose('get_staff_permissions()', 'authenticated');

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

-- Proposes a change of a role, which another admin then makes by the usual write; the other admins are told. The same again changes
-- nothing; another admin's proposal stays theirs. Errors: 42501 admin_required · PT422 bad_proposal · PT404 not_found · PT403 own_role ·
-- PT409 nothing_to_change.
create function private.admin_propose_role(user_id uuid, role text, change text) returns public.role_proposals
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
  if (admin_propose_role.change = 'grant') = exists (
    select from public.user_roles as r where r.user_id = admin_propose_role.user_id and r.role = admin_propose_role.role
    union all
    select from public.staff_roles as r where r.user_id = admin_propose_role.user_id and r.role = admin_propose_role.role
  ) then
    raise exception 'Peran orang ini sudah seperti itu' using errcode = 'PT409', hint = 'nothing_to_change';
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
  perform private.notify(
    r.user_id, 'system', 'Ada usulan perubahan peran',
    'Seorang admin mengusulkan perubahan peran. Setujui atau tolak dalam 7 hari; setelah itu usulannya berakhir.',
    '/admin?tab=pengguna&daftar=peran'
  )
  from public.user_roles as r
  where r.role = 'admin' and r.user_id not in (proposal.proposed_by, proposal.user_id);
  return proposal;
end
$$;
call private.expose('admin_propose_role(uuid, text, text)', 'authenticated');

-- Declines the proposal of another admin, who is told, or takes back one's own; never one about oneself. Errors: 42501 admin_required ·
-- PT403 own_role · PT404 not_found (also one that has ended).
create function private.admin_decline_role(user_id uuid, role text, change text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  proposal public.role_proposals;
begin
  perform private.require_admin();
  if admin_decline_role.user_id = auth.uid() then
    raise exception 'Usulan tentang peran Anda diputuskan oleh admin lain' using errcode = 'PT403', hint = 'own_role';
  end if;
  delete from public.role_proposals as p
  where p.user_id = admin_decline_role.user_id and p.role = admin_decline_role.role and p.change = admin_decline_role.change
    and p.created_at > now() - interval '7 days'
  returning * into proposal;
  if proposal.user_id is null then
    raise exception 'Usulan ini tidak ada lagi' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit(
    case when proposal.proposed_by = auth.uid() then 'role.withdrawn' else 'role.declined' end, 'user', proposal.user_id::text,
    jsonb_build_object('role', proposal.role, 'change', proposal.change), null);
  if proposal.proposed_by <> auth.uid() then
    perform private.notify(
      proposal.proposed_by, 'system', 'Usulan perubahan peran ditolak',
      'Admin lain menolak usulan Anda. Peran orang itu tidak berubah.', '/admin?tab=pengguna&daftar=peran'
    );
  end if;
end
$$;
call private.expose('admin_decline_role(uuid, text, text)', 'authenticated');

-- The proposals that have not ended, the one that ends first before the others. is_own: the caller's, is_about_caller: about the
-- caller's own role; neither is the caller's to approve. Errors: 42501 admin_required.
create function private.admin_list_role_proposals() returns table (
  user_id uuid, username text, role text, change text, proposed_by uuid, proposed_by_name text, created_at timestamptz,
  ends_at timestamptz, is_own boolean, is_about_caller boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select o.user_id, p.username, o.role, o.change, o.proposed_by, b.username, o.created_at, o.created_at + interval '7 days',
      o.proposed_by = auth.uid(), o.user_id = auth.uid()
    from public.role_proposals as o
      left join public.pengguna as p on p.id = o.user_id
      left join public.pengguna as b on b.id = o.proposed_by
    where o.created_at > now() - interval '7 days'
    order by o.created_at, o.user_id, o.role, o.change;
end
$$;
call private.expose('admin_list_role_proposals()', 'authenticated');
comment on function public.admin_list_role_proposals() is 'nullable: username, proposed_by_name';

-- Who has which role of the desk, since when and given by which admin (null where a command or a person who is gone gave it): admins
-- first, then by role and name. Errors: 42501 admin_required.
create function private.admin_list_staff() returns table (
  user_id uuid, username text, nama_lengkap text, role text, created_at timestamptz, granted_by uuid, granted_by_name text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.user_id, p.username, p.nama_lengkap, r.role, r.created_at, r.granted_by, b.username
    from (
      select a.user_id, a.role, a.created_at, a.granted_by from public.user_roles as a
      union all select s.user_id, s.role, s.created_at, s.granted_by from public.staff_roles as s
    ) as r
      left join public.pengguna as p on p.id = r.user_id
      left join public.pengguna as b on b.id = r.granted_by
    order by r.role, lower(p.username), r.user_id;
end
$$;
call private.expose('admin_list_staff()', 'authenticated');
comment on function public.admin_list_staff() is 'nullable: username, nama_lengkap, granted_by, granted_by_name';

-- Trigger: where the setting asks for it, a change of a role needs the proposal of another admin; it uses up what was proposed. Jobs and
-- the operator's commands act without an account. Errors: PT409 second_person_needed.
create function private.require_second_for_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := case tg_op when 'INSERT' then new.user_id else old.user_id end;
  named text := case tg_op when 'INSERT' then new.role else old.role end;
  needed boolean := private.setting_integer('roles_need_second') = 1;
begin
  if auth.uid() is not null then
    delete from public.role_proposals as p
    where p.user_id = target and p.role = named and p.change = case tg_op when 'INSERT' then 'grant' else 'remove' end
      and (not needed or (p.proposed_by <> auth.uid() and p.created_at > now() - interval '7 days'));
    if needed and not found then
      raise exception 'Perubahan peran perlu diusulkan dulu oleh admin lain' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
  end if;
  return case tg_op when 'INSERT' then new else old end;
end
$$;
create trigger b_require_second before insert or delete on public.user_roles
  for each row when (current_user = 'authenticated') execute function private.require_second_for_role();
create trigger a_require_fresh before insert or delete on public.staff_roles
  for each row when (current_user = 'authenticated') execute function private.require_fresh_for_role();
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
