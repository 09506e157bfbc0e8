-- Names that deceive are refused for new values; what is there stays.

-- Whether a text carries what a reader cannot see: control characters (CR and LF among them), bidirectional marks, zero-width and
-- soft-hyphen characters.
create function private.has_hidden_characters(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
$$;

-- The letters a to z that a reader takes a name for: without accents, with look-alike letters and digits read as Latin ones.
create function private.name_skeleton(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    translate(
      regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
      'аеорсухіјѕԁһӏкмнтвпαορτυκιηενχıɑɡłøđħ013457@$!|',
      'aeopcyxijsdhlkmhtbnaoptukinevxiaglodhoieastasil'
    ),
    '[^a-z]', '', 'g'
  )
$$;

-- Whether a name claims to be of the staff of this platform.
create function private.is_staff_name(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select letters like '%kawanusaha%'
    or letters ~ '^(super)?(admin|administrator|moderator|staff?|cs|tim|akun|support|customerservice|customersupport|layananpelanggan|dukungan)(resmi|pusat|official|platform)?$'
      and letters not in ('tim', 'akun')
    or letters in ('official', 'system', 'sistem', 'root')
  from (select private.name_skeleton(value) as letters) as name
$$;

-- Refuses a name that deceives. Errors: PT422 name_refused.
create function private.check_name(value text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if private.has_hidden_characters(value) then
    raise exception 'Nama berisi karakter yang tidak terlihat. Ketik ulang namanya.' using errcode = 'PT422', hint = 'name_refused';
  end if;
  if private.is_staff_name(value) then
    raise exception 'Nama ini mirip dengan nama tim kami. Pilih nama lain.' using errcode = 'PT422', hint = 'name_refused';
  end if;
end
$$;

-- Trigger: refuses new values of the named columns that deceive. In: the columns. Errors: PT422 name_refused.
create function private.check_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  field text;
  value text;
begin
  foreach field in array tg_argv loop
    value := to_jsonb(new) ->> field;
    if value is not null and (tg_op = 'INSERT' or value is distinct from to_jsonb(old) ->> field) then
      perform private.check_name(value);
    end if;
  end loop;
  return new;
end
$$;
create trigger a_check_names before insert or update of nama_lengkap, username on public.pengguna
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.check_names('nama_lengkap', 'username');
create trigger a_check_names before insert or update of name on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_names('name');
create trigger a_check_names before insert or update of owner_name on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_names('owner_name');
create trigger a_check_names before insert on public.idea_comments
  for each row execute function private.check_names('author_name');

-- Trigger: a message to us has one line each for name and subject. Errors: PT422 name_refused.
create function private.check_contact_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.has_hidden_characters(new.name) or private.has_hidden_characters(new.subject) then
    raise exception 'Nama atau subjek berisi karakter yang tidak terlihat. Ketik ulang isinya.'
      using errcode = 'PT422', hint = 'name_refused';
  end if;
  return new;
end
$$;
create trigger a_check_names before insert on public.contact_messages
  for each row execute function private.check_contact_message();

-- Makes the profile of a new account from the sign-up data {username, nama_lengkap, no_wa?} (spec §3): with e-mail
-- confirmation on, there is no session yet that could insert it. Errors that a client can tell apart by hint:
--   PT409 username_taken      the username belongs to another account
--   PT422 username_too_short  fewer than 3 or more than 30 characters
--   PT422 name_too_short      the full name has fewer than 3 or more than 100 characters
--   PT422 name_refused        a name that deceives
-- Accounts without such data (made by an operator, by a provider or by phone) get a name from what is known.
create or replace function private.create_profile(account auth.users) returns void
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

-- Says of a project's e-mail whether it is the confirmed one of the account; who lists a project may type any (spec §2).
drop function public.reveal_contact(text, uuid);
-- Gives the contact details of one listing to whom they belong (invariant 7): its owner; Premium members; for a project,
-- also accepted applicants. Counts each listing once in 24 hours, and gives at most 30 of them.
-- email_verified: whether the e-mail is the confirmed one of the account, since who lists a project may type any (spec §2).
-- Errors: 42501 not logged in · PT402 premium_required · PT404 not_found · PT429 daily_limit.
create function public.reveal_contact(
  target_kind text, target_id uuid,
  out name text, out contact_type text, out whatsapp text, out group_link text, out email text,
  out email_verified boolean
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  wanted_kind text := reveal_contact.target_kind;
  wanted_id uuid := reveal_contact.target_id;
  owner uuid;
  accepted boolean := false;
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if wanted_kind = 'relasi' then
    select r.user_id into owner from public.relasi_bisnis as r where r.id = wanted_id;
  elsif wanted_kind = 'project' then
    select exists (
      select from public.project_applications as a
      where a.project_id = wanted_id and a.applicant_id = me and a.status = 'accepted'
    ) into accepted;
    select p.user_id into owner from public.project_listings as p
    where p.id = wanted_id and (accepted or p.user_id = me or (p.is_active and p.expires_at > now()));
  end if;
  if owner is null then
    raise exception 'Kontak tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;

  if owner <> me then
    if not accepted and not private.has_premium(me) then
      raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium'
        using errcode = 'PT402', hint = 'premium_required';
    end if;
    perform private.lock_user('reveal', me);
    if not exists (
      select from public.contact_reveals as c
      where c.user_id = me and c.target_kind = wanted_kind and c.target_id = wanted_id
        and c.created_at > now() - interval '24 hours'
    ) then
      if (
        select count(*) from public.contact_reveals as c
        where c.user_id = me and c.created_at > now() - interval '24 hours'
      ) >= 30 then
        raise exception 'Anda sudah membuka 30 kontak dalam 24 jam terakhir. Coba lagi besok.'
          using errcode = 'PT429', hint = 'daily_limit';
      end if;
      insert into public.contact_reveals (user_id, target_kind, target_id) values (me, wanted_kind, wanted_id);
    end if;
  end if;

  if wanted_kind = 'relasi' then
    select r.name, 'whatsapp', r.whatsapp, false into name, contact_type, whatsapp, email_verified
    from public.relasi_bisnis as r where r.id = wanted_id;
  else
    select p.owner_name, p.contact_type,
      case when p.contact_type = 'whatsapp' then p.contact_method end,
      case when p.contact_type = 'group' then p.contact_method end,
      p.owner_email,
      p.owner_email is not null and exists (
        select from auth.users as u
        where u.id = p.user_id and u.email_confirmed_at is not null and lower(u.email) = p.owner_email
      )
    into name, contact_type, whatsapp, group_link, email, email_verified
    from public.project_listings as p where p.id = wanted_id;
  end if;
end
$$;
grant execute on function public.reveal_contact(text, uuid) to authenticated, service_role;
comment on function public.reveal_contact(text, uuid) is 'nullable: whatsapp, group_link, email';
