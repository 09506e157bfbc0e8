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
  inserted_at timestamp not null default timezone('utc', now()),
  binary_payload bytea,
  constraint messages_one_payload check (payload is null or binary_payload is null)
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
      'event', message.event, 'payload', message.payload, 'bytes', encode(message.binary_payload, 'base64'),
      'private', coalesce(message.private, false))::text);
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

-- Sends bytes; else as realtime.send. Only sockets of protocol version 2.0.0 can hear them.
create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send_binary: %', sqlerrm;
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
-- and every starting server do. It runs as the owner of the tables, since the server is not. Temporary names are looked up last,
-- or a caller could put one before the catalogue's.
create function realtime.sync_publication() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  wanted record;
  stale record;
  operation record;
  see text;
  body text;
begin
  perform pg_advisory_xact_lock(7204611905);
  drop table if exists pg_temp.published;
  create temporary table published (
    relation oid, schema text, name text, pubinsert boolean, pubupdate boolean, pubdelete boolean
  ) on commit drop;
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
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.rehearse(uuid[]),
  realtime.sync_publication() from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.rehearse(uuid[])
  to anon, authenticated, service_role;
