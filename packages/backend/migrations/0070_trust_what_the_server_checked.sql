-- The server looks after a session before it opens a request's scope, and says so in it (`request.assured`, which only
-- db/scope.ts sets, locally). Then auth.uid() need not look for a factor that is owed, which it would do once for every
-- policy and function that asks who somebody is. Whoever does not come through that door is still checked here.
create or replace function auth.uid() returns uuid language sql stable as $$
  select case when current_setting('request.assured', true) is distinct from 'on' and auth.owes_second_step() then null
  else coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid end
$$;
