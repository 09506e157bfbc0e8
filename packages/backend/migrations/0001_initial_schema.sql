-- The engine's database at its beginning, made from the folder schemas. Never changed: what comes later is a migration of its own.

-- schemas/01-roles.sql

-- The roles that a Supabase project has from the start. Roles belong to the whole cluster, and many databases
-- (tests, a second installation) may share one, so each statement tolerates a role that is there already.
-- Runs as superuser or as a managed-PostgreSQL owner with CREATEROLE.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit', ''),
      ('authenticated', 'nologin noinherit', ''),
      ('service_role', 'nologin noinherit', ' bypassrls'),
      ('authenticator', 'login noinherit', '')
    ) as role(name, options, privileged)
  loop
    if exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      continue;
    end if;
    begin
      execute format('create role %I %s%s', wanted.name, wanted.options, wanted.privileged);
    exception
      when duplicate_object or unique_violation then
        null; -- a migration of another database made it in this very moment
      when insufficient_privilege then
        -- A managed owner may not hand out BYPASSRLS; the migrator then gives service_role a policy on each table.
        begin
          execute format('create role %I %s', wanted.name, wanted.options);
        exception when duplicate_object or unique_violation then null;
        end;
    end;
  end loop;
end
$$;

-- The server logs in as authenticator and takes one of the three roles for each request.
do $$
declare
  member_role text;
begin
  foreach member_role in array array['anon', 'authenticated', 'service_role'] loop
    for attempt in 1..20 loop
      exit when exists (
        select from pg_catalog.pg_auth_members m
        where m.roleid = (select oid from pg_catalog.pg_roles where rolname = member_role)
          and m.member = (select oid from pg_catalog.pg_roles where rolname = 'authenticator')
      );
      begin
        execute format('grant %I to authenticator', member_role);
      exception
        -- 'tuple concurrently updated': another database of the cluster grants at the same time
        when internal_error or unique_violation then perform pg_catalog.pg_sleep(0.05);
      end;
    end loop;
  end loop;
end
$$;

-- With a single DATABASE_URL the owner itself takes the role of each request. A superuser may; any other owner has to be a
-- member (since PostgreSQL 16, having created a role is not enough).
do $$
declare
  request_role text;
begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;
  foreach request_role in array array['anon', 'authenticated', 'service_role'] loop
    -- Since version 16, membership alone does not say so: there is a separate right to take the role.
    continue when pg_catalog.pg_has_role(
      current_user, request_role, case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end
    );
    for attempt in 1..20 loop
      begin
        execute format('grant %I to %I', request_role, current_user);
        exit;
      exception
        -- 'tuple concurrently updated': another database of the cluster grants at the same time
        when internal_error or unique_violation then perform pg_catalog.pg_sleep(0.05);
      end;
    end loop;
  end loop;
end
$$;

-- schemas/02-extensions.sql

-- Extensions live in their own schema, as on a hosted project, so that nothing of theirs is exposed by the API.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- The API's schema: visible to the three roles; what is inside is granted table by table.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Which tables tell clients about their changes; the product adds to it.
create publication supabase_realtime;

-- schemas/03-auth.sql

-- Schema auth with the tables and columns of GoTrue, because policies, seeds and triggers refer to them by name.
-- Two differences: tokens are never stored in clear (token columns hold the sha-256 in hex), and defaults are filled
-- in so that a seed can insert a user with few columns.
create schema auth;
revoke all on schema auth from public;
grant usage on schema auth to anon, authenticated, service_role;

create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

create table auth.users (
  instance_id uuid default '00000000-0000-0000-0000-000000000000',
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255) default '',
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255) not null default '',
  confirmation_sent_at timestamptz,
  recovery_token varchar(255) not null default '',
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255) not null default '',
  email_change varchar(255) not null default '',
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_token varchar(255) not null default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) not null default '',
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) not null default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
-- SSO users of different providers may share an address, others may not.
create unique index users_email_key on auth.users (lower(email)) where not is_sso_user;
create index users_created_at_idx on auth.users (created_at desc, id desc);
create index users_is_anonymous_idx on auth.users (is_anonymous) where is_anonymous;
create unique index users_confirmation_token_key on auth.users (confirmation_token) where confirmation_token <> '';
create unique index users_recovery_token_key on auth.users (recovery_token) where recovery_token <> '';
create unique index users_email_change_token_new_key on auth.users (email_change_token_new)
  where email_change_token_new <> '';
