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

-- Where the kept log begins: what came before was removed for its age (auth.forget_audit_entries), and the chain goes on from there.
create table auth.audit_log_start (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  hash text not null,
  moved_at timestamptz not null default now()
);
alter table auth.audit_log_start enable row level security;

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
  if last_position is null then
    select position, hash into last_position, last_hash from auth.audit_log_start;
  end if;
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
      pg_catalog.lag(a.hash, 1, coalesce(b.hash, '')) over (order by a.position) as expected_previous,
      coalesce(b.position, 0) + pg_catalog.row_number() over (order by a.position) as expected_position
    from auth.audit_log_entries a left join auth.audit_log_start b on true where a.position is not null
  ) e
  where e.previous_hash is distinct from e.expected_previous
     or e.position <> e.expected_position
     or e.hash is distinct from auth.audit_entry_hash(e.entry, e.previous_hash)
$$;

-- Trigger: a sealed row never changes, and no row goes but those of more than 90 days before the noted start.
create function auth.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '90 days'
    and old.position <= (select b.position from auth.audit_log_start b)
  then
    return old;
  end if;
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

-- Removes sealed rows that are older than a time (at least 90 days), the oldest first, at most 10,000, and notes where the log begins
-- now. Out: how many.
create function auth.forget_audit_entries(keep interval) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  young constant timestamptz := now() - greatest(keep, interval '90 days');
  oldest bigint;
  cut bigint;
  removed integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7204611904) then
    return 0;
  end if;
  select min(position) into oldest from auth.audit_log_entries;
  select coalesce(min(e.position) filter (where e.created_at >= young) - 1, max(e.position)) into cut
  from auth.audit_log_entries e where e.position between oldest and oldest + 9999;
  if cut is null or cut < oldest then
    return 0;
  end if;
  insert into auth.audit_log_start (position, hash)
  select e.position, e.hash from auth.audit_log_entries e where e.position = cut
  on conflict (only_row) do update set position = excluded.position, hash = excluded.hash, moved_at = now();
  delete from auth.audit_log_entries where position <= cut;
  get diagnostics removed = row_count;
  return removed;
end
$$;

revoke execute on function auth.audit_entry_hash(auth.audit_log_entries, text), auth.seal_audit_log(),
  auth.find_audit_break(), auth.keep_audit_log(), auth.forget_audit_entries(interval) from public;
