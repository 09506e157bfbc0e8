-- What clients call runs with their own rights (issue 18 §1.17): each function that ran with the rights of its owner moves to schema
-- private, and a function of the same name in public calls it. Who refers to one keeps it, since it stays the same one.
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

do $$
declare
  moved record;
begin
  for moved in
    select p.oid, p.proname || '(' || oidvectortypes(p.proargtypes) || ')' as signature, obj_description(p.oid, 'pg_proc') as said,
      array_agg(r.rolname) as callers
    from pg_proc as p cross join lateral aclexplode(p.proacl) as a join pg_roles as r on r.oid = a.grantee
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and r.rolname in ('anon', 'authenticated')
    group by p.oid
  loop
    execute format('alter function public.%s set schema private', moved.signature);
    call private.expose(moved.signature, variadic moved.callers);
    if moved.said is not null then
      execute format('comment on function public.%s is %L', moved.signature, moved.said);
      execute format('comment on function private.%s is null', moved.signature);
    end if;
  end loop;
end
$$;

alter function private.search_vector(text, text, text) set search_path = '';
