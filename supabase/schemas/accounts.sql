-- The profile behind an account. Made by a trigger on auth.users; read and changed by its owner only.
create table public.pengguna (
  id uuid primary key references auth.users (id) on delete cascade,
  nama_lengkap text not null check (char_length(nama_lengkap) between 3 and 100),
  username text not null check (char_length(username) between 3 and 30 and username !~ '[[:cntrl:]]'),
  email text check (char_length(email) <= 255),
  no_wa text check (no_wa ~ '^62\d{9,13}$'),
  paket text not null default 'Gratis' check (paket in ('Gratis', 'Premium')),
  tanggal_daftar timestamptz not null default now(),
  kota text check (char_length(kota) <= 80),
  deskripsi text check (char_length(deskripsi) <= 1000),
  instagram text check (char_length(instagram) <= 200),
  facebook text check (char_length(facebook) <= 200),
  linkedin text check (char_length(linkedin) <= 200),
  twitter text check (char_length(twitter) <= 200),
  kampus text check (char_length(kampus) <= 120),
  prodi text check (char_length(prodi) <= 120),
  angkatan integer check (angkatan between 1900 and 2099),
  -- One name inside the own folder, and nothing that an address could read otherwise.
  foto_path text check (char_length(foto_path) <= 300 and split_part(foto_path, '/', 1) = id::text)
    constraint pengguna_foto_path_plain check (foto_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$'),
  updated_at timestamptz not null default now()
);
create unique index pengguna_username_key on public.pengguna (lower(username));
create index pengguna_tanggal_daftar_idx on public.pengguna (tanggal_daftar desc, id desc);
create index pengguna_email_idx on public.pengguna (lower(email));
create index pengguna_no_wa_idx on public.pengguna (no_wa);
-- For private.find_people.
create index pengguna_trgm_idx on public.pengguna using gin (
  username extensions.gin_trgm_ops, email extensions.gin_trgm_ops, nama_lengkap extensions.gin_trgm_ops, no_wa extensions.gin_trgm_ops
);
-- For private.purge_unused_pictures.
create index pengguna_foto_path_idx on public.pengguna (foto_path) where foto_path is not null;

alter table public.pengguna enable row level security;
revoke all on public.pengguna from anon, authenticated;
grant select on public.pengguna to authenticated;

-- email and paket may be named, because the described calls send them (spec §7); triggers put back what is true.
grant insert (id, nama_lengkap, username, email, no_wa, paket) on public.pengguna to authenticated;
grant update (
  nama_lengkap, username, email, no_wa, kota, deskripsi, instagram, facebook, linkedin, twitter,
  kampus, prodi, angkatan, foto_path
) on public.pengguna to authenticated;
create policy "read own" on public.pengguna for select to authenticated using (id = (select auth.uid()));
create policy "insert own" on public.pengguna for insert to authenticated with check (id = (select auth.uid()));
create policy "update own" on public.pengguna for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Empty optional fields become null, numbers are normalised (spec §3, §5).
create function private.prepare_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.nama_lengkap := btrim(new.nama_lengkap);
  new.username := btrim(new.username);
  new.kota := nullif(btrim(new.kota), '');
  new.deskripsi := nullif(btrim(new.deskripsi), '');
  new.instagram := nullif(btrim(new.instagram), '');
  new.facebook := nullif(btrim(new.facebook), '');
  new.linkedin := nullif(btrim(new.linkedin), '');
  new.twitter := nullif(btrim(new.twitter), '');
  new.kampus := nullif(btrim(new.kampus), '');
  new.prodi := nullif(btrim(new.prodi), '');
  new.foto_path := nullif(btrim(new.foto_path), '');
  new.no_wa := nullif(btrim(new.no_wa), '');
  if new.no_wa is not null then
    new.no_wa := private.normalize_whatsapp(new.no_wa);
    if new.no_wa is null then
      raise exception 'Format nomor WhatsApp tidak valid'
        using errcode = '23514', constraint = 'pengguna_no_wa_check', table = 'pengguna', schema = 'public';
    end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger a_check_names before insert or update of nama_lengkap, username on public.pengguna
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.check_names('nama_lengkap', 'username');
create trigger b_prepare before insert or update on public.pengguna
  for each row execute function private.prepare_profile();

-- The address of an account is changed through the auth API, with proof; the copy here only follows.
create function private.keep_profile_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := old.email;
  return new;
end
$$;
create trigger a_keep_email before update on public.pengguna
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_profile_email();

-- The described insert after sign-up (spec §7) meets a row that the sign-up trigger has already made. It then fills the
-- allowed columns only. The old row makes way for the new one, because a trigger that returned null would leave the
-- client without the row that it asks back.
create function private.take_over_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  existing public.pengguna;
begin
  if new.id is distinct from auth.uid() then
    return new; -- row-level security refuses it
  end if;
  new.email := (select email from auth.users where id = new.id);
  new.paket := case when private.has_premium(new.id) then 'Premium' else 'Gratis' end;
  delete from public.pengguna where id = new.id returning * into existing;
  if existing.id is null then
    return new;
  end if;
  existing.nama_lengkap := coalesce(nullif(btrim(new.nama_lengkap), ''), existing.nama_lengkap);
  existing.username := coalesce(nullif(btrim(new.username), ''), existing.username);
  existing.no_wa := coalesce(nullif(btrim(new.no_wa), ''), existing.no_wa);
  existing.email := new.email;
  existing.paket := new.paket;
  return existing;
end
$$;
create trigger a_take_over before insert on public.pengguna
  for each row when (current_user in ('anon', 'authenticated')) execute function private.take_over_profile();

-- Whether a profile is complete (spec §4): WhatsApp, city, description and one social account.
create function private.has_complete_profile(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.pengguna
    where id = person and no_wa is not null and kota is not null and deskripsi is not null
      and coalesce(instagram, facebook, linkedin, twitter) is not null
  )
$$;

-- Trigger of both directories: contacts and listings need a complete profile (spec §5). Errors: PT403 profile_incomplete.
create function private.require_complete_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_complete_profile(auth.uid()) then
    raise exception 'Harap lengkapi profil terlebih dahulu' using errcode = 'PT403', hint = 'profile_incomplete';
  end if;
  return new;
end
$$;

-- Trigger of both directories. Refuses a row of the directories over the member's limit; the rows before it in the same statement count. Who deletes an entry may
-- write it anew, but what was added and deleted is at most three times as much again. In: the setting, the kind in deleted_content, the message with %s for the limit. Errors: PT429 daily_limit.
create function private.limit_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limit_a_day integer := private.setting_integer(tg_argv[0]);
  added bigint;
  deleted bigint;
begin
  -- A row in another's name is refused by the policy.
  if limit_a_day = 0 or new.user_id is distinct from auth.uid() then
    return new;
  end if;
  perform private.lock_user(tg_argv[0], new.user_id);
  execute format(
    'select count(*) from (select from %I.%I where user_id = $1 and created_at > now() - interval ''24 hours'' limit $2) as added',
    tg_table_schema, tg_table_name
  ) into added using new.user_id, limit_a_day;
  select count(*) into deleted from public.deleted_content as d
  where d.owner_id = new.user_id and d.kind = tg_argv[1] and d.deleted_at > now() - interval '24 hours'
    and (d.row ->> 'created_at')::timestamptz > now() - interval '24 hours' and d.restored_at is null;
  if added >= limit_a_day or added + deleted >= 4 * limit_a_day then
    raise exception using errcode = 'PT429', hint = 'daily_limit', message = format(tg_argv[2], limit_a_day);
  end if;
  return new;
end
$$;

-- Makes the profile of a new account from the sign-up data {username, nama_lengkap, no_wa?} (spec §3): with e-mail
-- confirmation on, there is no session yet that could insert it. Errors that a client can tell apart by hint:
--   PT409 username_taken      the username belongs to another account
--   PT422 username_too_short  fewer than 3 or more than 30 characters
--   PT422 name_too_short      the full name has fewer than 3 or more than 100 characters
--   PT422 name_refused        a name that deceives
-- Accounts without such data (made by an operator, by a provider or by phone) get a name from what is known.
create function private.create_profile(account auth.users) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := coalesce(account.raw_user_meta_data, '{}');
  fallback text := left(coalesce(nullif(split_part(account.email, '@', 1), ''), 'pengguna'), 20);
  wanted text := nullif(btrim(sent ->> 'username'), '');
  full_name text := nullif(btrim(coalesce(sent ->> 'nama_lengkap', sent ->> 'full_name', sent ->> 'name')), '');
  candidate text;
begin
  if wanted is not null and char_length(wanted) not between 3 and 30 then
    raise exception 'Username minimal 3 karakter' using errcode = 'PT422', hint = 'username_too_short';
  end if;
  if sent ->> 'nama_lengkap' is not null and char_length(coalesce(full_name, '')) not between 3 and 100 then
    raise exception 'Nama lengkap minimal 3 karakter' using errcode = 'PT422', hint = 'name_too_short';
  end if;
  perform private.check_name(wanted), private.check_name(sent ->> 'nama_lengkap');
  -- A provider's or a mailbox's name was not typed here, so it is left out instead of refused.
  if private.has_hidden_characters(full_name) or private.is_staff_name(full_name) then
    full_name := null;
  end if;
  if private.is_staff_name(fallback) then
    fallback := 'pengguna';
  end if;
  full_name := left(coalesce(full_name, wanted, fallback), 100);
  if char_length(full_name) < 3 then
    full_name := 'Pengguna ' || full_name;
  end if;

  for attempt in 1..5 loop
    candidate := coalesce(wanted, fallback || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 6));
    begin
      insert into public.pengguna (id, nama_lengkap, username, email, no_wa, tanggal_daftar)
      values (
        account.id, full_name, candidate, account.email,
        -- A number that is none is left out here; the profile then asks for it.
        private.normalize_whatsapp(sent ->> 'no_wa'), account.created_at
      )
      on conflict (id) do nothing;
      return;
    exception when unique_violation then
      if wanted is not null or attempt = 5 then
        raise exception 'Username sudah digunakan. Silakan pilih username lain.'
          using errcode = 'PT409', hint = 'username_taken';
      end if;
    end;
  end loop;
