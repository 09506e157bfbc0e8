-- The product's database at its beginning, made from supabase/schemas. Never changed: what comes later is a migration of its own.

-- schemas/base.sql

-- Nothing is executable or readable by default: PostgreSQL grants EXECUTE on every new function to PUBLIC, and a hosted
-- project grants everything in public to anon and authenticated. So each file grants what it means to.
-- The global form is needed: the per-schema form cannot take away a global grant.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Helpers and rules that no client can call: the API does not expose this schema. Policies need USAGE to name them.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Similarity of names for the two directories.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Loads pg_trgm into this session: only then may a role that is no superuser fix one of its settings for a function.
do $$ begin perform extensions.show_trgm('kawanusaha'); end $$;

-- Trigger: an update stamps its row with the time of its transaction.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Trigger of the books and of the audit log: their rows are never changed and never removed.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'PT403', hint = 'append_only';
end
$$;

-- The id that the server gave the request, for tracing an audit row back to the logs.
create function private.request_id() returns text
language sql stable set search_path = '' as $$
  select left(coalesce(
    nullif(current_setting('request.id', true), ''),
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id'
  ), 100)
$$;

-- One lock per kind and user until the transaction ends: makes 'count, then insert' safe against parallel requests.
create function private.lock_user(purpose text, user_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(purpose || ':' || user_id::text, 0))
$$;

-- Random upper-case letters and digits for codes that are read and typed by hand: without I, O, 0 and 1, so 5 bits each, from
-- the strong random bytes of a version 4 uuid (byte 6 holds its version, so it is left out). At most 15 characters.
create function private.random_code(length integer) returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(bytes, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes offset 0) as drawn,
    unnest((array[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15])[1 : random_code.length]) as place
$$;

-- schemas/text.sql

-- Turns a WhatsApp number as it is typed into the digits that wa.me needs: '+62 812-3456-7890', '0812…', '0062 812…' all give
-- '62812…'. Null when it is no number of 9 to 13 digits after the prefix (spec §5).
create function private.normalize_whatsapp(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when digits ~ '^62\d{9,13}$' then digits end
  from (
    select regexp_replace(
      regexp_replace(regexp_replace(compact, '^00', '+'), '^(\+62|62|0)', '62'),
      '^620', '62'
    ) as digits
    from (select regexp_replace(value, '[[:space:].()/\u00a0\u2010-\u2015-]+', '', 'g') as compact) as stripped
  ) as normalized
$$;
grant execute on function private.normalize_whatsapp(text) to authenticated, service_role;

-- The canonical invite link of a WhatsApp group, without tracking parameters; null when the host is any other.
create function private.normalize_group_link(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'https://chat.whatsapp.com/' || (
    regexp_match(btrim(value), '^(?:https?://)?chat\.whatsapp\.com/(?:invite/)?([0-9A-Za-z_-]{6,64})/?(?:[?#].*)?$', 'i')
  )[1]
$$;
grant execute on function private.normalize_group_link(text) to authenticated, service_role;

-- The upper end of a budget text in whole Rupiah, so that listings can be filtered by money: 'Rp 1-5 juta' → 5000000,
-- '500rb' → 500000, '2.000.000' → 2000000, 'negosiasi' → null.
create function private.parse_budget(value text) returns bigint
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  part text[];
  digits text;
  unit text;
  next_unit text;
  amount numeric;
  highest numeric;
begin
  -- From the last number to the first, because the unit of a range stands behind its end.
  for part in
    select found.match
    from regexp_matches(
      lower(value), '(\d+(?:[.,]\d+)*)\s*(miliar|milyar|juta|ribu|jt|rb|m|k)?(?![a-z])', 'g'
    ) with ordinality as found (match, position)
    order by found.position desc
  loop
    digits := part[1];
    unit := part[2];
    if digits ~ '^\d{1,3}([.,]\d{3})+$' then
      amount := translate(digits, '.,', '')::numeric;
    elsif digits ~ '^\d{1,3}(\.\d{3})+,\d{1,2}$' then
      amount := replace(split_part(digits, ',', 1), '.', '')::numeric;
    elsif digits ~ '^\d{1,15}([.,]\d{1,3})?$' then
      amount := replace(digits, ',', '.')::numeric;
    else
      continue;
    end if;
    if unit is null and amount < 1000 then
      unit := next_unit;
    end if;
    next_unit := coalesce(unit, next_unit);
    amount := amount * case
      when unit in ('rb', 'ribu', 'k') then 1000
      when unit in ('jt', 'juta') then 1000000
      when unit in ('m', 'miliar', 'milyar') then 1000000000
      else 1
    end;
    if amount between 1000 and 1000000000000 then
      highest := greatest(highest, amount);
    end if;
  end loop;
  return round(highest);
end
$$;
grant execute on function private.parse_budget(text) to authenticated, service_role;

-- What a listing or a contact can be found by; the name weighs most. A body that is bound when the function is made
-- (begin atomic) can be taken into the statement that calls it, which makes writing a row cheaper.
create function private.search_vector(title text, labels text, body text) returns tsvector
language sql immutable parallel safe
begin atomic
  select setweight(to_tsvector('pg_catalog.indonesian', coalesce(title, '')), 'A')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(labels, '')), 'B')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(body, '')), 'C');
end;
grant execute on function private.search_vector(text, text, text) to authenticated, service_role;

-- array_to_string is only STABLE, because other element types depend on settings; for text it never changes.
create function private.join_words(words text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(words, ' ')
$$;
grant execute on function private.join_words(text[]) to authenticated, service_role;

-- What was typed into a search box, each word required, the last one as a prefix. Null when nothing is left of it.
create function private.search_query(value text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select case when words::text <> '' then (words::text || ':*')::tsquery end
  from (select plainto_tsquery('pg_catalog.indonesian', left(value, 200)) as words) as parsed
$$;

-- schemas/administration.sql

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

-- A definer function, because a policy on user_roles that reads user_roles would never end.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

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

-- First line of every admin function. Errors: 42501 admin_required.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.is_admin() then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501', hint = 'admin_required';
  end if;
end
$$;

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

-- The audit log as admins read it, newest first, with the user names of who acted and of the account acted upon;

-- total_count is the number of all lines whose action begins as asked. Errors: 42501 admin_required.
create function public.admin_list_audit(action_prefix text default null, page integer default 1, page_size integer default 25)
returns table (
  id bigint, actor_id uuid, actor_name text, action text, target_kind text, target_id text, target_name text,
  before jsonb, after jsonb, reason text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  prefix text := coalesce(admin_list_audit.action_prefix, '');
begin
  perform private.require_admin();
  return query
    select a.id, a.actor_id, actor.username, a.action, a.target_kind, a.target_id, target.username,
      a.before, a.after, a.reason, a.created_at,
      (select count(*) from public.audit_log as l where starts_with(l.action, prefix))
    from public.audit_log as a
      left join public.pengguna as actor on actor.id = a.actor_id
      left join public.pengguna as target on a.target_kind = 'user' and target.id::text = a.target_id
    where starts_with(a.action, prefix)
    order by a.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_audit(text, integer, integer) to authenticated;
comment on function public.admin_list_audit(text, integer, integer) is
  'nullable: actor_id, actor_name, target_id, target_name, before, after, reason';

-- schemas/settings.sql

-- What an admin may change without a new version: price, coin amounts, links. The defaults are the specification's (§9).
create table public.app_settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,60}$'),
  value jsonb not null check (octet_length(value::text) <= 4000),
  label text not null default '' check (char_length(label) <= 200),
  is_public boolean not null default false,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index app_settings_updated_by_idx on public.app_settings (updated_by);

alter table public.app_settings enable row level security;
revoke all on public.app_settings from anon, authenticated;
grant select on public.app_settings to anon, authenticated;
grant update (value) on public.app_settings to authenticated;

create policy "read public" on public.app_settings for select to anon using (is_public);
create policy "read public, admins all" on public.app_settings for select to authenticated
  using (is_public or (select private.is_admin()));
create policy "admins update" on public.app_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The specification's figures (§9); `contracts` holds the same ones.
insert into public.app_settings (key, value, label, is_public) values
  ('premium_price', '80000', 'Harga Premium (Rupiah)', true),
  ('premium_item_name', '"Premium Package"', 'Nama item pembayaran', true),
  ('coin_value_rupiah', '1000', 'Nilai 1 coin (Rupiah)', true),
  ('min_withdraw_coins', '50', 'Minimal withdraw (coin)', true),
  ('signup_reward_coins', '5', 'Hadiah pendaftaran (coin)', true),
  ('premium_reward_coins', '20', 'Hadiah pembelian Premium (coin)', true),
  ('reward_hold_days', '7', 'Masa tahan hadiah (hari)', true),
  ('voucher_validity_hours', '48', 'Masa berlaku voucher (jam)', true),
  ('referral_burst_limit', '10', 'Pendaftaran per kode dalam 24 jam sebelum ditinjau', false),
  ('support_email', 'null', 'E-mail dukungan', true),
  ('support_whatsapp', 'null', 'WhatsApp dukungan', true),
  ('contact_address', 'null', 'Alamat kantor', true);

-- The whole number of one setting; null when there is no such setting.
create function private.setting_integer(key text) returns integer
language sql stable security definer set search_path = '' as $$
  select (value #>> '{}')::integer from public.app_settings as s where s.key = setting_integer.key
$$;

-- Trigger: a number stays a whole number (and above 0 where 0 makes no sense), a text stays a text; who changed it and why goes
-- into the audit log. The reason is what admin_update_setting left in this transaction. Errors: PT422 bad_setting.
create function private.change_setting() returns trigger
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
create trigger change before update on public.app_settings
  for each row execute function private.change_setting();

-- Changes one setting with a reason. Errors: 42501 admin_required · PT404 not_found · PT422 bad_setting.
create function public.admin_update_setting(key text, value jsonb, reason text default null) returns public.app_settings
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  setting public.app_settings;
begin
  perform private.require_admin();
  perform set_config('kawanusaha.reason', left(coalesce(admin_update_setting.reason, ''), 1000), true);
  update public.app_settings as s set value = coalesce(admin_update_setting.value, 'null')
  where s.key = admin_update_setting.key returning * into setting;
  if setting.key is null then
    raise exception 'Pengaturan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return setting;
end
$$;
grant execute on function public.admin_update_setting(text, jsonb, text) to authenticated;

-- schemas/messages.sql

-- What the notification centre shows. Rows come from triggers and jobs through private.notify only.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system'
  )),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 1000),
  link text check (link ~ '^/[^/\\]' and char_length(link) <= 300),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  in_app boolean not null default true,
  email_status text not null default 'skipped' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  dedupe_key text unique
);
comment on column public.notifications.in_app is 'False where the member wants this kind by e-mail only; such a row is not shown.';
comment on column public.notifications.email_status is 'The mail job sends what is pending.';
comment on column public.notifications.dedupe_key is 'The business fact behind it, so that a repeated job tells nobody twice.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null and in_app;
create index notifications_email_idx on public.notifications (created_at) where email_status = 'pending';

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select (id, user_id, kind, title, body, link, read_at, created_at) on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
grant delete on public.notifications to authenticated;

create policy "read own" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and in_app);
create policy "mark own" on public.notifications for update to authenticated
  using (user_id = (select auth.uid()) and in_app) with check (user_id = (select auth.uid()));
create policy "delete own" on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()) and in_app);

-- Which kinds a member wants, and whether in the app, by e-mail or both. No row means both.
create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system'
  )),
  email boolean not null default true,
  in_app boolean not null default true,
  primary key (user_id, kind)
);

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated;

create policy "own" on public.notification_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Tells a member something, in the ways that the member wants this kind. Adds no row where neither is wanted, and none where
-- the same fact (dedupe_key) has been told before.
create function private.notify(
  person uuid, kind text, title text, body text, link text, dedupe_key text default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wants_email boolean := true;
  wants_in_app boolean := true;
begin
  select p.email, p.in_app into wants_email, wants_in_app
  from public.notification_preferences as p where p.user_id = person and p.kind = notify.kind;
  if not coalesce(wants_email, true) and not coalesce(wants_in_app, true) then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, body, link, in_app, email_status, dedupe_key)
  values (
    person, notify.kind, left(notify.title, 200), left(notify.body, 1000), notify.link, coalesce(wants_in_app, true),
    case when coalesce(wants_email, true) then 'pending' else 'skipped' end, notify.dedupe_key
  )
  on conflict (dedupe_key) do nothing;
end
$$;

-- The ticket form of /kontak. Everyone may write; admins read and close.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_number text not null unique,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;

create policy "read own, admins all" on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins close" on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Takes a message and gives its ticket number. At most 5 in 24 hours per address, and per account.
-- Errors: 23514 a field is empty, too long or no e-mail address · PT429 daily_limit.
create function public.submit_contact_message(
  name text, email text, subject text, message text, out ticket_number text, out created_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := lower(btrim(submit_contact_message.email));
begin
  perform pg_advisory_xact_lock(hashtextextended('contact:' || coalesce(address, ''), 0));
  if (
    select count(*) from public.contact_messages as c
    where c.created_at > now() - interval '24 hours' and (lower(c.email) = address or c.user_id = auth.uid())
  ) >= 5 then
    raise exception 'Anda sudah mengirim 5 pesan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.contact_messages as c (ticket_number, name, email, subject, message, user_id)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || private.random_code(6),
    btrim(submit_contact_message.name), address, btrim(submit_contact_message.subject),
    btrim(submit_contact_message.message), auth.uid()
  )
  returning c.ticket_number, c.created_at into ticket_number, created_at;
end
$$;
grant execute on function public.submit_contact_message(text, text, text, text) to anon, authenticated, service_role;
comment on function public.submit_contact_message(text, text, text, text) is 'nullable: none';

-- Trigger: closing a message or opening it again is an admin's action like any other and leaves a row in the audit log.
create function private.audit_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('contact_message.' || new.status, 'contact_message', new.ticket_number,
    jsonb_build_object('status', old.status), jsonb_build_object('status', new.status));
  return null;
end
$$;
create trigger audit_change after update of status on public.contact_messages
  for each row when (new.status is distinct from old.status) execute function private.audit_contact_message();

-- schemas/accounts.sql

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
create index pengguna_email_idx on public.pengguna (lower(email));
create index pengguna_no_wa_idx on public.pengguna (no_wa);
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

-- Makes the profile of a new account from the sign-up data {username, nama_lengkap, no_wa?} (spec §3): with e-mail
-- confirmation on, there is no session yet that could insert it. Errors that a client can tell apart by hint:
--   PT409 username_taken      the username belongs to another account
--   PT422 username_too_short  fewer than 3 or more than 30 characters
--   PT422 name_too_short      the full name has fewer than 3 or more than 100 characters
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
create function public.get_user_metadata(user_id uuid default null) returns jsonb
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
grant execute on function public.get_user_metadata(uuid) to authenticated;

-- The signed-in devices of the caller (section Keamanan of /profil). The auth API can end sessions but not list them.
create function public.list_sessions()
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
revoke execute on function public.list_sessions() from public, anon;
grant execute on function public.list_sessions() to authenticated;
comment on function public.list_sessions() is 'nullable: user_agent';

-- Ends one other session of the caller; its refresh tokens go with it. True when there was one.
create function public.end_session(session_id uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions
    where id = end_session.session_id and user_id = auth.uid()
      and id::text is distinct from (auth.jwt() ->> 'session_id')
    returning 1
  )
  select exists (select from ended)
$$;
revoke execute on function public.end_session(uuid) from public, anon;
grant execute on function public.end_session(uuid) to authenticated;

