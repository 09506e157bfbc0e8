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