create unique index users_email_change_token_current_key on auth.users (email_change_token_current)
  where email_change_token_current <> '';
create unique index users_reauthentication_token_key on auth.users (reauthentication_token)
  where reauthentication_token <> '';

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email text_pattern_ops);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  factor_id uuid,
  aal auth.aal_level not null default 'aal1',
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  tag text,
  refresh_token_hmac_key text,
  refresh_token_counter bigint
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at desc);
create index sessions_not_after_idx on auth.sessions (not_after desc);

create table auth.refresh_tokens (
  instance_id uuid default '00000000-0000-0000-0000-000000000000',
  id bigint generated by default as identity primary key,
  token varchar(255) not null unique,
  user_id varchar(255) not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  parent varchar(255),
  session_id uuid not null references auth.sessions (id) on delete cascade
);
comment on column auth.refresh_tokens.token is 'sha-256 of the token, hex; the token itself is only with its client';
comment on column auth.refresh_tokens.parent is 'sha-256 of the token that this one replaced';
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at desc);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb,
  -- A TOTP code is good for about a minute; the step of the last one used makes it good for once.
  last_used_step bigint
);
create unique index mfa_factors_friendly_name_key on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create unique index mfa_factors_phone_key on auth.mfa_factors (user_id, phone) where phone is not null;
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null default '0.0.0.0',
  otp_code text,
  web_authn_session_data jsonb,
  attempts smallint not null default 0
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on auth.mfa_challenges (created_at desc);

create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  linking_target_id uuid,
  -- What a sign-in at a provider must remember until the browser comes back.
  provider_context jsonb,
  expires_at timestamptz not null default now() + interval '5 minutes',
  aal auth.aal_level,
  methods text[]
);
create index flow_state_auth_code_idx on auth.flow_state (auth_code);
create index flow_state_user_id_idx on auth.flow_state (user_id, authentication_method);
create index flow_state_created_at_idx on auth.flow_state (created_at desc);

-- A code of six digits can be guessed, a link token cannot; so they are two secrets, and only the code counts tries.
-- token_hash is the sha-256 of the link token; code_hash a keyed hash of the digits, useless without the server's secret.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  code_hash text,
  attempts smallint not null default 0,
  expires_at timestamptz not null default now() + interval '1 hour',
  purpose text not null default '',
  flow_state_id uuid references auth.flow_state (id) on delete set null,
  unique (user_id, token_type)
);
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens using hash (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens using hash (relates_to);

-- Only the owner reads these tables: no grants, and row-level security without a policy behind that.
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.one_time_tokens enable row level security;

-- schemas/04-claims.sql

-- Whether the caller has a verified second factor and has shown only the first proof. The session's own level counts, not the
-- claim: a token that was raised by a factor which is gone since has lost what it said.
create function auth.owes_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors
    where user_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
      and status = 'verified'
  ) and not exists (
    select from auth.sessions
    where user_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
      and id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
      and aal = 'aal2'
  )
$$;
revoke execute on function auth.owes_second_step() from public;
grant execute on function auth.owes_second_step() to anon, authenticated, service_role;

-- Who is asking, for policies and functions. The request's claims are set per transaction by the server; the single-claim
-- settings are what older PostgREST versions set, and come first as on a hosted project.
-- A caller who owes the second step is not signed in: auth.uid() is null, so that every policy and every function treats them
-- as signed out. The server looks at a session before it opens a request's scope and says so in it (`request.assured`, which
-- only db/scope.ts sets, locally); then the factors need not be looked up for every policy and function that asks.
create function auth.uid() returns uuid language sql stable as $$
  select case when current_setting('request.assured', true) is distinct from 'on' and auth.owes_second_step() then null
  else coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid end
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

revoke execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() from public;
grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;

-- schemas/05-audit-log.sql

