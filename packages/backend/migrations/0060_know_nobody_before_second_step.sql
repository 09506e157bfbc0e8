-- A person with a verified second factor who has shown only the first proof is nobody yet: auth.uid() is null for them, so
-- every policy and every function, of today and of later, treats them as signed out. The session's own level counts, not
-- the claim: a token that was raised by a factor which is gone since has lost what it said.
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

create or replace function auth.uid() returns uuid language sql stable as $$
  select case when auth.owes_second_step() then null else coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid end
$$;

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
