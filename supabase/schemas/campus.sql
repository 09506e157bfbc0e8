-- A campus or school mailbox, proved by a code that goes to it (issue: teams, reputation). Of a proved mailbox only the institution and
-- a keyed hash are kept: one mailbox stands for one account.

-- The institution of an address by the setting `campus_domains`: an entry that begins with a dot needs a label before it
-- ('.ac.id' makes ui.ac.id out of mhs.ui.ac.id), another is an institution itself. Null where none knows the domain.
create function private.campus_of(address text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when left(entry, 1) = '.' then regexp_replace(left(domain, char_length(domain) - char_length(entry)), '^.*\.', '') || entry
    else entry
  end
  from (select lower(split_part(btrim(address), '@', 2)) as domain) as wanted,
    (select coalesce(s.value #>> '{}', '') as entries from public.app_settings as s where s.key = 'campus_domains') as known,
    regexp_split_to_table(lower(btrim(entries)), '\s+') as entry
  where domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'
    and case
      when char_length(entry) < 4 then false
      when left(entry, 1) = '.' then right(domain, char_length(entry)) = entry
      else domain = entry or right(domain, char_length(entry) + 1) = '.' || entry
    end
  order by char_length(entry) desc limit 1
$$;

-- Whose campus is proved, and by which mailbox; the address itself is not kept.
create table public.campus_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  institution text not null check (char_length(institution) between 4 and 255),
  mailbox_hash bytea not null constraint campus_mails_mailbox_key unique,
  verified_at timestamptz not null default now()
);
comment on column public.campus_mails.mailbox_hash is 'private.mailbox_hash: the same for every way of writing the address.';

alter table public.campus_mails enable row level security;
revoke all on public.campus_mails from anon, authenticated, service_role;
grant select (user_id, institution, verified_at) on public.campus_mails to authenticated;
grant delete on public.campus_mails to authenticated;
create policy "read own" on public.campus_mails for select to authenticated using (user_id = (select auth.uid()));
create policy "delete own" on public.campus_mails for delete to authenticated using (user_id = (select auth.uid()));

-- The codes that were asked for. The code is drawn when its mail is written, and its hash alone is kept.
create table public.campus_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 255),
  mailbox_hash bytea not null,
  institution text not null check (char_length(institution) between 4 and 255),
  code_hash bytea,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  attempts integer not null default 0,
  ended_at timestamptz,
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  check ((ended_at is null) = (email is not null))
);
comment on column public.campus_codes.email is 'Emptied when the code has served or another took its place.';
comment on column public.campus_codes.code_hash is 'Null also for a mailbox of another account, which gets a mail that says so instead of a code.';
create unique index campus_codes_open_key on public.campus_codes (user_id) where ended_at is null;
create index campus_codes_user_id_idx on public.campus_codes (user_id, created_at desc);
create index campus_codes_mailbox_idx on public.campus_codes (mailbox_hash, created_at desc);
create index campus_codes_pending_idx on public.campus_codes (created_at) where email_status = 'pending';
create index campus_codes_failed_idx on public.campus_codes (created_at) where email_status = 'failed';

alter table public.campus_codes enable row level security;
revoke all on public.campus_codes from anon, authenticated, service_role;
grant select (id, user_id, email, institution, created_at, expires_at, attempts, ended_at, email_status)
  on public.campus_codes to authenticated;
create policy "read own" on public.campus_codes for select to authenticated using (user_id = (select auth.uid()));

-- The keyed hash of one request's code.
create function private.campus_code_hash(request_id uuid, code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to('campus:' || request_id || ':' || code, 'UTF8'), secret, 'sha256')
  from private.installation_secrets where name = 'mailbox'
$$;

