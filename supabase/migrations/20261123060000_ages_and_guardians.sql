-- How old members are, what they have agreed to, and what an age and a guardian's consent allow (PP 17/2025, UU PDP art. 25).

-- The year of birth and nothing finer. Stated once; a mistake is put right by the desk. No row: an account that was not asked yet.
create table public.member_ages (
  user_id uuid primary key references auth.users (id) on delete cascade,
  birth_year integer not null check (birth_year between 1900 and 2100),
  stated_at timestamptz not null default now()
);
alter table public.member_ages enable row level security;
revoke all on public.member_ages from anon, authenticated, service_role;
grant select on public.member_ages to authenticated, service_role;
create policy "read own" on public.member_ages for select to authenticated using (user_id = (select auth.uid()));

-- What a member has agreed to, and in which version.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  document text not null check (document in ('privacy')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null default now(),
  constraint consents_once unique (user_id, document, version)
);
alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated, service_role;
grant select on public.consents to authenticated, service_role;
create policy "read own" on public.consents for select to authenticated using (user_id = (select auth.uid()));

-- The version of the text on /privasi that is agreed to now; `contracts` holds the same one.
create function private.privacy_version() returns text
language sql immutable set search_path = '' as $$ select '2026-11-23' $$;

-- What each age may do, with and without a guardian's consent. `unstated` are accounts without a year: they keep what the
-- specification describes, and what came later stays off.
create table private.age_rules (
  action text primary key check (action ~ '^[a-z_]+$'),
  unstated boolean not null,
  child boolean not null,
  child_confirmed boolean not null,
  teen boolean not null,
  teen_confirmed boolean not null,
  adult boolean not null
);
alter table private.age_rules enable row level security;
revoke all on private.age_rules from public, anon, authenticated, service_role;
comment on table private.age_rules is 'child: below 13; teen: 13 to 17; adult: 18 and over. Age is the difference of years minus one.';

insert into private.age_rules (action, unstated, child, child_confirmed, teen, teen_confirmed, adult) values
  -- To have a session.
  ('act', true, false, true, true, true, true),
  -- To write in the conversation of an application.
  ('message', true, false, true, true, true, true),
  -- To go on in a conversation that began by a contact request or an invitation.
  ('message_outside', true, false, false, false, false, true),
  ('apply', true, false, true, false, true, true),
  ('publish', true, false, true, false, true, true),
  ('buy', true, false, true, false, true, true),
  ('pay_out', true, false, true, false, true, true),
  -- That others see the own number and e-mail, and that one sees theirs.
  ('reveal', true, false, false, false, false, true),
  ('see_contacts', true, false, false, false, false, true),
  -- An entry in the directory of contacts.
  ('directory', true, false, false, false, false, true),
  ('picture', true, false, false, false, false, true),
  -- A link to an idea, under which strangers comment.
  ('share', true, false, false, false, false, true),
  ('contact_request', false, false, false, false, false, true),
  ('invite', false, false, false, false, false, true),
  -- That the own data are read for matching, and that others find one by it.
  ('be_matched', false, false, false, false, false, true),
  ('be_found', false, false, false, false, false, true);