-- Each audit row is bound to the one before it, so that a later change or removal shows. Rows are written without a lock
-- and sealed in order a moment later: position, the hash of the previous row, and its own.
create table auth.audit_log_entries (
  instance_id uuid default '00000000-0000-0000-0000-000000000000',
  id uuid primary key default gen_random_uuid(),
  payload jsonb,
  created_at timestamptz not null default now(),
  ip_address varchar(64) not null default '',
  position bigint unique,
  previous_hash text,
  hash text
);
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at desc);
create index audit_log_entries_unsealed_idx on auth.audit_log_entries (created_at, id) where position is null;
alter table auth.audit_log_entries enable row level security;

create function auth.audit_entry_hash(entry auth.audit_log_entries, previous text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.concat_ws('|',
    previous, entry.id::text, entry.payload::text,
    (extract(epoch from entry.created_at) * 1000000)::bigint::text, entry.ip_address), 'UTF8')), 'hex')
$$;

-- Seals what is not sealed yet; one process at a time. Returns the number of rows sealed.
create function auth.seal_audit_log() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  entry auth.audit_log_entries;
  last_position bigint;
  last_hash text;
  sealed integer := 0;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7204611904) then
    return 0;
  end if;
  select position, hash into last_position, last_hash
  from auth.audit_log_entries where position is not null order by position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, '');
  for entry in
    select * from auth.audit_log_entries where position is null order by created_at, id limit 5000
  loop
    update auth.audit_log_entries
    set position = last_position + 1, previous_hash = last_hash, hash = auth.audit_entry_hash(entry, last_hash)
    where id = entry.id
    returning position, hash into last_position, last_hash;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- The first position at which the chain does not hold, or null.
create function auth.find_audit_break() returns bigint
language sql stable set search_path = '' as $$
  select min(e.position) from (
    select a as entry, a.position, a.previous_hash, a.hash,
      pg_catalog.lag(a.hash, 1, '') over (order by a.position) as expected_previous,
      pg_catalog.row_number() over (order by a.position) as expected_position
    from auth.audit_log_entries a where a.position is not null
  ) e
  where e.previous_hash is distinct from e.expected_previous
     or e.position <> e.expected_position
     or e.hash is distinct from auth.audit_entry_hash(e.entry, e.previous_hash)
$$;

-- Trigger: a sealed row never changes, and no row goes.
create function auth.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and (new.id, new.payload, new.created_at, new.ip_address)
      is not distinct from (old.id, old.payload, old.created_at, old.ip_address)
  then
    return new;
  end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end
$$;
create trigger keep_audit_log before update or delete on auth.audit_log_entries
  for each row execute function auth.keep_audit_log();
create trigger keep_audit_log_whole before truncate on auth.audit_log_entries
  for each statement execute function auth.keep_audit_log();

revoke execute on function auth.audit_entry_hash(auth.audit_log_entries, text), auth.seal_audit_log(),
  auth.find_audit_break(), auth.keep_audit_log() from public;

-- schemas/06-auth-notices.sql

-- Every server process keeps a short memory of sessions that are alive; this empties it the moment one ends, also when
-- the row goes by cascade or by hand.
create function auth.notify_session_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_session_end', old.id::text);
  return null;
end
$$;
create trigger notify_session_delete after delete on auth.sessions
  for each row execute function auth.notify_session_end();
create trigger notify_session_end after update of not_after on auth.sessions
  for each row when (old.not_after is distinct from new.not_after) execute function auth.notify_session_end();

-- The same for a user who is banned or deleted.
create function auth.notify_user_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_user_end', old.id::text);
  return null;
end
$$;
create trigger notify_user_end after update of banned_until, deleted_at on auth.users
  for each row when (
    old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at
  ) execute function auth.notify_user_end();

revoke execute on function auth.notify_session_end(), auth.notify_user_end() from public;

-- What each server process remembers of a session is looked up again when its level, or a factor of its person, changes.
create function auth.notify_assurance_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_assurance_change', old.user_id::text);
  return null;
end
$$;
revoke execute on function auth.notify_assurance_change() from public;
create trigger notify_assurance_change after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function auth.notify_assurance_change();
create trigger notify_factor_change after update of status or delete on auth.mfa_factors
  for each row execute function auth.notify_assurance_change();

-- schemas/07-rate-limits.sql