-- Ends a request; the address goes.
create function private.end_campus_code(request_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.campus_codes set ended_at = now(), email = null, code_hash = null,
    email_status = case when email_status = 'pending' then 'skipped' else email_status end
  where id = request_id and ended_at is null
$$;

-- The caller asks for a code to their campus mailbox; one asked for before ends. At most 3 in 24 hours for an account and 5 to a mailbox.
-- It answers the same for the mailbox of another account: only who reads that mailbox learns of it.
-- Errors: 42501 login_required · those of private.require_may · PT422 campus_mail_invalid, campus_unknown · PT409 campus_verified ·
-- PT429 daily_limit.
create function private.request_campus_code(address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  wanted text := lower(btrim(coalesce(request_campus_code.address, '')));
  found_institution text := private.campus_of(wanted);
  hashed bytea := private.mailbox_hash(wanted);
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.require_may(me, 'act');
  if wanted !~ '^[a-z0-9._%+-]+@[a-z0-9.-]+$' or char_length(wanted) > 255 then
    raise exception 'Tulis alamat email kampus atau sekolah yang benar' using errcode = 'PT422', hint = 'campus_mail_invalid';
  end if;
  if found_institution is null then
    raise exception 'Alamat ini belum kami kenal sebagai email kampus atau sekolah, misalnya yang berakhir .ac.id atau .sch.id. Kampus Anda memakai domain lain? Tulis lewat halaman Kontak.'
      using errcode = 'PT422', hint = 'campus_unknown';
  end if;
  perform private.lock_user('campus', me);
  if exists (select from public.campus_mails as m where m.user_id = me) then
    raise exception 'Kampus Anda sudah terverifikasi. Hapus dulu bila ingin memakai alamat lain.'
      using errcode = 'PT409', hint = 'campus_verified';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('campus mailbox:' || encode(hashed, 'hex'), 0));
  if (
    select count(*) filter (where c.user_id = me) >= 3 or count(*) filter (where c.mailbox_hash = hashed) >= 5
    from public.campus_codes as c
    where c.created_at > now() - interval '24 hours' and (c.user_id = me or c.mailbox_hash = hashed)
  ) then
    raise exception 'Kode sudah beberapa kali dikirim hari ini. Periksa juga folder spam, lalu coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  perform private.end_campus_code(c.id) from public.campus_codes as c where c.user_id = me and c.ended_at is null;
  insert into public.campus_codes (user_id, email, mailbox_hash, institution) values (me, wanted, hashed, found_institution);
end
$$;
call private.expose('request_campus_code(text)', 'authenticated');

-- The caller types the code. Out: 'verified'; 'wrong', which counts; 'ended' (none asked for, over its 15 minutes, or wrong 5 times);
-- 'taken' (the mailbox became another account's meanwhile). No errors for a wrong code, which would take back the count.
-- Errors: 42501 login_required · those of private.require_may.
create function private.confirm_campus_code(code text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  digits text := regexp_replace(left(coalesce(confirm_campus_code.code, ''), 40), '\s', '', 'g');
  request public.campus_codes;
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.require_may(me, 'act');
  select * into request from public.campus_codes as c where c.user_id = me and c.ended_at is null for update;
  if request.id is null then
    return 'ended';
  end if;
  if request.attempts >= 5 or request.expires_at <= now() then
    perform private.end_campus_code(request.id);
    return 'ended';
  end if;
  if request.code_hash is null or digits !~ '^\d{6}$' or private.campus_code_hash(request.id, digits) <> request.code_hash then
    update public.campus_codes as c set attempts = c.attempts + 1 where c.id = request.id;
    if request.attempts + 1 >= 5 then
      perform private.end_campus_code(request.id);
      return 'ended';
    end if;
    return 'wrong';
  end if;
  insert into public.campus_mails (user_id, institution, mailbox_hash) values (me, request.institution, request.mailbox_hash)
  on conflict do nothing;
  if not found then
    perform private.end_campus_code(request.id);
    return 'taken';
  end if;
  perform private.end_campus_code(request.id);
  return 'verified';
end
$$;
call private.expose('confirm_campus_code(text)', 'authenticated');

-- For the job: requests go after two days; the limits look back one. Returns how many.
create function private.purge_campus_codes() returns integer
language sql volatile security definer set search_path = '' as $$
  with purged as (
    delete from public.campus_codes where created_at <= now() - interval '2 days' returning 1
  )
  select count(*)::integer from purged
$$;
