-- Reputation: proved campus mailboxes, finished collaborations, public profiles and signs on cards.

insert into private.age_rules (action, unstated, child, child_confirmed, teen, teen_confirmed, adult) values
  ('be_public', false, false, false, false, false, true);

insert into public.app_settings (key, value, label, is_public) values
  ('campus_domains', '".ac.id .sch.id belajar.id binus.edu uph.edu lspr.edu"', 'Domain email kampus dan sekolah, dipisah spasi (titik di depan: berlaku untuk semua nama di bawahnya)', false);

create or replace function private.forget_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as n
  where n.dedupe_key in (
    'team_left:' || old.id, 'team_stays:' || old.id, 'team_answered:' || old.id, 'trial_over:member:' || old.id,
    'trial_over:owner:' || old.id, 'collaboration_said:' || old.id, 'collaboration_confirmed:' || old.id
  ) or n.dedupe_key ~ ('^agreement_(saved|whole):[0-9]+:' || old.id || '$') and n.user_id = old.user_id;
  return null;
end
$$;

create function private.reply_days_of(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  with answers as (
    select coalesce(a.decided_at, a.closed_at) - a.created_at as waited
    from public.project_listings as own join public.project_applications as a on a.project_id = own.id
    where own.user_id = person and (a.decided_at is not null or a.closed_reason = 'unanswered')
    order by a.created_at desc, a.id desc
    limit 20
  )
  select nullif(least(14, greatest(1, ceil(
    extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400
  )))::integer, 14)
  from answers having count(*) >= 5
$$;

create or replace function public.get_reply_days(project_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.reply_days_of(p.user_id) from public.project_listings as p
  where p.id = get_reply_days.project_id and p.is_active and p.expires_at > now()
$$;

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
create function public.request_campus_code(address text) returns void
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
grant execute on function public.request_campus_code(text) to authenticated;

-- The caller types the code. Out: 'verified'; 'wrong', which counts; 'ended' (none asked for, over its 15 minutes, or wrong 5 times);
-- 'taken' (the mailbox became another account's meanwhile). No errors for a wrong code, which would take back the count.
-- Errors: 42501 login_required · those of private.require_may.
create function public.confirm_campus_code(code text) returns text
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
grant execute on function public.confirm_campus_code(text) to authenticated;

-- For the job: requests go after two days; the limits look back one. Returns how many.
create function private.purge_campus_codes() returns integer
language sql volatile security definer set search_path = '' as $$
  with purged as (
    delete from public.campus_codes where created_at <= now() - interval '2 days' returning 1
  )
  select count(*)::integer from purged
$$;

-- Work that is finished, said by one of the two, the owner of a listing or the member of its team, and confirmed by the other (issue:
-- teams, reputation). It says that they worked together, and nothing of how well.
create table public.collaborations (
  id uuid primary key default gen_random_uuid(),
  -- Null once the owner has deleted the listing: what was confirmed stays true.
  membership_id uuid constraint collaborations_once unique references public.team_members (id) on delete set null,
  project_name text not null check (char_length(project_name) between 1 and 120),
  role text not null default '' check (char_length(role) <= 60),
  owner_id uuid not null references auth.users (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  said_by text not null check (said_by in ('owner', 'member')),
  said_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check (owner_id <> member_id)
);
create index collaborations_owner_id_idx on public.collaborations (owner_id, confirmed_at desc);
create index collaborations_member_id_idx on public.collaborations (member_id, confirmed_at desc);

alter table public.collaborations enable row level security;
revoke all on public.collaborations from anon, authenticated;
grant select (id, membership_id, project_name, role, said_by, said_at, confirmed_at) on public.collaborations to authenticated;
create policy "read as one of the two" on public.collaborations for select to authenticated
  using (owner_id = (select auth.uid()) or member_id = (select auth.uid()));

-- A membership of which the caller is one of the two sides, locked; also one that is over. Errors: 42501 login_required · PT404 not_found.
create function private.lock_side(member_id uuid) returns public.team_members
language plpgsql volatile security definer set search_path = '' as $$
declare
  member public.team_members;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select m.* into member from public.team_members as m
  where m.id = lock_side.member_id and not m.is_owner
    and (m.user_id = auth.uid() or m.project_id = any (private.own_project_list())) for update;
  if member.id is null then
    raise exception 'Anggota tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return member;
end
$$;

-- The caller says that the work of this member is finished; said by the second of the two, it is confirmed. Out: whether it is. Saying it
-- again changes nothing. Errors: those of private.lock_side and of private.require_may · PT409 not_worked (the trial was not passed).
create function public.say_finished(member_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_side(say_finished.member_id);
  side text := case when member.user_id = auth.uid() then 'member' else 'owner' end;
  known public.collaborations;
begin
  perform private.require_may(auth.uid(), 'agree');
  if member.left_at is not null and member.stays_since is null then
    raise exception 'Masa coba ini tidak dilanjutkan, jadi tidak ada kolaborasi yang selesai.'
      using errcode = 'PT409', hint = 'not_worked';
  end if;
  select c.* into known from public.collaborations as c where c.membership_id = member.id;
  if known.id is null then
    insert into public.collaborations (membership_id, project_name, role, owner_id, member_id, said_by)
    select member.id, p.project_name, member.role, p.user_id, member.user_id, side
    from public.project_listings as p where p.id = member.project_id;
    perform private.tell_other(member, 'Kolaborasi dinyatakan selesai',
      'Rekan Anda menulis bahwa pekerjaan bersama ini selesai. Konfirmasi bila benar.', 'collaboration_said');
    return false;
  end if;
  if known.confirmed_at is null and known.said_by <> side then
    update public.collaborations as c set confirmed_at = now(), role = member.role where c.id = known.id;
    perform private.tell_other(member, 'Kolaborasi selesai', 'Rekan Anda mengonfirmasi. Kolaborasi ini tercatat untuk Anda berdua.',
      'collaboration_confirmed');
    return true;
  end if;
  return known.confirmed_at is not null;
end
$$;
grant execute on function public.say_finished(uuid) to authenticated;

-- Takes back what was said and not confirmed: the one who said it by mistake, or the other because it is not finished.
-- Errors: those of private.lock_side · PT409 collaboration_confirmed.
create function public.take_back_finished(member_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_side(take_back_finished.member_id);
begin
  if exists (select from public.collaborations as c where c.membership_id = member.id and c.confirmed_at is not null) then
    raise exception 'Kolaborasi ini sudah dikonfirmasi Anda berdua.' using errcode = 'PT409', hint = 'collaboration_confirmed';
  end if;
  delete from public.collaborations as c where c.membership_id = member.id;
end
$$;
grant execute on function public.take_back_finished(uuid) to authenticated;

-- With how many different people a member has finished work that both confirmed.
create function private.count_collaborators(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(distinct other.id)::integer
  from (
    select c.member_id as id from public.collaborations as c where c.owner_id = person and c.confirmed_at is not null
    union all
    select c.owner_id from public.collaborations as c where c.member_id = person and c.confirmed_at is not null
  ) as other
$$;

-- Trigger: a listing that an admin removes takes its collaborations along, since their name may be what was wrong with it.
create function private.forget_collaborations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is distinct from auth.uid() and private.is_admin() then
    delete from public.collaborations as c using public.team_members as m where m.id = c.membership_id and m.project_id = old.id;
  end if;
  return old;
end
$$;
create trigger forget_collaborations before delete on public.project_listings
  for each row execute function private.forget_collaborations();

-- For the job: what the other has not confirmed within 90 days goes. Returns how many.
create function private.purge_collaborations() returns integer
language sql volatile security definer set search_path = '' as $$
  with purged as (
    delete from public.collaborations
    where confirmed_at is null and (membership_id is null or said_at <= now() - interval '90 days') returning 1
  )
  select count(*)::integer from purged
$$;

-- What a member lets others see: a page of their own at /u/<username>, and signs on cards (issue: teams, reputation and public profile;
-- issue: public pages, cards). Everything is off until the member chooses it, and stays off below 18 and without a known year.
create table public.public_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  is_public boolean not null default false,
  may_be_indexed boolean not null default false,
  page_parts text[] not null default '{}' constraint public_profiles_page_parts_check check (
    cardinality(page_parts) <= 10 and page_parts <@ array[
      'nama', 'foto', 'tentang', 'keahlian', 'minat', 'kampus', 'kota', 'kolaborasi', 'proyek', 'tim'
    ]
  ),
  card_parts text[] not null default '{}' constraint public_profiles_card_parts_check check (
    cardinality(card_parts) <= 5 and card_parts <@ array['foto', 'kampus', 'kolaborasi', 'aktif', 'jawaban']
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.public_profiles.page_parts is 'What the page shows besides the username.';
comment on column public.public_profiles.card_parts is 'What cards of listings, of people and of applicants show.';

alter table public.public_profiles enable row level security;
revoke all on public.public_profiles from anon, authenticated;
grant select, delete on public.public_profiles to authenticated;
grant insert (user_id, is_public, may_be_indexed, page_parts, card_parts) on public.public_profiles to authenticated;
grant update (user_id, is_public, may_be_indexed, page_parts, card_parts) on public.public_profiles to authenticated;
create policy "own" on public.public_profiles for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Whether a username can stand in an address: plain letters, digits and . _ -, no ending that an address reads otherwise, and none
-- that could pass for a page of ours.
create function private.is_page_name(username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select lower(username) ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'
    and lower(username) !~ '\.(data|png|jpg|webp|xml|json|txt|html|js|css)$'
    and not private.is_staff_name(username)
    and lower(username) <> all (array[
      'about', 'abuse', 'account', 'admin', 'akun', 'anonim', 'anonymous', 'api', 'app', 'assets', 'auth', 'bantuan', 'baru', 'beranda',
      'contact', 'daftar', 'edit', 'hapus', 'help', 'home', 'index', 'kontak', 'login', 'logout', 'mailbox', 'masuk', 'new', 'null',
      'paket', 'pembayaran', 'pengguna', 'pesan', 'premium', 'privasi', 'privacy', 'profil', 'profile', 'register', 'robots', 'saya',
      'security', 'settings', 'sitemap', 'static', 'storage', 'syarat', 'tentang', 'tim', 'undefined', 'user', 'users', 'webmaster', 'www'
    ])
$$;

-- Trigger: a page needs a name that can be its address. Errors: PT422 username_unfit.
create function private.prepare_public_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_public and not coalesce(
    (select private.is_page_name(p.username) from public.pengguna as p where p.id = new.user_id), false
  ) then
    raise exception 'Username Anda tidak bisa menjadi alamat halaman. Ubah dulu: huruf, angka, titik, garis, tanpa spasi.'
      using errcode = 'PT422', hint = 'username_unfit';
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger a_require_age before insert or update on public.public_profiles
  for each row execute function private.require_age('be_public');
create trigger b_prepare before insert or update on public.public_profiles
  for each row execute function private.prepare_public_profile();

-- What a member lets the caller see; a row of nulls for nothing: also for a person below 18, banned, or when one of the two blocks the other.
create function private.readable_profile(person uuid) returns public.public_profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.public_profiles;
  me uuid := auth.uid();
begin
  select * into chosen from public.public_profiles as c where c.user_id = person;
  if chosen.user_id is null or not private.may(person, 'be_public') or exists (
    select from auth.users as u where u.id = person and (u.banned_until > now() or u.deleted_at is not null)
  ) or (me <> person and (private.has_blocked(me, person) or private.has_blocked(person, me))) then
    return null;
  end if;
  return chosen;
end
$$;

-- When a member was last here, roughly: 'hari ini', 'minggu ini', 'bulan ini'; null for longer ago.
create function private.last_active(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when seen > now() - interval '1 day' then 'hari ini'
    when seen > now() - interval '7 days' then 'minggu ini'
    when seen > now() - interval '31 days' then 'bulan ini'
  end
  from (
    select max(greatest(s.refreshed_at::timestamptz, s.updated_at, s.created_at)) as seen from auth.sessions as s where s.user_id = person
  ) as newest
$$;

-- What cards show of a member, as {username?, photo?, campus?, collaborators?, active?, reply_days?}; null where there is nothing of it.
-- `username` stands there where the page at /u/ is open.
create function private.person_signs(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.public_profiles := private.readable_profile(person);
  signs jsonb;
begin
  if chosen.user_id is null then
    return null;
  end if;
  select jsonb_strip_nulls(jsonb_build_object(
    'username', case when chosen.is_public and private.is_page_name(p.username) then p.username end,
    'photo', case when 'foto' = any (chosen.card_parts) then p.foto_path end,
    'campus', case when 'kampus' = any (chosen.card_parts) then (
      select m.institution from public.campus_mails as m where m.user_id = person
    ) end,
    'collaborators', case when 'kolaborasi' = any (chosen.card_parts) then nullif(private.count_collaborators(person), 0) end,
    'active', case when 'aktif' = any (chosen.card_parts) then private.last_active(person) end,
    'reply_days', case when 'jawaban' = any (chosen.card_parts) then private.reply_days_of(person) end
  )) into signs from public.pengguna as p where p.id = person;
  return nullif(signs, '{}');
end
$$;

-- The same for at most 100 people; a row for each of whom there is something to show.
create function public.get_people_signs(people uuid[]) returns table (user_id uuid, signs jsonb)
language sql stable security definer set search_path = '' rows 20 as $$
  select found.id, found.signs
  from (
    select asked.id, private.person_signs(asked.id) as signs
    from (select distinct one.id from unnest(people[1:100]) as one (id)) as asked
  ) as found
  where found.signs is not null
$$;
grant execute on function public.get_people_signs(uuid[]) to anon, authenticated, service_role;
comment on function public.get_people_signs(uuid[]) is 'nullable: none';

-- The page at /u/<username>, whatever its case: only what its member chose, the rest is null. Null for an unknown username and for a
-- page that the caller may not see, alike.
create function public.get_public_profile(username text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person public.pengguna;
  chosen public.public_profiles;
  parts text[];
begin
  if not coalesce(private.is_page_name(get_public_profile.username), false) then
    return null;
  end if;
  select * into person from public.pengguna as p where lower(p.username) = lower(get_public_profile.username);
  chosen := private.readable_profile(person.id);
  if chosen.is_public is not true then
    return null;
  end if;
  parts := chosen.page_parts;
  return jsonb_build_object(
    'username', person.username, 'may_be_indexed', chosen.may_be_indexed,
    'name', case when 'nama' = any (parts) then person.nama_lengkap end,
    'photo', case when 'foto' = any (parts) then person.foto_path end,
    'about', case when 'tentang' = any (parts) then person.deskripsi end,
    'city', case when 'kota' = any (parts) then person.kota end,
    'skills', case when 'keahlian' = any (parts) then (select m.skills from public.matching_profiles as m where m.user_id = person.id) end,
    'interests', case when 'minat' = any (parts) then (
      select to_jsonb(m.interests) from public.matching_profiles as m where m.user_id = person.id
    ) end,
    'campus', case when 'kampus' = any (parts) then (
      select jsonb_build_object('institution', m.institution, 'since', m.verified_at::date)
      from public.campus_mails as m where m.user_id = person.id
    ) end,
    'collaborators', case when 'kolaborasi' = any (parts) then private.count_collaborators(person.id) end,
    'collaborations', case when 'kolaborasi' = any (parts) then (
      select jsonb_agg(jsonb_build_object(
        'project_name', c.project_name, 'role', case when c.owner_id = person.id then 'Pemilik proyek' else c.role end,
        'finished_on', c.confirmed_at::date
      ) order by c.confirmed_at desc, c.id)
      from (
        select * from public.collaborations as k
        where (k.owner_id = person.id or k.member_id = person.id) and k.confirmed_at is not null
        order by k.confirmed_at desc, k.id limit 20
      ) as c
    ) end,
    'projects', case when 'proyek' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', l.id, 'project_name', l.project_name, 'project_type', l.project_type)
        order by l.created_at desc, l.id)
      from (
        select * from public.project_listings as p
        where p.user_id = person.id and p.is_active and p.expires_at > now() order by p.created_at desc, p.id limit 20
      ) as l
    ) end,
    'teams', case when 'tim' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', t.id, 'project_name', t.project_name, 'role', t.role) order by t.joined_at desc, t.id)
      from (
        select p.id, p.project_name, m.role, m.joined_at
        from public.team_members as m join public.project_listings as p on p.id = m.project_id
        where m.user_id = person.id and m.is_shown and m.left_at is null and not m.is_owner and p.is_active and p.expires_at > now()
        order by m.joined_at desc limit 20
      ) as t
    ) end
  );
end
$$;
grant execute on function public.get_public_profile(text) to anon, authenticated, service_role;

create or replace function private.protect_young(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.may(person, 'reveal') then
    return;
  end if;
  delete from public.public_profiles where user_id = person;
  delete from public.matching_profiles where user_id = person;
  delete from private.person_keys where user_id = person;
  delete from public.relasi_bisnis where user_id = person;
  delete from public.idea_shares where user_id = person;
  update public.project_applications set applicant_email = null, applicant_whatsapp = null, via_messages = true
  where applicant_id = person and not (via_messages and applicant_email is null and applicant_whatsapp is null);
  update public.thread_members set shared_at = null where user_id = person and shared_at is not null;
  update public.team_members set is_shown = false where user_id = person and is_shown;
  update public.pengguna set foto_path = null where id = person and foto_path is not null;
  update public.project_listings set picture_path = null where user_id = person and picture_path is not null;
end
$$;

-- The search gives what cards show of an owner, too; other columns of an answer need another function.
drop function public.search_projects(text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean);
create function public.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
  fixed text;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, null::float8, null::boolean, null::text[], null::text, private.person_signs(p.user_id)
      from public.project_listings as p where '
      || private.project_filter(p_type, p_skills, p_city, p_remote, p_budget)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and p.created_at < $7'
        else ' and (p.created_at, p.id) < ($7, $8)'
      end
      || ' order by p.created_at desc, p.id desc limit $9'
      using q, p_type, p_skills, p_city, p_remote, p_budget, p_before, p_before_id, most;
    return;
  end if;
  fixed := private.correct_query(q);
  select plan.any_query into any_query from private.plan_search(coalesce(fixed, q)) as plan;
  return query
    with page as (
      select m.* from private.match_projects(coalesce(fixed, q), p_type, p_skills, p_city, p_remote, p_budget, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    )
    select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, page.score, page.is_full,
      private.matching_words(
        array[p.project_name, p.project_description, array_to_string(p.required_skills, ' | '), p.project_type, p.city], any_query
      ), fixed, private.person_signs(p.user_id)
    from page join public.project_listings as p on p.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) is 'nullable: budget_range, budget_max, timeline, city, hours_per_week, reward_type, seats, deadline, picture_path, closed_at, closed_reason, score, is_full, matches, corrected, owner_signs';