-- The accounts, newest first, one page at a time; total_count is the number of all that match. Errors: 42501 admin_required.
create function public.admin_list_users(search text default null, page integer default 1, page_size integer default 25)
returns table (
  id uuid, username text, nama_lengkap text, email text, is_premium boolean, is_admin boolean, created_at timestamptz,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_users.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select p.id, p.username, p.nama_lengkap, p.email, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'),
      p.tanggal_daftar, count(*) over ()
    from public.pengguna as p
    where pattern = '%%' or p.username ilike pattern or p.email ilike pattern or p.nama_lengkap ilike pattern
    order by p.tanggal_daftar desc, p.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_users(text, integer, integer) to authenticated;
comment on function public.admin_list_users(text, integer, integer) is 'nullable: email';

-- schemas/payments.sql

-- Orders of the Premium plan and what the payment provider said about them. Written by the server; members read their own.
-- user_id has no foreign key: the books outlive the account.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique check (order_id ~ '^[A-Za-z0-9._~-]{1,50}$'),
  user_id uuid not null,
  plan text not null default 'premium' check (plan = 'premium'),
  amount integer not null check (amount > 0),
  status text not null default 'pending' check (status in (
    'pending', 'review', 'paid', 'denied', 'expired', 'cancelled', 'failed', 'reversed', 'refunded', 'charged_back'
  )),
  environment text not null default 'sandbox' check (environment in ('sandbox', 'production')),
  snap_token text check (char_length(snap_token) <= 200),
  redirect_url text check (redirect_url ~ '^https?://' and char_length(redirect_url) <= 500),
  payment_type text check (char_length(payment_type) <= 50),
  instructions jsonb check (octet_length(instructions::text) <= 8000),
  transaction_id text check (char_length(transaction_id) <= 100),
  needs_refund boolean not null default false,
  expires_at timestamptz not null default now() + interval '24 hours',
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.payments.amount is 'Rupiah';
comment on column public.payments.needs_refund is 'Paid although the member was Premium already; an admin gives the money back.';
create unique index payments_open_key on public.payments (user_id, plan) where status in ('pending', 'review');
create index payments_user_id_idx on public.payments (user_id, created_at desc);
create index payments_created_at_idx on public.payments (created_at desc, id desc);
create index payments_status_idx on public.payments (status, created_at desc, id desc);
create index payments_needs_refund_idx on public.payments (created_at) where needs_refund;

alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated, service_role;
grant select on public.payments to authenticated, service_role;

-- The status changes through private.apply_payment only.
grant update (snap_token, redirect_url, expires_at, instructions, payment_type) on public.payments to service_role;

create policy "read own, admins all" on public.payments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger set_updated_at before update on public.payments
  for each row execute function private.set_updated_at();

create trigger refuse_delete before delete on public.payments
  for each row execute function private.refuse_change();

-- Every message about an order, stored raw before it is acted upon, so that it can be looked at and replayed.
create table public.payment_events (
  id uuid primary key default gen_random_uuid(),
  order_id text not null check (char_length(order_id) <= 100),
  dedupe_key text not null unique check (char_length(dedupe_key) <= 300),
  source text not null check (source in ('webhook', 'status', 'job', 'admin')),
  payload jsonb not null,
  signature_valid boolean,
  outcome text check (char_length(outcome) <= 200),
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
comment on column public.payment_events.order_id is 'No foreign key: a message about an order that is not ours is kept too.';
create index payment_events_order_id_idx on public.payment_events (order_id, received_at desc);
create index payment_events_received_at_idx on public.payment_events (received_at desc, id desc);
create index payment_events_open_idx on public.payment_events (received_at) where processed_at is null;

alter table public.payment_events enable row level security;
revoke all on public.payment_events from anon, authenticated, service_role;
grant select on public.payment_events to authenticated, service_role;
grant insert, update (outcome, processed_at) on public.payment_events to service_role;

create policy "admins read" on public.payment_events for select to authenticated using ((select private.is_admin()));

-- How often a member asked for a new payment page within the current minute: each costs a call to the provider.
create table private.payment_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  minute_began_at timestamptz not null,
  attempts integer not null check (attempts > 0)
);

alter table private.payment_attempts enable row level security;

-- Counts one attempt. A refused one is not counted, so that pressing again and again does not lengthen the wait.
-- Errors: PT429 minute_limit (more than 5 in a minute); the detail says how many seconds remain.
create function private.count_payment_attempt(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  minute private.payment_attempts;
begin
  insert into private.payment_attempts as a (user_id, minute_began_at, attempts) values (person, clock_timestamp(), 1)
  on conflict (user_id) do update set
    attempts = case when a.minute_began_at <= clock_timestamp() - interval '1 minute' then 1 else a.attempts + 1 end,
    minute_began_at = case
      when a.minute_began_at <= clock_timestamp() - interval '1 minute' then clock_timestamp() else a.minute_began_at
    end
  returning * into minute;
  if minute.attempts > 5 then
    raise exception 'Terlalu banyak percobaan pembayaran. Coba lagi sebentar lagi.' using
      errcode = 'PT429', hint = 'minute_limit',
      detail = greatest(1, ceil(extract(epoch from minute.minute_began_at + interval '1 minute' - clock_timestamp())))::text;
  end if;
end
$$;

-- The member's open order, or a new one at the price that is in force: a double click gives the same order.
-- Errors: PT409 already_premium · PT429 daily_limit (more than 20 orders in 24 hours) · PT429 minute_limit (more than 5
-- payment pages in a minute) · PT404 not_found (no such account).
create function private.open_payment_order(person uuid, environment text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  price integer := private.setting_integer('premium_price');
  payment public.payments;
begin
  if not exists (select from auth.users where id = person) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
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

-- For functions that run beside a hosted project and reach the database with the secret key only.
create function public.open_payment_order(user_id uuid, environment text) returns public.payments
language sql volatile security definer set search_path = '' as $$
  select * from private.open_payment_order(user_id, environment)
$$;
revoke execute on function public.open_payment_order(uuid, text) from public, anon, authenticated;
grant execute on function public.open_payment_order(uuid, text) to service_role;

-- All payments with whose they are, newest first. p_status may also be 'needs_refund'.
create function public.admin_list_payments(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, order_id text, user_id uuid, username text, email text, amount integer, status text, environment text,
  payment_type text, transaction_id text, needs_refund boolean, created_at timestamptz, paid_at timestamptz,
  expires_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_payments.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select y.id, y.order_id, y.user_id, p.username, p.email, y.amount, y.status, y.environment, y.payment_type,
      y.transaction_id, y.needs_refund, y.created_at, y.paid_at, y.expires_at, count(*) over ()
    from public.payments as y left join public.pengguna as p on p.id = y.user_id
    where (coalesce(p_status, 'all') = 'all' or y.status = p_status or (p_status = 'needs_refund' and y.needs_refund))
      and (pattern = '%%' or y.order_id ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by y.created_at desc, y.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_payments(text, text, integer, integer) to authenticated;
comment on function public.admin_list_payments(text, text, integer, integer) is 'nullable: username, email, payment_type, transaction_id, paid_at';

-- schemas/premium.sql

-- Invariant 1: an account is Premium if and only if a row here is live. Written by private.apply_payment and by audited
-- admin grants only; pengguna.paket and user_metadata.is_premium mirror it for display and are never read by a decision.
create table public.entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'premium' check (kind = 'premium'),
  source text not null check (source in ('payment', 'admin')),
  payment_id uuid references public.payments (id),
  granted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoke_reason text check (char_length(revoke_reason) <= 1000),
  check (source <> 'payment' or payment_id is not null)
);
create unique index entitlements_live_key on public.entitlements (user_id, kind) where revoked_at is null;
create index entitlements_user_id_idx on public.entitlements (user_id, created_at desc);
create index entitlements_granted_by_idx on public.entitlements (granted_by);
create index entitlements_payment_id_idx on public.entitlements (payment_id);

alter table public.entitlements enable row level security;
revoke all on public.entitlements from anon, authenticated, service_role;
grant select on public.entitlements to authenticated, service_role;

create policy "read own, admins all" on public.entitlements for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger mirror after insert or update on public.entitlements
  for each row execute function private.refresh_mirrors();

-- Whether an account is Premium now; what every decision asks.
create function private.has_premium(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.entitlements where user_id = person and kind = 'premium' and revoked_at is null)
$$;
grant execute on function private.has_premium(uuid) to authenticated, service_role;

-- Gives Premium without a payment. Errors: 42501 admin_required · PT422 reason_required · PT404 not_found ·
-- PT409 already_premium.
create function public.admin_grant_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_admin();
  why := private.require_reason(admin_grant_premium.reason);
  if not exists (select from auth.users as u where u.id = admin_grant_premium.user_id) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.lock_user('payment', admin_grant_premium.user_id);
  insert into public.entitlements (user_id, source, granted_by, reason)
  values (admin_grant_premium.user_id, 'admin', auth.uid(), why)
  on conflict do nothing
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini sudah Premium' using errcode = 'PT409', hint = 'already_premium';
  end if;
  perform private.write_audit('premium.granted', 'user', admin_grant_premium.user_id::text, null,
    jsonb_build_object('entitlement_id', entitlement.id), why);
  perform private.notify(admin_grant_premium.user_id, 'payment', 'Premium Anda aktif',
    'Admin mengaktifkan Premium untuk akun Anda.', '/akses-premium', 'premium_granted:' || entitlement.id);
  return entitlement;
end
$$;
grant execute on function public.admin_grant_premium(uuid, text) to authenticated;

-- Ends Premium, whatever it came from; a payment is not refunded by this. Errors as above · PT409 not_premium.
create function public.admin_revoke_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_admin();
  why := private.require_reason(admin_revoke_premium.reason);
  perform private.lock_user('payment', admin_revoke_premium.user_id);
  update public.entitlements as e set revoked_at = now(), revoke_reason = why
  where e.user_id = admin_revoke_premium.user_id and e.revoked_at is null
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini tidak Premium' using errcode = 'PT409', hint = 'not_premium';
  end if;
  perform private.write_audit('premium.revoked', 'user', admin_revoke_premium.user_id::text,
    jsonb_build_object('entitlement_id', entitlement.id, 'source', entitlement.source), null, why);
  return entitlement;
end
$$;
grant execute on function public.admin_revoke_premium(uuid, text) to authenticated;

-- Links that are part of Premium: kept on the server, shown to Premium members, changed by an admin when one has leaked.
create table public.premium_links (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{1,60}$'),
  label text not null check (char_length(label) between 1 and 150),
  url text check (url ~ '^(https://|/[^/\\])' and char_length(url) <= 1000),
  sort integer not null default 0,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on column public.premium_links.url is 'Null until an admin has set it; the page then says that it is coming.';
create index premium_links_updated_by_idx on public.premium_links (updated_by);

alter table public.premium_links enable row level security;
revoke all on public.premium_links from anon, authenticated;
grant select, delete on public.premium_links to authenticated;
grant insert (key, label, url, sort) on public.premium_links to authenticated;
grant update (label, url, sort) on public.premium_links to authenticated;

create policy "premium members and admins read" on public.premium_links for select to authenticated
  using ((select private.has_premium((select auth.uid()))) or (select private.is_admin()));
create policy "admins insert" on public.premium_links for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins update" on public.premium_links for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.premium_links for delete to authenticated
  using ((select private.is_admin()));

-- The 14 workbooks are made by the product itself; an admin may point their link elsewhere.
insert into public.premium_links (key, label, url, sort) values
  ('community', 'Grup WhatsApp komunitas Premium', null, 10),
  ('tutorial-1', 'Tutorial 1', null, 20),
  ('tutorial-2', 'Tutorial 2', null, 21),
  ('tutorial-3', 'Tutorial 3', null, 22),
  ('excel-templates', 'Template Excel 14 in 1', '/template-excel', 30),
  ('support', 'Dukungan prioritas lewat WhatsApp', null, 40);

-- Trigger: each change of a link goes into the audit log. When the admin who last changed it deletes the account, the reference
-- is emptied; that is no change of the link.
create function private.audit_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and row(new.key, new.label, new.url, new.sort) is not distinct from row(old.key, old.label, old.url, old.sort) then
    return new;
  end if;
  if tg_op <> 'DELETE' then
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  perform private.write_audit(
    'premium_link.' || lower(tg_op), 'premium_link', coalesce(new.key, old.key),
    case when tg_op <> 'INSERT' then jsonb_build_object('label', old.label, 'url', old.url) end,
    case when tg_op <> 'DELETE' then jsonb_build_object('label', new.label, 'url', new.url) end
  );
  return coalesce(new, old);
end
$$;
create trigger audit_change before insert or update or delete on public.premium_links
  for each row execute function private.audit_link();

-- schemas/coins.sql

-- The affiliate ledger: append-only, double entry, whole coins (invariant 2). A balance is the sum of a user's entries.
-- business_key is the fact behind a transfer (premium:<buyer>, signup:<user>, withdraw:<voucher>, expired:<voucher>,
-- clawback:<buyer>), so that no fact is booked twice. user_id has no foreign key: the books outlive the account.
create table public.coin_transfers (
  id uuid primary key default gen_random_uuid(),
  business_key text not null unique check (business_key ~ '^[a-z_]+:.+$'),
  kind text not null check (kind in ('signup_reward', 'premium_reward', 'withdraw', 'voucher_expired', 'clawback')),
  user_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 300),
  reference text,
  available_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index coin_transfers_user_id_idx on public.coin_transfers (user_id, created_at desc, id desc);

alter table public.coin_transfers enable row level security;
revoke all on public.coin_transfers from anon, authenticated, service_role;
grant select on public.coin_transfers to authenticated, service_role;

create policy "read own, admins all" on public.coin_transfers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger refuse_change before update or delete on public.coin_transfers
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_transfers
  for each statement execute function private.refuse_change();

-- The two sides of each transfer: a member and a system account. available_at is when the coins can be withdrawn.
create table public.coin_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references public.coin_transfers (id),
  account text not null check (account in ('user', 'rewards', 'vouchers', 'clawback')),
  user_id uuid,
  amount integer not null check (amount <> 0),
  available_at timestamptz not null default now(),
  check ((account = 'user') = (user_id is not null))
);
create index coin_entries_transfer_id_idx on public.coin_entries (transfer_id);
create index coin_entries_user_id_idx on public.coin_entries (user_id, available_at) include (amount)
  where user_id is not null;

alter table public.coin_entries enable row level security;
revoke all on public.coin_entries from anon, authenticated, service_role;
grant select on public.coin_entries to authenticated, service_role;

create policy "read own, admins all" on public.coin_entries for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger refuse_change before update or delete on public.coin_entries
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_entries
  for each statement execute function private.refuse_change();

create trigger mirror after insert on public.coin_entries
  for each row when (new.account = 'user') execute function private.refresh_mirrors();

-- Trigger: each transfer has entries, and they sum to 0 when the transaction ends.
create function private.check_transfer_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  transfer uuid;
begin
  if tg_table_name = 'coin_transfers' then
    transfer := new.id;
  else
    transfer := new.transfer_id;
  end if;
  if (select coalesce(sum(amount), 1) from public.coin_entries where transfer_id = transfer) <> 0 then
    raise exception 'coin transfer % is not balanced', transfer using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger balanced after insert on public.coin_transfers deferrable initially deferred
  for each row execute function private.check_transfer_balance();
create constraint trigger balanced after insert on public.coin_entries deferrable initially deferred
  for each row execute function private.check_transfer_balance();

-- Books one transfer between a user and a system account. Returns false when this fact (business_key) has been booked before.
-- A withdrawal counts from the epoch, so that it lowers the balance for every transaction from the moment in which it commits:
-- now() is when a transaction began, so a second withdrawal that began earlier and waited for the first one's lock would find
-- the debit 'not available yet' and pay the same coins out again.
create function private.post_coins(
  business_key text, kind text, person uuid, amount integer, counter_account text, reason text,
  available_at timestamptz default now(), reference text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  transfer uuid;
  counts_from timestamptz := case when post_coins.kind = 'withdraw' then 'epoch' else post_coins.available_at end;
begin
  insert into public.coin_transfers (business_key, kind, user_id, reason, reference, available_at)
  values (post_coins.business_key, post_coins.kind, person, post_coins.reason, post_coins.reference, post_coins.available_at)
  on conflict (business_key) do nothing
  returning id into transfer;
  if transfer is null then
    return false;
  end if;
  insert into public.coin_entries (transfer_id, account, user_id, amount, available_at) values
    (transfer, 'user', person, post_coins.amount, counts_from),
    (transfer, counter_account, null, -post_coins.amount, counts_from);
  return true;
end
$$;

-- The caller's coins: available now, on hold, and both together. A negative balance (a refund after a withdrawal) shows as it is.
create function public.get_wallet(out available integer, out held integer, out total integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  select
    coalesce(sum(e.amount) filter (where e.available_at <= now()), 0),
    coalesce(sum(e.amount) filter (where e.available_at > now()), 0),
    coalesce(sum(e.amount), 0)
  into available, held, total
  from public.coin_entries as e where e.user_id = auth.uid();
end
$$;
grant execute on function public.get_wallet() to authenticated, service_role;
comment on function public.get_wallet() is 'nullable: none';

-- One withdrawal makes one voucher over the whole balance (invariant 3); an admin pays it out within its 48 hours, or it
-- expires and gives the coins back. user_id has no foreign key: the books outlive the account.
create table public.vouchers (
  id uuid primary key default gen_random_uuid(),
  voucher_code text not null unique check (voucher_code ~ '^[A-Z0-9]{6}$'),
  user_id uuid not null,
  coins integer not null check (coins > 0),
  amount integer not null check (amount > 0),
  status text not null default 'active' check (status in ('active', 'expired', 'paid')),
  created_at timestamptz not null default now(),
  expired_at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid,
  proof_note text check (char_length(proof_note) <= 500),
  check ((status = 'paid') = (paid_at is not null))
);
comment on column public.vouchers.amount is 'Rupiah';
create index vouchers_user_id_idx on public.vouchers (user_id, created_at desc);
create index vouchers_created_at_idx on public.vouchers (created_at desc, id desc);
create index vouchers_status_idx on public.vouchers (status, created_at desc, id desc);
create index vouchers_expired_at_idx on public.vouchers (expired_at) where status = 'active';

alter table public.vouchers enable row level security;
revoke all on public.vouchers from anon, authenticated, service_role;
grant select on public.vouchers to authenticated, service_role;
grant update (status, proof_note) on public.vouchers to authenticated;

create policy "read own, admins all" on public.vouchers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins mark paid" on public.vouchers for update to authenticated
  using ((select private.is_admin()) and status = 'active' and expired_at > now())
  with check ((select private.is_admin()) and status = 'paid');

create trigger refuse_delete before delete on public.vouchers
  for each row execute function private.refuse_change();

-- Trigger: active becomes paid within its time, or expired after it; nothing else ever changes.
-- Errors: PT403 append_only · PT409 voucher_not_active.
create function private.change_voucher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if row(new.id, new.voucher_code, new.user_id, new.coins, new.amount, new.created_at, new.expired_at)
    is distinct from row(old.id, old.voucher_code, old.user_id, old.coins, old.amount, old.created_at, old.expired_at)
  then
    raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
  end if;
  if old.status = 'active' and new.status = 'paid' and old.expired_at > now() then
    new.paid_at := now();
    new.paid_by := auth.uid();
    new.proof_note := nullif(btrim(new.proof_note), '');
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
create trigger change before update on public.vouchers
  for each row execute function private.change_voucher();

-- Turns the caller's whole available balance into one voucher, in one transaction: two tabs at once make one voucher.
-- Errors: 42501 login_required · P0001 min_withdraw (fewer than 50 available coins).
create function public.withdraw_coins() returns public.vouchers
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
grant execute on function public.withdraw_coins() to authenticated;

-- For the job: warns 6 hours before a voucher expires; expires what is past its time and gives the coins back.
-- Returns how many expired. Any number of processes may run it at once.
create function private.expire_vouchers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  voucher record;
  expired integer := 0;
begin
  for voucher in
    select id, user_id, voucher_code from public.vouchers
    where status = 'active' and expired_at > now() and expired_at <= now() + interval '6 hours'
  loop
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' segera kedaluwarsa',
      'Sisa waktu kurang dari 6 jam. Bila tidak dicairkan, coin Anda kembali ke saldo.', '/affiliate',
      'voucher_expiring:' || voucher.id
    );
  end loop;
  for voucher in
    update public.vouchers set status = 'expired'
    where id in (
      select id from public.vouchers where status = 'active' and expired_at <= now() for update skip locked
    )
    returning id, user_id, voucher_code, coins
  loop
    expired := expired + 1;
    perform private.post_coins('expired:' || voucher.id, 'voucher_expired', voucher.user_id, voucher.coins, 'vouchers',
      'Voucher ' || voucher.voucher_code || ' kedaluwarsa, coin kembali', now(), voucher.id::text);
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' kedaluwarsa',
      voucher.coins || ' coin sudah kembali ke saldo Anda.', '/affiliate', 'voucher_expired:' || voucher.id
    );
  end loop;
  return expired;
end
$$;

-- Marks an active, unexpired voucher as paid out. Errors: 42501 admin_required · PT404 not_found · PT409 voucher_not_active.
create function public.admin_mark_voucher_paid(voucher_id uuid, proof_note text default null) returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_admin();
  update public.vouchers as v set status = 'paid', proof_note = admin_mark_voucher_paid.proof_note
  where v.id = admin_mark_voucher_paid.voucher_id
  returning * into voucher;
  if voucher.id is null then
    raise exception 'Voucher tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return voucher;
end
$$;
grant execute on function public.admin_mark_voucher_paid(uuid, text) to authenticated;

-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept.
create function public.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_vouchers.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select v.id, v.voucher_code, v.user_id, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at,
      v.paid_at, v.proof_note, count(*) over ()
    from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers
    ) as v
    left join public.pengguna as p on p.id = v.user_id
    where (coalesce(p_status, 'all') = 'all' or v.shown_status = p_status)
      and (pattern = '%%' or v.voucher_code ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by v.created_at desc, v.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_vouchers(text, text, integer, integer) to authenticated;
comment on function public.admin_list_vouchers(text, text, integer, integer) is 'nullable: username, email, paid_at, proof_note';

-- The stat cards: numbers of vouchers, and the value of all in Rupiah.
create function public.admin_voucher_stats(
  out total integer, out active integer, out expired integer, out paid integer, out total_value bigint, out paid_value bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  select count(*), count(*) filter (where v.status = 'active' and v.expired_at > now()),
    count(*) filter (where v.status = 'expired' or (v.status = 'active' and v.expired_at <= now())),
    count(*) filter (where v.status = 'paid'),
    coalesce(sum(v.amount), 0), coalesce(sum(v.amount) filter (where v.status = 'paid'), 0)
  into total, active, expired, paid, total_value, paid_value
  from public.vouchers as v;
end
$$;
grant execute on function public.admin_voucher_stats() to authenticated;
comment on function public.admin_voucher_stats() is 'nullable: none';

-- schemas/payment-outcomes.sql

-- Takes Premium and its reward back after the money has gone back. A second order that was paid meanwhile takes the place of
-- the refunded one; then the member stays Premium, and the referrer keeps the reward.
create function private.revoke_purchase(payment public.payments, why text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked boolean;
  successor uuid;
  reward public.coin_transfers;
begin
  update public.entitlements set revoked_at = now(), revoke_reason = why
  where payment_id = payment.id and revoked_at is null;
  revoked := found;
  if revoked then
    select id into successor from public.payments
    where user_id = payment.user_id and status = 'paid' and needs_refund and id <> payment.id
    order by paid_at limit 1 for update;
    if successor is not null then
      update public.payments set needs_refund = false where id = successor;
      insert into public.entitlements (user_id, source, payment_id) values (payment.user_id, 'payment', successor);
    end if;
  end if;

  select * into reward from public.coin_transfers where business_key = 'premium:' || payment.user_id;
  if reward.id is not null
    and (revoked or reward.reference = payment.id::text)
    and not exists (
      select from public.entitlements where user_id = payment.user_id and source = 'payment' and revoked_at is null
    )
  then
    -- The same available_at as the reward: a refund during the hold must not take coins that could be spent.
    perform private.post_coins(
      'clawback:' || payment.user_id, 'clawback', reward.user_id,
      -(select amount from public.coin_entries where transfer_id = reward.id and account = 'user'),
      'clawback', 'Pembelian Premium rekan Anda dikembalikan', reward.available_at, payment.id::text
    );
  end if;
  return revoked;
end
$$;

-- Moves one order to a new status, for private.apply_payment only, which knows about several transactions of one order. Safe
-- to call any number of times, at once, in any order.
-- p_new_status: pending, review, paid, denied, expired, cancelled, failed, reversed, refunded, charged_back.
-- p_details: amount (Rupiah; required for 'paid'), transaction_id, payment_type, instructions, reason; all others are ignored.
-- Returns the outcome:
--   activated        paid, and the member is Premium now
--   duplicate_paid   paid, but the member was Premium already: needs_refund
--   reversed | refunded | charged_back   the money went back; Premium and reward are taken back where they came from it
--   updated          another change of an unpaid order
--   unchanged        nothing new (a repetition, or a message that came too late)
--   amount_mismatch  not our amount: nothing done · unknown_order: nothing done
create function private.change_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  details jsonb := coalesce(p_details, '{}');
  new_status text := p_new_status;
  outcome text;
begin
  if new_status is null or new_status not in (
    'pending', 'review', 'paid', 'denied', 'expired', 'cancelled', 'failed', 'reversed', 'refunded', 'charged_back'
  ) then
    raise exception 'unknown payment status %', new_status using errcode = '22023';
  end if;
  select * into payment from public.payments where order_id = p_order_id;
  if payment.id is null then
    return 'unknown_order';
  end if;
  -- First the member, then the order: two orders of one member that are paid at once must see each other.
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments where id = payment.id for update;

  if new_status = 'paid' and coalesce(details ->> 'amount', '') !~ '^\d{1,12}(\.0{1,2})?$' then
    return 'amount_mismatch';
  end if;
  if details ->> 'amount' is not null and new_status = 'paid' and (details ->> 'amount')::numeric <> payment.amount then
    return 'amount_mismatch';
  end if;
  -- Taken back by the bank minutes after it had settled.
  if payment.status = 'paid' and new_status in ('denied', 'cancelled') then
    new_status := 'reversed';
  elsif payment.status <> 'paid' and new_status = 'reversed' then
    new_status := 'denied'; -- nothing had settled, and the order may still be paid
  end if;

  if new_status = 'paid' then
    if payment.status in ('reversed', 'refunded', 'charged_back') then
      return 'unchanged';
    end if;
    if payment.status = 'paid' then
      -- Two payments of one order (a virtual account and then another): the second goes back.
      if payment.transaction_id is distinct from (details ->> 'transaction_id')
        and payment.transaction_id is not null and details ->> 'transaction_id' is not null and not payment.needs_refund
      then
        update public.payments set needs_refund = true where id = payment.id;
        perform private.write_audit('payment.duplicate', 'payment', payment.order_id, null, details);
        return 'duplicate_paid';
      end if;
      return 'unchanged';
    end if;
    outcome := case
      when private.has_premium(payment.user_id) or not exists (select from auth.users where id = payment.user_id)
        then 'duplicate_paid'
      else 'activated'
    end;
    update public.payments set
      status = 'paid', paid_at = now(), needs_refund = outcome = 'duplicate_paid',
      transaction_id = coalesce(left(details ->> 'transaction_id', 100), transaction_id),
      payment_type = coalesce(left(details ->> 'payment_type', 50), payment_type)
    where id = payment.id;
    if outcome = 'activated' then
      insert into public.entitlements (user_id, source, payment_id) values (payment.user_id, 'payment', payment.id);
      perform private.notify(payment.user_id, 'payment', 'Pembayaran Berhasil!',
        'Premium Anda sudah aktif untuk selamanya. Terima kasih.', '/akses-premium', 'payment_paid:' || payment.id);
    elsif exists (select from auth.users where id = payment.user_id) then
      perform private.notify(payment.user_id, 'payment', 'Pembayaran ganda diterima',
        'Anda sudah Premium. Kami akan mengembalikan pembayaran ' || payment.order_id || '.', '/profil',
        'payment_duplicate:' || payment.id);
    end if;
  elsif new_status in ('reversed', 'refunded', 'charged_back') then
    if payment.status = new_status then
      return 'unchanged';
    end if;
    outcome := new_status;
    update public.payments set status = new_status, needs_refund = false where id = payment.id;
    if payment.status = 'paid' then
      perform private.revoke_purchase(payment, coalesce(left(details ->> 'reason', 1000), new_status));
      if exists (select from auth.users where id = payment.user_id) then
        perform private.notify(payment.user_id, 'payment', 'Pembayaran dikembalikan',
          'Pembayaran ' || payment.order_id || ' sudah dikembalikan.', '/profil', 'payment_back:' || payment.id);
      end if;
    end if;
  elsif payment.status = new_status and new_status <> 'pending' then
    return 'unchanged';
  elsif new_status = 'pending' and payment.status in ('pending', 'denied')
    or new_status = 'review' and payment.status in ('pending', 'denied')
    or new_status = 'denied' and payment.status in ('pending', 'review')
    or new_status in ('expired', 'cancelled', 'failed') and payment.status in ('pending', 'review', 'denied')
  then
    -- A denied order that is tried again opens again, unless the member has opened another one.
    if payment.status = 'denied' and new_status in ('pending', 'review') and exists (
      select from public.payments where user_id = payment.user_id and status in ('pending', 'review')
    ) then
      return 'unchanged';
    end if;
    outcome := 'updated';
    update public.payments set
      status = new_status,
      transaction_id = coalesce(left(details ->> 'transaction_id', 100), transaction_id),
      payment_type = coalesce(left(details ->> 'payment_type', 50), payment_type),
      instructions = coalesce(details -> 'instructions', instructions)
    where id = payment.id;
  else
    return 'unchanged';
  end if;

  if payment.status <> new_status then
    perform private.write_audit('payment.' || new_status, 'payment', payment.order_id,
      jsonb_build_object('status', payment.status),
      jsonb_build_object('status', new_status, 'outcome', outcome, 'user_id', payment.user_id), left(details ->> 'reason', 1000));
  end if;
  return outcome;
end
$$;

-- The one way in which an order changes (security reference 4.2); parameters and outcomes are those of private.change_payment.
-- One order can have several transactions at the provider: a card that was denied, then a virtual account that was paid; or two
-- that were both paid. What is said about one of them must not move what another has paid for. So a message about another
-- transaction than the paid one gives 'unchanged', unless that one was the second payment and its money went back: then the
-- order needs no refund any more ('updated'), and Premium and reward stay.
create function private.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  transaction text := p_details ->> 'transaction_id';
begin
  select * into payment from public.payments where order_id = p_order_id;
  if payment.id is null then
    return 'unknown_order';
  end if;
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments where id = payment.id for update;

  if payment.status = 'paid' and payment.transaction_id <> transaction
    and p_new_status in ('denied', 'cancelled', 'reversed', 'refunded', 'charged_back')
  then
    if not payment.needs_refund or p_new_status in ('denied', 'cancelled') then
      return 'unchanged';
    end if;
    update public.payments set needs_refund = false where id = payment.id;
    perform private.write_audit('payment.duplicate_refunded', 'payment', payment.order_id, null,
      jsonb_build_object('transaction_id', transaction, 'status', p_new_status));
    return 'updated';
  end if;
  return private.change_payment(p_order_id, p_new_status, p_details);
end
$$;

-- For functions that run beside a hosted project and reach the database with the secret key only.
create function public.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language sql volatile security definer set search_path = '' as $$
  select private.apply_payment(p_order_id, p_new_status, p_details)
$$;
revoke execute on function public.apply_payment(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.apply_payment(text, text, jsonb) to service_role;

-- Records that the money of an order was given back by hand (bank transfer), with proof in the reason: Premium and reward go
-- as with the provider's own refund. Of an order that was paid twice, only the second payment goes back.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found · PT409 not_paid.
create function public.admin_record_refund(order_id text, reason text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  payment public.payments;
begin
  perform private.require_admin();
  why := private.require_reason(admin_record_refund.reason);
  select * into payment from public.payments as p where p.order_id = admin_record_refund.order_id;
  if payment.id is null then
    raise exception 'Pembayaran tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  -- In the order of apply_payment: first the member, then the order.
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments as p where p.id = payment.id for update;
  if payment.status <> 'paid' then
    raise exception 'Pembayaran ini tidak dapat dikembalikan' using errcode = 'PT409', hint = 'not_paid';
  end if;
  insert into public.payment_events (order_id, dedupe_key, source, payload, outcome, processed_at)
  values (payment.order_id, 'admin:' || gen_random_uuid(), 'admin',
    jsonb_build_object('action', 'record_refund', 'actor', auth.uid(), 'reason', why), 'refunded', now());
  if payment.needs_refund and exists (
    select from public.entitlements as e where e.payment_id = payment.id and e.revoked_at is null
  ) then
    update public.payments as p set needs_refund = false where p.id = payment.id returning * into payment;
    perform private.write_audit('payment.duplicate_refunded', 'payment', payment.order_id, null, null, why);
    return payment;
  end if;
  perform private.apply_payment(payment.order_id, 'refunded', jsonb_build_object('reason', why));
  select * into payment from public.payments as p where p.id = payment.id;
  return payment;
end
$$;
grant execute on function public.admin_record_refund(text, text) to authenticated;

-- schemas/referrals.sql

-- Which account has which code. Drawn by private.protect_metadata, registered by private.create_referral.
create table public.referral_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on column public.referral_codes.public_id is 'What validate_referral gives as referrer_id: leads to the code, not to the account.';

alter table public.referral_codes enable row level security;
revoke all on public.referral_codes from anon, authenticated, service_role;
grant select (code, user_id, created_at) on public.referral_codes to authenticated;
grant select on public.referral_codes to service_role;

create policy "read own, admins all" on public.referral_codes for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Who came through whom: bound once, at sign-up, and never changed by a client.
create table public.referrals (
  referred_id uuid primary key references auth.users (id) on delete cascade,
  referrer_id uuid not null references auth.users (id) on delete cascade,
  code text not null,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'clear' check (status in ('clear', 'held', 'rejected')),
  hold_reasons text[] not null default '{}',
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_reason text check (char_length(review_reason) <= 1000),
  check (referrer_id <> referred_id)
);
create index referrals_referrer_id_idx on public.referrals (referrer_id, created_at desc);
create index referrals_reviewed_by_idx on public.referrals (reviewed_by);
create index referrals_held_idx on public.referrals (created_at) where status = 'held';

alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated, service_role;
grant select on public.referrals to authenticated, service_role;

-- A referrer sees the people through get_referral_stats, with masked addresses; the ids are for admins.
create policy "admins read" on public.referrals for select to authenticated using ((select private.is_admin()));

-- Registers the code that protect_metadata drew, and binds the new account to who invited it: referred_by holds the code, or
-- the opaque referrer_id that validate_referral gave. What leads nowhere is ignored; the sign-up stands.
create function private.create_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := btrim(new.raw_user_meta_data ->> 'referred_by');
  inviter public.referral_codes;
begin
  insert into public.referral_codes (code, user_id) values (new.raw_user_meta_data ->> 'referral_code', new.id)
  on conflict (user_id) do nothing;
  if tg_op = 'INSERT' and coalesce(sent, '') <> '' then
    select * into inviter from public.referral_codes
    where (code = upper(left(sent, 40)) or public_id::text = lower(left(sent, 40))) and user_id <> new.id;
    if inviter.user_id is not null then
      insert into public.referrals (referred_id, referrer_id, code) values (new.id, inviter.user_id, inviter.code)
      on conflict (referred_id) do nothing;
    end if;
  end if;
  return null;
end
$$;

-- Named to run after create_profile.
create trigger create_referral after insert or update of is_anonymous on auth.users
  for each row when (not new.is_anonymous) execute function private.create_referral();

-- Whether a code exists, and whose it is in a form that tells a friend enough and a stranger nothing. referrer_id is opaque.
create function public.validate_referral(
  code text, out valid boolean, out referrer_id text, out referrer_name text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  select c.public_id::text, left(p.nama_lengkap, 2) || '***' into referrer_id, referrer_name
  from public.referral_codes as c left join public.pengguna as p on p.id = c.user_id
  where c.code = upper(left(btrim(validate_referral.code), 20));
  valid := referrer_id is not null;
end
$$;
grant execute on function public.validate_referral(text) to anon, authenticated, service_role;
comment on function public.validate_referral(text) is 'nullable: referrer_id, referrer_name';

-- 'siti.aminah@kampus.ac.id' → 'si***@kampus.ac.id'
create function private.mask_email(address text) returns text
language sql immutable set search_path = '' as $$
  select left(split_part(address, '@', 1), 2) || '***@' || split_part(address, '@', 2)
$$;

-- The caller's own figures in the shape of spec §3: totals, and the newest 200 people who came through the code.
create function public.get_referral_stats() returns jsonb
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
        'id', person.public_id, 'username', person.username, 'email', private.mask_email(person.email),
        'isPremium', private.has_premium(person.referred_id), 'created_at', person.created_at
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username, p.email
        from public.referrals as r join public.pengguna as p on p.id = r.referred_id
        where r.referrer_id = me order by r.created_at desc limit 200
      ) as person
    )
  );
end
$$;
grant execute on function public.get_referral_stats() to authenticated;

-- Sign-ups and Premium purchases through the caller's code per day in Jakarta, for the chart; days without either are left out.
create function public.get_referral_timeline(days integer default 90)
returns table (day date, signups integer, purchases integer)
language sql stable security definer set search_path = '' as $$
  select happened.day, sum(happened.signups)::integer, sum(happened.purchases)::integer
  from (
    select (r.created_at at time zone 'Asia/Jakarta')::date as day, 1 as signups, 0 as purchases
    from public.referrals as r where r.referrer_id = auth.uid()
    union all
    select (e.created_at at time zone 'Asia/Jakarta')::date, 0, 1
    from public.entitlements as e join public.referrals as r on r.referred_id = e.user_id
    where r.referrer_id = auth.uid() and e.source = 'payment'
  ) as happened
  where happened.day > (now() at time zone 'Asia/Jakarta')::date - least(greatest(coalesce(days, 90), 1), 366)
  group by happened.day order by happened.day
$$;
grant execute on function public.get_referral_timeline(integer) to authenticated;
comment on function public.get_referral_timeline(integer) is 'nullable: none';

-- A hosted project may have had accounts before this schema: each gets a profile and a referral code.
do $$
declare
  account auth.users;
begin
  for account in
    select u.* from auth.users as u
    where not u.is_anonymous and not exists (select from public.pengguna as p where p.id = u.id)
  loop
    account.raw_user_meta_data := account.raw_user_meta_data - 'username';
    perform private.create_profile(account);
    update auth.users set raw_user_meta_data = raw_user_meta_data where id = account.id;
    insert into public.referral_codes (code, user_id)
    select u.raw_user_meta_data ->> 'referral_code', u.id from auth.users as u where u.id = account.id
    on conflict (user_id) do nothing;
  end loop;
end
$$;

-- schemas/referral-rewards.sql

-- Mail domains whose addresses last for minutes; a reward for such a sign-up waits for an admin.
create table private.disposable_domains (domain text primary key check (domain = lower(domain)));

alter table private.disposable_domains enable row level security;

insert into private.disposable_domains (domain) values
  ('10minutemail.com'), ('20minutemail.com'), ('33mail.com'), ('burnermail.io'), ('discard.email'), ('dispostable.com'),
  ('emailondeck.com'), ('fakeinbox.com'), ('fakemail.net'), ('getairmail.com'), ('getnada.com'), ('grr.la'),
  ('guerrillamail.biz'), ('guerrillamail.com'), ('guerrillamail.net'), ('guerrillamail.org'), ('harakirimail.com'),
  ('inboxkitten.com'), ('mail-temp.com'), ('mailcatch.com'), ('maildrop.cc'), ('mailinator.com'), ('mailnesia.com'),
  ('mailsac.com'), ('mintemail.com'), ('moakt.com'), ('mohmal.com'), ('mytemp.email'), ('nada.email'), ('sharklasers.com'),
  ('spam4.me'), ('spamgourmet.com'), ('temp-mail.io'), ('temp-mail.org'), ('tempail.com'), ('tempinbox.com'),
  ('tempmail.com'), ('tempmail.dev'), ('tempmail.net'), ('tempmailo.com'), ('tempr.email'), ('throwawaymail.com'),
  ('trashmail.com'), ('trashmail.de'), ('yopmail.com'), ('yopmail.fr'), ('yopmail.net');

-- The account behind an address: without '+tag', and without dots where the provider ignores them.
create function private.canonical_email(address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as mailbox, split_part(lower(address), '@', 2) as domain
  ) as parts
$$;

-- What speaks against rewarding a sign-up before an admin has looked at it; empty when nothing does.
create function private.referral_risks(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when inviter.no_wa = invited.no_wa then 'same_number' end,
    case when private.canonical_email(inviter.email) = private.canonical_email(invited.email) then 'same_email' end,
    case when exists (
      select from public.referrals as other join public.pengguna as sibling on sibling.id = other.referred_id
      where other.referrer_id = r.referrer_id and other.referred_id <> r.referred_id and sibling.no_wa = invited.no_wa
    ) then 'shared_number' end,
    case when exists (
      select from private.disposable_domains where domain = split_part(lower(invited.email), '@', 2)
    ) then 'disposable_address' end,
    case when (
      select count(*) from public.referrals as other
      where other.referrer_id = r.referrer_id
        and other.created_at between r.created_at - interval '24 hours' and r.created_at
    ) > private.setting_integer('referral_burst_limit') then 'burst' end
  ], null)
  from public.referrals as r
  left join public.pengguna as inviter on inviter.id = r.referrer_id
  left join public.pengguna as invited on invited.id = r.referred_id
  where r.referred_id = person
$$;

-- Rewards (spec §9) come each at most once (invariant 4) and are on hold for 7 days. While a referral is held for review,
-- nothing is booked; an admin's approval books what is due.
-- The referrer of an account when nothing speaks against a reward; null when there is none, or the referral waits for review.
create function private.cleared_referrer(person uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  referral public.referrals;
  risks text[];
begin
  select * into referral from public.referrals where referred_id = person for update;
  if referral.referred_id is null or referral.status <> 'clear' then
    return null;
  end if;
  if referral.reviewed_at is null then
    risks := private.referral_risks(person);
    if cardinality(risks) > 0 then
      update public.referrals set status = 'held', hold_reasons = risks where referred_id = person;
      return null;
    end if;
  end if;
  return referral.referrer_id;
end
$$;

-- Books the sign-up reward once it is due: with a confirmed address and a complete profile.
create function private.consider_signup_reward(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  coins integer := private.setting_integer('signup_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  if not exists (select from public.referrals where referred_id = person and status = 'clear')
    or exists (select from public.coin_transfers where business_key = 'signup:' || person)
    or not exists (select from auth.users where id = person and email_confirmed_at is not null)
    or not private.has_complete_profile(person)
  then
    return;
  end if;
  referrer := private.cleared_referrer(person);
  if referrer is null or coins < 1 then
    return;
  end if;
  if private.post_coins('signup:' || person, 'signup_reward', referrer, coins, 'rewards', 'Pendaftaran lewat kode referral Anda', free_at)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Seseorang mendaftar lewat kode Anda. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:signup:' || person);
  end if;
end
$$;

-- Books the Premium reward once it is due: when a purchase has been paid.
create function private.consider_premium_reward(buyer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  payment uuid;
  coins integer := private.setting_integer('premium_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  select payment_id into payment from public.entitlements
  where user_id = buyer and source = 'payment' and revoked_at is null;
  if payment is null or exists (select from public.coin_transfers where business_key = 'premium:' || buyer) then
    return;
  end if;
  referrer := private.cleared_referrer(buyer);
  if referrer is null or coins < 1 then
    return;
  end if;
  if private.post_coins('premium:' || buyer, 'premium_reward', referrer, coins, 'rewards',
    'Pembelian Premium lewat kode referral Anda', free_at, payment::text)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Rekan yang Anda ajak membeli Premium. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:premium:' || buyer);
  end if;
end
$$;

-- Trigger: the address is confirmed or the profile changes, and the sign-up reward may become due.
create function private.reward_on_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_signup_reward(new.id);
  return null;
end
$$;
create trigger reward_referrer after insert or update on public.pengguna
  for each row execute function private.reward_on_confirmation();
create trigger reward_referrer after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.reward_on_confirmation();

-- Trigger: a purchase was paid, and the Premium reward is due.
create function private.reward_on_purchase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_premium_reward(new.user_id);
  return null;
end
$$;
create trigger reward_referrer after insert on public.entitlements
  for each row when (new.source = 'payment') execute function private.reward_on_purchase();

-- Rewards that wait for an admin, oldest first, at most 500. Errors: 42501 admin_required.
create function public.admin_list_held_referrals() returns table (
  referred_id uuid, referred_username text, referred_email text, referrer_id uuid, referrer_username text,
  referrer_email text, code text, hold_reasons text[], created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.referred_id, invited.username, invited.email, r.referrer_id, inviter.username, inviter.email, r.code,
      r.hold_reasons, r.created_at
    from public.referrals as r
    left join public.pengguna as invited on invited.id = r.referred_id
    left join public.pengguna as inviter on inviter.id = r.referrer_id
    where r.status = 'held' order by r.created_at, r.referred_id limit 500;
end
$$;
grant execute on function public.admin_list_held_referrals() to authenticated;
comment on function public.admin_list_held_referrals() is 'nullable: referred_username, referred_email, referrer_username, referrer_email';

-- Clears or rejects a held referral; clearing books what is due. Errors: 42501 · PT422 reason_required · PT404 not_found.
create function public.admin_review_referral(referred_id uuid, approve boolean, reason text) returns public.referrals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  referral public.referrals;
begin
  perform private.require_admin();
  why := private.require_reason(admin_review_referral.reason);
  update public.referrals as r set
    status = case when admin_review_referral.approve then 'clear' else 'rejected' end,
    reviewed_by = auth.uid(), reviewed_at = now(), review_reason = why
  where r.referred_id = admin_review_referral.referred_id and r.status = 'held'
  returning * into referral;
  if referral.referred_id is null then
    raise exception 'Referral ini tidak sedang ditahan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('referral.reviewed', 'user', referral.referred_id::text, jsonb_build_object('status', 'held'),
    jsonb_build_object('status', referral.status, 'hold_reasons', referral.hold_reasons), why);
  if admin_review_referral.approve then
    perform private.consider_signup_reward(referral.referred_id);
    perform private.consider_premium_reward(referral.referred_id);
  end if;
  return referral;
end
$$;
grant execute on function public.admin_review_referral(uuid, boolean, text) to authenticated;

-- schemas/contacts.sql

-- The directory of business contacts. Everyone may read it but for the number, which reveal_contact gives.
create table public.relasi_bisnis (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  main_skill text not null check (main_skill in ('Marketing', 'Desain', 'Teknologi', 'Keuangan', 'Bisnis', 'Lainnya')),
  experience text not null check (char_length(experience) between 1 and 2000),
  vision text not null check (char_length(vision) between 1 and 2000),
  whatsapp text not null check (whatsapp ~ '^62\d{9,13}$'),
  city text check (char_length(city) <= 100),
  campus text check (char_length(campus) <= 100),
  hours_per_week integer check (hours_per_week between 1 and 80),
  looking_for text check (char_length(looking_for) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_vector(name, main_skill || ' ' || coalesce(city, '') || ' ' || coalesce(campus, ''),
      experience || ' ' || vision || ' ' || coalesce(looking_for, ''))
  ) stored
);
create index relasi_bisnis_created_at_idx on public.relasi_bisnis (created_at desc, id desc);
create index relasi_bisnis_main_skill_idx on public.relasi_bisnis (main_skill, created_at desc, id desc);
create index relasi_bisnis_user_id_idx on public.relasi_bisnis (user_id, created_at desc);
create index relasi_bisnis_city_idx on public.relasi_bisnis (lower(city), created_at desc, id desc);
create index relasi_bisnis_search_idx on public.relasi_bisnis using gin (search);
create index relasi_bisnis_name_trgm_idx on public.relasi_bisnis using gin (name extensions.gin_trgm_ops);

alter table public.relasi_bisnis enable row level security;
revoke all on public.relasi_bisnis from anon, authenticated;
grant select (
  id, user_id, name, main_skill, experience, vision, city, campus, hours_per_week, looking_for, created_at, updated_at
) on public.relasi_bisnis to anon, authenticated;
grant insert (
  user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for
) on public.relasi_bisnis to authenticated;
grant update (
  user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for
) on public.relasi_bisnis to authenticated;
grant delete on public.relasi_bisnis to authenticated;

create policy "read all" on public.relasi_bisnis for select to anon, authenticated using (true);
create policy "insert own" on public.relasi_bisnis for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "update own" on public.relasi_bisnis for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own, admins any" on public.relasi_bisnis for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger a_require_profile before insert on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

-- Trigger: texts are trimmed, empty optional fields become null, the number is normalised (spec §5).
create function private.prepare_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.experience := btrim(new.experience);
  new.vision := btrim(new.vision);
  new.city := nullif(btrim(new.city), '');
  new.campus := nullif(btrim(new.campus), '');
  new.looking_for := nullif(btrim(new.looking_for), '');
  -- What cannot be normalised stays as it is, and the check constraint names it.
  new.whatsapp := coalesce(private.normalize_whatsapp(new.whatsapp), new.whatsapp);
  new.updated_at := now();
  return new;
end
$$;
create trigger b_prepare before insert or update on public.relasi_bisnis
  for each row execute function private.prepare_contact();

-- Trigger: a deleted contact is kept in deleted_content, so that an admin can restore it.
create function private.archive_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content('relasi', to_jsonb(old) - 'search', '[]');
  return old;
end
$$;
create trigger archive before delete on public.relasi_bisnis
  for each row execute function private.archive_contact();

-- The caller's own row, hidden columns included, for the edit form (spec §7: load for edit by id and user_id).
-- No row when it is not there or belongs to another member.
create function public.get_contact_for_edit(contact_id uuid) returns setof public.relasi_bisnis
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.relasi_bisnis where id = contact_id and user_id = auth.uid()
$$;
grant execute on function public.get_contact_for_edit(uuid) to authenticated, service_role;

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $1 to $3 = q, skill, city.
create function private.contact_filter(q text, p_skill text, p_city text, fuzzy boolean) returns text
language sql immutable set search_path = '' as $$
  select 'true'
    || case
      when btrim(coalesce(q, '')) = '' then ''
      when fuzzy then ' and btrim(left($1, 100)) operator(extensions.<%) r.name'
      else ' and r.search @@ private.search_query($1)'
    end
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- Whether no contact has the words themselves, so that names which look like them are the better answer.
create function private.contact_needs_fuzzy(q text, p_skill text, p_city text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  fuzzy boolean := false;
begin
  if btrim(coalesce(q, '')) <> '' then
    execute 'select not exists (select from public.relasi_bisnis as r where '
      || private.contact_filter(q, p_skill, p_city, false) || ')'
      into fuzzy using q, p_skill, p_city;
  end if;
  return fuzzy;
end
$$;

-- The contact directory, newest first, one page at a time (keyset as in search_projects). p_limit 1 to 100, default 20.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 rows 20 as $$
declare
  fuzzy boolean := private.contact_needs_fuzzy(q, p_skill, p_city);
begin
  return query execute
    'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at
    from public.relasi_bisnis as r where '
    || private.contact_filter(q, p_skill, p_city, fuzzy)
    || case
      when p_before is null then ''
      when p_before_id is null then ' and r.created_at < $4'
      else ' and (r.created_at, r.id) < ($4, $5)'
    end
    || ' order by r.created_at desc, r.id desc limit $6'
    using q, p_skill, p_city, p_before, p_before_id, least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
grant execute on function public.search_contacts(text, text, text, timestamptz, uuid, integer) to anon, authenticated, service_role;

-- How many contacts the same filters give.
create function public.count_contacts(q text default null, p_skill text default null, p_city text default null) returns bigint
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  fuzzy boolean := private.contact_needs_fuzzy(q, p_skill, p_city);
  total bigint;
begin
  execute 'select count(*) from public.relasi_bisnis as r where ' || private.contact_filter(q, p_skill, p_city, fuzzy)
    into total using q, p_skill, p_city;
  return total;
end
$$;
grant execute on function public.count_contacts(text, text, text) to anon, authenticated, service_role;

-- schemas/projects.sql

-- The directory of projects. How to reach the owner (contact_method, owner_email) is for reveal_contact only.
create table public.project_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_name text not null check (char_length(project_name) between 1 and 120),
  project_description text not null check (char_length(project_description) between 1 and 5000),
  project_type text not null check (project_type in (
    'Startup', 'E-commerce', 'Mobile App', 'Web Development', 'Marketing', 'Desain', 'Konsultasi', 'Lainnya'
  )),
  required_skills text[] not null check (
    cardinality(required_skills) between 1 and 12
    and required_skills <@ array[
      'Marketing', 'Desain Grafis', 'Web Development', 'Mobile Development', 'UI/UX Design', 'Content Writing', 'SEO',
      'Social Media', 'Finance', 'Business Development', 'Project Management', 'Data Analysis'
    ]
  ),
  budget_range text check (char_length(budget_range) <= 100),
  budget_max bigint generated always as (private.parse_budget(budget_range)) stored,
  timeline text check (char_length(timeline) <= 100),
  contact_method text not null constraint project_listings_contact_method_check check (
    contact_method ~ '^62\d{9,13}$' or contact_method ~ '^https://chat\.whatsapp\.com/[0-9A-Za-z_-]{6,64}$'
  ),
  contact_type text not null generated always as (
    case when contact_method like 'https://%' then 'group' else 'whatsapp' end
  ) stored,
  owner_name text not null check (char_length(owner_name) between 1 and 100),
  owner_email text check (char_length(owner_email) <= 255 and owner_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  city text check (char_length(city) <= 100),
  is_remote boolean not null default false,
  hours_per_week integer check (hours_per_week between 1 and 80),
  reward_type text check (reward_type in ('Dibayar', 'Bagi hasil', 'Relawan', 'Lomba')),
  seats integer check (seats between 1 and 50),
  deadline date,
  -- One name inside the owner's folder, and nothing that an address could read otherwise.
  picture_path text check (char_length(picture_path) <= 300 and split_part(picture_path, '/', 1) = user_id::text)
    constraint project_listings_picture_path_plain check (picture_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$'),
  is_active boolean not null default true,
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('filled', 'expired', 'owner')),
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_vector(project_name, project_type || ' ' || private.join_words(required_skills) || ' ' || coalesce(city, ''),
      project_description)
  ) stored,
  check (is_active = (closed_at is null))
);
create index project_listings_created_at_idx on public.project_listings (created_at desc, id desc) where is_active;
create index project_listings_type_idx on public.project_listings (project_type, created_at desc, id desc) where is_active;
create index project_listings_city_idx on public.project_listings (lower(city), created_at desc, id desc) where is_active;
create index project_listings_user_id_idx on public.project_listings (user_id, created_at desc);
create index project_listings_expires_at_idx on public.project_listings (expires_at) where is_active;
create index project_listings_skills_idx on public.project_listings using gin (required_skills);
create index project_listings_search_idx on public.project_listings using gin (search);
create index project_listings_name_trgm_idx on public.project_listings using gin (project_name extensions.gin_trgm_ops);
create index project_listings_picture_path_idx on public.project_listings (picture_path) where picture_path is not null;

alter table public.project_listings enable row level security;
revoke all on public.project_listings from anon, authenticated;
grant select (
  id, user_id, project_name, project_description, project_type, required_skills, budget_range, budget_max, timeline,
  contact_type, owner_name, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active,
  closed_at, closed_reason, expires_at, created_at, updated_at
) on public.project_listings to anon, authenticated;
grant insert (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active
) on public.project_listings to authenticated;
grant update (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active
) on public.project_listings to authenticated;
grant delete on public.project_listings to authenticated;

-- The policy for signed-in readers stands in applications.sql, since an applicant keeps reading the listing.
create policy "read open" on public.project_listings for select to anon
  using (is_active and expires_at > now());
create policy "insert own" on public.project_listings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "update own" on public.project_listings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own, admins any" on public.project_listings for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger a_require_profile before insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

-- Trigger: texts are trimmed, skills are a set, the contact is normalised, and opening or closing sets what belongs to it.
-- PL/pgSQL readies every expression anew in each transaction, so what most listings do not need is asked once for all of it.
create function private.prepare_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if row(new.project_name, new.project_description, new.owner_name, new.owner_email, new.budget_range, new.timeline, new.city,
      new.picture_path)
    is distinct from row(btrim(new.project_name), btrim(new.project_description), btrim(new.owner_name),
      nullif(lower(btrim(new.owner_email)), ''), nullif(btrim(new.budget_range), ''), nullif(btrim(new.timeline), ''),
      nullif(btrim(new.city), ''), nullif(btrim(new.picture_path), ''))
  then
    new.project_name := btrim(new.project_name);
    new.project_description := btrim(new.project_description);
    new.owner_name := btrim(new.owner_name);
    new.owner_email := nullif(lower(btrim(new.owner_email)), '');
    new.budget_range := nullif(btrim(new.budget_range), '');
    new.timeline := nullif(btrim(new.timeline), '');
    new.city := nullif(btrim(new.city), '');
    new.picture_path := nullif(btrim(new.picture_path), '');
  end if;
  -- Skills are a set: each once, in the order in which they were picked.
  if cardinality(new.required_skills) > 1 then
    new.required_skills := array(
      select skill from unnest(new.required_skills) with ordinality as picked (skill, position)
      group by skill order by min(position)
    );
  end if;
  -- What cannot be normalised stays as it is, and the check constraint names it.
  if new.contact_method !~ '^62[1-9]\d{8,12}$' then
    new.contact_method := coalesce(
      private.normalize_group_link(new.contact_method), private.normalize_whatsapp(new.contact_method), new.contact_method
    );
  end if;
  new.updated_at := now();
  if new.is_active then
    if new.closed_at is not null or new.closed_reason is not null then
      new.closed_at := null;
      new.closed_reason := null;
    end if;
    -- Opening a closed listing again gives it a full term; merely editing one does not.
    if tg_op = 'UPDATE' and (not old.is_active or old.expires_at <= now()) and new.expires_at = old.expires_at then
      new.expires_at := now() + interval '30 days';
    end if;
  else
    new.closed_at := coalesce(new.closed_at, now());
    new.closed_reason := coalesce(new.closed_reason, 'owner');
  end if;
  return new;
end
$$;
create trigger b_prepare before insert or update on public.project_listings
  for each row execute function private.prepare_project();

-- Trigger: a deleted listing is kept in deleted_content with its applications, so that an admin can restore it.
create function private.archive_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content(
    'project',
    to_jsonb(old) - array['search', 'budget_max', 'contact_type'],
    coalesce(
      (select jsonb_agg(to_jsonb(a) order by a.created_at) from public.project_applications as a where a.project_id = old.id),
      '[]'
    )
  );
  return old;
end
$$;
create trigger archive before delete on public.project_listings
  for each row execute function private.archive_project();

-- The caller's own row, hidden columns included, for the edit form (spec §7: load for edit by id and user_id).
-- No row when it is not there or belongs to another member.
create function public.get_project_for_edit(project_id uuid) returns setof public.project_listings
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.project_listings where id = project_id and user_id = auth.uid()
$$;
grant execute on function public.get_project_for_edit(uuid) to authenticated, service_role;

-- Gives a listing of one's own another 30 days from now, and opens it again if it had been closed.
-- Errors: 42501 not logged in · PT404 not_found (not there, or not one's own).
create function public.extend_project(project_id uuid) returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  update public.project_listings as p
  set expires_at = now() + interval '30 days', is_active = true
  where p.id = extend_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
grant execute on function public.extend_project(uuid) to authenticated, service_role;

-- Closes a listing of one's own: the team is complete ('filled') or the owner stops looking ('owner').
-- Errors: 42501 not logged in · PT422 bad_reason · PT404 not_found.
create function public.close_project(project_id uuid, reason text default 'owner') returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if close_project.reason is null or close_project.reason not in ('filled', 'owner') then
    raise exception 'Alasan penutupan tidak dikenal' using errcode = 'PT422', hint = 'bad_reason';
  end if;
  update public.project_listings as p
  set is_active = false,
    closed_reason = case when p.is_active then close_project.reason else p.closed_reason end
  where p.id = close_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
grant execute on function public.close_project(uuid, text) to authenticated, service_role;

-- For the job: tells owners 5 days before their listing closes, closes what is past its term, and tells them that too, with a
-- link to where they prolong it. Returns how many were closed. Any number of processes may run it at once.
create function private.close_expired_listings() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing record;
  closed integer := 0;
begin
  for listing in
    select id, user_id, project_name, expires_at from public.project_listings
    where is_active and expires_at > now() and expires_at <= now() + interval '5 days'
  loop
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda segera ditutup: ' || listing.project_name,
      'Perpanjang dengan satu ketukan bila Anda masih mencari anggota tim.', '/kelola-aplikasi',
      'listing_expiring:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  for listing in
    update public.project_listings set is_active = false, closed_reason = 'expired'
    where id in (
      select id from public.project_listings where is_active and expires_at <= now() for update skip locked
    )
    returning id, user_id, project_name, expires_at
  loop
    closed := closed + 1;
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda ditutup: ' || listing.project_name,
      'Masa tayang 30 hari sudah habis. Anda dapat memperpanjangnya kapan saja.', '/kelola-aplikasi',
      'listing_closed:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  return closed;
end
$$;

-- schemas/applications.sql

-- A member's application to a project: made by Premium members, decided once by the project's owner (invariant 5).
create table public.project_applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  applicant_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  applicant_name text not null check (char_length(applicant_name) <= 100),
  applicant_email text check (char_length(applicant_email) <= 255),
  applicant_whatsapp text check (applicant_whatsapp ~ '^62\d{9,13}$'),
  applicant_skills text[] not null default '{}',
  application_message text not null check (char_length(btrim(application_message)) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint project_applications_once unique (project_id, applicant_id),
  check ((status = 'pending') = (decided_at is null))
);
create index project_applications_applicant_id_idx on public.project_applications (applicant_id, created_at desc, id desc);
create index project_applications_project_id_idx on public.project_applications (project_id, created_at desc, id desc);
create index project_applications_created_at_idx on public.project_applications (created_at desc, id desc);

alter table public.project_applications enable row level security;
revoke all on public.project_applications from anon, authenticated;
grant select, delete on public.project_applications to authenticated;

-- The applicant's name, e-mail, number and skills may be named, because the described insert sends them (spec §7); a
-- trigger fills in what the profile says.
grant insert (
  project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills, application_message
) on public.project_applications to authenticated;
grant update (status) on public.project_applications to authenticated;

-- Definer helpers, because policies of two tables that read each other would never end.
-- The caller's projects as a list: `= any (list)` can be looked up in the index on project_id, so that a read of one's own
-- applications does not go through all of them. 20,000 applications: 1 ms instead of 4 with a set.
create function private.own_project_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from public.project_listings where user_id = auth.uid()
$$;
grant execute on function private.own_project_list() to authenticated;

-- The projects to which the caller has applied, as a set that the planner hashes: asked once per statement, not once per row.
create function private.applied_project_ids() returns setof uuid
language sql stable security definer set search_path = '' rows 20 as $$
  select project_id from public.project_applications where applicant_id = auth.uid()
$$;
grant execute on function private.applied_project_ids() to authenticated;

-- Whether a project is open and not the caller's own.
create function private.accepts_applications(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_listings
    where id = project and is_active and expires_at > now() and user_id <> auth.uid()
  )
$$;
grant execute on function private.accepts_applications(uuid) to authenticated;

create policy "read open, own, applied to; admins all" on public.project_listings for select to authenticated
  using (
    (is_active and expires_at > now())
    or user_id = (select auth.uid())
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );
create policy "read as applicant or owner" on public.project_applications for select to authenticated
  using (applicant_id = (select auth.uid()) or project_id = any ((select private.own_project_list())::uuid[]));
create policy "premium members apply" on public.project_applications for insert to authenticated
  with check (
    applicant_id = (select auth.uid())
    and (select private.has_premium((select auth.uid())))
    and private.accepts_applications(project_id)
  );
create policy "owner decides pending" on public.project_applications for update to authenticated
  using (status = 'pending' and project_id = any ((select private.own_project_list())::uuid[]))
  with check (status in ('accepted', 'rejected') and project_id = any ((select private.own_project_list())::uuid[]));
create policy "applicant withdraws pending" on public.project_applications for delete to authenticated
  using (applicant_id = (select auth.uid()) and status = 'pending');

-- Trigger: who applies is what the profile says, never what the client says; at most 30 applications in 24 hours.
-- Errors: PT429 daily_limit.
create function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
begin
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := profile.email;
  new.applicant_whatsapp := profile.no_wa;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= 30 then
    raise exception 'Anda sudah mengirim 30 lamaran dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
-- The operator's own inserts (demo data, a restored listing) carry the details that they were written with.
create trigger prepare before insert on public.project_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.prepare_application();

-- Trigger: invariant 5, also against roles that row-level security does not hold: pending becomes accepted or rejected, once.
-- Errors: PT409 already_decided.
create function private.decide_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    if old.status <> 'pending' then
      raise exception 'Lamaran ini sudah diputuskan' using errcode = 'PT409', hint = 'already_decided';
    end if;
    new.decided_at := now();
  end if;
  return new;
end
$$;
create trigger decide before update on public.project_applications
  for each row execute function private.decide_application();

-- Trigger: the owner is told about a new application.
create function private.notify_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    project.user_id, 'application', 'Lamaran baru untuk ' || project.project_name,
    new.applicant_name || ' ingin bergabung. Baca pesannya, lalu terima atau tolak.', '/kelola-aplikasi',
    'application:' || new.id
  );
  return null;
end
$$;
create trigger notify_owner after insert on public.project_applications
  for each row when (new.status = 'pending') execute function private.notify_application();

-- Trigger: the applicant is told about the decision.
create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    new.applicant_id, 'decision',
    case new.status
      when 'accepted' then 'Lamaran Anda diterima: '
      else 'Lamaran Anda belum diterima: '
    end || project.project_name,
    case new.status
      when 'accepted' then project.owner_name || ' menerima Anda. Hubungi pemilik proyek untuk langkah berikutnya.'
      else 'Terima kasih sudah melamar. Masih banyak proyek lain yang mencari anggota tim.'
    end,
    '/kelola-aplikasi', 'decision:' || new.id
  );
  return null;
end
$$;
create trigger notify_applicant after update of status on public.project_applications
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.notify_decision();

-- schemas/project-search.sql

-- The filters of the project directory as a WHERE clause over project_listings p, with $1 to $6 = q, type, skills, city,
-- remote, budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create function private.project_filter(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, fuzzy boolean
) returns text
language sql immutable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now()'
    || case
      when btrim(coalesce(q, '')) = '' then ''
      when fuzzy then ' and btrim(left($1, 100)) operator(extensions.<%) p.project_name'
      else ' and p.search @@ private.search_query($1)'
    end
    || case when p_type is null or p_type in ('Semua', 'Terbaru') then '' else ' and p.project_type = $2' end
    || case when coalesce(cardinality(p_skills), 0) = 0 then '' else ' and p.required_skills && $3' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(p.city) = lower(btrim($4))' end
    || case when p_remote is null then '' else ' and p.is_remote = $5' end
    || case
      when btrim(coalesce(p_budget, '')) = '' then ''
      when p_budget = 'none' then ' and p.budget_max is null'
      else ' and p.budget_max >= coalesce(nullif(split_part($6, ''-'', 1), '''')::bigint, 0)'
        || ' and p.budget_max <= coalesce(nullif(split_part($6, ''-'', 2), '''')::bigint, 9223372036854775807)'
    end
$$;

-- Refuses a budget filter that is no range. Errors: 22023 bad_budget.
create function private.check_budget_filter(p_budget text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if btrim(coalesce(p_budget, '')) <> '' and p_budget <> 'none' and p_budget !~ '^\d{0,15}-\d{0,15}$' then
    raise exception 'Filter budget tidak dikenal' using errcode = '22023', hint = 'bad_budget';
  end if;
end
$$;

-- Whether no project has the words themselves, so that names which look like them are the better answer: better results, and
-- a count over 20,000 listings that does not compare every name letter by letter.
create function private.project_needs_fuzzy(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  fuzzy boolean := false;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) <> '' then
    execute 'select not exists (select from public.project_listings as p where '
      || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, false) || ')'
      into fuzzy using q, p_type, p_skills, p_city, p_remote, p_budget;
  end if;
  return fuzzy;
end
$$;

-- The project directory, newest first, one page at a time (keyset: pass created_at and id of the last row as p_before and
-- p_before_id). p_budget is 'none' (no amount stated) or a range in Rupiah, 'from-to', either end may be left out
-- ('-1000000', '1000000-5000000', '5000000-'). p_limit 1 to 100, default 20.
create function public.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 rows 20 as $$
declare
  fuzzy boolean := private.project_needs_fuzzy(q, p_type, p_skills, p_city, p_remote, p_budget);
begin
  return query execute
    'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at
    from public.project_listings as p where '
    || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, fuzzy)
    || case
      when p_before is null then ''
      when p_before_id is null then ' and p.created_at < $7'
      else ' and (p.created_at, p.id) < ($7, $8)'
    end
    || ' order by p.created_at desc, p.id desc limit $9'
    using q, p_type, p_skills, p_city, p_remote, p_budget, p_before, p_before_id, least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
grant execute on function public.search_projects(text, text, text[], text, boolean, text, timestamptz, uuid, integer)
  to anon, authenticated, service_role;

-- How many projects the same filters give.
create function public.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  fuzzy boolean := private.project_needs_fuzzy(q, p_type, p_skills, p_city, p_remote, p_budget);
  total bigint;
begin
  execute 'select count(*) from public.project_listings as p where '
    || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, fuzzy)
    into total using q, p_type, p_skills, p_city, p_remote, p_budget;
  return total;
end
$$;
grant execute on function public.count_projects(text, text, text[], text, boolean, text) to anon, authenticated, service_role;

-- schemas/directories.sql

-- Who was given whose contact details: counted for the daily limit, and kept because the data-protection law asks.
create table public.contact_reveals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('relasi', 'project')),
  target_id uuid not null,
  created_at timestamptz not null default now()
);
create index contact_reveals_user_id_idx on public.contact_reveals (user_id, created_at desc);
create index contact_reveals_target_idx on public.contact_reveals (target_kind, target_id, created_at desc);

alter table public.contact_reveals enable row level security;
revoke all on public.contact_reveals from anon, authenticated, service_role;
grant select on public.contact_reveals to authenticated, service_role;

create policy "read own, admins all" on public.contact_reveals for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Gives the contact details of one listing to whom they belong (invariant 7): its owner; Premium members; for a project,
-- also accepted applicants. Counts each listing once in 24 hours, and gives at most 30 of them.
-- Errors: 42501 not logged in · PT402 premium_required · PT404 not_found · PT429 daily_limit.
create function public.reveal_contact(
  target_kind text, target_id uuid,
  out name text, out contact_type text, out whatsapp text, out group_link text, out email text
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
    select r.name, 'whatsapp', r.whatsapp into name, contact_type, whatsapp
    from public.relasi_bisnis as r where r.id = wanted_id;
  else
    select p.owner_name, p.contact_type,
      case when p.contact_type = 'whatsapp' then p.contact_method end,
      case when p.contact_type = 'group' then p.contact_method end,
      p.owner_email
    into name, contact_type, whatsapp, group_link, email
    from public.project_listings as p where p.id = wanted_id;
  end if;
end
$$;
grant execute on function public.reveal_contact(text, uuid) to authenticated, service_role;
comment on function public.reveal_contact(text, uuid) is 'nullable: whatsapp, group_link, email';

-- The figures on the landing page: open projects, cities with a project or contact, members, contacts.
create function public.get_public_stats(
  out open_projects integer, out cities integer, out members integer, out contacts integer
)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*)::integer from public.project_listings where is_active and expires_at > now()),
    (
      select count(*)::integer from (
        select lower(city) from public.project_listings where is_active and expires_at > now() and city is not null
        union
        select lower(city) from public.relasi_bisnis where city is not null
      ) as city
    ),
    (select count(*)::integer from public.pengguna),
    (select count(*)::integer from public.relasi_bisnis)
$$;
grant execute on function public.get_public_stats() to anon, authenticated, service_role;
comment on function public.get_public_stats() is 'nullable: none';

-- schemas/moderation.sql

-- What was deleted from the directories, so that an admin can bring it back for 30 days.
create table public.deleted_content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('project', 'relasi')),
  content_id uuid not null,
  owner_id uuid not null references auth.users (id) on delete cascade,
  row jsonb not null,
  children jsonb not null default '[]',
  deleted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  deleted_at timestamptz not null default now(),
  restored_at timestamptz
);
create index deleted_content_deleted_at_idx on public.deleted_content (deleted_at desc, id desc);
create index deleted_content_owner_id_idx on public.deleted_content (owner_id);
create index deleted_content_deleted_by_idx on public.deleted_content (deleted_by);

alter table public.deleted_content enable row level security;
revoke all on public.deleted_content from anon, authenticated, service_role;
grant select on public.deleted_content to authenticated, service_role;

create policy "admins read" on public.deleted_content for select to authenticated using ((select private.is_admin()));

-- Keeps a deleted row. When the account itself goes, nothing is kept: its data has to go with it.
-- The reason is what the setting kawanusaha.deletion_reason holds in this transaction.
create function private.archive_content(kind text, content jsonb, children jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (content ->> 'user_id')::uuid;
  why text := nullif(current_setting('kawanusaha.deletion_reason', true), '');
begin
  if not exists (select from auth.users where id = owner) then
    return;
  end if;
  insert into public.deleted_content (kind, content_id, owner_id, row, children, deleted_by, reason)
  values (kind, (content ->> 'id')::uuid, owner, content, children, auth.uid(), why);
  if auth.uid() is distinct from owner then
    perform private.write_audit(kind || '.deleted', kind, content ->> 'id', content, null, why);
  end if;
end
$$;

-- Takes a listing or contact out of the directory, with a reason; it can be restored for 30 days, and its owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found.
create function public.admin_remove_content(kind text, id uuid, reason text) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  removed public.deleted_content;
begin
  perform private.require_admin();
  why := private.require_reason(admin_remove_content.reason);
  perform set_config('kawanusaha.deletion_reason', why, true);
  if admin_remove_content.kind = 'project' then
    delete from public.project_listings as p where p.id = admin_remove_content.id;
  elsif admin_remove_content.kind = 'relasi' then
    delete from public.relasi_bisnis as r where r.id = admin_remove_content.id;
  end if;
  perform set_config('kawanusaha.deletion_reason', '', true);
  select * into removed from public.deleted_content as d
  where d.kind = admin_remove_content.kind and d.content_id = admin_remove_content.id and d.restored_at is null
    and d.deleted_at = now();
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.owner_id <> auth.uid() then
    perform private.notify(
      removed.owner_id, 'system',
      case removed.kind
        when 'project' then 'Proyek Anda dihapus admin: ' || (removed.row ->> 'project_name')
        else 'Profil relasi Anda dihapus admin'
      end,
      'Alasan: ' || why, null, 'content_removed:' || removed.id
    );
  end if;
  return removed;
end
$$;
grant execute on function public.admin_remove_content(text, uuid, text) to authenticated;

-- Puts a deleted listing or contact back as it was, applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
create function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed public.deleted_content;
  project public.project_listings;
  contact public.relasi_bisnis;
begin
  perform private.require_admin();
  select * into removed from public.deleted_content
  where id = deleted_id and restored_at is null and deleted_at > now() - interval '30 days' for update;
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.kind = 'project' then
    project := jsonb_populate_record(null::public.project_listings, removed.row);
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, budget_range, timeline,
      contact_method, owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path,
      is_active, closed_at, closed_reason, expires_at, created_at
    ) values (
      project.id, project.user_id, project.project_name, project.project_description, project.project_type,
      project.required_skills, project.budget_range, project.timeline, project.contact_method, project.owner_name,
      project.owner_email, project.city, project.is_remote, project.hours_per_week, project.reward_type, project.seats,
      project.deadline, project.picture_path, project.is_active, project.closed_at, project.closed_reason,
      project.expires_at, project.created_at
    );
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at
    from jsonb_populate_recordset(null::public.project_applications, removed.children) as a
    where exists (select from auth.users where id = a.applicant_id);
  else
    contact := jsonb_populate_record(null::public.relasi_bisnis, removed.row);
    insert into public.relasi_bisnis (
      id, user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, created_at
    ) values (
      contact.id, contact.user_id, contact.name, contact.main_skill, contact.experience, contact.vision, contact.whatsapp,
      contact.city, contact.campus, contact.hours_per_week, contact.looking_for, contact.created_at
    );
  end if;
  update public.deleted_content set restored_at = now() where id = removed.id returning * into removed;
  perform private.write_audit(removed.kind || '.restored', removed.kind, removed.content_id::text, null, removed.row);
  perform private.notify(removed.owner_id, 'system', 'Konten Anda sudah dipulihkan',
    coalesce(removed.row ->> 'project_name', removed.row ->> 'name'), null, 'content_restored:' || removed.id);
  return removed;
end
$$;
grant execute on function public.admin_restore_content(uuid) to authenticated;

-- For the job: deleted content that was not restored within 30 days goes for good. Returns how many.
create function private.purge_deleted_content() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.deleted_content where deleted_at <= now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- 'Laporkan' on every listing and contact: one open report per member and target; the answer reaches the reporter.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('project', 'relasi')),
  target_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 100),
  details text check (char_length(details) <= 2000),
  snapshot jsonb not null default '{}',
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  answer text check (char_length(answer) <= 2000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (handled_at is null))
);
comment on column public.reports.snapshot is 'The reported content as it was, in case it is changed or deleted meanwhile.';
create unique index reports_open_key on public.reports (reporter_id, target_kind, target_id) where status = 'open';
create index reports_reporter_id_idx on public.reports (reporter_id, created_at desc);
create index reports_status_idx on public.reports (status, created_at desc, id desc);
create index reports_target_idx on public.reports (target_kind, target_id);
create index reports_handled_by_idx on public.reports (handled_by);

alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant insert (reporter_id, target_kind, target_id, reason, details) on public.reports to authenticated;

create policy "read own, admins all" on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
create policy "insert own" on public.reports for insert to authenticated
  with check (reporter_id = (select auth.uid()));

-- Trigger: a report keeps what it is about as it was, without the hidden columns; at most 20 reports in 24 hours.
-- Errors: PT404 not_found · PT429 daily_limit.
create function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'project' then
    select to_jsonb(p) - array['search', 'contact_method', 'owner_email'] into new.snapshot
    from public.project_listings as p where p.id = new.target_id;
  else
    select to_jsonb(r) - array['search', 'whatsapp'] into new.snapshot
    from public.relasi_bisnis as r where r.id = new.target_id;
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
create trigger prepare before insert on public.reports for each row execute function private.prepare_report();

-- Closes a report with an answer, which the reporter is told.
-- Errors: 42501 admin_required · PT422 bad_status, reason_required · PT404 not_found (not there, or answered already).
create function public.admin_answer_report(report_id uuid, status text, answer text) returns public.reports
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  report public.reports;
begin
  perform private.require_admin();
  words := private.require_reason(admin_answer_report.answer);
  if coalesce(admin_answer_report.status, '') not in ('resolved', 'dismissed') then
    raise exception 'Status laporan tidak dikenal' using errcode = 'PT422', hint = 'bad_status';
  end if;
  update public.reports as r set status = admin_answer_report.status, answer = words, handled_by = auth.uid(), handled_at = now()
  where r.id = admin_answer_report.report_id and r.status = 'open'
  returning * into report;
  if report.id is null then
    raise exception 'Laporan tidak ditemukan atau sudah dijawab' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('report.' || report.status, report.target_kind, report.target_id::text, null,
    jsonb_build_object('report_id', report.id), words);
  perform private.notify(report.reporter_id, 'report', 'Laporan Anda sudah ditinjau', words, null, 'report:' || report.id);
  return report;
