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

-- No temporary tables, types and functions: their names come before all others, also inside functions that run as their owner.
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;

-- Helpers and rules that no client can call: the API does not expose this schema. Policies need USAGE to name them.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Offers a function of this schema to clients: makes the function of the same name, arguments, result and volatility in schema public,
-- which runs with the rights of its caller and only calls it, and lets `callers` and the service execute both. So nothing that a client
-- names runs with the rights of its owner (splinter 0028, 0029), and what does is in a schema that the API does not show.
-- In: the signature without a schema, as 'get_team(uuid)'. Errors: undefined_function.
create procedure private.expose(signature text, variadic callers name[])
language plpgsql set search_path = '' as $$
declare
  target pg_catalog.pg_proc;
  given text;
begin
  select * into strict target from pg_catalog.pg_proc as p where p.oid = ('private.' || signature)::regprocedure;
  select string_agg(format('%I', a.name), ', ' order by a.place) into given
  from unnest(target.proargnames) with ordinality as a (name, place) where a.place <= target.pronargs;
  execute format('create or replace function public.%I(%s) returns %s language sql %s%s set search_path = '''' as %L',
    target.proname, pg_get_function_arguments(target.oid), pg_get_function_result(target.oid),
    case target.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    case when target.proretset then ' rows ' || target.prorows else '' end,
    format(E'\n  select %sprivate.%I(%s)\n',
      case when target.proretset or target.prorettype = 'record'::regtype then '* from ' end, target.proname, given));
  execute format('grant execute on function private.%1$s, public.%1$s to service_role, %2$s', signature,
    (select string_agg(format('%I', c.name), ', ') from unnest(callers) as c (name)));
end
$$;

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
