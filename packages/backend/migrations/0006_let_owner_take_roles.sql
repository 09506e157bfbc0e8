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