end
$$;
grant execute on function public.admin_answer_report(uuid, text, text) to authenticated;

-- schemas/ideas.sql

-- Saved results of Idea AI, each its owner's own.
create table public.business_ideas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 150),
  input jsonb not null default '{}' check (octet_length(input::text) <= 20000),
  result jsonb not null default '{}' check (octet_length(result::text) <= 100000),
  plan jsonb check (octet_length(plan::text) <= 100000),
  canvas jsonb check (octet_length(canvas::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index business_ideas_user_id_idx on public.business_ideas (user_id, created_at desc, id desc);

alter table public.business_ideas enable row level security;
revoke all on public.business_ideas from anon, authenticated;
grant select, delete on public.business_ideas to authenticated;
grant insert (user_id, title, input, result, plan, canvas) on public.business_ideas to authenticated;
grant update (title, input, result, plan, canvas) on public.business_ideas to authenticated;

create policy "own" on public.business_ideas for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger set_updated_at before update on public.business_ideas
  for each row execute function private.set_updated_at();

-- Trigger: 200 saved ideas are enough for a member; the bound keeps a script from filling the disk.
create function private.limit_ideas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('ideas', new.user_id);
  if (select count(*) from public.business_ideas where user_id = new.user_id) >= 200 then
    raise exception 'Anda sudah menyimpan 200 ide. Hapus yang tidak dipakai lebih dulu.'
      using errcode = 'PT429', hint = 'idea_limit';
  end if;
  return new;
end
$$;
create trigger limit_ideas before insert on public.business_ideas
  for each row execute function private.limit_ideas();

-- Conversations with Idea AI, message by message, each its owner's own. A conversation is (user_id, mode, idea_id): the
-- consultation, the consultation about one saved idea, and the chatbot.
create table public.idea_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mode text not null check (mode in ('konsultasi', 'chatbot')),
  idea_id uuid references public.business_ideas (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(btrim(content)) between 1 and 6000),
  -- Where an answer comes from, and what is said under it.
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 4000),
  note text not null default '' check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  -- When the row came in, whatever its author says about `created_at`.
  stored_at timestamptz not null default clock_timestamp(),
  check (mode = 'konsultasi' or idea_id is null)
);
create index idea_messages_conversation_idx on public.idea_messages (user_id, mode, idea_id, created_at desc, id desc);
create index idea_messages_stored_idx on public.idea_messages (user_id, stored_at);
create index idea_messages_idea_id_idx on public.idea_messages (idea_id);

