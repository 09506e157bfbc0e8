-- Refuses the access token of an ended session, which is sound until its time is over: one of a child whose guardian took the consent
-- back, of a banned or deleted member, or after signing out. Our server asks before each request of every protocol; at a hosted project
-- the data API does by this function. A token without a session, such as the project's keys, passes.
-- Errors: PT401 session_not_found.
create function private.refuse_ended_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(auth.jwt() ->> 'session_id', '');
begin
  if session is not null and not exists (
    select from auth.sessions as s where s.id = session and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  ) then
    raise exception 'Sesi Anda sudah berakhir. Silakan masuk lagi.' using errcode = 'PT401', hint = 'session_not_found';
  end if;
end
$$;
grant execute on function private.refuse_ended_session() to anon, authenticated, service_role;
do $$
begin
  -- Of the whole cluster: another database may have set it, or set it at this moment (internal_error: tuple concurrently updated).
  -- A function of the operator's own stays, and may call this one.
  if not exists (
    select from pg_catalog.pg_db_role_setting as s join pg_catalog.pg_roles as r on r.oid = s.setrole
    where r.rolname = 'authenticator' and s.setdatabase = 0
      and exists (select from unnest(s.setconfig) as c (setting) where c.setting like 'pgrst.db\_pre\_request=%')
  ) then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege or undefined_object or internal_error then
  raise notice 'role authenticator belongs to another role: set pgrst.db_pre_request to private.refuse_ended_session there';
end $$;