-- The age of a member; null without a year.
create function private.age_of(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select extract(year from now() at time zone 'Asia/Jakarta')::integer - a.birth_year - 1
  from public.member_ages as a where a.user_id = person
$$;

-- Whether a guardian has agreed to this account and has not taken it back.
create function private.has_guardian(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.guardian_requests as g where g.child_id = person and g.confirmed_at is not null and g.ended_at is null
  );
end
$$;

-- Which column of age_rules holds for a member.
create function private.age_group(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  age integer := private.age_of(person);
begin
  return case
    when age is null then 'unstated'
    when age >= 18 then 'adult'
    else case when age < 13 then 'child' else 'teen' end || case when private.has_guardian(person) then '_confirmed' else '' end
  end;
end
$$;

-- The one place that says what an age and a consent may do. In: a member, an action of age_rules. False for an unknown action, and for
-- null as member.
create function private.may(person uuid, action text) returns boolean
language sql stable security definer set search_path = '' as $$
  select person is not null and coalesce(
    (select (to_jsonb(r) ->> private.age_group(person))::boolean from private.age_rules as r where r.action = may.action), false
  )
$$;

-- Refuses what a member may not do, and says what would help.
-- Errors: PT403 age_needed (no year yet) · PT403 guardian_needed · PT403 age_limited.
create function private.require_may(person uuid, action text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  grouped text;
  rule jsonb;
begin
  if private.may(person, action) then
    return;
  end if;
  grouped := private.age_group(person);
  select to_jsonb(r) into rule from private.age_rules as r where r.action = require_may.action;
  if grouped = 'unstated' then
    raise exception 'Isi tahun lahir Anda dulu. Fitur ini terbuka sesudahnya bila usia Anda cukup.'
      using errcode = 'PT403', hint = 'age_needed';
  elsif (rule ->> (grouped || '_confirmed'))::boolean then
    raise exception 'Fitur ini terbuka setelah orang tua atau wali Anda menyetujui. Lihat bagian Orang tua atau wali di Profil.'
      using errcode = 'PT403', hint = 'guardian_needed';
  end if;
  raise exception 'Fitur ini untuk usia 18 tahun ke atas.' using errcode = 'PT403', hint = 'age_limited';
end
$$;

-- Trigger: a row of a member needs this action, also when an admin restores it. In: the action. A row that a member writes in
-- another's name is refused by the policy, so that no user learns another's age by it.
create function private.require_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or new.user_id is not distinct from auth.uid() or private.is_admin() then
    perform private.require_may(new.user_id, tg_argv[0]);
  end if;
  return new;
end
$$;

-- What stands against the privacy of a member below 18 goes when the year is known: entry in the directory, matching, pictures, shared
-- ideas, number and e-mail in applications and conversations.
create function private.protect_young(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.may(person, 'reveal') then
    return;
  end if;
  delete from public.matching_profiles where user_id = person;
  delete from private.person_keys where user_id = person;
  delete from public.relasi_bisnis where user_id = person;
  delete from public.idea_shares where user_id = person;
  update public.project_applications set applicant_email = null, applicant_whatsapp = null, via_messages = true
  where applicant_id = person and not (via_messages and applicant_email is null and applicant_whatsapp is null);
  update public.thread_members set shared_at = null where user_id = person and shared_at is not null;
  update public.pengguna set foto_path = null where id = person and foto_path is not null;
  update public.project_listings set picture_path = null where user_id = person and picture_path is not null;
end
$$;

-- Notes the year of birth and the consent of a member, and asks the guardian where one is needed. Below 18 what is public goes.
-- In: the year; the version of the text that was shown; a guardian's e-mail, or null. The same year again changes nothing.
-- Errors: PT422 birth_year_invalid, text_changed, guardian_required, and those of private.ask_guardian · PT409 age_stated.
create function private.note_age(person uuid, year integer, version text, guardian text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  this_year integer := extract(year from now() at time zone 'Asia/Jakarta');
  known integer;
begin
  if year is null or year not between this_year - 110 and this_year - 1 then
    raise exception 'Tulis tahun lahir dengan 4 angka, misalnya 2004' using errcode = 'PT422', hint = 'birth_year_invalid';
  end if;
  if version is distinct from private.privacy_version() then
    raise exception 'Teks persetujuan sudah berubah. Muat ulang halaman, lalu baca dan setujui lagi.'
      using errcode = 'PT422', hint = 'text_changed';
  end if;
  perform private.lock_user('age', person);
  select a.birth_year into known from public.member_ages as a where a.user_id = person;
  if known <> year then
    raise exception 'Tahun lahir Anda sudah tercatat. Salah? Tulis lewat halaman Kontak.' using errcode = 'PT409', hint = 'age_stated';
  end if;
  insert into public.consents (user_id, document, version) values (person, 'privacy', version)
  on conflict on constraint consents_once do nothing;
  if known is not null then
    return;
  end if;
  insert into public.member_ages (user_id, birth_year) values (person, year);
  if private.age_of(person) >= 18 then
    perform private.reread_person(person);
    return;
  end if;
  if nullif(btrim(guardian), '') is not null then
    perform private.ask_guardian(person, guardian);
  elsif private.age_of(person) < 13 then
    raise exception 'Di bawah 13 tahun, daftar bersama orang tua atau wali: isi email mereka.'
      using errcode = 'PT422', hint = 'guardian_required';
  end if;
  perform private.protect_young(person);
end
$$;

-- Trigger: a sign-up with a year of birth (metadata birth_year, privacy_version, guardian_email?) states the age with it. The three
-- do not stay in the metadata, which tokens carry. A sign-up without a year is the specified one. Errors: those of private.note_age.
create function private.note_age_at_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := btrim(new.raw_user_meta_data ->> 'birth_year');
begin
  if new.is_anonymous or not coalesce(new.raw_user_meta_data, '{}') ?| array['birth_year', 'privacy_version', 'guardian_email'] then
    return null;
  end if;
  perform private.note_age(
    new.id, case when sent ~ '^\d{4}$' then sent::integer end, new.raw_user_meta_data ->> 'privacy_version',
    new.raw_user_meta_data ->> 'guardian_email'
  );
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.id;
  return null;
end
$$;
create trigger note_age after insert on auth.users
  for each row execute function private.note_age_at_sign_up();

-- Trigger: nor do they stay in what the identity keeps of the sign-up.
create function private.strip_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.identity_data := new.identity_data - array['birth_year', 'privacy_version', 'guardian_email'];
  return new;
end
$$;

-- Trigger: no user below 13 gets a session before a guardian has agreed. Errors: PT403 guardian_needed.
create function private.require_guardian_for_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may(new.user_id, 'act') then
    raise exception 'Akun ini menunggu persetujuan orang tua atau wali. Tautannya ada di email mereka. Setelah disetujui, Anda bisa masuk.'
      using errcode = 'PT403', hint = 'guardian_needed';
  end if;
  return new;
end
$$;
do $$
begin
  create trigger strip_sign_up before insert or update on auth.identities
    for each row execute function private.strip_identity();
  create trigger require_guardian before insert on auth.sessions
    for each row execute function private.require_guardian_for_session();
exception when insufficient_privilege then
  -- A hosted project owns its auth tables; there a child without a guardian is refused by every function and policy that asks may().
  raise notice 'auth.sessions belongs to another role: accounts that wait for a guardian are not kept from signing in';
end
$$;

-- The caller says the year of birth, once, and agrees to the text; below 13 the sessions end until a guardian has agreed.
-- Errors: 42501 login_required · those of private.note_age.
create function public.state_age(birth_year integer, text_version text, guardian_email text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.note_age(me, state_age.birth_year, state_age.text_version, state_age.guardian_email);
  if not private.may(me, 'act') then
    perform private.end_person_sessions(me);
  end if;
  return private.age_group(me);
end
$$;
grant execute on function public.state_age(integer, text, text) to authenticated;

-- What is known of the caller's age, and of the guardian who was asked last. One row; birth_year is null while it was not stated.
-- age_group: unstated, child, child_confirmed, teen, teen_confirmed, adult. Errors: 42501 login_required.
create function public.get_age_status() returns table (
  birth_year integer, age_group text, guardian_email text, asked_at timestamptz, expires_at timestamptz,
  confirmed_at timestamptz, ended_at timestamptz, was_declined boolean, relation text, email_status text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  return query
    select a.birth_year, private.age_group(auth.uid()), g.guardian_email, g.created_at, g.expires_at, g.confirmed_at, g.ended_at,
      g.was_declined, g.relation, g.email_status
    from (select auth.uid() as id) as me
      left join public.member_ages as a on a.user_id = me.id
      left join lateral (
        select r.* from public.guardian_requests as r where r.child_id = me.id order by r.created_at desc, r.id limit 1
      ) as g on true;
end
$$;
grant execute on function public.get_age_status() to authenticated;
comment on function public.get_age_status() is
  'nullable: birth_year, guardian_email, asked_at, expires_at, confirmed_at, ended_at, was_declined, relation, email_status';

-- A parent or guardian agrees to the account of a person below 18, by a link that goes to their own mailbox. The link holds a secret
-- of which only the hash is kept; it serves once, ends after 7 days, and acts on a press. After that the guardian gets another link,
-- by which the consent is seen and taken back.
create table public.guardian_requests (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references auth.users (id) on delete cascade,
  guardian_email text not null check (char_length(guardian_email) <= 255 and guardian_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  -- The same for every way of writing the address, for the limits.
  mailbox text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  confirmed_at timestamptz,
  relation text check (relation in ('orang tua', 'wali')),
  text_version text,
  ended_at timestamptz,
  was_declined boolean not null default false,
  token_hash bytea unique,
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  check ((confirmed_at is null) = (relation is null) and (confirmed_at is null) = (text_version is null)),
  check (not was_declined or (ended_at is not null and confirmed_at is null))
);
comment on column public.guardian_requests.ended_at is 'Another request took its place, the guardian declined, or took the consent back.';
comment on column public.guardian_requests.token_hash is 'Of the link that serves now: to confirm, and after that to see and revoke.';
create index guardian_requests_child_id_idx on public.guardian_requests (child_id, created_at desc);
create unique index guardian_requests_open_key on public.guardian_requests (child_id) where ended_at is null;
create index guardian_requests_mailbox_idx on public.guardian_requests (mailbox, created_at desc);
create index guardian_requests_pending_idx on public.guardian_requests (created_at) where email_status = 'pending';

alter table public.guardian_requests enable row level security;
revoke all on public.guardian_requests from anon, authenticated, service_role;
grant select (id, child_id, guardian_email, created_at, expires_at, confirmed_at, relation, text_version, ended_at, was_declined,
  email_status) on public.guardian_requests to authenticated;
create policy "child reads own" on public.guardian_requests for select to authenticated using (child_id = (select auth.uid()));

-- Whether an address cannot be that of the guardian, because it is the child's: the same mailbox, or the mailbox of an account with
-- the child's number, or of another member below 18.
create function private.is_childs_address(child uuid, address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  mailbox text := private.canonical_email(btrim(address));
begin
  return exists (
    select from auth.users as u
    where u.id = child and mailbox in (private.canonical_email(u.email), private.canonical_email(nullif(u.email_change, '')))
  ) or exists (
    select from auth.users as u left join public.pengguna as p on p.id = u.id
    where u.id <> child and not u.is_sso_user and lower(u.email) in (lower(btrim(address)), mailbox)
      and (
        private.age_of(u.id) < 18
        or p.no_wa = (select c.no_wa from public.pengguna as c where c.id = child)
        or u.phone = (select c.phone from auth.users as c where c.id = child)
      )
  );
end
$$;

-- Asks a person's guardian; a request that was open before ends. At most 3 mails in 24 hours for a child, and 5 to a mailbox.
-- Errors: PT422 guardian_email_invalid, guardian_is_child · PT409 guardian_not_needed, guardian_confirmed, guardian_declined ·
-- PT429 daily_limit.
create function private.ask_guardian(child uuid, address text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(coalesce(address, '')));
  wanted_mailbox text := private.canonical_email(wanted);
  request_id uuid;
begin
  if wanted !~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$' or char_length(wanted) > 255 then
    raise exception 'Tulis alamat email orang tua atau wali yang benar' using errcode = 'PT422', hint = 'guardian_email_invalid';
  end if;
  perform private.lock_user('guardian', child);
  if coalesce(private.age_of(child), 18) >= 18 then
    raise exception 'Persetujuan orang tua atau wali tidak diperlukan' using errcode = 'PT409', hint = 'guardian_not_needed';
  end if;
  if private.has_guardian(child) then
    raise exception 'Orang tua atau wali Anda sudah menyetujui' using errcode = 'PT409', hint = 'guardian_confirmed';
  end if;
  if private.is_childs_address(child, wanted) then
    raise exception 'Pakai email orang tua atau wali, bukan email Anda sendiri' using errcode = 'PT422', hint = 'guardian_is_child';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guardian mailbox:' || wanted_mailbox, 0));
  if exists (
    select from public.guardian_requests as g
    where g.child_id = child and g.was_declined and g.mailbox = wanted_mailbox and g.ended_at > now() - interval '30 days'
  ) then
    raise exception 'Pemilik email ini menolak. Tulis email orang tua atau wali yang lain.'
      using errcode = 'PT409', hint = 'guardian_declined';
  end if;
  if (
    select count(*) filter (where g.child_id = child) >= 3 or count(*) filter (where g.mailbox = wanted_mailbox) >= 5
    from public.guardian_requests as g
    where g.created_at > now() - interval '24 hours' and (g.child_id = child or g.mailbox = wanted_mailbox)
  ) then
    raise exception 'Email ke orang tua atau wali sudah beberapa kali dikirim hari ini. Periksa juga folder spam, lalu coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  update public.guardian_requests set ended_at = now(), token_hash = null,
    email_status = case when email_status = 'pending' then 'skipped' else email_status end
  where child_id = child and ended_at is null;
  insert into public.guardian_requests (child_id, guardian_email, mailbox) values (child, wanted, wanted_mailbox)
  returning id into request_id;
  return request_id;
end
$$;

-- The caller, below 18, has the guardian asked, or asked again. Errors: 42501 login_required · those of private.ask_guardian.
create function public.ask_guardian(guardian_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.ask_guardian(auth.uid(), ask_guardian.guardian_email);
end
$$;
grant execute on function public.ask_guardian(text) to authenticated;

-- For a child that cannot sign in yet: the guardian who was named gets the mail again. In: the address of the account. It answers the
-- same whether there is such an account or not, and sends nothing to any other address.
create function public.resend_guardian_mail(account_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  child uuid;
  address text;
begin
  select u.id into child from auth.users as u
  where lower(u.email) = lower(btrim(resend_guardian_mail.account_email)) and not u.is_sso_user;
  if private.age_group(child) <> 'child' then
    return;
  end if;
  select g.guardian_email into address from public.guardian_requests as g where g.child_id = child order by g.created_at desc limit 1;
  begin
    perform private.ask_guardian(child, address);
  exception when sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT429' then
    return;
  end;
end
$$;
grant execute on function public.resend_guardian_mail(text) to anon, authenticated;

-- The open request behind a link's secret, locked. Errors: PT404 link_invalid (unknown, used or replaced) · PT404 link_expired.
create function private.take_guardian_link(token text) returns public.guardian_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.guardian_requests;
begin
  select g.* into request from public.guardian_requests as g
  where g.token_hash = extensions.digest(left(coalesce(token, ''), 200), 'sha256') and g.ended_at is null
  for update;
  if request.id is null then
    raise exception 'Tautan ini sudah dipakai, diganti, atau tidak lengkap.' using errcode = 'PT404', hint = 'link_invalid';
  end if;
  if request.confirmed_at is null and request.expires_at <= now() then
    raise exception 'Tautan ini berlaku 7 hari dan sudah berakhir. Minta anak Anda mengirim ulang.'
      using errcode = 'PT404', hint = 'link_expired';
  end if;
  return request;
end
$$;

-- What the guardian's page shows; changes nothing. Volatile, so that a GET with the secret in its address is refused.
-- Errors: PT404 link_invalid, link_expired.
create function public.get_guardian_request(token text) returns table (
  child_name text, child_username text, is_below_13 boolean, guardian_email text, expires_at timestamptz, confirmed_at timestamptz,
  relation text
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.guardian_requests := private.take_guardian_link(get_guardian_request.token);
begin
  return query
    select p.nama_lengkap, p.username, private.age_of(p.id) < 13, private.mask_email(request.guardian_email), request.expires_at,
      request.confirmed_at, request.relation
    from public.pengguna as p where p.id = request.child_id;
end
$$;
grant execute on function public.get_guardian_request(text) to anon, authenticated;
comment on function public.get_guardian_request(text) is 'nullable: expires_at, confirmed_at, relation';

-- The guardian agrees; the link is used up. Errors: PT404 link_invalid, link_expired · PT403 own_link (the child, or the child's
-- mailbox) · PT409 guardian_confirmed · PT422 relation_required, text_changed.
create function public.confirm_guardian(token text, relation text, text_version text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.guardian_requests := private.take_guardian_link(confirm_guardian.token);
begin
  if request.confirmed_at is not null then
    raise exception 'Anda sudah menyetujui akun ini' using errcode = 'PT409', hint = 'guardian_confirmed';
  end if;
  if auth.uid() = request.child_id or private.is_childs_address(request.child_id, request.guardian_email) then
    raise exception 'Persetujuan diberikan oleh orang tua atau wali, bukan oleh pemilik akun. Keluar dulu dari akun anak di perangkat ini.'
      using errcode = 'PT403', hint = 'own_link';
  end if;
  if confirm_guardian.relation is null or confirm_guardian.relation not in ('orang tua', 'wali') then
    raise exception 'Pilih hubungan Anda dengan anak ini' using errcode = 'PT422', hint = 'relation_required';
  end if;
  if confirm_guardian.text_version is distinct from private.privacy_version() then
    raise exception 'Teks persetujuan sudah berubah. Muat ulang halaman, lalu baca dan setujui lagi.'
      using errcode = 'PT422', hint = 'text_changed';
  end if;
  update public.guardian_requests as g
  set confirmed_at = now(), relation = confirm_guardian.relation, text_version = confirm_guardian.text_version, token_hash = null,
    expires_at = null, email_status = 'pending', email_attempts = 0
  where g.id = request.id;
  perform private.write_audit('guardian.confirmed', 'user', request.child_id::text, null,
    jsonb_build_object('request_id', request.id, 'relation', confirm_guardian.relation, 'text_version', confirm_guardian.text_version));
  perform private.notify(request.child_id, 'system', 'Orang tua atau wali Anda sudah menyetujui',
    'Anda bisa melamar, mendaftarkan proyek, dan mencairkan coin. Nomor dan email Anda tetap tidak ditampilkan.', '/profil',
    'guardian_confirmed:' || request.id);
end
$$;
grant execute on function public.confirm_guardian(text, text, text) to anon, authenticated;

-- The guardian takes the consent back, or says before agreeing that they are none. Out: 'revoked' or 'declined'.
-- A child below 13 is signed out everywhere. Errors: PT404 link_invalid, link_expired.
create function public.revoke_guardian(token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.guardian_requests := private.take_guardian_link(revoke_guardian.token);
  outcome text := case when request.confirmed_at is null then 'declined' else 'revoked' end;
begin
  update public.guardian_requests as g
  set ended_at = now(), token_hash = null, was_declined = g.confirmed_at is null,
    email_status = case when g.email_status = 'pending' then 'skipped' else g.email_status end
  where g.id = request.id;
  perform private.write_audit('guardian.' || outcome, 'user', request.child_id::text, null, jsonb_build_object('request_id', request.id));
  perform private.notify(request.child_id, 'system',
    case outcome when 'declined' then 'Permintaan ke orang tua atau wali ditolak' else 'Orang tua atau wali mencabut persetujuannya' end,
    'Beberapa fitur tertutup sampai orang tua atau wali menyetujui. Lihat bagian Orang tua atau wali di Profil.', '/profil',
    'guardian_ended:' || request.id);
  if not private.may(request.child_id, 'act') then
    perform private.end_person_sessions(request.child_id);
  end if;
  return outcome;
end
$$;
grant execute on function public.revoke_guardian(text) to anon, authenticated;

-- For the job: requests that were replaced, declined or ran out go after 30 days, and so does an account of a child below 13 to which
-- no guardian has agreed within 30 days, unless it has bought something, which the desk then looks after. Returns how many accounts went.
create function private.purge_guardians() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from auth.users as u
  where u.id in (
      select a.user_id from public.member_ages as a
      where a.stated_at <= now() - interval '30 days' and private.age_group(a.user_id) = 'child'
        and not exists (
          select from public.guardian_requests as g
          where g.child_id = a.user_id and coalesce(g.ended_at, g.created_at) > now() - interval '30 days'
        )
    )
    and not exists (select from public.entitlements as e where e.user_id = u.id)
    and not exists (select from public.user_roles as r where r.user_id = u.id);
  get diagnostics purged = row_count;
  delete from public.guardian_requests as g
  where g.confirmed_at is null and coalesce(g.ended_at, g.expires_at) <= now() - interval '30 days'
    and private.age_group(g.child_id) <> 'child';
  return purged;
end
$$;

-- What asks private.may from now on.
create or replace function private.protect_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_code text;
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
    - array['is_premium', 'total_coin', 'referral_code', 'foto_path'];
  -- What a sign-up says of the age is read once (private.note_age_at_sign_up) and kept in its own table.
  if tg_op = 'UPDATE' then
    new.raw_user_meta_data := new.raw_user_meta_data - array['birth_year', 'privacy_version', 'guardian_email'];
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

create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  limit_a_day integer := private.setting_integer('applications_per_day');
begin
  -- The caller: an application in another's name is refused by the policy, and tells nothing of the other.
  perform private.require_may(auth.uid(), 'apply');
  new.via_messages := new.via_messages or not private.may(auth.uid(), 'reveal');
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := case when not new.via_messages then profile.email end;
  new.applicant_whatsapp := case when not new.via_messages then profile.no_wa end;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  if new.answers <> '[]' then
    new.answers := private.match_answers(new.project_id, new.answers);
  end if;
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if limit_a_day > 0 and (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % lamaran dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

create or replace function public.reveal_contact(
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
    perform private.require_may(me, 'see_contacts');
    if not private.may(owner, 'reveal') then
      raise exception 'Kontak ini tidak ditampilkan. Lamar proyeknya untuk menulis lewat pesan.'
        using errcode = 'PT403', hint = 'contact_hidden';
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

create or replace function public.open_thread(kind text, target_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  application public.project_applications;
  contact public.relasi_bisnis;
  found_id uuid;
  limit_a_day integer := private.setting_integer('contact_requests_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if open_thread.kind = 'application' then
    select a.* into application from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.id = open_thread.target_id and me in (a.applicant_id, p.user_id);
    if application.id is not null then
      found_id := private.thread_of_application(application);
    end if;
  elsif open_thread.kind = 'contact' then
    select * into contact from public.relasi_bisnis as r where r.id = open_thread.target_id and r.user_id <> me;
    if contact.id is not null then
      select t.id into found_id from public.threads as t where t.contact_id = contact.id and t.starter_id = me;
      if found_id is null then
        if not private.has_premium(me) then
          raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
        end if;
        perform private.require_may(me, 'contact_request');
        if not private.may(contact.user_id, 'contact_request') then
          raise exception 'Orang ini belum bisa dihubungi lewat pesan' using errcode = 'PT403', hint = 'contact_hidden';
        end if;
        perform private.lock_user('contact_request', me);
        if limit_a_day > 0 and (
          select count(*) from public.threads as t
          where t.starter_id = me and t.kind = 'contact' and t.created_at > now() - interval '24 hours'
        ) >= limit_a_day then
          raise exception 'Anda sudah memulai % percakapan dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
            using errcode = 'PT429', hint = 'daily_limit';
        end if;
        insert into public.threads (kind, contact_id, starter_id) values ('contact', contact.id, me)
        on conflict (contact_id, starter_id) do nothing returning id into found_id;
        if found_id is null then
          return (select t.id from public.threads as t where t.contact_id = contact.id and t.starter_id = me);
        end if;
        insert into public.thread_members (thread_id, user_id, display_name)
        select found_id, me, p.nama_lengkap from public.pengguna as p where p.id = me
        union all select found_id, contact.user_id, contact.name;
      end if;
    end if;
  end if;
  if found_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return found_id;
end
$$;

create or replace function public.invite_person(project_id uuid, person_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  project public.project_listings;
  application public.project_applications;
  found_id uuid;
  limit_a_day integer := private.setting_integer('invitations_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select * into project from public.project_listings as p where p.id = invite_person.project_id and p.user_id = me;
  if project.id is null then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select * into application from public.project_applications as a
  where a.project_id = project.id and a.applicant_id = invite_person.person_id;
  if application.id is not null then
    return private.thread_of_application(application);
  end if;
  select t.id into found_id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id;
  if found_id is not null then
    return found_id;
  end if;
  if not project.is_active or project.expires_at <= now() then
    raise exception 'Proyek ini sudah ditutup. Buka lagi untuk mengundang orang.' using errcode = 'PT409', hint = 'project_closed';
  end if;
  perform private.require_may(me, 'invite');
  if invite_person.person_id = me or not private.is_findable(invite_person.person_id) then
    raise exception 'Orang ini tidak bisa diundang' using errcode = 'PT404', hint = 'not_findable';
  end if;
  perform private.lock_user('invitation', me);
  if limit_a_day > 0 and (
    select count(*) from public.threads as t
    where t.starter_id = me and t.kind = 'invitation' and t.created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengundang % orang dalam 24 jam terakhir. Lanjutkan besok, ya.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.threads (kind, project_id, invited_id, starter_id)
  values ('invitation', project.id, invite_person.person_id, me)
  on conflict (project_id, invited_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  select found_id, me, project.owner_name
  union all select found_id, p.id, coalesce(p.nama_lengkap, p.username) from public.pengguna as p where p.id = invite_person.person_id;
  return found_id;
end
$$;

create or replace function private.contact_is_open(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select (
    exists (select from public.project_applications as a where a.id = thread.application_id and a.status = 'accepted')
    or (select count(*) = 2 and bool_and(m.shared_at is not null) from public.thread_members as m where m.thread_id = thread.id)
  ) and not exists (
    select from public.thread_members as m where m.thread_id = thread.id and not private.may(m.user_id, 'reveal')
  )
$$;

create or replace function public.send_message(person uuid, thread_id uuid, message_id uuid, body text, risk text default null)
returns public.thread_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  thread public.threads;
  other uuid;
  line public.thread_messages;
  sender_name text;
  needed text;
  -- Line breaks and joined emoji stay; control and direction marks, which make a text look like another, go.
  words text := btrim(
    regexp_replace(coalesce(send_message.body, ''), '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    E' \n\t'
  );
begin
  select m.display_name into sender_name from public.thread_members as m
  where m.thread_id = send_message.thread_id and m.user_id = person;
  if sender_name is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  -- One line after the other, so that the order of a thread is that of its times.
  select t.* into thread from public.threads as t where t.id = send_message.thread_id for update;
  select m.* into line from public.thread_messages as m where m.id = send_message.message_id;
  if line.id is not null then
    if line.sender_id is not distinct from person and line.thread_id = thread.id then
      return line;
    end if;
    raise exception 'Pesan belum terkirim. Coba lagi.' using errcode = 'PT409', hint = 'message_id_taken';
  end if;
  if words = '' then
    raise exception 'Tulis pesan dulu' using errcode = 'PT422', hint = 'message_empty';
  end if;
  if char_length(words) > 2000 then
    raise exception 'Pesan paling panjang 2.000 karakter' using errcode = 'PT422', hint = 'message_too_long';
  end if;
  needed := case thread.kind when 'application' then 'message' else 'message_outside' end;
  other := private.other_member(thread.id, person);
  if thread.ended_at is not null or other is null then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if private.has_blocked(person, other) then
    raise exception 'Anda memblokir orang ini. Buka blokirnya untuk menulis lagi.' using errcode = 'PT403', hint = 'blocked_by_you';
  end if;
  perform private.require_may(person, needed);
  if not private.may(other, needed) then
    raise exception 'Orang ini tidak bisa menerima pesan sekarang' using errcode = 'PT403', hint = 'contact_hidden';
  end if;
  perform private.limit_messages(person);
  insert into public.thread_messages (id, thread_id, sender_id, body, risk, is_delivered, created_at)
  values (
    send_message.message_id, thread.id, person, words, send_message.risk, not private.has_blocked(other, person), clock_timestamp()
  ) returning * into line;
  if line.is_delivered then
    update public.threads as t set last_message_at = line.created_at where t.id = thread.id;
    update public.thread_members as m set unread = m.unread + 1, unread_since = coalesce(m.unread_since, line.created_at)
    where m.thread_id = thread.id and m.user_id = other;
    perform private.notify_in_thread(thread.id, other, 'Pesan baru dari ' || sender_name);
  end if;
  return line;
end
$$;

create or replace function public.share_contact(thread_id uuid, shares boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(share_contact.thread_id, auth.uid());
  mine public.thread_members;
begin
  select m.* into mine from public.thread_members as m where m.thread_id = share_contact.thread_id and m.user_id = me for update;
  if mine.user_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if coalesce(share_contact.shares, false) = (mine.shared_at is not null) then
    return mine.shared_at is not null;
  end if;
  if share_contact.shares and (
    other is null or exists (select from public.threads as t where t.id = mine.thread_id and t.ended_at is not null)
  ) then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if share_contact.shares then
    perform private.require_may(me, 'reveal');
    if not private.may(other, 'reveal') then
      raise exception 'Di percakapan ini kontak tidak dibagikan. Tetap menulis di sini, ya.'
        using errcode = 'PT403', hint = 'contact_hidden';
    end if;
  end if;
  update public.thread_members as m set shared_at = case when share_contact.shares then now() end
  where m.thread_id = mine.thread_id and m.user_id = me;
  if share_contact.shares and not private.has_blocked(other, me) and not private.has_blocked(me, other) then
    perform private.notify_in_thread(mine.thread_id, other, mine.display_name || ' ingin berbagi kontak');
  end if;
  return coalesce(share_contact.shares, false);
end
$$;

create or replace function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.matching_profiles as m where m.user_id = is_findable.person and m.findable and m.is_adult
  ) and private.may(person, 'be_found')
$$;

create or replace function private.change_voucher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if row(new.id, new.voucher_code, new.user_id, new.coins, new.amount, new.created_at, new.expired_at)
    is distinct from row(old.id, old.voucher_code, old.user_id, old.coins, old.amount, old.created_at, old.expired_at)
  then
    raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
  end if;
  if row(new.frozen_at, new.frozen_reason) is distinct from row(old.frozen_at, old.frozen_reason) then
    if old.status <> 'active' or new.status <> 'active' or old.frozen_at is not null or new.frozen_at is null then
      raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
    end if;
    perform private.write_audit('voucher.frozen', 'voucher', old.id::text, null,
      jsonb_build_object('amount', old.amount, 'user_id', old.user_id), new.frozen_reason);
    return new;
  end if;
  if old.frozen_at is not null and new.status = 'paid' then
    raise exception 'Voucher ini dibekukan: %', old.frozen_reason using errcode = 'PT409', hint = 'voucher_frozen';
  end if;
  if old.status = 'active' and new.status = 'paid' and old.expired_at > now() then
    if old.user_id = auth.uid() then
      raise exception 'Voucher Anda sendiri dibayar oleh admin lain' using errcode = 'PT403', hint = 'own_voucher';
    end if;
    if not private.may(old.user_id, 'pay_out') then
      raise exception 'Pemilik voucher ini belum punya persetujuan orang tua atau wali' using errcode = 'PT409', hint = 'guardian_needed';
    end if;
    new.paid_at := now();
    new.paid_by := auth.uid();
    new.proof_note := nullif(btrim(new.proof_note), '');
    new.paid_to := private.describe_payout(old.user_id);
    if exists (select from auth.users where id = old.user_id) then
      perform private.notify(old.user_id, 'reward', 'Voucher ' || old.voucher_code || ' sudah dibayar',
        concat_ws(' ', 'Tanda terima ' || old.voucher_code || ': Rp ' || replace(to_char(old.amount, 'FM999,999,999'), ',', '.'),
          'ke ' || new.paid_to) || '.' || coalesce(' Bukti: ' || new.proof_note, ''),
        '/affiliate?tab=vouchers', 'voucher_paid:' || old.id);
    end if;
    perform private.write_audit('voucher.paid', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'paid', 'amount', old.amount, 'user_id', old.user_id), new.proof_note);
  elsif old.status = 'active' and new.status = 'expired' and old.expired_at <= now() then
    perform private.write_audit('voucher.expired', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'expired', 'coins', old.coins, 'user_id', old.user_id));
  else
    raise exception 'Voucher ini tidak aktif lagi' using errcode = 'PT409', hint = 'voucher_not_active';
  end if;
  return new;
end
$$;

create or replace function public.withdraw_coins() returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  balance integer;
  minimum integer := private.setting_integer('min_withdraw_coins');
  voucher public.vouchers;
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.require_may(me, 'pay_out');
  perform private.lock_user('wallet', me);
  select coalesce(sum(amount), 0) into balance
  from public.coin_entries where user_id = me and available_at <= now();
  if balance < minimum then
    raise exception 'Minimal withdraw % coin', minimum using errcode = 'P0001', hint = 'min_withdraw';
  end if;
  for attempt in 1..5 loop
    begin
      insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
      values (
        private.random_code(6), me, balance, balance * private.setting_integer('coin_value_rupiah'),
        now() + make_interval(hours => private.setting_integer('voucher_validity_hours'))
      )
      returning * into voucher;
      exit;
    exception when unique_violation then
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
  perform private.post_coins('withdraw:' || voucher.id, 'withdraw', me, -balance, 'vouchers',
    'Penarikan, voucher ' || voucher.voucher_code, now(), voucher.id::text);
  perform private.write_audit('voucher.created', 'voucher', voucher.id::text, null,
    jsonb_build_object('coins', balance, 'amount', voucher.amount));
  return voucher;
end
$$;

create or replace function private.open_payment_order(person uuid, environment text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  price integer := private.setting_integer('premium_price');
  payment public.payments;
begin
  if not exists (select from auth.users where id = person) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.require_may(person, 'buy');
  perform private.lock_user('payment', person);
  if private.has_premium(person) then
    raise exception 'Anda sudah Premium' using errcode = 'PT409', hint = 'already_premium';
  end if;
  select * into payment from public.payments
  where user_id = person and status in ('pending', 'review') for update;
  if payment.id is not null then
    if payment.status = 'review' or (
      payment.expires_at > now() and payment.amount = price and payment.environment = open_payment_order.environment
    ) then
      -- Coming back to a page that is open costs nothing.
      if payment.snap_token is null then
        perform private.count_payment_attempt(person);
      end if;
      return payment;
    end if;
    -- Should it be paid after all, apply_payment still honours it.
    update public.payments set status = case when expires_at <= now() then 'expired' else 'cancelled' end
    where id = payment.id;
  end if;
  if (
    select count(*) from public.payments where user_id = person and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Terlalu banyak percobaan pembayaran. Coba lagi besok.' using errcode = 'PT429', hint = 'daily_limit';
  end if;
  perform private.count_payment_attempt(person);
  insert into public.payments (order_id, user_id, amount, environment)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYYYMMDD') || '-' || private.random_code(10),
    person, price, open_payment_order.environment
  )
  returning * into payment;
  return payment;
end
$$;

create or replace function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(auth.uid(), 'picture') and (
    private.setting_integer('pictures_per_day') = 0
    or private.recent_pictures(auth.uid()::text) < private.setting_integer('pictures_per_day')
  )
$$;

create or replace function private.limit_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person text := split_part(new.name, '/', 1);
  limit_a_day integer := private.setting_integer('pictures_per_day');
begin
  if person !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return new;
  end if;
  if not private.may(person::uuid, 'picture') then
    raise exception 'Gambar bisa diunggah mulai usia 18 tahun.' using errcode = '42501', hint = 'age_limited';
  end if;
  if limit_a_day = 0 then
    return new;
  end if;
  perform private.lock_user('pictures_per_day', person::uuid);
  if private.recent_pictures(person) >= limit_a_day then
    raise exception 'Anda sudah mengunggah % gambar dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = '42501', hint = 'daily_limit';
  end if;
  return new;
end
$$;

create or replace function public.get_referral_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  return jsonb_build_object(
    'totalReferred', (select count(*) from public.referrals where referrer_id = me),
    'totalCoins', (select coalesce(sum(amount), 0) from public.coin_entries where user_id = me),
    'premiumCount', (
      select count(*) from public.referrals as r where r.referrer_id = me and private.has_premium(r.referred_id)
    ),
    'referredUsers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', person.public_id, 'username', person.username, 'email', person.address,
        'isPremium', private.has_premium(person.referred_id), 'created_at', person.created_at,
        'holdReasons', person.hold_reasons
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username,
          -- Not even a masked address of a member below 18.
          case when private.may(r.referred_id, 'reveal') then private.mask_email(p.email) else '***' end as address,
          case when r.status = 'held' then r.hold_reasons else '{}' end as hold_reasons
        from public.referrals as r join public.pengguna as p on p.id = r.referred_id
        where r.referrer_id = me order by r.created_at desc limit 200
      ) as person
    )
  );
end
$$;

create or replace function public.share_idea(p_idea_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_token text;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'P0002', hint = 'idea_not_found';
  end if;
  perform private.require_may(auth.uid(), 'share');
  select token into found_token from public.idea_shares where idea_id = p_idea_id and revoked_at is null;
  if found_token is null then
    insert into public.idea_shares (idea_id, user_id) values (p_idea_id, auth.uid()) returning token into found_token;
  end if;
  return found_token;
end
$$;

create trigger a_require_age before insert on public.project_listings
  for each row execute function private.require_age('publish');
create trigger a_require_age before insert on public.relasi_bisnis
  for each row execute function private.require_age('directory');
create trigger a_require_age before insert or update on public.matching_profiles
  for each row execute function private.require_age('be_matched');

-- Who has not said the year of birth is not found by matching until then.
delete from private.person_keys as k where not private.may(k.user_id, 'be_found');