alter table public.idea_messages enable row level security;
revoke all on public.idea_messages from anon, authenticated;
grant select, delete on public.idea_messages to authenticated;
grant insert (id, user_id, mode, idea_id, role, content, sources, note, created_at) on public.idea_messages to authenticated;

create policy "own" on public.idea_messages for select to authenticated using (user_id = (select auth.uid()));
create policy "own removed" on public.idea_messages for delete to authenticated using (user_id = (select auth.uid()));

-- The idea is looked up under the caller's own policy: a message about the idea of another member is refused.
create policy "own added" on public.idea_messages for insert to authenticated with check (
  user_id = (select auth.uid())
  and (idea_id is null or exists (select from public.business_ideas as idea where idea.id = idea_id))
);

-- A conversation keeps its last 200 messages; 600 a day are more than a person types, and keep a script from filling the disk.
create function private.limit_idea_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  for owner in select distinct added.user_id from added loop
    perform private.lock_user('idea_messages', owner);
    if (
      select count(*) from public.idea_messages as m where m.user_id = owner and m.stored_at > clock_timestamp() - interval '24 hours'
    ) > 600 then
      raise exception 'Percakapan Anda hari ini sudah sangat panjang. Silakan lanjutkan besok.'
        using errcode = 'PT429', hint = 'message_limit';
    end if;
  end loop;
  delete from public.idea_messages as message using (
    select m.id, row_number() over (
      partition by m.user_id, m.mode, m.idea_id order by m.created_at desc, m.id desc
    ) as place
    from public.idea_messages as m
    where (m.user_id, m.mode, coalesce(m.idea_id, m.user_id)) in (
      select added.user_id, added.mode, coalesce(added.idea_id, added.user_id) from added
    )
  ) as ranked
  where ranked.id = message.id and ranked.place > 200;
  return null;
end
$$;
create trigger limit_idea_messages after insert on public.idea_messages
  referencing new table as added for each statement execute function private.limit_idea_messages();

-- Which of the 12 steps (spec §2) a person has done.
create table public.step_ticks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  step smallint not null check (step between 1 and 12),
  created_at timestamptz not null default now(),
  primary key (user_id, step)
);

alter table public.step_ticks enable row level security;
revoke all on public.step_ticks from anon, authenticated;
grant select, delete on public.step_ticks to authenticated;
grant insert (user_id, step) on public.step_ticks to authenticated;

create policy "own" on public.step_ticks for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- schemas/idea-shares.sql