-- Shared by all server processes. Unlogged: losing it in a crash only opens the buckets again.
create unlogged table auth.rate_limits (
  key text primary key,
  full_at timestamptz not null
);
comment on column auth.rate_limits.full_at is 'when the bucket will be full again; a take moves it one step ahead';
create index rate_limits_full_at_idx on auth.rate_limits (full_at);
alter table auth.rate_limits enable row level security;

-- Takes one token of a bucket of `burst`, refilled by one each `step`. Returns 0, or the seconds to wait.
create function auth.take_rate_limit(bucket text, burst integer, step interval) returns double precision
language plpgsql volatile set search_path = '' as $$
declare
  at constant timestamptz := pg_catalog.clock_timestamp();
  wait double precision;
begin
  insert into auth.rate_limits as r (key, full_at) values (bucket, at + step)
  on conflict (key) do update set full_at = greatest(r.full_at, at) + step
    where greatest(r.full_at, at) + step <= at + burst * step;
  if found then
    if pg_catalog.random() < 0.005 then
      delete from auth.rate_limits where key in (
        select key from auth.rate_limits where full_at < at order by key limit 500 for update skip locked
      );
    end if;
    return 0;
  end if;
  select greatest(1, extract(epoch from full_at + step - at - burst * step)) into wait
  from auth.rate_limits where key = bucket;
  return coalesce(wait, 1);
end
$$;
revoke execute on function auth.take_rate_limit(text, integer, interval) from public;

-- schemas/08-signing-keys.sql

-- The keys that sign access tokens. The newest signs; a retired one verifies until the last token that it signed has
-- ended. The private half is sealed with a key that only the server has.
create table auth.signing_keys (
  kid uuid primary key default gen_random_uuid(),
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_current_key on auth.signing_keys ((true)) where retired_at is null;
alter table auth.signing_keys enable row level security;

-- Every server process keeps the public keys; this says that they have changed.
create function auth.notify_signing_keys() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_signing_keys', '');
  return null;
end
$$;
create trigger notify_signing_keys after insert or update or delete on auth.signing_keys
  for each statement execute function auth.notify_signing_keys();
revoke execute on function auth.notify_signing_keys() from public;

-- schemas/09-storage.sql

-- Schema storage: what the object API keeps about buckets and objects, guarded by row-level security.
create schema storage;
revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  user_metadata jsonb,
  unique (bucket_id, name)
);
create index objects_name_prefix_idx on storage.objects (bucket_id, name text_pattern_ops);
-- The sweep asks for many versions at once whether a row still refers to them.
create index objects_version_idx on storage.objects (version);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select case
    when position('.' in storage.filename(name)) > 0 then reverse(split_part(reverse(storage.filename(name)), '.', 1))
    else ''
  end
$$;

revoke execute on function storage.foldername(text), storage.filename(text), storage.extension(text) from public;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

-- schemas/10-realtime.sql

-- Schema realtime: who hears what. Row changes of the tables in publication supabase_realtime are told by triggers and
-- NOTIFY (realtime.sync_publication sets them), broadcasts are rows of realtime.messages, private channels are guarded by
-- policies on that table.
create schema realtime;
revoke all on schema realtime from public;
grant usage on schema realtime to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- What was broadcast from SQL, kept three days. Policies: SELECT lets receive, INSERT lets send.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default timezone('utc', now()),
  inserted_at timestamp not null default timezone('utc', now())
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
create index messages_topic_idx on realtime.messages (topic, inserted_at desc) where private;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- Server processes that hear row changes, and of which tables. A table that is not watched costs its writers one lookup.
create unlogged table realtime.listeners (
  process uuid primary key,
  relations oid[] not null,
  expires_at timestamptz not null
);
-- What is too long for a notice, fetched by its number; gone after a few minutes.
create unlogged table realtime.parcels (
  id bigint generated always as identity primary key,
  body text not null,
  created_at timestamptz not null default now()
);
alter table realtime.listeners enable row level security;
alter table realtime.parcels enable row level security;

-- The topic of the private channel that a policy is asked about, without 'realtime:'.
create function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Sends `message` to `channel` whole: inline, or as the number of a parcel.
create function realtime.post(channel text, message text) returns void
language plpgsql set search_path = '' as $$
declare
  parcel bigint;
