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
  document text not null check (document in ('privacy', 'weekly_mail', 'matching', 'public_page')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint consents_once unique nulls not distinct (user_id, document, version, revoked_at)
);
comment on column public.consents.version is 'Of the text on /privasi at that time.';
comment on column public.consents.revoked_at is 'Null while it holds; the text itself holds until the account ends.';
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
  ('message', false, false, true, true, true, true),
  -- To go on in a conversation that began by a contact request or an invitation.
  ('message_outside', false, false, false, false, false, true),
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
  -- Pictures in a conversation, sent or received.
  ('message_picture', false, false, false, false, false, true),
  -- A link to an idea, under which strangers comment.
  ('share', false, false, false, false, false, true),
  ('contact_request', false, false, false, false, false, true),
  ('invite', false, false, false, false, false, true),
  -- That the own data are read for matching, and that others find one by it.
  ('be_matched', false, false, false, false, false, true),
  ('be_found', false, false, false, false, false, true),
  -- To confirm the agreement of a team; that the page of a project shows the own name.
  ('agree', false, false, true, false, true, true),
  ('show_name', false, false, false, false, false, true),
  -- A page at /u/<username> or /usaha/<name>, and signs of oneself on cards.
  ('be_public', false, false, false, false, false, true),
  -- The weekly mail.
  ('weekly_mail', false, false, false, false, false, true);

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

-- Whether the ages of two members let one see the other's number and e-mail.
create function private.may_reach(person uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(person, 'reveal') and private.may(other, 'reveal')
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

-- What stands against the privacy of a member below 18 goes when the year is known: public page, entry in the directory, matching,
-- pictures, shared ideas, number and e-mail in applications and conversations; also those that others gave to this member.
create function private.protect_young(person uuid) returns void
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
  update public.interview_links set closed_at = now() where user_id = person and closed_at is null;
  delete from public.sales_pages where user_id = person;
  update public.project_applications set applicant_email = null, applicant_whatsapp = null, via_messages = true
  where (applicant_id = person or project_id in (select id from public.project_listings where user_id = person))
    and not (via_messages and applicant_email is null and applicant_whatsapp is null);
  update public.thread_members set shared_at = null where user_id = person and shared_at is not null;
  update public.team_members set is_shown = false where user_id = person and is_shown;
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
create function private.state_age(birth_year integer, text_version text, guardian_email text default null) returns text
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
call private.expose('state_age(integer, text, text)', 'authenticated');

-- What is known of the caller's age, and of the guardian who was asked last. One row; birth_year is null while it was not stated.
-- age_group: unstated, child, child_confirmed, teen, teen_confirmed, adult. Errors: 42501 login_required.
create function private.get_age_status() returns table (
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
call private.expose('get_age_status()', 'authenticated');
comment on function public.get_age_status() is
  'nullable: birth_year, guardian_email, asked_at, expires_at, confirmed_at, ended_at, was_declined, relation, email_status';