end
$$;

-- Trigger: a new account gets its profile, also an anonymous one that becomes a real one; a changed address reaches the
-- profile's copy.
create function private.handle_account_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_anonymous then
    return null;
  end if;
  if tg_op = 'INSERT' or old.is_anonymous then
    perform private.create_profile(new);
  elsif new.email is distinct from old.email then
    update public.pengguna set email = new.email where id = new.id;
  end if;
  return null;
end
$$;
create trigger create_profile after insert or update of email, is_anonymous on auth.users
  for each row execute function private.handle_account_change();

-- user_metadata shows is_premium, total_coin, referral_code (spec §3) and foto_path, so that the header needs no query; but a
-- user may write user_metadata. So whatever is written there, these keys are put back to what the tables say. No decision reads
-- them.
create function private.protect_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_code text;
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
    - array['is_premium', 'total_coin', 'referral_code', 'foto_path'];
  -- What a sign-up says of age and device is read once (private.note_age_at_sign_up, note_device) and kept in tables of their own.
  if tg_op = 'UPDATE' then
    new.raw_user_meta_data := new.raw_user_meta_data - array['birth_year', 'privacy_version', 'guardian_email', 'device'];
  end if;
  if new.is_anonymous then
    return new;
  end if;
  select c.code into own_code from public.referral_codes as c where c.user_id = new.id;
  while own_code is null loop
    own_code := private.random_code(8);
    if exists (select from public.referral_codes as c where c.code = own_code) then
      own_code := null;
    end if;
  end loop;
  new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object(
    'is_premium', private.has_premium(new.id),
    'total_coin', coalesce((select sum(amount) from public.coin_entries where user_id = new.id), 0),
    'referral_code', own_code
  ) || coalesce(
    (select jsonb_build_object('foto_path', p.foto_path) from public.pengguna as p
     where p.id = new.id and p.foto_path is not null),
    '{}'
  );
  return new;