begin
  -- A notice holds less than 8,000 bytes.
  if octet_length(message) < 7900 then
    perform pg_notify(channel, message);
  else
    insert into realtime.parcels (body) values (message) returning id into parcel;
    perform pg_notify(channel, 'parcel ' || parcel);
  end if;
end
$$;

-- Tells the watched changes of one statement: 'relation operation time rows', rows as [[new, old], …]. The old row is told
-- whole only where the table keeps it (replica identity full); else its reader gets no more than the primary key of it.
create function realtime.record_changes() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  head text;
  body text;
begin
  if not exists (
    select from realtime.listeners l where tg_relid = any (l.relations) and l.expires_at > clock_timestamp()
  ) then
    return null;
  end if;
  head := concat_ws(' ', tg_relid, tg_op, to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '');
  if tg_op = 'INSERT' then
    for body in
      select json_agg(json_build_array(r.new_row, null) order by r.n) from (
        select row_number() over () as n, to_json(t) as new_row from inserted t
      ) r group by (r.n - 1) / 500 order by min(r.n)
    loop
      perform realtime.post('realtime_changes', head || body);
    end loop;
  elsif tg_op = 'DELETE' then
    for body in
      select json_agg(json_build_array(null, r.old_row) order by r.n) from (
        select row_number() over () as n, to_json(t) as old_row from deleted t
      ) r group by (r.n - 1) / 500 order by min(r.n)
    loop
      perform realtime.post('realtime_changes', head || body);
    end loop;
  else
    -- PostgreSQL appends the old and the new version of a row to both transition tables in one step, so places pair them.
    for body in
      select json_agg(json_build_array(r.new_row, r.old_row) order by r.n) from (
        select a.n, a.new_row, b.old_row
        from (select row_number() over () as n, to_json(t) as new_row from inserted t) a
        join (select row_number() over () as n, to_json(t) as old_row from deleted t) b on b.n = a.n
      ) r group by (r.n - 1) / 500 order by min(r.n)
    loop
      perform realtime.post('realtime_changes', head || body);
    end loop;
  end if;
  return null;
end
$$;

-- Broadcasts what is inserted into realtime.messages, also by hand or by another backend.
create function realtime.broadcast_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message record;
begin
  for message in select * from inserted where extension = 'broadcast' loop
    perform realtime.post('realtime_messages', json_build_object('id', message.id, 'topic', message.topic,
      'event', message.event, 'payload', message.payload, 'private', coalesce(message.private, false))::text);
  end loop;
  return null;
end
$$;
create trigger broadcast_messages after insert on realtime.messages
  referencing new table as inserted for each statement execute function realtime.broadcast_messages();

-- Sends a broadcast from SQL. Who calls it needs the right to insert into realtime.messages; a refusal is a warning, so
-- that the caller's own work goes through.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end
$$;

-- Broadcasts a row change to a topic; for row triggers.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object('schema', table_schema, 'table', table_name, 'operation', operation,
      'record', to_jsonb(new), 'old_record', to_jsonb(old)),
    event_name, topic_name);
end
$$;

-- What the current role and claims may do on the topic of realtime.topic(). The caller of this function has planted one
-- message of each kind, and rolls everything back.
create function realtime.rehearse(planted uuid[]) returns table (
  reads_broadcast boolean, reads_presence boolean, writes_broadcast boolean, writes_presence boolean
) language plpgsql set search_path = '' as $$
begin
  select coalesce(bool_or(m.extension = 'broadcast'), false), coalesce(bool_or(m.extension = 'presence'), false)
  into reads_broadcast, reads_presence from realtime.messages m where m.id = any (planted);
  begin
    insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true);
    writes_broadcast := true;
  exception when insufficient_privilege then
    writes_broadcast := false;
  end;
  begin
    insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'presence', true);
    writes_presence := true;
  exception when insufficient_privilege then
    writes_presence := false;
  end;
  return next;
end
$$;

-- Gives each published table its triggers and the function that says which of its rows a reader sees, and takes them
-- from tables that are published no more. To be called after the publication or a primary key has changed; the migrator
-- and every starting server do.
create function realtime.sync_publication() returns void
language plpgsql set search_path = '' as $$
declare
  wanted record;
  stale record;
  operation record;
  see text;
  body text;
