-- Who is an admin. An admin appoints and removes others, never oneself; the first one comes from `npm run admin`.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'admin' check (role = 'admin'),
  created_at timestamptz not null default now(),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  primary key (user_id, role)
);
create index user_roles_granted_by_idx on public.user_roles (granted_by);

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;

-- Whether a session showed a factor: 0 none is asked, 1 any second one, 2 a passkey or another credential of its kind. The session's own
-- record counts, never what a token says. In: the id of a session, or null.
create function private.shows_factor(session text, wanted integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select wanted = 0 or exists (
    select from auth.sessions as s
    where s.id::text = shows_factor.session and s.aal = 'aal2' and (wanted = 1 or exists (
      select from auth.mfa_amr_claims as a
      where a.session_id = s.id and a.authentication_method in ('passkey', 'mfa/webauthn')
    ))
  )
$$;

-- Whether the caller's session showed the factor that the setting admin_factor asks of the desk.
create function private.shows_admin_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.shows_factor(auth.jwt() ->> 'session_id', coalesce(private.setting_integer('admin_factor'), 0));
end
$$;

-- A definer function, because a policy on user_roles that reads user_roles would never end.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
    then private.shows_admin_factor() else false end
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Whether a person proved in this session, within ten minutes, who they are: by signing in or by a factor.
create function private.is_fresh_session(session text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions as s
    where s.id::text = is_fresh_session.session
      and greatest(s.created_at, (select max(a.updated_at) from auth.mfa_amr_claims as a where a.session_id = s.id))
        > now() - interval '10 minutes'
  )
$$;

create policy "read own role, admins all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins appoint others" on public.user_roles for insert to authenticated
  with check ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins remove others" on public.user_roles for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));

-- Invariant 6: at least one admin remains, also when two admins remove each other in the same moment. The lock makes the
-- second one wait; what it then reads is what the first one left.
create function private.guard_role_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
  if auth.role() = 'authenticated' and not private.is_admin() then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501';
  end if;
  if old.user_id = auth.uid() then
    raise exception 'Anda tidak dapat menghapus role admin Anda sendiri' using errcode = '42501', hint = 'own_role';
  end if;
  if not exists (select from public.user_roles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'Minimal harus ada 1 admin' using errcode = 'PT409', hint = 'last_admin';
  end if;
  return old;
end
$$;
create trigger guard_removal before delete on public.user_roles
  for each row execute function private.guard_role_removal();

-- Trigger: each grant and each removal of the admin role leaves a row in the audit log.
create function private.audit_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_audit('role.granted', 'user', new.user_id::text, null, jsonb_build_object('role', new.role));
  else
    perform private.write_audit('role.removed', 'user', old.user_id::text, jsonb_build_object('role', old.role), null);
  end if;
  return null;
end
$$;
create trigger audit_change after insert or delete on public.user_roles
  for each row execute function private.audit_role_change();

-- First line of every admin function. Errors: 42501 admin_required, admin_factor_needed.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is not null and private.is_admin() then
    return;
  end if;
  if not private.shows_admin_factor() and exists (
    select from public.user_roles as r where r.user_id = auth.uid()
    union all select from public.staff_roles as r where r.user_id = auth.uid()
  ) then
    raise exception 'Dasbor admin meminta bukti yang lebih kuat. Keluar, lalu masuk dengan kunci sandi atau langkah kedua Anda.'
      using errcode = '42501', hint = 'admin_factor_needed';
  end if;
  raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501', hint = 'admin_required';
end
$$;

-- Trigger: who changes a role proves who they are just before, also in a young session that was left open.
-- Errors: PT403 fresh_proof_needed.
create function private.require_fresh_for_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_admin() and not private.is_fresh_session(auth.jwt() ->> 'session_id') then
    raise exception 'Demi keamanan, keluar lalu masuk lagi, kemudian ulangi dalam 10 menit.'
      using errcode = 'PT403', hint = 'fresh_proof_needed';
  end if;
  return case tg_op when 'INSERT' then new else old end;
end
$$;
create trigger a_require_fresh before insert or delete on public.user_roles
  for each row when (current_user = 'authenticated') execute function private.require_fresh_for_role();

-- An action on the account or content of another member needs a reason, which the audit log keeps.
-- Errors: PT422 reason_required (fewer than 3 characters).
create function private.require_reason(reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(reason, ''))) < 3 then
    raise exception 'Alasan wajib diisi' using errcode = 'PT422', hint = 'reason_required';
  end if;
  return left(btrim(reason), 1000);
end
$$;

-- Who did what to whom, and why. Written by functions and triggers only; no role can change or remove a row.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 100),
  target_kind text not null,
  target_id text,
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 1000),
  request_id text,
  created_at timestamptz not null default now()
);
comment on column public.audit_log.actor_id is 'No foreign key: the row outlives the account. Null when the operator or a job acted.';
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
create index audit_log_target_idx on public.audit_log (target_kind, target_id, id desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "admins read" on public.audit_log for select to authenticated
  using ((select private.is_admin()));

create trigger refuse_change before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- Adds a row to the audit log in the name of the caller. A definer function, because no role may write the table itself.
create function private.write_audit(
  action text, target_kind text, target_id text, before jsonb default null, after jsonb default null, reason text default null
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, target_kind, target_id, before, after, reason, request_id)
  values (auth.uid(), action, target_kind, target_id, before, after, reason, private.request_id())
$$;

-- The audit log as admins read it, newest first, with the user names of who acted and of the account acted upon, or the name of the
-- listing (code of the voucher) while it stands or lies in the archive: the log itself keeps ids alone. search finds lines of the last
-- year by a part of a name or address of who acted or was acted upon, by a whole ticket number, order or voucher code, and by a part of
-- the reason. total_count is the number of all that match, up to 10,000, which is as far as the pages go, and 10,001 beyond that.
-- Errors: 42501 admin_required.
create function private.admin_list_audit(
  action_prefix text default null, page integer default 1, page_size integer default 25, search text default null
)
returns table (
  id bigint, actor_id uuid, actor_name text, action text, target_kind text, target_id text, target_name text,
  before jsonb, after jsonb, reason text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  skipped integer := size * (least(greatest(coalesce(page, 1), 1), most) - 1);
  prefix text := coalesce(admin_list_audit.action_prefix, '');
  term text := left(btrim(coalesce(admin_list_audit.search, '')), 100);
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[];
  targets text[];
begin
  perform private.require_admin();
  if term <> '' then
    select coalesce(array_agg(found.id), '{}') into people from (
      select p.id from public.pengguna as p
      where p.username ilike pattern or p.email ilike pattern or p.nama_lengkap ilike pattern limit 200
    ) as found;
    targets := array(
      select term union all select upper(term)
      union all select v.id::text from public.vouchers as v where v.voucher_code = upper(term)
      union all select p::text from unnest(people) as p
    );
  end if;
  return query
    with matching as not materialized (
      select a.* from public.audit_log as a
      where starts_with(a.action, prefix) and (
        term = ''
        or (a.created_at > now() - interval '1 year'
          and (a.actor_id = any (people) or a.target_id = any (targets) or a.reason ilike pattern))
      )
    )
    select a.id, a.actor_id, actor.username, a.action, a.target_kind, a.target_id,
      coalesce(target.username, private.name_content(a.target_kind, a.target_id)),
      a.before, a.after, a.reason, a.created_at, (select count(*) from (select from matching limit most + 1) as reached)
    from (
      select * from matching as shown order by shown.id desc
      limit greatest(least(size, most - skipped), 0) offset least(skipped, most)
    ) as a
      left join public.pengguna as actor on actor.id = a.actor_id
      left join public.pengguna as target on a.target_kind = 'user' and target.id = case
        when a.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.target_id::uuid
      end
    order by a.id desc;
end
$$;
call private.expose('admin_list_audit(text, integer, integer, text)', 'authenticated');
comment on function public.admin_list_audit(text, integer, integer, text) is
  'nullable: actor_id, actor_name, target_id, target_name, before, after, reason';
