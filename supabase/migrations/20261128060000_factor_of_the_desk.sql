-- What the desk asks of who works there: the kind of factor is a setting, and a change of roles wants a fresh proof.
insert into public.app_settings (key, value, label, is_public) values
  ('admin_factor', '0', 'Langkah kedua wajib untuk membuka dasbor (0 = tidak, 1 = apa saja, 2 = kunci sandi)', false);

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
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
    then private.shows_admin_factor() else false end
$$;

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

-- First line of every admin function. Errors: 42501 admin_required, admin_factor_needed.
create or replace function private.require_admin() returns void
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
create trigger a_require_fresh before insert or delete on public.staff_roles
  for each row when (current_user = 'authenticated') execute function private.require_fresh_for_role();

-- Whether the caller may do something of the desk: as an admin everything, with a lesser role what the table says.
create or replace function private.allows(permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin() or exists (
    select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
    where r.user_id = auth.uid() and p.permission = allows.permission
      and private.shows_admin_factor()
  )
$$;

-- First line of a function of the desk that lesser roles may call. Errors: 42501 admin_required, admin_factor_needed.
create or replace function private.require_staff(permission text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.allows(require_staff.permission) then
    perform private.require_admin();
  end if;
end
$$;

-- What the caller may do in the desk; empty for everyone who has no role there.
create or replace function public.get_staff_permissions() returns text[]
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

-- Trigger: a number stays a whole number (and above 0 where 0 makes no sense), a text stays a text; who changed it and why goes
-- into the audit log. The reason is what admin_update_setting left in this transaction.
-- Errors: PT422 bad_setting · PT409 needs_two_admins, factor_not_shown.
create or replace function private.change_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.value is not distinct from old.value then
    return new;
  end if;
  if jsonb_typeof(old.value) = 'number' then
    if jsonb_typeof(new.value) <> 'number' or (new.value #>> '{}') !~ '^\d{1,9}$' then
      raise exception 'Isi angka bulat, 0 atau lebih' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('premium_price', 'coin_value_rupiah', 'min_withdraw_coins', 'voucher_validity_hours')
      and (new.value #>> '{}')::integer < 1
    then
      raise exception 'Angka harus lebih dari 0' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') then
      if (new.value #>> '{}')::integer > 1 then
        raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
      if new.value = '1' and (select count(*) from public.user_roles where role = 'admin') < 2 then
        raise exception 'Pengaturan ini perlu dua admin' using errcode = 'PT409', hint = 'needs_two_admins';
      end if;
    end if;
    if new.key = 'admin_factor' then
      if (new.value #>> '{}')::integer > 2 then
        raise exception 'Isi 0, 1, atau 2' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      -- Who asks for a factor has shown it: no admin locks the desk by it.
      if auth.uid() is not null and not private.shows_factor(auth.jwt() ->> 'session_id', (new.value #>> '{}')::integer) then
        raise exception 'Masuk dulu dengan langkah kedua yang Anda wajibkan, lalu ubah pengaturan ini'
          using errcode = 'PT409', hint = 'factor_not_shown';
      end if;
    end if;
  elsif jsonb_typeof(new.value) not in ('string', 'null') then
    raise exception 'Isi teks' using errcode = 'PT422', hint = 'bad_setting';
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  perform private.write_audit('setting.changed', 'setting', new.key, jsonb_build_object('value', old.value),
    jsonb_build_object('value', new.value), nullif(current_setting('kawanusaha.reason', true), ''));
  return new;
end
$$;
