-- Extensions live in their own schema, as on a hosted project, so that nothing of theirs is exposed by the API.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- The API's schema: visible to the three roles; what is inside is granted table by table.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Which tables tell clients about their changes; the product adds to it.
create publication supabase_realtime;
