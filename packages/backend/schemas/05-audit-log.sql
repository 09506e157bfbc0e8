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
create index audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'), created_at desc);
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