begin
  perform pg_advisory_xact_lock(7204611905);
  create temporary table if not exists published (
    relation oid, schema text, name text, pubinsert boolean, pubupdate boolean, pubdelete boolean
  ) on commit drop;
  delete from pg_temp.published;
  insert into pg_temp.published
  select c.oid, t.schemaname, t.tablename, p.pubinsert, p.pubupdate, p.pubdelete
  from pg_publication_tables t
  join pg_publication p on p.pubname = t.pubname
  join pg_namespace n on n.nspname = t.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
  where t.pubname = 'supabase_realtime' and t.schemaname <> 'realtime' and c.relkind = 'r';

  for stale in
    select g.tgname, g.tgrelid::regclass as relation from pg_trigger g
    left join pg_temp.published p on p.relation = g.tgrelid
    where g.tgfoid = 'realtime.record_changes()'::regprocedure
      and not coalesce(case g.tgname when 'realtime_insert' then p.pubinsert when 'realtime_update' then p.pubupdate
        when 'realtime_delete' then p.pubdelete end, false)
  loop
    execute format('drop trigger %I on %s', stale.tgname, stale.relation);
  end loop;
  for stale in
    select f.oid::regprocedure as signature from pg_proc f
    where f.pronamespace = 'realtime'::regnamespace and f.proname ~ '^see_[0-9a-f]{32}$'
      and not exists (select from pg_temp.published p where f.proname = 'see_' || md5(p.schema || '.' || p.name))
  loop
    execute format('drop function %s', stale.signature);
  end loop;

  for wanted in select * from pg_temp.published loop
    for operation in
      select * from (values
        ('insert', wanted.pubinsert, 'new table as inserted'),
        ('update', wanted.pubupdate, 'old table as deleted new table as inserted'),
        ('delete', wanted.pubdelete, 'old table as deleted')
      ) as o (name, published, transitions)
      where o.published and not exists (
        select from pg_trigger g where g.tgrelid = wanted.relation and g.tgname = 'realtime_' || o.name
      )
    loop
      execute format(
        'create trigger %I after %s on %I.%I referencing %s for each statement execute function realtime.record_changes()',
        'realtime_' || operation.name, operation.name, wanted.schema, wanted.name, operation.transitions);
    end loop;

    -- Runs as the reader: for each claims, the places of the keys whose rows its policies show.
    select format($see$
begin
  for i in 1 .. cardinality(claims) loop
    perform set_config('request.jwt.claims', claims[i], true);
    select coalesce(array_agg(k.place::integer), '{}') into seen
    from rows from (jsonb_to_recordset(keys[wanted[i]]) as (%s)) with ordinality as k (%s, place)
    join %I.%I t on %s;
    return next seen;
  end loop;
end
$see$,
      string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum),
      string_agg(format('%I', 'k' || a.attnum), ', ' order by a.attnum),
      wanted.schema, wanted.name,
      string_agg(format('t.%I = k.%I', a.attname, 'k' || a.attnum), ' and ' order by a.attnum))
    into body
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = wanted.relation and i.indisprimary;
    see := 'see_' || md5(wanted.schema || '.' || wanted.name);
    continue when body is null or exists (
      select from pg_proc f where f.pronamespace = 'realtime'::regnamespace and f.proname = see
        and f.prosrc = 'declare seen integer[];' || body
    );
    execute format(
      'create or replace function realtime.%I(claims text[], wanted integer[], keys jsonb[]) returns setof integer[]
       language plpgsql volatile set search_path = '''' set plan_cache_mode = force_generic_plan as %L',
      see, 'declare seen integer[];' || body);
    execute format('revoke execute on function realtime.%I(text[], integer[], jsonb[]) from public', see);
    execute format(
      'grant execute on function realtime.%I(text[], integer[], jsonb[]) to anon, authenticated, service_role', see);
  end loop;
end
$$;

revoke execute on function realtime.topic(), realtime.post(text, text), realtime.record_changes(),
  realtime.broadcast_messages(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.rehearse(uuid[]),
  realtime.sync_publication() from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.rehearse(uuid[])
  to anon, authenticated, service_role;
