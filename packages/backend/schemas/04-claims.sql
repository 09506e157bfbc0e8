-- Whether the caller has a verified second factor and has shown only the first proof. The session's own level counts, not the
-- claim: a token that was raised by a factor which is gone since has lost what it said.
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

-- Who is asking, for policies and functions. The request's claims are set per transaction by the server; the single-claim
-- settings are what older PostgREST versions set, and come first as on a hosted project.
-- A caller who owes the second step is not signed in: auth.uid() is null, so that every policy and every function treats them
-- as signed out. The server looks at a session before it opens a request's scope and says so in it (`request.assured`, which
-- only db/scope.ts sets, locally); then the factors need not be looked up for every policy and function that asks.
create function auth.uid() returns uuid language sql stable as $$
  select case when current_setting('request.assured', true) is distinct from 'on' and auth.owes_second_step() then null
  else coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid end
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

revoke execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() from public;
grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;
