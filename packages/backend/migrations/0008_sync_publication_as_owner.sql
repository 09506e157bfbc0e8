-- The server no longer owns what it serves (db/cluster/server-roles.ts), so the function runs as who does.
-- Gives each published table its triggers and the function that says which of its rows a reader sees, and takes them
-- from tables that are published no more. To be called after the publication or a primary key has changed; the migrator
-- and every starting server do. It runs as the owner of the tables, since the server is not. Temporary names are looked up last,
-- or a caller could put one before the catalogue's.
create or replace function realtime.sync_publication() returns void
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