-- A link with which a lecturer reads one idea and comments on it. Who holds the link may read; the owner can end it.
create table public.idea_shares (
  id uuid primary key default gen_random_uuid(),
  idea_id uuid not null references public.business_ideas (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index idea_shares_live_key on public.idea_shares (idea_id) where revoked_at is null;
create index idea_shares_idea_id_idx on public.idea_shares (idea_id);
create index idea_shares_user_id_idx on public.idea_shares (user_id);

alter table public.idea_shares enable row level security;
revoke all on public.idea_shares from anon, authenticated;
grant select on public.idea_shares to authenticated;

create policy "own" on public.idea_shares for select to authenticated using (user_id = (select auth.uid()));

-- What the holders of a link wrote about the idea; read and removed by its owner.
create table public.idea_comments (
  id uuid primary key default gen_random_uuid(),
  share_id uuid not null references public.idea_shares (id) on delete cascade,
  author_name text not null check (char_length(btrim(author_name)) between 2 and 80),
  body text not null check (char_length(btrim(body)) between 2 and 1000),
  created_at timestamptz not null default now()
);
create index idea_comments_share_id_idx on public.idea_comments (share_id, created_at);

alter table public.idea_comments enable row level security;
revoke all on public.idea_comments from anon, authenticated;
grant select on public.idea_comments to authenticated;
grant delete on public.idea_comments to authenticated;

create policy "on own ideas" on public.idea_comments for select to authenticated using (
  exists (select from public.idea_shares as share where share.id = share_id and share.user_id = (select auth.uid()))
);
create policy "owner removes" on public.idea_comments for delete to authenticated using (
  exists (select from public.idea_shares as share where share.id = share_id and share.user_id = (select auth.uid()))
);

-- The live link of an own idea; made when there is none. Two calls at once get the same one.
create function public.share_idea(p_idea_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_token text;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'P0002', hint = 'idea_not_found';
  end if;
  select token into found_token from public.idea_shares where idea_id = p_idea_id and revoked_at is null;
  if found_token is null then
    insert into public.idea_shares (idea_id, user_id) values (p_idea_id, auth.uid()) returning token into found_token;
  end if;
  return found_token;
end
$$;
grant execute on function public.share_idea(uuid) to authenticated;

-- Ends the link of an own idea; its comments stay readable for the owner.
create function public.unshare_idea(p_idea_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.idea_shares set revoked_at = now()
  where idea_id = p_idea_id and user_id = auth.uid() and revoked_at is null;
  return found;
end
$$;
grant execute on function public.unshare_idea(uuid) to authenticated;

-- What the holder of a link sees: the plan and the comments, nothing about the owner but the given name.
create function public.get_shared_idea(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', idea.title,
    'result', idea.result,
    'canvas', idea.canvas,
    'plan', idea.plan,
    'updated_at', idea.updated_at,
    'owner', split_part(coalesce(person.nama_lengkap, ''), ' ', 1),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object('id', note.id, 'author_name', note.author_name, 'body', note.body, 'created_at', note.created_at) order by note.created_at)
      from public.idea_comments as note where note.share_id = share.id
    ), '[]'::jsonb)
  )
  from public.idea_shares as share
  join public.business_ideas as idea on idea.id = share.idea_id
  left join public.pengguna as person on person.id = share.user_id
  where share.token = p_token and share.revoked_at is null
$$;
grant execute on function public.get_shared_idea(text) to anon, authenticated;

-- A comment by the holder of a link. One link takes 100 comments, and ten an hour, so that it cannot be flooded.
create function public.comment_shared_idea(p_token text, p_name text, p_body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share public.idea_shares;
  made uuid;
begin
  select * into share from public.idea_shares where token = p_token and revoked_at is null for update;
  if not found then
    raise exception 'Tautan tidak berlaku' using errcode = 'P0002', hint = 'share_not_found';
  end if;
  if (select count(*) from public.idea_comments where share_id = share.id) >= 100
    or (select count(*) from public.idea_comments where share_id = share.id and created_at > now() - interval '1 hour') >= 10
  then
    raise exception 'Terlalu banyak komentar. Coba lagi nanti.' using errcode = 'PT429', hint = 'comment_limit';
  end if;
  insert into public.idea_comments (share_id, author_name, body)
  values (share.id, btrim(p_name), btrim(p_body)) returning id into made;
  perform private.notify(
    share.user_id, 'system', 'Komentar baru pada ide Anda', left(btrim(p_name), 80) || ' menulis komentar.',
    '/ide-saya/' || share.idea_id
  );
  return made;
end
$$;
grant execute on function public.comment_shared_idea(text, text, text) to anon, authenticated;

-- schemas/knowledge.sql

-- How often the AI provider was used on a day in Jakarta. A member counts by user id, a visitor by the hash of
-- the address; no text of a request is kept. Only the server asks, so no client role may touch it.
create table private.ai_usage (
  subject text not null check (char_length(subject) between 1 and 100),
  kind text not null check (kind in ('idea', 'chat')),
  day date not null default (now() at time zone 'Asia/Jakarta')::date,
  used integer not null default 0 check (used >= 0),
  primary key (subject, kind, day)
);
create index ai_usage_day_idx on private.ai_usage (day);

alter table private.ai_usage enable row level security;
revoke all on private.ai_usage from anon, authenticated;

-- Counts one use and says whether it was within the limit. One statement, so that parallel requests cannot pass it.
create function private.take_ai_quota(subject text, kind text, day_limit integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
begin
  delete from private.ai_usage as u where u.day < today - 7;
  insert into private.ai_usage as u (subject, kind, day, used)
  select take_ai_quota.subject, take_ai_quota.kind, today, 1 where day_limit > 0
  on conflict on constraint ai_usage_pkey
    do update set used = u.used + 1 where u.used < day_limit;
  return found;
end
$$;
grant execute on function private.take_ai_quota(text, text, integer) to service_role;

-- Questions of young entrepreneurs with short answers, each with the source to check it against. The chatbot searches
-- them where no AI provider is set up, and gives them to the provider as material where one is.
create table private.knowledge_entries (
  slug text primary key check (slug ~ '^[a-z0-9-]{3,80}$'),
  topic text not null check (topic in ('izin', 'pajak', 'harga', 'modal', 'pemasaran')),
  question text not null check (char_length(question) between 8 and 200),
  answer text not null check (char_length(answer) between 40 and 1200),
  source text not null check (char_length(source) between 3 and 200),
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'C')
  ) stored
);
create index knowledge_entries_search_idx on private.knowledge_entries using gin (search);

alter table private.knowledge_entries enable row level security;
revoke all on private.knowledge_entries from anon, authenticated;

-- The words of a question that say what is asked. PostgreSQL stems Indonesian but knows no stop words, so they are listed here;
-- with them what leads a conversation on ('satu lagi?', 'terus gimana?'), which asks for nothing of its own and would find
-- entries that have nothing to do with it.
create function private.question_query(q text) returns tsquery
language sql immutable set search_path = '' as $$
  select to_tsquery('simple', string_agg(quote_literal(lexeme), ' | '))
  from unnest(to_tsvector('pg_catalog.indonesian', left(q, 500))) as word
  where not exists (
    select from unnest(to_tsvector(
      'pg_catalog.indonesian',
      'apa apakah bagaimana mengapa kenapa kapan siapa mana di ke dari dan atau yang untuk dengan pada itu ini saya aku kami '
      'kita anda cara caranya berapa bisa boleh harus perlu ada adalah jika kalau bila tidak bukan sudah belum akan lebih '
      'agar supaya mau ingin tolong dong sih ya kah nya para secara oleh dalam tentang buat membuat usaha bisnis jualan '
      'usahaku bisnisku mulai punya apa-apa gimana sebuah satu hal kak min '
      'lagi lalu terus kemudian lanjut lanjutkan selanjutnya oke ok baik terima kasih makasih contoh contohnya maksud '
      'maksudnya jelaskan jelasin bantu begitu gitu tadi'
    )) as stop where stop.lexeme = word.lexeme
  )
$$;

-- The entries that fit a question, best first. `coverage` is the share of the question's own words that an entry names.
create function private.search_knowledge(q text, max_rows integer default 3)
returns table (slug text, topic text, question text, answer text, source text, coverage real)
language sql stable security definer set search_path = '' as $$
  with asked as (select private.question_query(q) as query),
  words as (
    select numnode(query) as nodes, query from asked where query is not null and numnode(query) > 0
  )
  select entry.slug, entry.topic, entry.question, entry.answer, entry.source,
    (
      select count(*)::real / ((words.nodes + 1) / 2)
      from unnest(tsvector_to_array(strip(entry.search))) as lexeme
      where to_tsquery('simple', quote_literal(lexeme)) <@ words.query
    ) as coverage
  from words join private.knowledge_entries as entry on entry.search @@ words.query
  order by coverage desc, ts_rank(entry.search, words.query) desc, entry.slug
  limit least(greatest(max_rows, 1), 10)
$$;
grant execute on function private.search_knowledge(text, integer) to service_role;

-- schemas/knowledge-entries.sql

-- Written by us for this product; facts as of November 2026, each with the place to check it.
insert into private.knowledge_entries (slug, topic, question, answer, source) values
  ('nib-apa', 'izin', 'Apa itu NIB dan siapa yang perlu?', 'NIB (Nomor Induk Berusaha) adalah identitas usaha yang diterbitkan OSS. Semua pelaku usaha, termasuk perorangan dan mahasiswa yang berjualan rutin, sebaiknya punya. Untuk usaha berisiko rendah NIB sekaligus menjadi izin. Pengurusannya gratis.', 'OSS (oss.go.id); PP 28/2025'),
  ('nib-cara', 'izin', 'Bagaimana cara membuat NIB perorangan?', 'Siapkan KTP, NPWP bila ada, alamat usaha, dan perkiraan modal. Daftar akun di OSS sebagai pelaku usaha mikro atau kecil, pilih kode KBLI yang sesuai, isi data usaha, lalu terbitkan NIB. Biasanya selesai dalam satu kali duduk dan tidak dipungut biaya.', 'OSS (oss.go.id)'),
  ('nib-biaya', 'izin', 'Berapa biaya mengurus NIB?', 'Penerbitan NIB gratis. Bila ada yang menawarkan pengurusan, yang Anda bayar adalah jasanya, bukan biaya negara. Sepakati dulu apa yang dikerjakan dan jangan menyerahkan kata sandi akun OSS.', 'OSS (oss.go.id)'),
  ('kbli-pilih', 'izin', 'Bagaimana memilih KBLI yang benar?', 'KBLI adalah kode lima angka jenis kegiatan. Tulis kegiatan utama dalam satu kalimat, cari kata kuncinya di OSS, lalu baca uraiannya: cocokkan apa yang dikerjakan, bukan apa yang dijual. Boleh memilih lebih dari satu bila kegiatannya memang berbeda.', 'BPS dan OSS (oss.go.id)'),
  ('risiko-usaha', 'izin', 'Apa arti usaha risiko rendah, menengah, dan tinggi?', 'Perizinan di Indonesia berbasis risiko. Risiko rendah cukup NIB. Menengah rendah memerlukan NIB dan pernyataan memenuhi standar. Menengah tinggi memerlukan sertifikat standar yang diverifikasi. Risiko tinggi memerlukan izin sebelum beroperasi. Tingkat risiko terlihat saat Anda memilih KBLI.', 'PP 28/2025; OSS'),
  ('spp-irt-apa', 'izin', 'Apa itu SPP-IRT dan produk apa yang memerlukannya?', 'SPP-IRT adalah sertifikat untuk pangan olahan buatan rumah yang dikemas, berlabel, dan tahan lebih dari tujuh hari pada suhu ruang, misalnya keripik, kue kering, dan bumbu. Makanan siap saji dan pangan beku tidak memakai SPP-IRT.', 'BPOM; OSS'),
  ('spp-irt-cara', 'izin', 'Bagaimana cara mengurus SPP-IRT?', 'Buat NIB, ajukan SPP-IRT lewat OSS, lalu isi data produk dan rancangan label. Sertifikat terbit dengan komitmen: sesudahnya Anda mengikuti penyuluhan keamanan pangan dan pemeriksaan sarana oleh dinas kesehatan. Bila komitmen tidak dipenuhi, sertifikat dapat dicabut. Siapkan dapur yang bersih dan terpisah dari hewan peliharaan.', 'OSS (oss.go.id); BPOM; Dinas Kesehatan setempat'),
  ('spp-irt-berlaku', 'izin', 'Berapa lama SPP-IRT berlaku?', 'SPP-IRT berlaku lima tahun dan dapat diperpanjang. Ajukan perpanjangan sebelum habis, dan laporkan bila resep, kemasan, atau alamat produksi berubah.', 'BPOM'),
  ('pangan-beku-izin', 'izin', 'Izin apa yang diperlukan untuk frozen food?', 'Pangan olahan beku yang disimpan lebih dari tujuh hari pada umumnya memerlukan izin edar BPOM (MD), bukan SPP-IRT. Selama masih pesanan langsung dalam jumlah kecil, jaga rantai dingin dan tanyakan kewajiban Anda ke loket BPOM setempat sebelum masuk toko.', 'BPOM (pom.go.id)'),
  ('makanan-siap-saji-izin', 'izin', 'Apakah katering dan makanan siap saji perlu izin?', 'Mulailah dengan NIB. Jasa boga dan rumah makan dengan tempat tetap diminta memiliki SLHS (sertifikat laik higiene sanitasi) dari dinas kesehatan, yang mencakup pelatihan penjamah makanan dan uji contoh makanan. Dapur rumah skala kecil tetap harus higienis; tanyakan batasnya ke dinas kesehatan kota atau kabupaten Anda.', 'Kementerian Kesehatan; Dinas Kesehatan setempat; OSS'),
  ('halal-wajib', 'izin', 'Apakah usaha makanan kecil wajib bersertifikat halal?', 'Ya. Menurut PP 42/2024 kewajiban sertifikat halal bagi makanan dan minuman usaha mikro dan kecil berlaku sejak 17 Oktober 2026, jadi sekarang sudah berjalan. Produk dari bahan tidak halal tidak disertifikasi, tetapi wajib mencantumkan keterangan tidak halal. Periksa laman BPJPH bila ada penyesuaian jadwal.', 'BPJPH (bpjph.halal.go.id); PP 42/2024'),
  ('halal-gratis', 'izin', 'Bagaimana mendapat sertifikat halal gratis?', 'Usaha mikro dan kecil dengan bahan yang sudah pasti halal dan proses sederhana dapat memakai jalur pernyataan pelaku usaha (self declare) dengan pendamping proses produk halal. Fasilitas gratis bergantung kuota tahun berjalan. Siapkan NIB, daftar bahan, dan alur produksi.', 'BPJPH (bpjph.halal.go.id)'),
  ('halal-lama', 'izin', 'Berapa lama sertifikat halal berlaku?', 'Sertifikat halal berlaku selama tidak ada perubahan komposisi bahan atau proses. Bila Anda mengganti bahan, pemasok, atau dapur, laporkan lebih dulu agar sertifikat tetap sah.', 'BPJPH; PP 42/2024'),
  ('label-pangan', 'izin', 'Apa saja yang wajib ada di label makanan kemasan?', 'Cantumkan nama produk, daftar bahan, berat bersih, nama dan alamat produsen, tanggal kedaluwarsa, nomor izin (misalnya P-IRT), kode produksi, keterangan halal bila wajib, serta asal bahan tertentu. Tulis dengan bahasa Indonesia dan huruf yang terbaca.', 'BPOM'),
  ('klaim-kesehatan', 'izin', 'Bolehkah menulis khasiat di kemasan minuman herbal?', 'Jangan menulis klaim menyembuhkan atau mencegah penyakit pada pangan. Klaim gizi dan kesehatan diatur dan perlu bukti. Tulis saja bahan dan cara saji. Obat tradisional memerlukan izin tersendiri dari BPOM.', 'BPOM'),
  ('kosmetik-izin', 'izin', 'Bolehkah meracik dan menjual skincare sendiri?', 'Tidak tanpa izin. Kosmetik harus dibuat di fasilitas yang memenuhi CPKB dan mendapat notifikasi BPOM sebelum dijual. Jalan yang lazim bagi pemula ialah bekerja sama dengan pabrik maklon berizin atau menjual merek yang sudah bernotifikasi.', 'BPOM (notifkos.pom.go.id)'),
  ('cek-bpom', 'izin', 'Bagaimana memeriksa produk sudah terdaftar di BPOM?', 'Cari nama atau nomor izin di laman Cek BPOM. Cocokkan nama produk, merek, dan pendaftar dengan kemasan di tangan Anda. Simpan tangkapan layarnya sebagai bukti bila Anda menjual ulang.', 'BPOM (cekbpom.pom.go.id)'),
  ('sabun-cuci-izin', 'izin', 'Apakah sabun cuci dan pembersih lantai perlu izin edar?', 'Ya. Perbekalan kesehatan rumah tangga seperti sabun cuci dan pembersih lantai memerlukan izin edar dari Kementerian Kesehatan. Usaha isi ulang sebaiknya mengambil dari produsen yang berizin dan menyimpan buktinya.', 'Kementerian Kesehatan (regalkes)'),
  ('merek-daftar', 'izin', 'Bagaimana cara mendaftarkan merek?', 'Cari dulu merek serupa di pangkalan data DJKI, tentukan kelas barang atau jasa, siapkan logo dan tanda tangan, lalu ajukan secara daring. Usaha mikro dan kecil mendapat tarif lebih murah dengan surat keterangan. Prosesnya berbulan-bulan, jadi ajukan sebelum merek Anda ramai.', 'DJKI (dgip.go.id)'),
  ('merek-lama', 'izin', 'Berapa lama perlindungan merek?', 'Merek terdaftar dilindungi sepuluh tahun sejak tanggal penerimaan dan dapat diperpanjang. Yang dilindungi ialah pihak yang lebih dulu mendaftar, bukan yang lebih dulu memakai.', 'UU 20/2016; DJKI'),
  ('hak-cipta-desain', 'izin', 'Bolehkah memakai gambar dari internet untuk produk?', 'Gambar, lagu, dan karakter dilindungi hak cipta walau mudah diunduh. Pakai karya sendiri, karya berlisensi bebas, atau minta izin tertulis. Menjual barang bergambar artis atau kartun tanpa lisensi berisiko diturunkan marketplace dan digugat.', 'UU 28/2014 tentang Hak Cipta'),
  ('pt-perorangan', 'izin', 'Apa itu PT Perorangan dan kapan saya perlu?', 'PT Perorangan dapat didirikan satu orang WNI berusia minimal 17 tahun untuk usaha mikro dan kecil, tanpa akta notaris. Bermanfaat bila Anda perlu memisahkan harta pribadi, ikut pengadaan, atau menerima investor. Ada kewajiban laporan keuangan tahunan.', 'AHU Kemenkum (ahu.go.id); PP 8/2021'),
  ('cv-atau-pt', 'izin', 'Lebih baik CV, PT, atau perorangan?', 'Mulai sendirian dan kecil: cukup perorangan dengan NIB. Dua orang atau lebih dengan pembagian peran: CV sederhana, tetapi sekutu aktif menanggung utang sampai harta pribadi. PT memisahkan tanggung jawab dan lebih dipercaya investor, tetapi administrasinya lebih banyak.', 'AHU Kemenkum (ahu.go.id)'),
  ('umur-mahasiswa', 'izin', 'Bolehkah mahasiswa di bawah 21 tahun punya usaha?', 'Boleh. NIB perorangan memakai KTP sehingga pemegang KTP dapat mendaftar, dan PT Perorangan mensyaratkan usia minimal 17 tahun. Perjanjian besar sebaiknya diperiksa orang dewasa yang Anda percaya, dan bila di bawah 18 tahun libatkan orang tua.', 'OSS; PP 8/2021'),
  ('perjanjian-tim', 'izin', 'Apa yang harus ada di perjanjian antar teman satu tim?', 'Tulis nama dan peran, modal tiap orang, cara membagi hasil, siapa memegang uang, cara mengambil keputusan, apa yang terjadi bila ada yang keluar, dan siapa pemilik merek serta akun. Tanda tangani bersama; satu halaman sudah cukup untuk mulai.', 'Praktik umum; KUH Perdata pasal 1320'),
  ('meterai', 'izin', 'Kapan dokumen usaha perlu meterai?', 'Meterai Rp 10.000 dipakai untuk dokumen perdata sebagai alat bukti dan dokumen uang dengan nilai di atas Rp 5.000.000, termasuk kwitansi. Tanpa meterai perjanjian tetap sah; meterai berkaitan dengan pajak atas dokumen.', 'UU 10/2020 tentang Bea Meterai'),
  ('jual-di-kampus', 'izin', 'Apakah perlu izin untuk berjualan di kampus?', 'Ya, kampus berhak mengatur tempat dan waktu. Tanyakan ke bagian kemahasiswaan, koperasi, atau pengelola kantin. Untuk bazar, urus lewat panitia. Bawa contoh produk dan surat singkat berisi jenis dagangan, waktu, dan kebersihan.', 'Peraturan kampus masing-masing'),
  ('pkl-trotoar', 'izin', 'Bolehkah berjualan di trotoar depan kampus?', 'Trotoar adalah fasilitas pejalan kaki dan penataan pedagang diatur peraturan daerah. Tanyakan lokasi yang diizinkan ke kelurahan atau dinas yang membidangi koperasi. Berjualan di tempat terlarang berisiko ditertibkan.', 'Peraturan daerah setempat'),
  ('data-pelanggan', 'izin', 'Apa kewajiban saya saat menyimpan nomor WhatsApp pelanggan?', 'Sebutkan untuk apa nomor dipakai, minta persetujuan untuk promosi, simpan dengan aman, dan hapus bila diminta. Jangan membagikan daftar pelanggan kepada pihak lain. Kewajiban ini berlaku juga bagi usaha kecil.', 'UU 27/2022 tentang Pelindungan Data Pribadi'),
  ('retur-konsumen', 'izin', 'Apakah penjual wajib menerima retur?', 'Barang yang tidak sesuai perjanjian atau cacat harus Anda tanggung. Tulis syarat retur yang masuk akal, misalnya video buka paket dan batas waktu. Kalimat yang menghapus seluruh tanggung jawab penjual tidak dibenarkan.', 'UU 8/1999 tentang Perlindungan Konsumen'),
  ('toko-daring-info', 'izin', 'Informasi apa yang wajib ada di toko daring?', 'Tampilkan identitas penjual, deskripsi barang yang benar, harga dengan biaya tambahan, cara bayar, cara kirim, serta saluran pengaduan yang dijawab. Harga dan stok harus sesuai keadaan.', 'PP 80/2019 tentang PMSE'),
  ('thrift-impor', 'izin', 'Apakah menjual baju bekas impor dilarang?', 'Ya, pakaian bekas termasuk barang yang dilarang diimpor, dan barang hasil impor terlarang dapat disita. Menjual pakaian bekas dari dalam negeri, misalnya milik sendiri atau titip jual mahasiswa, tidak termasuk larangan impor itu. Simpan catatan asal barang.', 'Permendag 18/2021 jo. Permendag 40/2022 dan perubahannya'),
  ('pajak-mahasiswa', 'pajak', 'Apakah mahasiswa yang berjualan harus bayar pajak?', 'Kewajiban pajak melihat penghasilan, bukan status mahasiswa. Orang pribadi dengan omzet sampai Rp 500 juta setahun tidak dikenai PPh final 0,5% atas bagian itu. Tetap catat omzet tiap bulan dan laporkan SPT tahunan bila sudah ber-NPWP.', 'DJP (pajak.go.id); PP 55/2022'),
  ('pph-final-tarif', 'pajak', 'Berapa tarif pajak UMKM?', 'PPh final UMKM 0,5% dari omzet bruto untuk omzet sampai Rp 4,8 miliar setahun. Untuk orang pribadi, Rp 500 juta pertama dalam setahun tidak dikenai. Ada batas waktu pemakaian tarif ini; periksa aturan yang berlaku di laman DJP.', 'DJP (pajak.go.id); PP 55/2022'),
  ('pph-final-hitung', 'pajak', 'Bagaimana menghitung PPh final 0,5%?', 'Jumlahkan omzet sejak Januari. Selama totalnya belum melewati Rp 500 juta, pajaknya nol untuk orang pribadi. Bila bulan ini melewati batas, hanya kelebihannya yang dikalikan 0,5%. Contoh: total sampai bulan ini Rp 520 juta, maka Rp 20 juta x 0,5% = Rp 100.000.', 'DJP (pajak.go.id); PP 55/2022'),
  ('pph-final-setor', 'pajak', 'Kapan PPh final UMKM disetor?', 'Disetor paling lambat tanggal 15 bulan berikutnya dengan kode billing. Setoran yang sudah mendapat nomor transaksi penerimaan negara dianggap sudah dilaporkan. Bila bulan itu tidak ada pajak terutang, simpan catatan omzetnya.', 'DJP (pajak.go.id)'),
  ('npwp-nik', 'pajak', 'Apakah saya masih perlu membuat NPWP?', 'NIK dipakai sebagai NPWP orang pribadi, tetapi tetap perlu didaftarkan atau diaktifkan. Bila penghasilan Anda sudah di atas ketentuan atau Anda perlu bertransaksi dengan instansi, lakukan pendaftaran lewat sistem DJP.', 'DJP (pajak.go.id)'),
  ('spt-tahunan', 'pajak', 'Kapan batas lapor SPT tahunan?', 'SPT tahunan orang pribadi paling lambat 31 Maret dan badan 30 April tahun berikutnya. Lapor tetap perlu walaupun pajaknya nol selama Anda terdaftar dan berstatus aktif.', 'DJP (pajak.go.id)'),
  ('ppn-pkp', 'pajak', 'Kapan usaha wajib memungut PPN?', 'Usaha wajib dikukuhkan sebagai PKP bila omzet melewati Rp 4,8 miliar setahun. Di bawah itu Anda tidak memungut PPN. Jangan menulis PPN di nota bila belum PKP.', 'DJP (pajak.go.id)'),
  ('ppn-tarif', 'pajak', 'Berapa tarif PPN sekarang?', 'Tarif PPN dalam undang-undang 12%. Untuk barang dan jasa bukan mewah dipakai dasar pengenaan nilai lain 11/12 sehingga bebannya setara 11%. Periksa pengumuman terbaru sebelum memakai angka ini.', 'DJP (pajak.go.id); PMK 131/2024'),
  ('omzet-atau-laba', 'pajak', 'Pajak UMKM dihitung dari omzet atau laba?', 'PPh final 0,5% dihitung dari omzet bruto, bukan laba. Jadi tetap terutang walau rugi bila omzet sudah melewati batas. Bila sering rugi, memakai pembukuan dan tarif umum dapat dipertimbangkan; tanyakan ke kantor pajak.', 'DJP (pajak.go.id); PP 55/2022'),
  ('catatan-omzet', 'pajak', 'Catatan apa yang harus saya simpan untuk pajak?', 'Minimal catatan omzet harian dan rekap bulanan, bukti penjualan dari marketplace, bukti belanja, dan rekening usaha terpisah. Simpan berkas sepuluh tahun untuk kewajiban pembukuan atau pencatatan.', 'UU KUP; DJP'),
  ('pajak-marketplace', 'pajak', 'Apakah marketplace memotong pajak penjual?', 'Pemerintah telah mengatur pemungutan PPh oleh marketplace, dengan pengecualian bagi orang pribadi beromzet sampai Rp 500 juta yang menyampaikan pernyataan. Waktu penerapannya mengikuti pengumuman; periksa laman DJP dan pusat bantuan marketplace Anda.', 'PMK 37/2025; DJP'),
  ('jasa-freelance-pajak', 'pajak', 'Bagaimana pajak pekerja lepas desain atau koding?', 'PP 55/2022 mendaftar pekerjaan bebas yang tidak memakai PPh final, antara lain konsultan, pengajar, pelatih, penulis, peneliti, dan penerjemah. Desain dan koding tidak disebut dengan nama, jadi tanyakan ke KPP apakah pekerjaan Anda tergolong pekerjaan bebas atau usaha. Pemberi kerja dapat memotong PPh 21: simpan bukti potong untuk dikreditkan di SPT. Norma penghitungan boleh dipakai bila diberitahukan dalam tiga bulan pertama tahun pajak.', 'DJP (pajak.go.id); PP 55/2022 pasal 56; PER-17/PJ/2015'),
  ('hadiah-lomba-pajak', 'pajak', 'Apakah hadiah lomba kena pajak?', 'Hadiah lomba termasuk penghasilan. Panitia biasanya memotong PPh 21 sebelum menyerahkan hadiah. Minta bukti potong. Hadiah undian memiliki aturan sendiri dengan tarif berbeda.', 'DJP (pajak.go.id)'),
  ('hibah-p2mw-pajak', 'pajak', 'Apakah dana hibah program kampus kena pajak?', 'Perlakuannya mengikuti pedoman program dan jenis pengeluaran. Dana yang dipertanggungjawabkan sebagai biaya program berbeda dari hadiah. Tanyakan bendahara kampus dan ikuti pedoman tahun berjalan, termasuk pajak atas belanja.', 'Pedoman program Kemdiktisaintek; DJP'),
  ('faktur-nota', 'pajak', 'Apa beda nota, kwitansi, invoice, dan faktur pajak?', 'Nota adalah bukti jual beli, invoice adalah tagihan sebelum dibayar, kwitansi adalah bukti uang diterima, faktur pajak hanya dibuat PKP. Usaha kecil cukup memakai nota, invoice, dan kwitansi yang bernomor urut.', 'Praktik umum; DJP'),
  ('pajak-karyawan', 'pajak', 'Apakah upah pekerja paruh waktu dipotong pajak?', 'Pekerja harian dengan upah sampai Rp 450.000 sehari tarif PPh 21-nya 0%; di atas itu sampai Rp 2.500.000 sehari 0,5%. Pekerja tetap memakai tarif efektif bulanan, yang juga 0% untuk upah sampai sekitar Rp 5,4 juta bagi lajang. Catat nama, NIK, tanggal, dan upah; pastikan dengan kalkulator DJP.', 'DJP (pajak.go.id); PP 58/2023'),
  ('pajak-sewa', 'pajak', 'Apakah menyewa tempat usaha ada pajaknya?', 'Sewa tanah atau bangunan dikenai PPh final 10% yang menjadi tanggungan pemilik, dipotong penyewa bila penyewa berbentuk badan atau pemotong. Sepakati dalam perjanjian siapa yang menyetor.', 'DJP (pajak.go.id)'),
  ('pajak-restoran', 'pajak', 'Apakah warung kena pajak restoran?', 'Pajak atas makanan dan minuman (PBJT) paling tinggi 10%, dipungut dari konsumen untuk pemerintah kota atau kabupaten, hanya bila omzet usaha melewati batas yang ditetapkan daerah. Banyak warung kecil berada di bawahnya. Tanyakan ambang dan tarifnya ke badan pendapatan daerah.', 'UU 1/2022 pasal 50–58; peraturan daerah'),
  ('ekspor-pajak', 'pajak', 'Apakah penjualan ke luar negeri kena pajak?', 'Penjualan dari Indonesia kepada pembeli di luar negeri tetap dihitung sebagai omzet, jadi ikut dalam batas Rp 500 juta. Ekspor barang oleh PKP bertarif PPN 0%. Pembeli dapat dikenai bea masuk di negaranya. Simpan bukti kirim dan bukti bayar.', 'DJP (pajak.go.id); DJBC (beacukai.go.id)'),
  ('coretax', 'pajak', 'Apa itu Coretax?', 'Coretax adalah sistem administrasi pajak DJP untuk mendaftar, membuat kode billing, dan melapor SPT. Aktifkan akun dengan NIK, cek kembali alamat surel dan nomor ponsel, dan jangan membuka tautan dari pesan yang mengaku petugas.', 'DJP (pajak.go.id)'),
  ('pph-final-batas-waktu', 'pajak', 'Sampai kapan tarif 0,5% boleh dipakai orang pribadi?', 'PP 55/2022 memberi tujuh tahun pajak bagi orang pribadi, dihitung sejak terdaftar (bagi yang sudah terdaftar sebelum PP 23/2018, sejak 2018). Pemerintah mengumumkan perpanjangan sampai 2029 bagi orang pribadi. Jangan menyusun rencana hanya dari pengumuman: pastikan peraturan yang sudah terbit di laman DJP.', 'DJP (pajak.go.id); PP 55/2022 pasal 59'),
  ('pisah-rekening', 'pajak', 'Mengapa rekening usaha harus dipisah?', 'Agar omzet, laba, dan uang pribadi terlihat. Rekening terpisah memudahkan menghitung pajak, mengajukan pinjaman, dan membagi hasil dengan tim. Rekening tabungan kedua atas nama sendiri sudah cukup untuk mulai.', 'SAK EMKM; praktik umum'),
  ('laporan-minimal', 'pajak', 'Laporan keuangan apa yang minimal perlu saya buat?', 'SAK EMKM meminta laporan posisi keuangan, laporan laba rugi, dan catatan. Untuk mulai, cukup buku kas harian, rekap laba rugi bulanan, dan daftar utang piutang.', 'SAK EMKM, Ikatan Akuntan Indonesia'),
  ('penyusutan', 'pajak', 'Apakah alat usaha harus disusutkan?', 'Secara akuntansi ya: alat yang dipakai lebih dari setahun dibagi ke umur manfaatnya. Cara mudah: harga alat dibagi jumlah bulan pakai, lalu masukkan sebagai biaya tetap bulanan agar harga jual tidak terlalu murah.', 'SAK EMKM'),
  ('utang-piutang', 'pajak', 'Bagaimana mencatat pelanggan yang berutang?', 'Catat nama, tanggal, jumlah, dan janji bayar di daftar piutang. Omzet dicatat saat barang diserahkan, kas dicatat saat uang diterima. Tagih sebelum jatuh tempo dan hentikan pemberian baru bila lewat 30 hari.', 'SAK EMKM; praktik umum'),
  ('hpp-apa', 'harga', 'Apa itu HPP?', 'HPP (harga pokok) adalah biaya untuk menghasilkan satu unit: bahan, kemasan, tenaga, serta bagian biaya tetap. Tanpa HPP Anda tidak tahu apakah harga jual menyisakan laba. Hitung dari belanja nyata, bukan perkiraan.', 'Kalkulator HPP KawanUsaha'),
  ('hpp-hitung', 'harga', 'Bagaimana cara menghitung HPP makanan?', 'Jumlahkan biaya bahan yang terpakai untuk sekali produksi, tambah upah, gas, listrik, dan kemasan, lalu bagi jumlah porsi jadi. Contoh: total Rp 140.000 untuk 20 porsi berarti HPP Rp 7.000 per porsi.', 'Kalkulator HPP KawanUsaha'),
  ('hpp-jasa', 'harga', 'Bagaimana menghitung harga jasa seperti desain atau les?', 'Tentukan upah per jam yang Anda inginkan, kalikan jam kerja termasuk revisi dan perjalanan, tambah biaya alat dan kuota, lalu tambah margin. Bila pasar tidak sanggup membayar, kecilkan lingkup pekerjaan, bukan upah Anda.', 'Praktik umum penetapan harga jasa'),
  ('margin-markup', 'harga', 'Apa beda margin dan markup?', 'Margin adalah laba dibagi harga jual; markup adalah laba dibagi biaya. Biaya Rp 7.000 dijual Rp 10.000: margin 30%, markup 42,9%. Untuk mencapai margin 30% hitung biaya dibagi 0,7, bukan biaya dikali 1,3.', 'Kalkulator HPP KawanUsaha'),
  ('margin-wajar', 'harga', 'Berapa margin yang wajar untuk makanan?', 'Tidak ada angka resmi. Patokan yang sering dipakai: biaya bahan 35 sampai 45% dari harga jual. Sesudah tenaga, sewa, dan potongan aplikasi, margin bersih 10 sampai 25% tergolong baik; banyak warung di bawahnya karena upah pemilik tidak dihitung. Percayai catatan Anda sendiri, bukan patokan.', 'Patokan umum usaha kuliner, bukan aturan'),
  ('bep-apa', 'harga', 'Apa itu BEP atau titik impas?', 'BEP adalah jumlah penjualan ketika omzet sama dengan seluruh biaya. Rumus unit: biaya tetap dibagi (harga jual dikurangi biaya per unit). Di bawah titik itu rugi, di atasnya laba.', 'Kalkulator BEP KawanUsaha'),
  ('bep-hitung', 'harga', 'Bagaimana menghitung BEP unit dan rupiah?', 'Contoh: biaya tetap Rp 700.000, harga Rp 13.000, biaya per unit Rp 8.000. BEP unit = 700.000 / 5.000 = 140 unit. BEP rupiah = 140 x 13.000 = Rp 1.820.000 per bulan.', 'Kalkulator BEP KawanUsaha'),
  ('biaya-tetap-variabel', 'harga', 'Apa beda biaya tetap dan biaya variabel?', 'Biaya tetap dibayar walau tidak ada penjualan: sewa, kuota, upah tetap. Biaya variabel mengikuti jumlah yang dijual: bahan, kemasan, potongan aplikasi. Memisahkan keduanya adalah syarat menghitung titik impas.', 'Praktik akuntansi biaya'),
  ('harga-ojol', 'harga', 'Bagaimana menentukan harga di aplikasi pesan-antar?', 'Bagi harga langsung dengan (1 dikurangi potongan). Bila potongan 20% dan harga langsung Rp 10.000, harga aplikasi Rp 12.500. Beri tahu pelanggan bahwa harga langsung lebih murah bila syarat aplikasi membolehkannya.', 'Kalkulator HPP KawanUsaha'),
  ('harga-marketplace', 'harga', 'Biaya apa yang dipotong marketplace?', 'Umumnya biaya administrasi per kategori, biaya layanan program ongkir, biaya pembayaran, dan iklan bila dipakai. Persentasenya berubah, jadi lihat pusat bantuan penjual lalu masukkan totalnya sebagai potongan saat menghitung harga.', 'Pusat bantuan penjual marketplace'),
  ('naik-harga', 'harga', 'Kapan dan bagaimana menaikkan harga?', 'Naikkan saat biaya bahan naik lebih dari 5% atau margin turun dua bulan berturut-turut. Beri tahu pelanggan lebih dulu, jelaskan alasannya, dan pertimbangkan ukuran baru. Naik sedikit tetapi rutin lebih mudah diterima.', 'Praktik umum penetapan harga'),
  ('diskon-aman', 'harga', 'Bagaimana memberi diskon tanpa rugi?', 'Hitung sumbangan per unit (harga dikurangi biaya per unit). Diskon tidak boleh melebihi sumbangan itu. Lebih aman memberi paket isi tiga atau bonus berbiaya rendah daripada potongan besar.', 'Kalkulator BEP KawanUsaha'),
  ('harga-bundling', 'harga', 'Apakah paket bundling menguntungkan?', 'Bundling baik bila menaikkan nilai per transaksi lebih besar daripada potongannya. Gabungkan produk laris dengan produk bermargin tinggi, lalu hitung margin paketnya, bukan margin tiap barang.', 'Praktik umum penetapan harga'),
  ('harga-pesaing', 'harga', 'Haruskah harga saya lebih murah daripada pesaing?', 'Tidak selalu. Pesaing mungkin punya biaya lebih rendah atau tidak menghitung upahnya. Tentukan batas bawah dari HPP, lalu bedakan lewat porsi, kecepatan, kebersihan, atau layanan.', 'Praktik umum penetapan harga'),
  ('harga-psikologis', 'harga', 'Apakah harga Rp 9.900 lebih laku daripada Rp 10.000?', 'Harga berakhiran 900 sering dipakai untuk memberi kesan lebih murah, tetapi di warung uang pas lebih dihargai. Uji dua minggu tiap harga dan bandingkan jumlah terjual serta labanya.', 'Praktik umum pemasaran'),
  ('harga-preorder', 'harga', 'Berapa uang muka yang pantas untuk pra-pesan?', 'Minimal setara biaya bahan pesanan itu, umumnya 50%. Tulis kapan uang muka hangus, kapan dikembalikan, dan kapan barang selesai. Untuk pelanggan baru pada barang khusus, pembayaran penuh di muka lazim.', 'Praktik umum; KUH Perdata'),
  ('harga-grosir', 'harga', 'Bagaimana menentukan harga grosir atau reseller?', 'Reseller perlu untung 15 sampai 30%. Tetapkan harga grosir di antara HPP dan harga eceran, beri jumlah minimum, dan pastikan Anda tetap untung setelah ongkos kirim. Tulis harga eceran yang disarankan.', 'Praktik umum distribusi'),
  ('ongkir-siapa', 'harga', 'Siapa yang menanggung ongkos kirim?', 'Untuk barang murah, ongkir sering lebih mahal daripada barang. Pilih isi minimal, gratis ongkir dengan batas belanja, atau titik ambil. Masukkan ongkir yang Anda tanggung sebagai biaya variabel.', 'Praktik umum usaha daring'),
  ('upah-sendiri', 'harga', 'Apakah upah sendiri dimasukkan ke biaya?', 'Ya, bila ingin tahu usaha itu sungguh menguntungkan. Hitung jam kerja dan kalikan upah yang Anda terima bila bekerja paruh waktu. Bila laba hilang setelah itu, usaha hanya mengganti upah.', 'Praktik akuntansi manajemen'),
  ('bahan-susut', 'harga', 'Bagaimana menghitung bahan yang susut atau terbuang?', 'Timbang sebelum dan sesudah. Bila 1 kg ayam menjadi 800 gram siap pakai, biaya per gram adalah harga dibagi 800, bukan 1.000. Tambahkan persentase sisa jualan yang dibuang ke HPP.', 'Praktik akuntansi biaya'),
  ('porsi-standar', 'harga', 'Mengapa resep harus ditimbang?', 'Takaran tetap membuat rasa sama dan HPP dapat dihitung. Tulis resep dalam gram, pakai sendok takar, dan periksa satu porsi acak tiap hari.', 'Praktik umum usaha kuliner'),
  ('titip-jual', 'harga', 'Berapa bagi hasil titip jual yang wajar?', 'Tempat titip umumnya mengambil 10 sampai 25% dari harga jual atau menambah harga sendiri. Tulis siapa menanggung barang sisa, kapan uang diambil, dan berapa lama dipajang. Hentikan titik yang sisanya di atas 30%.', 'Praktik umum konsinyasi'),
  ('harga-acara', 'harga', 'Bagaimana menghitung harga katering untuk acara?', 'Hitung HPP per kotak, tambah tenaga dan antar, lalu tambah cadangan 5% untuk kotak rusak. Minta jumlah pasti H-3 dan uang muka 50%. Siapkan dua pilihan harga agar mudah dipilih.', 'Praktik umum usaha katering'),
  ('laba-kecil', 'harga', 'Mengapa omzet besar tetapi uang tidak terasa?', 'Biasanya karena uang pribadi bercampur, piutang menumpuk, stok berlebih, atau upah dan penyusutan tidak dihitung. Buat arus kas mingguan dan pisahkan rekening; dua minggu catatan sudah menunjukkan sebabnya.', 'SAK EMKM; praktik umum'),
  ('kapan-untung', 'harga', 'Kapan usaha dikatakan sudah balik modal?', 'Saat jumlah laba bersih yang terkumpul sama dengan modal awal. Contoh: modal Rp 3 juta dan laba Rp 500 ribu per bulan berarti enam bulan, bila labanya tetap. Mulainya biasanya pelan, jadi beri waktu tambahan.', 'Rencana usaha KawanUsaha'),
  ('stok-aman', 'harga', 'Berapa stok yang aman disimpan?', 'Stok aman = penjualan per hari dikali hari tunggu pemasok, tambah cadangan 20%. Barang yang cepat basi cukup untuk satu atau dua hari. Stok yang diam adalah uang yang diam.', 'Praktik manajemen persediaan'),
  ('harga-langganan', 'harga', 'Apakah sistem langganan cocok untuk mahasiswa?', 'Cocok untuk barang rutin seperti bekal, kopi, atau cucian. Beri harga 5 sampai 10% lebih murah dengan bayar di muka, dan batasi masa jeda saat libur. Ukur berapa yang memperpanjang setelah minggu kedua.', 'Praktik umum usaha langganan'),
  ('kerugian-pesanan', 'harga', 'Apa yang harus dilakukan bila pesanan batal setelah belanja?', 'Pakai uang muka untuk menutup bahan, tawarkan porsi itu ke daftar tunggu, dan catat pelanggan yang sering batal. Ke depan tetapkan batas pembatalan dan tulis di pesan konfirmasi.', 'Praktik umum pra-pesan'),
  ('kurs-bahan-impor', 'harga', 'Bagaimana menghadapi bahan impor yang naik?', 'Catat tanggal dan harga beli, tetapkan harga jual memakai harga beli tertinggi tiga bulan terakhir, siapkan bahan pengganti lokal, dan tinjau harga tiap bulan.', 'Praktik manajemen pembelian'),
  ('paket-hemat', 'harga', 'Bagaimana membuat menu hemat tanpa rugi?', 'Kecilkan porsi dan hilangkan komponen mahal, bukan memotong margin. Hitung HPP menu hemat terpisah, dan pastikan sumbangan per porsi tetap positif serta tidak memindahkan semua pelanggan menu utama.', 'Kalkulator HPP KawanUsaha'),
  ('modal-kecil', 'modal', 'Bagaimana memulai usaha dengan modal di bawah Rp 500.000?', 'Pilih usaha yang dibayar di muka: pra-pesan makanan, jasa, titip jual, atau reseller tanpa stok. Jual dulu ke sepuluh orang yang Anda kenal, pakai uang muka untuk bahan, dan jangan membeli alat sebelum ada pesanan berulang.', 'Katalog ide KawanUsaha'),
  ('tanpa-modal', 'modal', 'Apakah mungkin memulai usaha tanpa modal?', 'Mungkin untuk jasa: les, desain, menulis, sunting video, pendampingan, atau titip beli. Yang Anda keluarkan adalah waktu, jadi hitung upah per jam. Hindari tawaran yang meminta uang pendaftaran lebih dulu.', 'Katalog ide KawanUsaha'),
  ('kur-apa', 'modal', 'Apa itu KUR dan apakah mahasiswa bisa mengajukan?', 'KUR adalah kredit usaha dengan bunga bersubsidi lewat bank penyalur. Syaratnya usaha produktif yang berjalan dan layak; umumnya minimal enam bulan untuk KUR mikro. Mahasiswa dapat mengajukan bila memenuhi syarat usia dan usaha. Periksa ketentuan tahun berjalan.', 'Kemenko Perekonomian (kur.ekon.go.id)'),
  ('kur-bunga', 'modal', 'Berapa bunga KUR?', 'Dalam beberapa tahun terakhir bunga KUR 6% efektif per tahun bagi debitur baru, dan KUR super mikro 3%. Besaran dan plafon ditetapkan pemerintah tiap tahun, jadi tanyakan ke bank penyalur sebelum menghitung cicilan.', 'Kemenko Perekonomian (kur.ekon.go.id)'),
  ('p2mw-apa', 'modal', 'Apa itu P2MW?', 'P2MW (Program Pembinaan Mahasiswa Wirausaha) memberi bantuan dana dan pembinaan bagi kelompok mahasiswa yang memiliki usaha atau ide usaha. Ada kategori usaha dan tahap awal serta bertumbuh. Pendaftaran lewat perguruan tinggi sesuai pedoman tahun berjalan.', 'Pedoman P2MW, Kemdiktisaintek'),
  ('p2mw-tim', 'modal', 'Berapa anggota tim P2MW?', 'Pedoman yang lalu meminta tim tiga sampai lima mahasiswa dengan dosen pendamping. Susun tim lintas prodi: pembuat produk, penjual, dan pengurus keuangan. Cocokkan lagi dengan pedoman tahun Anda mendaftar.', 'Pedoman P2MW, Kemdiktisaintek'),
  ('p2mw-rab', 'modal', 'Bagaimana menyusun RAB P2MW?', 'Kelompokkan bahan, alat, pemasaran, dan perizinan; tulis satuan, jumlah, harga pasar, dan alasan tiap baris. Hindari belanja yang tidak langsung menaikkan usaha. Sertakan bukti harga. Jumlah total mengikuti batas tahap pada pedoman.', 'Pedoman P2MW, Kemdiktisaintek'),
  ('pkm-k-apa', 'modal', 'Apa beda PKM-K dan P2MW?', 'PKM-K adalah kompetisi gagasan kewirausahaan dengan luaran dan jadwal lomba, sedangkan P2MW membina usaha yang dijalankan. PKM-K menilai proposal dan kemajuan; P2MW menekankan penjualan dan keberlanjutan. Baca pedoman masing-masing.', 'Pedoman PKM; Pedoman P2MW'),
  ('pkm-k-dana', 'modal', 'Berapa dana PKM-K?', 'Pedoman beberapa tahun terakhir menetapkan usulan sekitar Rp 5 juta sampai Rp 12,5 juta dari berbagai sumber. Jumlahnya dapat berubah, jadi pakai angka pedoman tahun Anda mendaftar.', 'Pedoman PKM, Kemdiktisaintek'),
  ('proposal-isi', 'modal', 'Apa isi proposal usaha yang singkat?', 'Masalah dan pembelinya, produk, bukti orang mau membeli, cara menjual, tim, angka (HPP, BEP, arus kas), RAB, dan jadwal. Letakkan bukti penjualan di halaman depan. Tiga halaman jelas lebih baik daripada sepuluh halaman umum.', 'Praktik umum; pedoman lomba kampus'),
  ('pitch-deck', 'modal', 'Apa isi pitch deck mahasiswa?', 'Sepuluh lembar: masalah, pembeli, solusi, bukti, cara menghasilkan uang, pasar, pesaing, tim, angka, dan permintaan. Satu gagasan per lembar. Tunjukkan angka penjualan walau kecil.', 'Praktik umum presentasi usaha'),
  ('pinjol-aman', 'modal', 'Bagaimana memeriksa pinjaman daring legal?', 'Periksa nama penyelenggara di daftar OJK atau hubungi Kontak OJK 157. Yang ilegal biasanya meminta akses kontak dan foto, tenor sangat pendek, dan biaya besar. Jangan memakai pinjaman konsumtif untuk modal usaha yang belum teruji.', 'OJK (ojk.go.id), Kontak 157'),
  ('pinjam-teman', 'modal', 'Bagaimana meminjam modal dari keluarga tanpa merusak hubungan?', 'Tulis jumlah, jadwal kembali, dan apa yang terjadi bila usaha gagal. Pinjam hanya sejumlah yang sanggup Anda ganti dari uang lain. Beri kabar tiap bulan walau belum membayar.', 'Praktik umum keuangan keluarga'),
  ('bagi-hasil', 'modal', 'Bagaimana membagi hasil dengan pemodal?', 'Sepakati dulu upah pengelola, lalu bagi laba bersih menurut kesepakatan, misalnya 60:40. Tulis siapa menanggung rugi, kapan dihitung, dan kapan kerja sama berakhir. Jangan membagi dari omzet.', 'Praktik umum kerja sama usaha'),
  ('bagi-saham-tim', 'modal', 'Bagaimana membagi kepemilikan dengan teman satu tim?', 'Bagi menurut modal, waktu, dan risiko, bukan sama rata karena sungkan. Beri masa pembuktian: kepemilikan diperoleh bertahap selama dua tahun, sehingga yang keluar cepat tidak membawa bagian besar.', 'Praktik umum pendiri usaha'),
  ('dana-darurat', 'modal', 'Berapa dana cadangan usaha yang perlu disimpan?', 'Sisihkan biaya tetap dua sampai tiga bulan sebelum memperbesar usaha. Untuk usaha makanan, tambah cadangan bahan seminggu. Simpan di rekening terpisah.', 'Praktik umum keuangan usaha'),
  ('arus-kas-apa', 'modal', 'Apa itu arus kas dan mengapa penting?', 'Arus kas mencatat kapan uang masuk dan keluar. Usaha bisa untung di atas kertas tetapi kehabisan uang karena piutang dan stok. Buat perkiraan mingguan dan jaga saldo minimum.', 'SAK EMKM'),
  ('modal-awal-hitung', 'modal', 'Bagaimana menghitung modal awal?', 'Jumlahkan alat, bahan untuk produksi pertama, izin, promosi awal, dan biaya tetap satu bulan. Tambah cadangan 10 sampai 20%. Pisahkan yang harus dibeli dan yang bisa dipinjam atau disewa.', 'Rencana usaha KawanUsaha'),
  ('investor-malaikat', 'modal', 'Kapan usaha mahasiswa perlu investor?', 'Bila pertumbuhan sudah terbukti dan terhambat uang, bukan untuk mencari ide. Investor ingin melihat penjualan, margin, dan tim. Bila usaha cukup tumbuh dari laba, Anda tidak perlu menjual kepemilikan.', 'Praktik umum pendanaan'),
  ('urunan-dana', 'modal', 'Apa itu securities crowdfunding?', 'Layanan urun dana lewat penyelenggara berizin OJK yang menjual efek usaha kecil kepada banyak orang. Ada syarat badan usaha dan laporan. Periksa izin penyelenggara sebelum memakai.', 'OJK (ojk.go.id)'),
  ('arisan-investasi', 'modal', 'Bagaimana mengenali investasi bodong?', 'Cirinya menjanjikan untung tetap dan besar, mendesak segera setor, hadiah mengajak anggota baru, dan izin yang tidak dapat diperiksa. Laporkan ke Satgas PASTI OJK. Jangan menyetor dana tim ke skema seperti itu.', 'Satgas PASTI OJK'),
  ('kredit-macet', 'modal', 'Apa akibat menunggak pinjaman?', 'Riwayat tercatat di SLIK OJK dan mempersulit kredit berikutnya, ditambah denda. Bila kesulitan, hubungi pemberi pinjaman sebelum jatuh tempo untuk meminta keringanan.', 'OJK (SLIK)'),
  ('slik-cek', 'modal', 'Bagaimana memeriksa riwayat kredit sendiri?', 'Ajukan permintaan informasi debitur lewat iDeb SLIK OJK secara gratis dengan KTP. Periksa sebelum mengajukan KUR agar tidak ditolak karena tunggakan lama.', 'OJK (idebku.ojk.go.id)'),
  ('qris-biaya', 'modal', 'Berapa biaya menerima QRIS?', 'Untuk usaha mikro, biaya layanan 0% bagi transaksi sampai Rp 500.000 dan 0,3% di atasnya menurut ketentuan yang berlaku sejak akhir 2024. Periksa penyelenggara Anda. Pembeli tidak boleh dibebani biaya QRIS.', 'Bank Indonesia'),
  ('rekening-usaha', 'modal', 'Rekening apa yang cocok untuk usaha kecil?', 'Tabungan tanpa biaya bulanan atas nama sendiri cukup, asal dipakai khusus usaha. Aktifkan QRIS statis, catat mutasi mingguan, dan jangan memakai rekening itu untuk belanja pribadi.', 'Bank penyalur; praktik umum'),
  ('sponsor-acara', 'modal', 'Bagaimana mencari sponsor untuk kegiatan usaha kampus?', 'Tawarkan apa yang didapat sponsor secara terukur: jumlah peserta, titik logo, contoh produk. Mulai dari warung sekitar yang membayar barang. Kirim laporan foto setelah acara agar mereka mau lagi.', 'Praktik umum kegiatan kampus'),
  ('inkubator-kampus', 'modal', 'Apa manfaat inkubator kampus?', 'Inkubator memberi ruang, mentor, uji produk, dan jaringan hibah. Tanyakan jadwal seleksi, kewajiban bagi hasil, dan hak kekayaan intelektual. Ikut bila jadwalnya tidak menggantikan penjualan.', 'Unit inkubator kampus'),
  ('laporan-hibah', 'modal', 'Bagaimana membuat laporan pertanggungjawaban hibah?', 'Simpan nota asli bernomor, foto barang, dan bukti transfer sejak hari pertama. Cocokkan tiap baris dengan RAB. Perubahan belanja minta persetujuan tertulis. Jangan membuat nota palsu.', 'Pedoman program hibah'),
  ('sewa-atau-beli', 'modal', 'Lebih baik sewa atau beli alat?', 'Sewa selama pesanan belum tetap. Hitung sewa yang sungguh Anda bayar dalam enam bulan terakhir: bila sudah mendekati harga alat bekas yang layak, dan Anda sanggup merawatnya, belilah. Contoh: sewa kamera Rp 100.000 sebanyak 20 kali = Rp 2.000.000; kamera bekas Rp 4.000.000 belum perlu dibeli.', 'Praktik manajemen keuangan'),
  ('utang-pemasok', 'modal', 'Bagaimana meminta tempo kepada pemasok?', 'Bangun riwayat bayar tunai beberapa kali, lalu minta tempo tujuh hari untuk jumlah kecil dengan catatan tertulis. Bayar sebelum jatuh tempo. Jangan memakai uang tempo untuk belanja lain.', 'Praktik umum pembelian'),
  ('menghentikan-usaha', 'modal', 'Kapan usaha sebaiknya dihentikan?', 'Tetapkan batas sebelum mulai: misalnya tiga bulan di bawah titik impas atau kas tersisa satu bulan biaya tetap. Bila batas tercapai, hentikan, hitung sisa, selesaikan pesanan dan utang, lalu tulis pelajarannya.', 'Praktik umum manajemen usaha'),
  ('pembeli-pertama', 'pemasaran', 'Bagaimana mendapatkan sepuluh pembeli pertama?', 'Datangi orang yang masalahnya Anda kenal, tawarkan langsung satu per satu, dan minta mereka membayar walau kecil. Jangan mulai dari iklan. Catat alasan yang menolak; itu lebih berharga daripada pujian.', 'Praktik validasi usaha'),
  ('validasi-ide', 'pemasaran', 'Bagaimana menguji ide sebelum keluar uang?', 'Wawancarai lima orang tentang kejadian terakhir mereka mengalami masalah itu, lalu buka pra-pesan kecil. Tetapkan batasnya sebelum mulai; patokan kami: tiga dari sepuluh orang yang ditawari sungguh membayar. Pujian tanpa uang bukan bukti, dan sepuluh orang masih sedikit: ulangi pada kelompok lain.', 'Praktik validasi usaha; patokan KawanUsaha'),
  ('wawancara-calon', 'pemasaran', 'Pertanyaan apa yang baik untuk wawancara calon pembeli?', 'Tanya masa lalu: kapan terakhir kali, apa yang dilakukan, berapa yang dibayar, apa yang menyebalkan, siapa yang memutuskan. Hindari pertanyaan "kalau ada, mau beli?" karena jawabannya sopan, bukan jujur.', 'Praktik validasi usaha'),
  ('segmen-pasar', 'pemasaran', 'Bagaimana menentukan target pasar?', 'Pilih satu kelompok yang dapat Anda temui minggu ini: tempatnya, kebiasaannya, kemampuan bayarnya. Target yang terlalu luas membuat pesan Anda tidak mengena. Perluas setelah kelompok pertama membeli ulang.', 'Praktik pemasaran'),
  ('pesaing-amati', 'pemasaran', 'Bagaimana mempelajari pesaing?', 'Beli produknya, catat harga, porsi, waktu tunggu, ulasan buruk, dan jam ramai. Cari keluhan yang berulang; itulah celah Anda. Lakukan pada lima pesaing dan tulis dalam satu tabel.', 'Praktik riset pasar'),
  ('wa-business', 'pemasaran', 'Bagaimana memakai WhatsApp Business untuk berjualan?', 'Isi profil dan jam buka, buat katalog, siapkan balasan cepat untuk harga dan ongkir, beri label pesanan, dan pakai status untuk stok harian. Kirim promosi hanya kepada yang setuju.', 'Pusat bantuan WhatsApp Business'),
  ('wa-blokir', 'pemasaran', 'Mengapa nomor WhatsApp usaha bisa diblokir?', 'Biasanya karena mengirim pesan massal kepada orang yang tidak menyimpan nomor Anda atau memakai aplikasi tidak resmi. Bangun daftar yang setuju menerima pesan, kirim jarang, dan pakai fitur resmi.', 'Pusat bantuan WhatsApp'),
  ('instagram-konten', 'pemasaran', 'Konten apa yang cocok untuk usaha baru di Instagram?', 'Bagi tiga: proses pembuatan, bukti pembeli, dan jawaban pertanyaan. Unggah dua sampai tiga kali seminggu secara konsisten. Tulis harga dan cara pesan dengan jelas; sembunyi harga menambah pertanyaan tanpa pembelian.', 'Praktik pemasaran digital'),
  ('tiktok-jualan', 'pemasaran', 'Bagaimana membuat video jualan yang ditonton?', 'Tidak ada resep yang pasti. Yang dapat Anda kendalikan: tunjukkan hasil dalam dua detik pertama, bicara satu hal saja, suara jernih, dan akhiri dengan cara membeli. Buat sepuluh video sederhana sebelum menilai, lalu bandingkan pesanan, bukan tayangan. Bila sepuluh video tidak membawa satu pesanan, ganti sasaran atau kanal.', 'Praktik pemasaran digital'),
  ('live-selling', 'pemasaran', 'Apakah siaran langsung efektif untuk mahasiswa?', 'Efektif bila barangnya dapat diperagakan dan jadwalnya tetap. Siapkan daftar barang, harga, dan orang kedua untuk membalas. Hitung laba per jam siaran; bila di bawah upah paruh waktu, ubah cara.', 'Praktik pemasaran digital'),
  ('iklan-berbayar', 'pemasaran', 'Kapan perlu memakai iklan berbayar?', 'Setelah Anda tahu berapa laba per pembeli dan halaman tujuan sudah meyakinkan. Mulai Rp 20.000 sehari selama lima hari dengan satu pesan, lalu hitung biaya per pesanan. Hentikan bila lebih besar daripada laba.', 'Pusat bantuan iklan'),
  ('biaya-akuisisi', 'pemasaran', 'Bagaimana menghitung biaya mendapat pelanggan?', 'Bagi total biaya promosi dengan jumlah pembeli baru pada masa yang sama. Bandingkan dengan laba dari pelanggan itu selama tiga bulan. Bila biaya lebih besar, perbaiki produk atau cari kanal yang lebih murah.', 'Praktik pemasaran'),
  ('seo-lokal', 'pemasaran', 'Bagaimana agar usaha muncul di Google Maps?', 'Buat profil bisnis gratis, isi kategori, jam, foto nyata, dan nomor telepon, lalu minta ulasan dari pembeli sungguhan. Jawab setiap ulasan. Alamat rumah dapat disembunyikan dengan wilayah layanan.', 'Google Business Profile'),
  ('ulasan-buruk', 'pemasaran', 'Bagaimana menanggapi ulasan buruk?', 'Jawab dalam sehari, akui bagian yang salah, tawarkan perbaikan, dan pindahkan pembahasan rinci ke pesan pribadi. Jangan menyerang atau membeli ulasan palsu. Perbaikan yang terlihat sering menaikkan kepercayaan.', 'Praktik layanan pelanggan'),
  ('testimoni-jujur', 'pemasaran', 'Bagaimana meminta testimoni yang dipercaya?', 'Minta setelah pembeli memakai, tanyakan sebelum dan sesudah secara konkret, minta izin menayangkan nama dan foto, dan jangan mengarang. Testimoni palsu menyesatkan konsumen.', 'UU 8/1999; UU 27/2022'),
  ('nama-usaha', 'pemasaran', 'Bagaimana memilih nama usaha?', 'Mudah diucapkan, mudah ditulis, tidak mirip merek terdaftar, dan akun media sosialnya tersedia. Uji lewat telepon: bila lawan bicara dapat menulisnya dengan benar, nama itu baik.', 'DJKI; praktik merek'),
  ('logo-perlu', 'pemasaran', 'Apakah usaha baru perlu logo bagus?', 'Cukup nama yang terbaca dengan satu warna dan satu huruf yang sama di mana-mana. Perbaiki logo setelah ada pembeli ulang. Jangan menunda penjualan karena logo.', 'Praktik merek'),
  ('foto-produk', 'pemasaran', 'Bagaimana memotret produk dengan ponsel?', 'Pakai cahaya jendela, latar polos, bersihkan lensa, potret dari tiga sudut, dan sertakan ukuran pembanding. Warna harus sesuai asli agar retur sedikit.', 'Praktik fotografi produk'),
  ('deskripsi-produk', 'pemasaran', 'Bagaimana menulis deskripsi produk yang menjual?', 'Sebut untuk siapa, ukuran dan bahan, cara pakai, yang didapat dalam paket, dan pertanyaan yang sering muncul. Kalimat pendek dan jujur. Hindari kata superlatif yang tidak dapat dibuktikan.', 'Praktik pemasaran; UU 8/1999'),
  ('marketplace-mulai', 'pemasaran', 'Lebih baik berjualan di marketplace atau media sosial dulu?', 'Media sosial dan WhatsApp cocok untuk pra-pesan dan wilayah dekat. Marketplace cocok bila barang tahan kirim dan dicari orang lewat kata kunci. Mulai dari satu kanal yang dapat Anda layani dengan cepat.', 'Praktik pemasaran digital'),
  ('kata-kunci-toko', 'pemasaran', 'Bagaimana memilih judul produk di marketplace?', 'Tulis kata yang diketik pembeli: jenis barang, bahan, ukuran, kegunaan. Lihat saran pencarian. Jangan memakai merek orang lain. Satu judul, satu produk.', 'Pusat edukasi penjual marketplace'),
  ('pelanggan-ulang', 'pemasaran', 'Bagaimana membuat pelanggan membeli lagi?', 'Ingatkan pada saat barang habis, beri kartu langganan sederhana, dan simpan selera mereka. Pembeli ulang lebih murah daripada pembeli baru. Ukur persentase yang kembali dalam 30 hari.', 'Praktik layanan pelanggan'),
  ('program-referral', 'pemasaran', 'Bagaimana membuat program ajak teman yang aman?', 'Beri imbalan setelah teman benar-benar membeli, batasi jumlah, dan jangan meminta pelanggan mengirim pesan massal. Catat siapa mengajak siapa. Hitung imbalan sebagai biaya pemasaran.', 'Praktik pemasaran'),
  ('reseller-rekrut', 'pemasaran', 'Bagaimana merekrut reseller kampus?', 'Cari orang yang sudah membeli dan suka produknya. Beri contoh, foto, harga grosir, dan aturan retur satu halaman. Mulai dari tiga orang dan bantu sampai penjualan pertama.', 'Praktik distribusi'),
  ('bazar-kampus', 'pemasaran', 'Bagaimana agar bazar tidak rugi?', 'Hitung sewa, tenaga, dan bahan, lalu cari jumlah terjual agar impas. Bawa satu menu andalan, harga bulat, dan QRIS. Kumpulkan kontak yang bersedia dihubungi; manfaat bazar ada pada pesanan setelahnya.', 'Kalkulator BEP KawanUsaha'),
  ('kolaborasi-kafe', 'pemasaran', 'Bagaimana mengajak kafe bekerja sama?', 'Datang pada jam sepi, bawa contoh, tawarkan percobaan dua minggu dengan bagi hasil, dan jelaskan tidak ada kerja tambahan bagi mereka. Kirim laporan laku tiap minggu.', 'Praktik kemitraan'),
  ('kalender-konten', 'pemasaran', 'Bagaimana menyusun kalender konten sebulan?', 'Tentukan tiga tema, pilih hari tetap, tulis satu kalimat tujuan tiap unggahan, dan siapkan stok seminggu. Sisipkan hari besar yang relevan. Tinjau hasil tiap akhir bulan.', 'Template kalender konten KawanUsaha'),
  ('metrik-utama', 'pemasaran', 'Angka pemasaran apa yang perlu dipantau?', 'Cukup lima: orang yang bertanya, yang membeli, nilai rata-rata, pembeli ulang, dan biaya promosi. Catat mingguan. Angka pengikut tidak membayar sewa.', 'Praktik pemasaran'),
  ('influencer-mikro', 'pemasaran', 'Apakah perlu memakai influencer?', 'Pembuat konten kecil di kampus sering lebih berpengaruh daripada akun besar. Tawarkan produk dan kode diskon khusus, minta mereka menandai kerja sama, dan hitung pesanan dari kode itu.', 'Praktik pemasaran; etika periklanan'),
  ('kode-diskon', 'pemasaran', 'Bagaimana mengukur hasil promosi luring?', 'Beri kode berbeda untuk tiap tempat atau selebaran. Jumlahkan pesanan per kode setelah dua minggu, bandingkan dengan biayanya, dan hentikan yang tidak menghasilkan.', 'Praktik pemasaran'),
  ('musim-sepi', 'pemasaran', 'Apa yang dilakukan saat libur semester dan sepi?', 'Siapkan sebelum libur: jual ke warga sekitar, kirim luar kota, terima pesanan acara, atau tutup sementara untuk menekan biaya tetap. Pakai waktu untuk memperbaiki resep, foto, dan izin.', 'Praktik manajemen usaha'),
  ('ramadan-promosi', 'pemasaran', 'Bagaimana menyiapkan usaha menghadapi Ramadan?', 'Mulai dua bulan sebelumnya: menu buka dan sahur, stok bahan, pra-pesan hampers, dan jadwal kerja. Catat tanggal libur pemasok. Simpan laba karena bulan setelahnya sering sepi.', 'Praktik manajemen usaha'),
  ('pesan-promosi', 'pemasaran', 'Bagaimana menulis pesan promosi yang tidak mengganggu?', 'Sebut nama, satu penawaran, batas waktu, cara pesan, dan cara berhenti menerima pesan. Kirim paling banyak sekali seminggu kepada yang setuju. Hindari huruf besar semua.', 'UU 27/2022; praktik pemasaran'),
  ('sayur-segar-izin', 'izin', 'Izin apa untuk menjual sayur, buah, atau jamur segar?', 'Dijual curah cukup NIB. Bila dikemas dengan label atau merek, daftarkan sebagai PSAT-PDUK (pangan segar asal tumbuhan produksi dalam negeri usaha kecil) lewat OSS; dinas yang membidangi ketahanan pangan membina dan memeriksa. SPP-IRT hanya untuk pangan olahan, misalnya keripik jamur.', 'Badan Pangan Nasional; OSS (oss.go.id)'),
  ('lpg-3kg', 'izin', 'Bolehkah mahasiswa berjualan LPG 3 kg?', 'LPG 3 kg adalah barang bersubsidi dengan jalur agen, pangkalan, dan sub-pangkalan yang terdaftar serta harga eceran tertinggi daerah. Yang aman bagi pemula ialah jasa antar: ambil dari pangkalan resmi, tulis harga gas apa adanya, dan tagih upah antar terpisah.', 'Kementerian ESDM; Pertamina; keputusan kepala daerah tentang HET'),
  ('upah-minimum-mikro', 'modal', 'Apakah usaha mikro wajib membayar UMP atau UMK?', 'Usaha mikro dan kecil dikecualikan dari upah minimum, tetapi upahnya tidak bebas: disepakati tertulis, paling sedikit 50% rata-rata konsumsi masyarakat di provinsi itu dan paling sedikit 25% di atas garis kemiskinan provinsi. Sebagai pembanding, upah per jam pekerja paruh waktu dihitung upah sebulan dibagi 126.', 'PP 36/2021 pasal 16 dan 36 serta perubahannya; BPS'),
  ('pph-final-bebas', 'pajak', 'Berapa omzet UMKM yang bebas PPh final?', 'Untuk orang pribadi, Rp 500 juta pertama dalam setahun tidak dikenai PPh final; yang dikenai 0,5% hanya kelebihannya. Hitungannya memakai omzet bruto semua usaha Anda sejak Januari, bukan laba. CV dan PT tidak mendapat bagian bebas ini. Tetap catat omzet tiap bulan.', 'DJP (pajak.go.id); PP 55/2022');

-- schemas/storage.sql

-- Pictures of profiles and projects (public, in a folder named after their owner) and the Premium files (private).
-- A bucket that a hosted project has already keeps its settings.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('foto-profil', 'foto-profil', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('gambar-proyek', 'gambar-proyek', true, 4194304, array['image/jpeg', 'image/png', 'image/webp']),
  ('berkas-premium', 'berkas-premium', false, 20971520, null)
on conflict (id) do nothing;

-- Pictures are served small in the best format a browser takes (storage.buckets.avif_autodetection is read by our server).
update storage.buckets set avif_autodetection = true where id in ('foto-profil', 'gambar-proyek');

-- Whether the member may add another picture: 40 in 24 hours. Pictures that no row shows go after a day
-- (private.purge_unused_pictures), so this bounds what one account can fill the store with.
create function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 40 from storage.objects
  where bucket_id in ('foto-profil', 'gambar-proyek') and name ^@ (auth.uid()::text || '/')
    and created_at > now() - interval '1 day'
$$;
revoke execute on function private.may_add_picture() from public;
grant execute on function private.may_add_picture() to authenticated;

create policy "members read own pictures" on storage.objects for select to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members upload own pictures" on storage.objects for insert to authenticated
  with check (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members replace own pictures" on storage.objects for update to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  )
  with check (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members delete own pictures" on storage.objects for delete to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "premium members read premium files" on storage.objects for select to authenticated
  using (bucket_id = 'berkas-premium' and (select private.has_premium((select auth.uid()))));
create policy "few pictures a day" on storage.objects as restrictive for insert to authenticated
  with check (bucket_id not in ('foto-profil', 'gambar-proyek') or (select private.may_add_picture()));

-- For the job: removes pictures that no row shows: chosen in a form that was never sent, replaced, or left behind by a deleted
-- account. A project in deleted_content still counts as showing its picture, since an admin may restore it.
create function private.purge_unused_pictures() returns integer
language sql security definer set search_path = '' as $$
  with purged as (
    delete from storage.objects as o
    where o.created_at < now() - interval '1 day' and (
      (o.bucket_id = 'foto-profil' and not exists (select from public.pengguna as p where p.foto_path = o.name))
      or (
        o.bucket_id = 'gambar-proyek'
        and not exists (select from public.project_listings as p where p.picture_path = o.name)
        and not exists (select from public.deleted_content as d where d.row ->> 'picture_path' = o.name)
      )
    )
    returning 1
  )
  select count(*)::integer from purged
$$;
revoke execute on function private.purge_unused_pictures() from public;
comment on function private.purge_unused_pictures() is
  'Removes the rows; the bytes go with the next sweep of the storage. Gives how many.';

-- schemas/realtime.sql

-- Which tables tell their readers about changes at once (realtime): what the open pages of a member react to. A hosted
-- project has the publication already, perhaps with tables of its own.
do $$
declare
  wanted text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach wanted in array array['notifications', 'project_applications', 'entitlements', 'payments', 'coin_transfers'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = wanted
    ) then
      execute format('alter publication supabase_realtime add table public.%I', wanted);
    end if;
  end loop;
end
$$;

-- schemas/invariants.sql

-- The invariants of the books, each as a query that finds nothing while it holds. The payment of a deleted account stays in the
-- books; its Premium went with the account.
create function private.audit_books() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'premium_without_cause', e.id::text
  from public.entitlements as e left join public.payments as p on p.id = e.payment_id
  where e.revoked_at is null and e.source = 'payment' and p.status is distinct from 'paid'
  union all
  select 'paid_without_premium', p.order_id
  from public.payments as p
  where p.status = 'paid' and not p.needs_refund
    and exists (select from auth.users as u where u.id = p.user_id)
    and not exists (select from public.entitlements as e where e.payment_id = p.id)
  union all
  select 'paket_mirror_differs', p.id::text
  from public.pengguna as p where (p.paket = 'Premium') <> private.has_premium(p.id)
  union all
  select 'metadata_mirror_differs', u.id::text
  from auth.users as u
  where not u.is_anonymous and (
    (u.raw_user_meta_data -> 'is_premium')::boolean is distinct from private.has_premium(u.id)
    or (u.raw_user_meta_data -> 'total_coin')::integer
      is distinct from (select coalesce(sum(c.amount), 0) from public.coin_entries as c where c.user_id = u.id)
  )
  union all
  select 'transfer_not_balanced', t.id::text
  from public.coin_transfers as t
  where (select coalesce(sum(c.amount), 1) from public.coin_entries as c where c.transfer_id = t.id) <> 0
  union all
  select 'voucher_without_withdrawal', v.id::text
  from public.vouchers as v
  where not exists (
    select from public.coin_transfers as t join public.coin_entries as c on c.transfer_id = t.id
    where t.business_key = 'withdraw:' || v.id and c.user_id = v.user_id and c.amount = -v.coins
  )
  union all
  select 'withdrawal_without_voucher', t.id::text
  from public.coin_transfers as t
  where t.kind = 'withdraw' and not exists (select from public.vouchers as v where v.id::text = t.reference)
  union all
  select 'expired_voucher_coins', v.id::text
  from public.vouchers as v
  where (v.status = 'expired') <> exists (
    select from public.coin_transfers as t where t.business_key = 'expired:' || v.id
  )
  union all
  select 'reward_without_cause', t.id::text
  from public.coin_transfers as t
  where t.kind = 'premium_reward' and not exists (
    select from public.payments as p where p.id::text = t.reference and p.paid_at is not null
  )
  union all
  select 'clawback_missing', t.id::text
  from public.coin_transfers as t
  join public.payments as p on p.id::text = t.reference
  where t.kind = 'premium_reward' and p.status in ('reversed', 'refunded', 'charged_back')
    and not exists (
      select from public.entitlements as e where e.user_id = p.user_id and e.source = 'payment' and e.revoked_at is null
    )
    and not exists (select from public.coin_transfers as c where c.business_key = 'clawback:' || p.user_id)
  union all
  select 'self_referral', r.referred_id::text from public.referrals as r where r.referred_id = r.referrer_id
  union all
  select 'no_admin_left', 'user_roles'
  where exists (select from public.audit_log where action = 'role.granted')
    and not exists (select from public.user_roles where role = 'admin')
$$;

-- A balance below 0 has one cause: a reward was taken back after its coins had been paid out. Anything else is a mistake of
-- ours.
create function private.audit_balances() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'negative_balance', e.user_id::text
  from public.coin_entries as e
  where e.user_id is not null
  group by e.user_id
  having sum(e.amount) < 0
    and not exists (select from public.coin_transfers as t where t.user_id = e.user_id and t.kind = 'clawback')
$$;

-- All invariants together: what `npm run audit` runs on any database. No row while they hold.
create function private.audit_invariants() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select * from private.audit_books()
  union all
  select * from private.audit_balances()
$$;