end
$$;
create trigger protect_metadata before insert or update of raw_user_meta_data, is_anonymous on auth.users
  for each row execute function private.protect_metadata();

-- Trigger of entitlements and coin_entries: writing the metadata back unchanged makes protect_metadata read the tables again.
create function private.refresh_mirrors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'entitlements' then
    update public.pengguna
    set paket = case when private.has_premium(new.user_id) then 'Premium' else 'Gratis' end
    where id = new.user_id;
  end if;
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.user_id;
  return null;
end
$$;

-- Trigger: a new photo reaches the metadata, through protect_metadata.
create function private.mirror_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.id;
  return null;
end
$$;
create trigger mirror_photo after update of foto_path on public.pengguna
  for each row when (new.foto_path is distinct from old.foto_path) execute function private.mirror_photo();

-- Trigger: the account menu is labelled with the user name of user_metadata (spec §2), so a name that is changed in the profile
-- has to reach it.
create function private.mirror_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users
    set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('username', new.username, 'nama_lengkap', new.nama_lengkap)
    where id = new.id;
  return null;
end
$$;
create trigger mirror_names after update of username, nama_lengkap on public.pengguna
  for each row
  when (new.username is distinct from old.username or new.nama_lengkap is distinct from old.nama_lengkap)
  execute function private.mirror_names();

-- What the header shows of an account: one's own, or any account for an admin. Errors: 42501 login_required, admin_required.
create function private.get_user_metadata(user_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := coalesce(get_user_metadata.user_id, auth.uid());
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  if wanted <> auth.uid() then
    perform private.require_admin();
  end if;
  return (
    select jsonb_build_object(
      'user_id', p.id, 'username', p.username, 'nama_lengkap', p.nama_lengkap, 'email', p.email,
      'is_premium', private.has_premium(p.id),
      'total_coin', (select coalesce(sum(e.amount), 0) from public.coin_entries as e where e.user_id = p.id),
      'referral_code', (select c.code from public.referral_codes as c where c.user_id = p.id)
    )
    from public.pengguna as p where p.id = wanted
  );
end
$$;
call private.expose('get_user_metadata(uuid)', 'authenticated');

-- The signed-in devices of the caller (section Keamanan of /profil). The auth API can end sessions but not list them.
create function private.list_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    session.id,
    left(session.user_agent, 400),
    session.created_at,
    coalesce(session.refreshed_at::timestamptz, session.updated_at, session.created_at),
    session.id::text = (auth.jwt() ->> 'session_id')
  from auth.sessions session
  where session.user_id = auth.uid()
    and (session.not_after is null or session.not_after > now())
  order by 5 desc, 4 desc
  limit 50
$$;
call private.expose('list_sessions()', 'authenticated');
comment on function public.list_sessions() is 'nullable: user_agent';

-- Ends one other session of the caller; its refresh tokens go with it. True when there was one.
create function private.end_session(session_id uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions
    where id = end_session.session_id and user_id = auth.uid()
      and id::text is distinct from (auth.jwt() ->> 'session_id')
    returning 1
  )
  select exists (select from ended)
$$;
call private.expose('end_session(uuid)', 'authenticated');
